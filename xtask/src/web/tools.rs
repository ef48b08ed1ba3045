//! What the page's build needs beside Rust: the target, and wasm-bindgen in the version that Cargo.lock names.

use crate::process::{self, Failure, say};
use crate::{targets, workspace};
use std::path::{Path, PathBuf};

/// What browsers run.
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

/// wasm-bindgen, built if it is not there. It writes the JavaScript between the page and the program, and must have the
/// version of the library that the program is built with.
pub fn bindgen() -> Result<PathBuf, Failure> {
    let version = locked_version(&workspace::read("Cargo.lock")?)?;
    let tools = workspace::target()?.join("tools");
    let program = tools.join("bin").join("wasm-bindgen");
    if has_version(&program, &version) {
        return Ok(program);
    }
    say(format!(
        "building wasm-bindgen {version}, once: 4 minutes on one core"
    ));
    let mut install = workspace::cargo(&["install", "wasm-bindgen-cli", "--bin", "wasm-bindgen"]);
    // Without its test server it needs no encryption and less than half of the packages.
    install.args(["--no-default-features", "--debug", "--force", "--version"]);
    install.arg(format!("={version}")).arg("--root").arg(&tools);
    install.arg("--target-dir").arg(tools.join("build"));
    // Optimised a little: it compiles in the same time, and works through a page in seconds.
    install.env("CARGO_PROFILE_DEV_OPT_LEVEL", "1");
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    process::run(&mut install)?;
    Ok(program)
}

fn has_version(program: &Path, version: &str) -> bool {
    let told = process::answer(&program.to_string_lossy(), &["--version"]);
    told.is_some_and(|told| told.split_whitespace().nth(1) == Some(version))
}

/// The version of the library wasm-bindgen in a lock file.
fn locked_version(lock: &str) -> Result<String, Failure> {
    let mut lines = lock.lines();
    let found = lines.by_ref().any(|line| line == "name = \"wasm-bindgen\"");
    let version = lines.next().filter(|_| found);
    version
        .and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| Failure::chore("Cargo.lock names no wasm-bindgen"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_names_one_version() {
        let lock = "[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"\"\n";
        assert_eq!(locked_version(lock).expect("it is there"), "0.2.130");
        assert!(locked_version("name = \"wasm-bindgen-futures\"\nversion = \"1\"").is_err());
    }
}
