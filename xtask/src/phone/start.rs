//! The program's `main`, called as a phone calls it.
//!
//! Android's activity has no words for the program: dioxus finds `main` by its name and calls it as a function without
//! arguments (`dioxus-desktop` 0.8.0-alpha.3, `src/mobile.rs:78`). What `main` takes for the number of words and their
//! place is then what two registers held. musl keeps both as Android's C library does, so a static arm64 program shows
//! under QEMU what follows: one that asks for its words dies.

use super::rust;
use crate::count::Count;
use crate::process::{self, Failure, say};
use crate::{targets, workspace};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const TARGET: &str = "aarch64-unknown-linux-musl";
const LINKER: &str = "rust-lld";
const QEMU: &str = "qemu-aarch64-static";

/// A program that does nothing but ask for its words.
const ASKS: &str = "fn main() { println!(\"{} words\", std::env::args_os().count()); }\n";

/// Message of the app where it has neither a window nor a preview: it has come to where a phone opens its window.
const CAME_FAR: &str = "this build has no browser preview";

/// Calls both. A target that cannot be had counts as nothing.
pub fn check() -> Result<Count, Failure> {
    if !targets::provide(TARGET) {
        say(format!("no start was tried: this Rust has no {TARGET}"));
        return Ok(Count::default());
    }
    say("main, called as Android calls it");
    let folder = rust::make_folder(rust::room()?.join("start"))?;
    let caller = caller(&folder)?;
    let asking = call(&asking_program(&folder, &caller)?)?;
    if asking.status.success() {
        return Err(Failure::chore(
            "a program that asks for its words lives on: nothing is proved by this",
        ));
    }
    let app = call(&app(&folder, &caller)?)?;
    let said = String::from_utf8_lossy(&app.stderr);
    if app.status.code() == Some(2) && said.contains(CAME_FAR) {
        return Ok(Count {
            passed: 1,
            failed: 0,
        });
    }
    say(format!("the app's main ended with {}: {said}", app.status));
    Ok(Count {
        passed: 0,
        failed: 1,
    })
}

/// The object that stands between the C library and `main`.
fn caller(folder: &Path) -> Result<PathBuf, Failure> {
    let object = folder.join("start.o");
    let source = workspace::root().join("xtask/src/phone/start.s");
    let mut clang = Command::new(rust::CLANG);
    clang
        .args(["--target=aarch64-linux-musl", "-c"])
        .arg(source);
    process::run(clang.arg("-o").arg(&object))?;
    Ok(object)
}

/// Arguments of the linker.
fn flags(caller: &Path) -> [String; 4] {
    let argument = |text: String| format!("link-arg={text}");
    [
        "-C".to_owned(),
        argument("--wrap=main".to_owned()),
        "-C".to_owned(),
        argument(caller.display().to_string()),
    ]
}

fn asking_program(folder: &Path, caller: &Path) -> Result<PathBuf, Failure> {
    let (source, program) = (folder.join("asks.rs"), folder.join("asks"));
    rust::write(&source, ASKS)?;
    let mut rustc = Command::new("rustc");
    rustc.args(["--target", TARGET, "-C", &format!("linker={LINKER}")]);
    process::run(
        rustc
            .args(flags(caller))
            .arg("-o")
            .arg(&program)
            .arg(&source),
    )?;
    Ok(program)
}

/// The app, as a phone's but for what draws it.
fn app(folder: &Path, caller: &Path) -> Result<PathBuf, Failure> {
    // What opens libraries stands in musl's `libc.a`. A crate asks for `libdl.a` all the same, and Rust's copy of musl
    // has none of the empty archives that a whole musl has.
    rust::write(&folder.join("libdl.a"), "!<arch>\n")?;
    let mut build = workspace::cargo(&["rustc", "--quiet", "--bin", "reverstargo"]);
    build.args(["--target", TARGET, "--no-default-features"]);
    build.args(["--features", "phone-start", "--"]);
    build.args(flags(caller));
    build.arg(format!("-L{}", folder.display()));
    build.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER", LINKER);
    process::run(&mut build)?;
    Ok(workspace::target()?.join(TARGET).join("debug/reverstargo"))
}

fn call(program: &Path) -> Result<Output, Failure> {
    let mut qemu = Command::new(QEMU);
    let failed = |error| Failure::chore(format!("{QEMU}: {error}"));
    qemu.arg(program).output().map_err(failed)
}
