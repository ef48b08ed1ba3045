//! What the system has to bring: which packages are needed, whether they are here, and how they come here.
//!
//! Debian 12 and Ubuntu 24.04 carry every library under the same name. They differ in the browser alone: Debian has
//! ordinary packages, on Ubuntu `chromium-browser` and `chromium-chromedriver` only fetch a snap, which works on a
//! machine that runs snapd and not in a container. There the WebKitGTK half of the end-to-end tests is what is left,
//! unless a Chrome with its driver was put into the search path.

use crate::process::{self, Failure, say};
use std::path::Path;
use std::process::Command;

/// How to see whether something is there already.
enum Probe {
    /// A library with its headers, as `pkg-config` knows it.
    Library(&'static str),
    /// One of these programs, in the search path.
    Program(&'static [&'static str]),
    /// One of these files.
    File(&'static [&'static str]),
}

/// One thing the system has to bring.
struct Need {
    probe: Probe,
    debian: &'static str,
    ubuntu: &'static str,
}

const fn same(probe: Probe, package: &'static str) -> Need {
    Need {
        probe,
        debian: package,
        ubuntu: package,
    }
}

/// What the app needs to be compiled and to open its window.
const APP: &[Need] = &[
    same(Probe::Program(&["cc"]), "build-essential"),
    same(Probe::Program(&["pkg-config"]), "pkg-config"),
    same(Probe::Library("webkit2gtk-4.1"), "libwebkit2gtk-4.1-dev"),
    same(Probe::Library("gtk+-3.0"), "libgtk-3-dev"),
    same(Probe::File(&["/usr/include/xdo.h"]), "libxdo-dev"),
    same(
        Probe::Library("ayatana-appindicator3-0.1"),
        "libayatana-appindicator3-dev",
    ),
];

/// What the end-to-end tests need on top of that.
const TESTS: &[Need] = &[
    same(Probe::Program(&["WebKitWebDriver"]), "webkit2gtk-driver"),
    same(Probe::Program(&["Xvfb"]), "xvfb"),
    same(Probe::Program(&["xdotool"]), "xdotool"),
    same(Probe::Program(&["import"]), "imagemagick"),
    same(Probe::Program(&["npm"]), "npm"),
    same(Probe::Program(&["dbus-daemon"]), "dbus-daemon"),
    same(
        Probe::File(&["/usr/libexec/at-spi-bus-launcher"]),
        "at-spi2-core",
    ),
    same(
        Probe::File(&["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"]),
        "fonts-dejavu-core",
    ),
];

const BROWSER: &[Need] = &[
    Need {
        probe: Probe::Program(&["chromium", "google-chrome", "chromium-browser"]),
        debian: "chromium",
        ubuntu: "chromium-browser",
    },
    Need {
        probe: Probe::Program(&["chromedriver", "chromium.chromedriver"]),
        debian: "chromium-driver",
        ubuntu: "chromium-chromedriver",
    },
];

/// What this program knows about the system it runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum System {
    Debian,
    Ubuntu,
    OtherLinux,
    NotLinux,
}

/// Sees to it that the app can be built and opened.
pub fn for_the_app() -> Result<(), Failure> {
    provide("the app", &[APP])
}

/// Sees to it that every test can run.
pub fn for_the_tests() -> Result<(), Failure> {
    if system() == System::Ubuntu && !Path::new("/run/snapd.socket").exists() && !all_here(BROWSER)
    {
        say(
            "no Chromium: on Ubuntu it comes as a snap only, and snapd does not run here. The end-to-end tests will run \
             in WebKitGTK; put a Chrome and its chromedriver into the search path to have both.",
        );
        return provide("the tests", &[APP, TESTS]);
    }
    provide("the tests", &[APP, TESTS, BROWSER])
}

fn provide(purpose: &str, lists: &[&[Need]]) -> Result<(), Failure> {
    let system = system();
    if system == System::NotLinux {
        return Ok(());
    }
    let missing: Vec<&str> = lists
        .iter()
        .flat_map(|list| list.iter())
        .filter(|need| !is_here(&need.probe))
        .map(|need| need.package_on(system))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" ");
    if system == System::OtherLinux {
        return Err(Failure::chore(format!(
            "{purpose} needs what Debian calls {names}; please install that and start again"
        )));
    }
    say(format!("{purpose} needs {names}: asking apt for it"));
    apt(&["update"])?;
    let mut words = vec!["install", "-y", "--no-install-recommends"];
    words.extend(&missing);
    apt(&words)
}

impl Need {
    fn package_on(&self, system: System) -> &'static str {
        match system {
            System::Ubuntu => self.ubuntu,
            System::Debian | System::OtherLinux | System::NotLinux => self.debian,
        }
    }
}

fn all_here(needs: &[Need]) -> bool {
    needs.iter().all(|need| is_here(&need.probe))
}

fn is_here(probe: &Probe) -> bool {
    match probe {
        Probe::Library(name) => process::succeeds("pkg-config", &["--exists", name]),
        Probe::Program(names) => names.iter().any(|name| process::installed(name)),
        Probe::File(paths) => paths.iter().any(|path| Path::new(path).exists()),
    }
}

/// Runs apt-get without questions, through sudo where that is needed.
fn apt(arguments: &[&str]) -> Result<(), Failure> {
    let mut command = if is_root() {
        Command::new("env")
    } else if process::installed("sudo") {
        let mut command = Command::new("sudo");
        command.arg("env");
        command
    } else {
        return Err(Failure::chore(format!(
            "apt-get {} has to be run by root, and there is no sudo here",
            arguments.join(" ")
        )));
    };
    command
        .arg("DEBIAN_FRONTEND=noninteractive")
        .arg("apt-get")
        .args(arguments);
    say(process::shown(&command));
    let status = command
        .status()
        .map_err(|error| Failure::chore(format!("cannot start apt-get: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::chore(format!(
            "apt-get {} ended with {status}",
            arguments.join(" ")
        )))
    }
}

/// Whether root runs this: apt needs no sudo then, and browsers refuse their sandbox.
pub fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn system() -> System {
    if !cfg!(target_os = "linux") {
        return System::NotLinux;
    }
    if !process::installed("apt-get") {
        return System::OtherLinux;
    }
    system_of(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
}

fn system_of(os_release: &str) -> System {
    let ubuntu = os_release.lines().any(|line| {
        line.strip_prefix("ID=")
            .or_else(|| line.strip_prefix("ID_LIKE="))
            .is_some_and(|names| {
                names
                    .trim_matches('"')
                    .split(' ')
                    .any(|name| name == "ubuntu")
            })
    });
    if ubuntu {
        System::Ubuntu
    } else {
        System::Debian
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_systems_are_told_apart() {
        assert_eq!(system_of("NAME=Debian\nID=debian\n"), System::Debian);
        assert_eq!(system_of("ID=ubuntu\nID_LIKE=debian\n"), System::Ubuntu);
        assert_eq!(
            system_of("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"),
            System::Ubuntu
        );
    }

    #[test]
    fn the_browser_is_called_differently_on_each() {
        let names = |system| BROWSER.iter().map(move |need| need.package_on(system));
        assert!(names(System::Debian).eq(["chromium", "chromium-driver"]));
        assert!(names(System::Ubuntu).eq(["chromium-browser", "chromium-chromedriver"]));
    }

    #[test]
    fn what_is_missing_is_noticed() {
        assert!(!is_here(&Probe::Library("no-such-library-here")));
        assert!(!is_here(&Probe::File(&["/no/such/file"])));
        assert!(is_here(&Probe::Program(&["no-such-program", "sh"])));
    }
}
