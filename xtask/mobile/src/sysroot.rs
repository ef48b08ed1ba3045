//! Building for phones without the vendors' SDKs: Debian's Rust compiles the standard library for any target, and a
//! shared object may leave the system's symbols open.
//!
//! This proves that the Rust half is whole (types, entry points, segments). It is a check, not something to ship: the
//! ordinary way is taken by `cargo xtask android` and `cargo xtask ios`.

use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::process::{self, Failure, say};

/// Debian's packages for this; the same on Ubuntu, where the compiler's version differs.
const PACKAGES: &[&str] = &[
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "clang-22",
    "lld-22",
    "aapt",
];

const CLANG: &str = "clang-22";
const LLVM: &str = "/usr/lib/llvm-22/bin";

/// The libraries of Android that ours names. Empty ones are enough to link against.
const STUBS: &[&str] = &["c", "m", "dl", "log", "android", "unwind"];

/// Installs Debian's compilers if they are not here.
pub fn provide() -> Result<(), Failure> {
    let missing: Vec<&str> = PACKAGES
        .iter()
        .copied()
        .filter(|package| !process::succeeds("dpkg", &["-s", package]))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !process::installed("apt-get") {
        return Err(Failure::chore(format!(
            "this check builds with Debian's packages {}; here is no apt to ask for them",
            missing.join(" ")
        )));
    }
    say(format!(
        "the check needs {}: asking apt for it",
        missing.join(" ")
    ));
    process::run(&mut apt(&["update"]))?;
    let mut words = vec!["install", "-y", "--no-install-recommends"];
    words.extend(&missing);
    process::run(&mut apt(&words))
}

fn apt(words: &[&str]) -> Command {
    let root = process::succeeds("sh", &["-c", "test \"$(id -u)\" = 0"]);
    let mut command = if root {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("apt-get");
        sudo
    };
    command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

/// Debian's cargo for one target, with the standard library built along and the app's `mobile` feature on.
fn cargo(root: &Path, verb: &str, target: &str, folder: &Path) -> Command {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new("/usr/bin/cargo");
    command
        .current_dir(root)
        .args([
            verb,
            "-Zbuild-std=std,panic_abort",
            "--no-default-features",
            "--features",
            "mobile",
        ])
        .args(["--target", target, "--bin", "reverstargo", "--target-dir"])
        .arg(folder)
        .env("PATH", format!("/usr/bin:{path}"))
        .env("RUSTC_BOOTSTRAP", "1")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("RUSTC");
    command
}

/// Type-checks the whole app for iPhones.
pub fn check_ios(root: &Path, target: &Path) -> Result<(), Failure> {
    let sdk = target.join("mobile-check/no-sdk");
    make_folder(&sdk)?;
    say("type-checking the whole app for aarch64-apple-ios");
    process::run(
        cargo(
            root,
            "check",
            "aarch64-apple-ios",
            &target.join("mobile-check"),
        )
        .env("SDKROOT", &sdk)
        .env("CC_aarch64_apple_ios", CLANG),
    )
}

/// A library for Android, and its twin that still has the names of all symbols.
pub struct Built {
    /// What would be shipped.
    pub library: PathBuf,
    /// The twin.
    pub named: PathBuf,
}

/// Builds the stripped arm64 library for Android.
pub fn build_android(root: &Path, target: &Path) -> Result<Built, Failure> {
    let folder = target.join("mobile-check");
    let named = folder.join("libmain-named.so");
    let linker = linker(&folder.join("linker"), &named)?;
    say("building the arm64 library for Android (about 6 minutes the first time)");
    process::run(
        cargo(root, "build", "aarch64-linux-android", &folder)
            .arg("--release")
            .env("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER", linker)
            .env("CC_aarch64_linux_android", CLANG),
    )?;
    Ok(Built {
        library: folder.join("aarch64-linux-android/release/reverstargo"),
        named,
    })
}

/// Writes empty stand-ins for Android's libraries and a linker that makes a shared library out of what cargo takes
/// for a program, as dx does. The linker's name ends in `clang`, or rustc would speak to it as to a bare `ld`.
fn linker(folder: &Path, named: &Path) -> Result<PathBuf, Failure> {
    make_folder(folder)?;
    let empty = folder.join("empty.c");
    write(&empty, "")?;
    for stub in STUBS {
        process::run(
            Command::new(CLANG)
                .args([
                    "--target=aarch64-linux-android28",
                    "-shared",
                    "-nostdlib",
                    "-fuse-ld=lld",
                ])
                .arg(format!("-B{LLVM}"))
                .arg(format!("-Wl,-soname,lib{stub}.so"))
                .arg("-o")
                .arg(folder.join(format!("lib{stub}.so")))
                .arg(&empty),
        )?;
    }
    let script = folder.join("android-clang");
    write(&script, &linker_script(folder, named))?;
    process::run(Command::new("chmod").arg("+x").arg(&script))?;
    Ok(script)
}

fn linker_script(folder: &Path, named: &Path) -> String {
    format!(
        "#!/bin/sh\n\
         # Drops what makes a program and links a shared library instead: as asked for, and once more with all names.\n\
         link() {{\n\
         \x20 {CLANG} --target=aarch64-linux-android28 -shared -nostdlib -fuse-ld=lld -B{LLVM} \\\n\
         \x20   -L\"{}\" -Wl,-z,max-page-size=16384 -Wl,-soname,libmain.so \"$@\"\n\
         }}\n\
         left=$#\n\
         while [ $left -gt 0 ]; do\n\
         \x20 word=$1; shift; left=$((left-1))\n\
         \x20 case \"$word\" in -pie|-no-pie|-static-pie) ;; *) set -- \"$@\" \"$word\" ;; esac\n\
         done\n\
         link \"$@\" || exit\n\
         left=$#\n\
         while [ $left -gt 0 ]; do\n\
         \x20 word=$1; shift; left=$((left-1))\n\
         \x20 case \"$word\" in -Wl,--strip-all|-Wl,-s|-s) ;; *) set -- \"$@\" \"$word\" ;; esac\n\
         done\n\
         link \"$@\" -o \"{}\"\n",
        folder.display(),
        named.display()
    )
}

fn make_folder(folder: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::chore(format!("{} cannot be made: {error}", folder.display())))
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text)
        .map_err(|error| Failure::chore(format!("{} cannot be written: {error}", file.display())))
}
