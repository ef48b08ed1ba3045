//! Packs long texts that are seldom read, and passes the linker the exports of the Android library
//! (`android/exports.map`) and the size of its pages.

#[path = "base/packing.rs"]
mod packing;

use std::path::Path;

/// Phones with pages of 16 KB load a library only if its segments are aligned to that. NDK 28 does so by itself; dx
/// takes whatever NDK it finds. No 32-bit phone has such pages.
const LARGEST_PAGE: &str = "-Wl,-z,max-page-size=16384";

/// The opponents who smile and wince, in the order in which `src/ui/drawings.rs` finds them.
const MOODS: [&str; 16] = [
    "assets/drawings/moods/dragon-smiles.svg",
    "assets/drawings/moods/dragon-winces.svg",
    "assets/drawings/moods/falcon-smiles.svg",
    "assets/drawings/moods/falcon-winces.svg",
    "assets/drawings/moods/fox-smiles.svg",
    "assets/drawings/moods/fox-winces.svg",
    "assets/drawings/moods/owl-smiles.svg",
    "assets/drawings/moods/owl-winces.svg",
    "assets/drawings/moods/pebble-smiles.svg",
    "assets/drawings/moods/pebble-winces.svg",
    "assets/drawings/moods/sparrow-smiles.svg",
    "assets/drawings/moods/sparrow-winces.svg",
    "assets/drawings/moods/sphinx-smiles.svg",
    "assets/drawings/moods/sphinx-winces.svg",
    "assets/drawings/moods/spider-smiles.svg",
    "assets/drawings/moods/spider-winces.svg",
];

fn main() {
    // The web page has them beside its program.
    if told("CARGO_CFG_TARGET_FAMILY") != "wasm" {
        let licences = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/licences.txt");
        packing::pack("licences", &[licences]);
        packing::pack(
            "moods",
            &MOODS.map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name)),
        );
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

/// A build script runs on the machine that compiles; Cargo tells it what for.
fn told(name: &str) -> String {
    #[allow(clippy::disallowed_methods, reason = "that is how Cargo tells it")]
    std::env::var(name).unwrap_or_default()
}
