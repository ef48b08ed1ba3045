//! The tools of the page's build beside Rust: the target, and wasm-bindgen in the version that Cargo.lock names.

use crate::process::Failure;
use crate::tools::Tool;
use crate::{targets, workspace};
use std::path::PathBuf;

/// The target that browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that Rust compiles for browsers.
pub fn target() -> Result<(), Failure> {
    if targets::provide(TARGET) {
        return Ok(());
    }
    Err(Failure::chore(format!(
        "this Rust cannot compile for {TARGET}, and rustup did not add that; on Debian the packages rustc-web and \
         libstd-rust-web-dev-wasm32 bring it"
    )))
}

/// Writes the JavaScript between the page and the program, and must have the version of the library that the program is
/// built with. Without its test server it needs no encryption and less than half of the packages.
const BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    takes: "4 minutes on one core",
    flags: &["--no-default-features"],
    optimised: "1",
};

/// wasm-bindgen, built if it is not there.
pub fn bindgen() -> Result<PathBuf, Failure> {
    BINDGEN.provide(&workspace::locked("wasm-bindgen")?)
}
