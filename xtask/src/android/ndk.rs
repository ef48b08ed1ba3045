//! A stand-in for the part of Android's NDK that links, under its own names: what is linked here is linked as dx does it, and
//! against nothing but the names that Android exports.
//!
//! The compiler is Debian's clang, whose driver knows Android like the NDK's. The libraries define exactly the names that the
//! oldest supported Android has (`android/symbols.txt`), so the linker itself refuses any other. What the NDK links statically
//! (the unwinder, C++'s part of it, the start of a program) is as empty as can be. Segments are aligned to 4 KB unless the
//! project asks for more, as NDKs before r28 have it.

use super::symbols;
use crate::phone::rust::{self, CLANG};
use crate::process::{self, Failure};
use crate::workspace;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const LLVM: &str = "/usr/lib/llvm-22/bin";
const TARGET: &str = "aarch64-linux-android";

/// The libraries of Android that dx and Rust name, beside C's own, which defines every name.
const EMPTY: [&str; 5] = ["m", "dl", "log", "android", "OpenSLES"];

/// What the unwinder gives to Rust's standard library.
const UNWINDER: [&str; 14] = [
    "Backtrace",
    "DeleteException",
    "FindEnclosingFunction",
    "GetCFA",
    "GetDataRelBase",
    "GetIP",
    "GetIPInfo",
    "GetLanguageSpecificData",
    "GetRegionStart",
    "GetTextRelBase",
    "RaiseException",
    "Resume",
    "SetGR",
    "SetIP",
];

/// The flags that dx 0.8.0-alpha.3 gives to rustc for Android (`build/request.rs:777`), but for the sysroot.
const OF_DX: [&str; 5] = [
    "-landroid",
    "-llog",
    "-lOpenSLES",
    "-lc++abi",
    "-Wl,--export-dynamic",
];

/// Where the stand-in is.
pub struct Ndk {
    linker: PathBuf,
    sysroot: PathBuf,
}

impl Ndk {
    /// Makes it anew.
    pub fn make() -> Result<Self, Failure> {
        let folder = rust::room()?.join("ndk");
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
        }
        let level = symbols::oldest_level()?;
        let tools = folder.join("toolchains/llvm/prebuilt/linux-x86_64");
        let sysroot = tools.join("sysroot");
        let libraries = rust::make_folder(sysroot.join(format!("usr/lib/{TARGET}/{level}")))?;
        make_libraries(&libraries, level)?;
        let linker = tools.join(format!("bin/{TARGET}{level}-clang"));
        script(
            &linker,
            &format!(
                "exec {CLANG} --sysroot='{}' -fuse-ld=lld -B{LLVM} --target={TARGET}{level} -L'{}' \
                 -Wl,-z,max-page-size=4096 \"$@\"",
                sysroot.display(),
                libraries.display()
            ),
        )?;
        Ok(Self { linker, sysroot })
    }

    /// Lets cargo link with it as dx does: a program that can be moved about, all of whose names may be exported, which is
    /// what becomes `libmain.so`.
    pub fn lend(&self, cargo: &mut Command) {
        let flags = OF_DX.map(|flag| format!("-Clink-arg={flag} ")).concat();
        let sysroot = self.sysroot.display();
        cargo.env("CC_aarch64_linux_android", CLANG);
        cargo.env("CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER", &self.linker);
        cargo.env(
            "CARGO_TARGET_AARCH64_LINUX_ANDROID_RUSTFLAGS",
            format!("{flags}-Clink-arg=-Wl,--sysroot={sysroot}"),
        );
    }
}

/// The libraries of the system, and the objects and archives that the NDK links in.
fn make_libraries(folder: &Path, level: u32) -> Result<(), Failure> {
    let exported = workspace::read(symbols::EXPORTED)?;
    let names = symbols::names_until(&exported, level);
    share(folder, "c", &functions(names.iter().copied()))?;
    for name in EMPTY {
        share(folder, name, "")?;
    }
    let unwinder = UNWINDER.map(|name| format!("{}{name}", symbols::FROM_THE_NDK));
    let unwinder = unwinder.iter().map(String::as_str);
    object(folder, "unwind.o", &functions(unwinder))?;
    object(
        folder,
        "crtbegin_dynamic.o",
        ".globl _start\n_start: b main\n",
    )?;
    for name in ["crtend_android.o", "empty.o"] {
        object(folder, name, "")?;
    }
    // A linker takes a list of objects in the place of an archive.
    rust::write(&folder.join("libunwind.a"), "INPUT(unwind.o)\n")?;
    rust::write(&folder.join("libc++abi.a"), "INPUT(empty.o)\n")
}

/// Functions of these names that do nothing.
fn functions<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names
        .map(|name| format!(".globl {name}\n.type {name},%function\n{name}: ret\n"))
        .collect()
}

/// A shared library of this assembly.
fn share(folder: &Path, name: &str, assembly: &str) -> Result<(), Failure> {
    let from = folder.join(format!("lib{name}.o"));
    object(folder, &format!("lib{name}.o"), assembly)?;
    let mut clang = compiler();
    clang.args(["-shared", "-nostdlib", "-fuse-ld=lld"]);
    clang.arg(format!("-B{LLVM}"));
    clang.arg(format!("-Wl,-soname,lib{name}.so"));
    clang.arg("-o").arg(folder.join(format!("lib{name}.so")));
    process::run(clang.arg(from))
}

/// An object of this assembly.
fn object(folder: &Path, name: &str, assembly: &str) -> Result<(), Failure> {
    let source = folder.join(name).with_extension("s");
    rust::write(&source, assembly)?;
    let mut clang = compiler();
    clang.arg("-c").arg("-o").arg(folder.join(name));
    process::run(clang.arg(source))
}

fn compiler() -> Command {
    let mut clang = Command::new(CLANG);
    clang.arg(format!("--target={TARGET}"));
    clang
}

/// A program of one line.
fn script(file: &Path, line: &str) -> Result<(), Failure> {
    let folder = file.parent().unwrap_or(Path::new("/"));
    rust::make_folder(folder.to_owned())?;
    rust::write(file, &format!("#!/bin/sh\n{line}\n"))?;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
        .map_err(|error| Failure::file(file, error))
}
