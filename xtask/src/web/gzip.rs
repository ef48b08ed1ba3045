//! Files in the format of gzip (RFC 1952), which browsers unpack. The program gzip itself would not do: its versions
//! and its stand-ins pack alike on no two machines, and two builds of one commit are to be the same.

use flate2::{Compression, GzBuilder};
use std::io::Write as _;

/// Some bytes, packed as small as the packer can, without name, time and system.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    const UNKNOWN_SYSTEM: u8 = 255;
    let head = GzBuilder::new().mtime(0).operating_system(UNKNOWN_SYSTEM);
    let mut packer = head.write(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.expect("memory can be written")
}
