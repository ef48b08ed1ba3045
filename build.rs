//! Says to the linker what the Android library exports (`android/exports.map`).

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=android/exports.map");
    // A build script runs on the machine that compiles; Cargo tells it what for.
    #[allow(clippy::disallowed_methods, reason = "that is how Cargo tells it")]
    let target = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if target == "android" {
        let map = Path::new(env!("CARGO_MANIFEST_DIR")).join("android/exports.map");
        println!(
            "cargo::rustc-link-arg-bins=-Wl,--version-script={}",
            map.display()
        );
    }
}
