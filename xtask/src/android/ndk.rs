//! Stand-ins for what dx finds in Android's SDK: an NDK that links against nothing but the names that Android exports.
//!
//! The compiler is Debian's clang, whose driver knows Android like the NDK's. The libraries define exactly the names
//! that the oldest supported Android has (`android/symbols.txt`), so the linker itself refuses any other. What the NDK
//! links statically (the unwinder, C++'s part of it, the start of a program) is as empty as can be. Segments are
//! aligned to 4 KB unless the project asks for more, as NDKs before r28 have it.

use super::symbols;
use crate::phone::rust::{self, CLANG};
use crate::process::{self, Failure};
use crate::workspace;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LLVM: &str = "/usr/lib/llvm-22/bin";
const TARGET: &str = "aarch64-linux-android";

/// The libraries of Android that dx and Rust name, beside C's own, which defines every name.
const EMPTY: [&str; 5] = ["m", "dl", "log", "android", "OpenSLES"];

/// Functions of the unwinder that Rust's standard library calls.
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

/// The folder of the stand-ins.
pub struct StandIns {
    sdk: PathBuf,
    ndk: PathBuf,
}

impl StandIns {
    /// Makes them anew.
    pub fn make() -> Result<Self, Failure> {
        let sdk = rust::room()?.join("sdk");
        if sdk.exists() {
            fs::remove_dir_all(&sdk).map_err(|error| Failure::file(&sdk, error))?;
        }
        let level = symbols::oldest_level()?;
        let ndk = sdk.join("ndk/28.2.13676358");
        let tools = ndk.join("toolchains/llvm/prebuilt/linux-x86_64");
        let (bin, sysroot) = (tools.join("bin"), tools.join("sysroot"));
        let libraries = rust::make_folder(sysroot.join(format!("usr/lib/{TARGET}/{level}")))?;
        make_libraries(&libraries, level)?;
        let clang = format!(
            "exec {CLANG} --sysroot='{}' -fuse-ld=lld -B{LLVM}",
            sysroot.display()
        );
        let linking = format!(
            "{clang} --target={TARGET}{level} -L'{}' -Wl,-z,max-page-size=4096",
            libraries.display()
        );
        let made = Self { sdk, ndk };
        for (program, line) in [
            (bin.join(format!("{TARGET}{level}-clang")), linking),
            (bin.join("clang"), clang.clone()),
            (bin.join("clang++"), clang),
            (bin.join("llvm-ar"), "exec ar".to_owned()),
            (bin.join("llvm-ranlib"), "exec ranlib".to_owned()),
            // The chore keeps dx from Gradle. Where it does not, this fails.
            (made.sdk.join("jdk/bin/java"), "exit 1 #".to_owned()),
        ] {
            rust::script(&program, &format!("{line} \"$@\""))?;
        }
        Ok(made)
    }

    /// Lets dx find these and nothing else.
    pub fn lend_to_dx(&self, dx: &mut Command) {
        for other in ["ANDROID_SDK_ROOT", "ANDROID_SDK", "ANDROID_NDK_HOME"] {
            dx.env_remove(other);
        }
        dx.env("ANDROID_HOME", &self.sdk);
        dx.env("NDK_HOME", &self.ndk);
        dx.env("JAVA_HOME", self.sdk.join("jdk"));
        // What it keeps for itself stays here, too, and it tells nobody.
        dx.env("DX_HOME", self.sdk.join("dx"));
        dx.env("DX_TELEMETRY_ENABLED", "false");
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
