//! SHA-256, by which a service worker knows the files of its version.

use sha2::{Digest, Sha256};

/// The hash of some bytes, in hexadecimal digits.
pub fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}
