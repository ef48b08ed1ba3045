//! Packs long texts that are seldom read, and passes the linker the exports of the Android library
//! (`android/exports.map`) and the size of its pages.

#[path = "base/packing.rs"]
mod packing;

use std::path::{Path, PathBuf};

/// Phones with pages of 16 KB load a library only if its segments are aligned to that. NDK 28 does so by itself; dx
/// takes whatever NDK it finds. No 32-bit phone has such pages.
const LARGEST_PAGE: &str = "-Wl,-z,max-page-size=16384";

fn main() {
    // The web page has them beside its program.
    if told("CARGO_CFG_TARGET_FAMILY") != "wasm" {
        let licences = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/licences.txt");
        packing::pack("licences", &[licences]);
        packing::pack("moods", &drawings_of("moods"));
    }
    println!("cargo::rerun-if-changed=android/exports.map");
    if told("CARGO_CFG_TARGET_OS") != "android" {
        return;
    }
    let map = Path::new(env!("CARGO_MANIFEST_DIR")).join("android/exports.map");
    println!(
        "cargo::rustc-link-arg-bins=-Wl,--version-script={}",
        map.display()
    );
    if told("CARGO_CFG_TARGET_POINTER_WIDTH") == "64" {
        println!("cargo::rustc-link-arg-bins={LARGEST_PAGE}");
    }
}

/// The drawings of a folder, in the order of their names.
#[allow(clippy::disallowed_methods, reason = "a build script reads files")]
fn drawings_of(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/drawings")
        .join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("the folder of drawings can be read");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// A build script runs on the machine that compiles; Cargo tells it what for.
fn told(name: &str) -> String {
    #[allow(clippy::disallowed_methods, reason = "that is how Cargo tells it")]
    std::env::var(name).unwrap_or_default()
}
