//! Compiling for phones without the vendors' SDKs: rustup brings the standard library of their targets, and a shared object
//! may leave the system's symbols open. Where rustup cannot, Debian's Rust compiles the standard library along.
//!
//! This proves that the Rust half is whole (types, entry points, imported names, segments). It is a check, not something to
//! ship: the ordinary way is taken by `cargo xtask android` and `cargo xtask ios`.

use crate::process::{self, Failure, say};
use crate::{packages, targets, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CLANG: &str = "clang-22";
const LLVM: &str = "/usr/lib/llvm-22/bin";

/// The libraries of Android that ours names. Empty ones are enough to link against.
const STUBS: &[&str] = &["c", "m", "dl", "log", "android", "unwind"];

/// Type-checks the whole app for iPhones.
pub fn check_ios() -> Result<(), Failure> {
    let sdk = make_folder(room()?.join("no-sdk"))?;
    let (mut check, _) = cargo("check", "aarch64-apple-ios")?;
    say("type-checking the whole app for aarch64-apple-ios");
    process::run(check.env("SDKROOT", sdk).env("CC_aarch64_apple_ios", CLANG))
}

/// Builds the stripped arm64 library for Android.
pub fn build_android() -> Result<PathBuf, Failure> {
    let linker = linker(&make_folder(room()?.join("linker"))?)?;
    let (mut build, folder) = cargo("build", "aarch64-linux-android")?;
    say("building the arm64 library for Android (about 6 minutes the first time)");
    build
        .arg("--release")
        .env("CC_aarch64_linux_android", CLANG);
    process::run(build.env("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER", linker))?;
    Ok(folder.join("aarch64-linux-android/release/reverstargo"))
}

/// Where the checks keep what they make.
pub fn room() -> Result<PathBuf, Failure> {
    make_folder(workspace::target()?.join("mobile-check"))
}

/// A cargo that builds the app with its `mobile` feature for one target, and the folder it builds into.
fn cargo(verb: &str, target: &str) -> Result<(Command, PathBuf), Failure> {
    let words = [verb, "--target", target, "--bin", "reverstargo"];
    let (mut command, folder) = if targets::provide(target) {
        (workspace::cargo(&words), workspace::target()?)
    } else {
        say(format!(
            "this Rust has no {target}: Debian's compiles the standard library along, 5 minutes more"
        ));
        packages::for_any_target()?;
        let folder = room()?;
        let mut command = debians_cargo();
        command.args(words).arg("-Zbuild-std=std,panic_abort");
        command.arg("--target-dir").arg(&folder);
        (command, folder)
    };
    command.args(["--no-default-features", "--features", "mobile"]);
    Ok((command, folder))
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
/// Writes empty stand-ins for Android's libraries and a linker that makes a shared library out of what cargo takes
/// for a program, as dx does. The linker's name ends in `clang`, or rustc would speak to it as to a bare `ld`.
fn linker(folder: &Path) -> Result<PathBuf, Failure> {
    let shared = [
        "--target=aarch64-linux-android28",
        "-shared",
        "-nostdlib",
        "-fuse-ld=lld",
    ];
    let empty = folder.join("empty.c");
    write(&empty, "")?;
    for stub in STUBS {
        let mut clang = Command::new(CLANG);
        clang
            .args(shared)
            .arg(format!("-B{LLVM}"))
            .arg(format!("-Wl,-soname,lib{stub}.so"));
        process::run(
            clang
                .arg("-o")
                .arg(folder.join(format!("lib{stub}.so")))
                .arg(&empty),
        )?;
    }
    let script = folder.join("android-clang");
    let text = format!(
        "#!/bin/sh\n\
         # Drops what makes a program, and links a shared library instead.\n\
         left=$#\n\
         while [ $left -gt 0 ]; do\n\
         \x20 word=$1; shift; left=$((left-1))\n\
         \x20 case \"$word\" in -pie|-no-pie|-static-pie) ;; *) set -- \"$@\" \"$word\" ;; esac\n\
         done\n\
         exec {CLANG} {} -B{LLVM} -L\"{}\" -Wl,-z,max-page-size=4096 -Wl,-soname,libmain.so \"$@\"\n",
        shared.join(" "),
        folder.display()
    );
    write(&script, &text)?;
    process::run(Command::new("chmod").arg("+x").arg(&script))?;
    Ok(script)
}

pub fn make_folder(folder: PathBuf) -> Result<PathBuf, Failure> {
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
    Ok(folder)
}

pub fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| Failure::file(file, error))
}
