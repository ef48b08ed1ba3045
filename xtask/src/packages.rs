//! System packages: which are needed, which are missing, and installing those with apt.
//!
//! Debian 12 and Ubuntu 24.04 have every library under the same name, and differ in the browser. On Ubuntu the package
//! `chromium-browser` only fetches a snap, which works where snapd runs and not in a container. There the end-to-end
//! tests run in WebKitGTK alone, unless a Chrome with its driver is in the search path.

use crate::process::{self, Failure, say};
use Probe::{File, Library, Program, ThisPackage};
use std::path::Path;
use std::process::Command;

/// A sign that something is installed.
#[derive(Clone, Copy)]
enum Probe {
    /// A library with its headers, known to pkg-config.
    Library(&'static str),
    /// One of these programs is in the search path.
    Program(&'static [&'static str]),
    File(&'static str),
    /// The package itself: the same file may come from another one, in another version.
    ThisPackage,
}

/// A probe and the package that brings it.
type Need = (Probe, &'static str);

/// Needs of the app, to be compiled and to open its window.
const APP: &[Need] = &[
    (Program(&["cc"]), "build-essential"),
    (Program(&["pkg-config"]), "pkg-config"),
    (Library("webkit2gtk-4.1"), "libwebkit2gtk-4.1-dev"),
    (Library("gtk+-3.0"), "libgtk-3-dev"),
    (File("/usr/include/xdo.h"), "libxdo-dev"),
    (
        Library("ayatana-appindicator3-0.1"),
        "libayatana-appindicator3-dev",
    ),
];

/// Further needs of the end-to-end tests, beside Chromium.
const TESTS: &[Need] = &[
    (Program(&["WebKitWebDriver"]), "webkit2gtk-driver"),
    (Program(&["Xvfb"]), "xvfb"),
    (Program(&["xdotool"]), "xdotool"),
    (Program(&["import"]), "imagemagick"),
    (Program(&["npm"]), "npm"),
    (Program(&["dbus-daemon"]), "dbus-daemon"),
    (File("/usr/libexec/at-spi-bus-launcher"), "at-spi2-core"),
    (
        File("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
        "fonts-dejavu-core",
    ),
    // What phones write Japanese, Hindi and Marathi with: boxes in the place of letters have other widths.
    (
        File("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
        "fonts-noto-cjk",
    ),
    (
        File("/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"),
        "fonts-noto-core",
    ),
];

/// Needs of the checks for phones beside Rust: a linker for Android's libraries and a C compiler for one file of iOS',
/// a look into libraries, Android's resource compiler with a framework, its signer, a shrinker, Kotlin's compiler from
/// npm and a Java beside it, and a processor of phones.
const PHONES: &[Need] = &[
    (Program(&["clang-22"]), "clang-22"),
    (Program(&["ld.lld-22"]), "lld-22"),
    (Program(&["readelf"]), "binutils"),
    (Program(&["aapt2"]), "aapt"),
    (File(FRAMEWORK), "android-framework-res"),
    (Program(&["apksigner"]), "apksigner"),
    (Program(&["proguard"]), "proguard-cli"),
    (Program(&["npm"]), "npm"),
    (Program(&["javac"]), "default-jdk-headless"),
    (Program(&["qemu-aarch64-static"]), "qemu-user-static"),
];

/// The resources of Android itself, of API level 29.
pub const FRAMEWORK: &str = "/usr/share/android-framework-res/framework-res.apk";

/// Debian's Rust, which can compile the standard library for any target.
const DEBIANS_RUST: &[Need] = &[
    (ThisPackage, "rustc-web"),
    (ThisPackage, "cargo-web"),
    (ThisPackage, "rust-web-src"),
];

const CHROMIUM: Probe = Program(&["chromium", "google-chrome", "chromium-browser"]);
const CHROMEDRIVER: Probe = Program(&["chromedriver", "chromium.chromedriver"]);

/// Chromium's engine without the browser, which takes less of the processor. Ubuntu has no package of it.
const CHROMIUM_ENGINE: Probe = Program(&["chromium-headless-shell"]);

fn chromium(on_ubuntu: bool) -> &'static [Need] {
    if on_ubuntu {
        &[
            (CHROMIUM, "chromium-browser"),
            (CHROMEDRIVER, "chromium-chromedriver"),
        ]
    } else {
        &[
            (CHROMIUM, "chromium"),
            (CHROMIUM_ENGINE, "chromium-headless-shell"),
            (CHROMEDRIVER, "chromium-driver"),
        ]
    }
}

/// Sees to it that the app can be built and opened.
pub fn for_the_app() -> Result<(), Failure> {
    provide("the app", APP)
}

/// Sees to it that what phones run can be compiled and looked at.
pub fn for_the_phones() -> Result<(), Failure> {
    provide("the check", PHONES)
}

/// Sees to it that there is a Rust that compiles for any target.
pub fn for_any_target() -> Result<(), Failure> {
    provide("the check", DEBIANS_RUST)
}

/// Sees to it that every test can run.
pub fn for_the_tests() -> Result<(), Failure> {
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let chromium = chromium(is_ubuntu(&release));
    let mut needs = [APP, TESTS].concat();
    if is_ubuntu(&release)
        && !Path::new("/run/snapd.socket").exists()
        && !chromium.iter().all(is_here)
    {
        say(
            "no Chromium: on Ubuntu it comes as a snap only, and snapd does not run here. The end-to-end tests will \
             run in WebKitGTK; put a Chrome and its chromedriver into the search path to have both.",
        );
    } else {
        needs.extend(chromium);
    }
    provide("the tests", &needs)
}

fn provide(purpose: &str, needs: &[Need]) -> Result<(), Failure> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing = needs.iter().filter(|need| !is_here(need));
    let missing: Vec<&str> = missing.map(|(_, package)| *package).collect();
    install(purpose, &missing)
}

fn is_here((probe, package): &Need) -> bool {
    match probe {
        Library(name) => process::answer("pkg-config", &["--exists", name]).is_some(),
        Program(names) => names.iter().any(|name| process::installed(name)),
        File(path) => Path::new(path).exists(),
        ThisPackage => process::answer("dpkg", &["-s", package]).is_some(),
    }
}

/// Installs packages with apt; where there is none, names them and fails.
fn install(purpose: &str, packages: &[&str]) -> Result<(), Failure> {
    if packages.is_empty() {
        return Ok(());
    }
    let names = packages.join(" ");
    if !process::installed("apt-get") {
        return Err(Failure::chore(format!(
            "{purpose} needs what Debian calls {names}; please install that and start again"
        )));
    }
    say(format!("{purpose} needs {names}: asking apt for it"));
    apt(&["update"])?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

/// Runs apt-get without questions, through sudo where that is needed.
fn apt(arguments: &[&str]) -> Result<(), Failure> {
    if !is_root() && !process::installed("sudo") {
        let line = arguments.join(" ");
        return Err(Failure::chore(format!(
            "apt-get {line} has to be run by root, and there is no sudo here"
        )));
    }
    let mut command = Command::new(if is_root() { "env" } else { "sudo" });
    if !is_root() {
        command.arg("env");
    }
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get"])
        .args(arguments);
    say(process::shown(&command));
    process::run(&mut command)
}

/// True if root runs this: apt needs no sudo then, and browsers refuse their sandbox.
pub fn is_root() -> bool {
    process::answer("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}

fn is_ubuntu(os_release: &str) -> bool {
    let names = |line: &'_ str| {
        let names = line
            .strip_prefix("ID=")
            .or_else(|| line.strip_prefix("ID_LIKE="))?;
        Some(
            names
                .trim_matches('"')
                .split(' ')
                .any(|name| name == "ubuntu"),
        )
    };
    os_release.lines().filter_map(names).any(|found| found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ubuntu_is_told_from_debian() {
        assert!(!is_ubuntu("NAME=Debian\nID=debian\n"));
        assert!(is_ubuntu("ID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_ubuntu("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
    }
}
