//! Building for phones without the vendors' SDKs: Debian's Rust compiles the standard library for any target, and a
//! shared object may leave the system's symbols open.
//!
//! This proves that the Rust half is whole (types, entry points, segments). It is a check, not something to ship: the
//! ordinary way is taken by `cargo xtask android` and `cargo xtask ios`.

use crate::process::{self, Failure, say};
use crate::{packages, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

const PACKAGES: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "clang-22",
    "lld-22",
    "binutils",
    "aapt",
];
const CLANG: &str = "clang-22";
const LLVM: &str = "/usr/lib/llvm-22/bin";

/// The libraries of Android that ours names. Empty ones are enough to link against.
const STUBS: &[&str] = &["c", "m", "dl", "log", "android", "unwind"];

/// Installs Debian's compilers if they are not here.
pub fn provide() -> Result<(), Failure> {
    let missing = PACKAGES
        .iter()
        .filter(|package| process::answer("dpkg", &["-s", package]).is_none());
    packages::install("the check", &missing.copied().collect::<Vec<_>>())
}

/// Type-checks the whole app for iPhones.
pub fn check_ios() -> Result<(), Failure> {
    let folder = workspace::target()?.join("mobile-check");
    let sdk = make_folder(folder.join("no-sdk"))?;
    say("type-checking the whole app for aarch64-apple-ios");
    let mut check = cargo("check", "aarch64-apple-ios", &folder);
    process::run(check.env("SDKROOT", sdk).env("CC_aarch64_apple_ios", CLANG))
}

/// Builds the stripped arm64 library for Android.
pub fn build_android() -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("mobile-check");
    let linker = linker(&make_folder(folder.join("linker"))?)?;
    say("building the arm64 library for Android (about 6 minutes the first time)");
    let mut build = cargo("build", "aarch64-linux-android", &folder);
    build
        .arg("--release")
        .env("CC_aarch64_linux_android", CLANG);
    process::run(build.env("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER", linker))?;
    Ok(folder.join("aarch64-linux-android/release/reverstargo"))
}

/// Compiles the Android resources as Gradle would. Linking needs the SDK's framework and is left to it.
pub fn compile_resources() -> Result<(), Failure> {
    let folder = make_folder(workspace::target()?.join("mobile-check"))?;
    say("compiling the resources with aapt2");
    let mut aapt = Command::new("aapt2");
    aapt.args(["compile", "--dir"])
        .arg(workspace::root().join("android/res"));
    process::run(aapt.arg("-o").arg(folder.join("resources.zip")))
}

/// Debian's cargo for one target, with the standard library built along and the app's `mobile` feature on.
fn cargo(verb: &str, target: &str, folder: &Path) -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new("/usr/bin/cargo");
    command
        .current_dir(workspace::root())
        .args([verb, "--target", target, "--bin", "reverstargo"]);
    command.args([
        "-Zbuild-std=std,panic_abort",
        "--no-default-features",
        "--features",
        "mobile",
    ]);
    command.arg("--target-dir").arg(folder);
    command
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
         exec {CLANG} {} -B{LLVM} -L\"{}\" -Wl,-z,max-page-size=16384 -Wl,-soname,libmain.so \"$@\"\n",
        shared.join(" "),
        folder.display()
    );
    write(&script, &text)?;
    process::run(Command::new("chmod").arg("+x").arg(&script))?;
    Ok(script)
}

fn make_folder(folder: PathBuf) -> Result<PathBuf, Failure> {
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
    Ok(folder)
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| Failure::file(file, error))
}
