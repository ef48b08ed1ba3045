//! Compiling for phones without the vendors' SDKs: rustup brings the standard library of their targets. Where it
//! cannot, Debian's Rust compiles the standard library along.
//!
//! It is a check, not something to ship: the ordinary way is taken by `cargo xtask android` and `cargo xtask ios`.

use crate::process::{self, Failure, say};
use crate::{packages, targets, workspace};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CLANG: &str = "clang-22";

/// Type-checks the whole app for iPhones.
pub fn check_ios() -> Result<(), Failure> {
    let sdk = make_folder(room()?.join("no-sdk"))?;
    let mut check = cargo("check", "aarch64-apple-ios")?;
    say("type-checking the whole app for aarch64-apple-ios");
    process::run(check.env("SDKROOT", sdk).env("CC_aarch64_apple_ios", CLANG))
}

/// The folder of what the checks make.
pub fn room() -> Result<PathBuf, Failure> {
    make_folder(workspace::target()?.join("mobile-check"))
}

/// A cargo that looks at the app with its `mobile` feature for one target.
fn cargo(verb: &str, target: &str) -> Result<Command, Failure> {
    let words = [verb, "--target", target, "--bin", "reverstargo"];
    let mut command = if targets::provide(target) {
        workspace::cargo(&words)
    } else {
        say(format!(
            "this Rust has no {target}: Debian's compiles the standard library along, 5 minutes more"
        ));
        packages::for_any_target()?;
        let mut command = debians_cargo();
        command.args(words).arg("-Zbuild-std=std,panic_abort");
        command.arg("--target-dir").arg(room()?);
        command
    };
    command.args(["--no-default-features", "--features", "mobile"]);
    Ok(command)
}

/// Debian's cargo with Debian's compiler.
fn debians_cargo() -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new("/usr/bin/cargo");
    command
        .current_dir(workspace::root())
        .env("PATH", format!("/usr/bin:{path}"))
        .env("RUSTC_BOOTSTRAP", "1");
    for variable in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC"] {
        command.env_remove(variable);
    }
    command
}

pub fn make_folder(folder: PathBuf) -> Result<PathBuf, Failure> {
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
    Ok(folder)
}

pub fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| Failure::file(file, error))
}

/// Writes a program of one line for the shell.
pub fn script(file: &Path, line: &str) -> Result<(), Failure> {
    let folder = file.parent().unwrap_or(Path::new("/"));
    make_folder(folder.to_owned())?;
    write(file, &format!("#!/bin/sh\n{line}\n"))?;
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o755))
        .map_err(|error| Failure::file(file, error))
}
