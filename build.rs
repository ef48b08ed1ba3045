//! Packs long texts that are seldom read, cuts sheets of drawings into single ones, and passes the linker the exports
//! of the Android library (`android/exports.map`) and the size of its pages.

#[path = "base/packing.rs"]
mod packing;
#[path = "base/sheet.rs"]
mod sheet;

use std::fs;
use std::path::{Path, PathBuf};

/// Phones with pages of 16 KB load a library only if its segments are aligned to that. NDK 28 does so by itself; dx
/// takes whatever NDK it finds. No 32-bit phone has such pages.
const LARGEST_PAGE: &str = "-Wl,-z,max-page-size=16384";

/// The sheets whose drawings are built in one by one, so that the web page can take some of them later.
const SHEETS: [&str; 5] = ["badges", "faces", "icons", "install", "trophies"];

fn main() {
    // The web page has them beside its program.
    if told("CARGO_CFG_TARGET_FAMILY") != "wasm" {
        let licences = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/licences.txt");
        packing::pack("licences", &[licences]);
        packing::pack("moods", &[sheet_path("moods")]);
    }
    SHEETS.into_iter().for_each(cut);
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

fn sheet_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/drawings/{name}.svg"))
}

/// Writes each drawing of a sheet into a file, where `src/ui/drawings.rs` finds it.
#[allow(clippy::disallowed_methods, reason = "a build script reads files")]
fn cut(name: &str) {
    let path = sheet_path(name);
    println!("cargo::rerun-if-changed={}", path.display());
    let sheet = fs::read_to_string(&path).expect("the sheet is there");
    let folder = Path::new(&told("OUT_DIR")).join(name);
    fs::create_dir_all(&folder).expect("the folder is the build script's own");
    for (drawing, shapes) in sheet::drawings(&sheet) {
        fs::write(folder.join(drawing), shapes).expect("the folder is the build script's own");
    }
}

/// A build script runs on the machine that compiles; Cargo tells it what for.
fn told(name: &str) -> String {
    #[allow(clippy::disallowed_methods, reason = "that is how Cargo tells it")]
    std::env::var(name).unwrap_or_default()
}
