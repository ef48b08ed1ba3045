//! Packs what is built in, for the build scripts; `src/packed.rs` unpacks it.

use std::path::Path;
use std::{env, fs};

/// Between two texts of one pack. No text has it.
const BETWEEN: &[u8] = b"\0";

/// The level at which nothing is compressed.
const STORED: u8 = 0;

/// Writes a file, or texts in their order, as one pack of this name, where the crate that is built finds it.
///
/// Texts take a quarter of the room, weights a half. A web page travels compressed as a whole, in which two layers of
/// compression are larger than one: there they are only stored.
#[allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and is told by the environment"
)]
pub fn pack(name: &str, files: &[impl AsRef<Path>]) {
    let parts: Vec<Vec<u8>> = files.iter().map(|file| read(file.as_ref())).collect();
    let is_apart = |part: &Vec<u8>| !part.contains(&BETWEEN[0]);
    assert!(parts.len() == 1 || parts.iter().all(is_apart), "{name}");
    let bytes = parts.join(BETWEEN);
    let is_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let packed =
        miniz_oxide::deflate::compress_to_vec_zlib(&bytes, if is_page { STORED } else { 9 });
    let folder = env::var("OUT_DIR").expect("Cargo names the folder");
    fs::write(Path::new(&folder).join(name), packed).expect("the folder is the build script's own");
}

/// A file, which builds it anew when it changes.
#[allow(clippy::disallowed_methods, reason = "a build script reads files")]
fn read(file: &Path) -> Vec<u8> {
    println!("cargo::rerun-if-changed={}", file.display());
    fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
