//! `cargo xtask android`: an APK or AAB with the vendor's tools, or every check that needs none of them.

mod build;
mod check;
mod icon;
mod manifest;
mod overlay;
mod resources;
mod rules;
mod tools;
mod verify;

use std::path::PathBuf;
use xtask::process::Failure;
use xtask::workspace;

/// Which file to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Package {
    /// For a phone at hand.
    Apk,
    /// For Google Play.
    Aab,
}

/// An instruction set, under the names that Rust and Android give it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Abi {
    /// Rust's target.
    pub target: &'static str,
    /// The folder inside the package.
    pub folder: &'static str,
}

/// Every instruction set the stores ask for; the first is what today's phones have.
pub const ABIS: [Abi; 3] = [
    Abi {
        target: "aarch64-linux-android",
        folder: "arm64-v8a",
    },
    Abi {
        target: "armv7-linux-androideabi",
        folder: "armeabi-v7a",
    },
    Abi {
        target: "x86_64-linux-android",
        folder: "x86_64",
    },
];

/// What was asked for.
#[derive(PartialEq, Eq, Debug)]
pub struct Wish {
    /// Which file to make.
    pub package: Package,
    /// For which instruction sets.
    pub abis: Vec<Abi>,
    /// Whether to put it on the phone that is connected.
    pub install: bool,
}

#[derive(PartialEq, Eq, Debug)]
enum Asked {
    Check { quick: bool },
    Size,
    Icons,
    Build(Wish),
}

/// Does what the flags ask for.
pub fn run(flags: &[&str]) -> Result<(), Failure> {
    let root = workspace::root();
    match understand(flags)? {
        Asked::Check { quick } => check::run(&root, quick),
        Asked::Size => check::size(&root),
        Asked::Icons => icon::write(&root),
        Asked::Build(wish) => build::run(&root, &wish),
    }
}

fn understand(flags: &[&str]) -> Result<Asked, Failure> {
    let mut wish = Wish {
        package: Package::Apk,
        abis: vec![ABIS[0]],
        install: false,
    };
    let mut check = false;
    let mut quick = false;
    match flags {
        ["--icons"] => return Ok(Asked::Icons),
        ["--size"] => return Ok(Asked::Size),
        _ => {}
    }
    for flag in flags {
        match *flag {
            "--check" => check = true,
            "--quick" => quick = true,
            "--apk" => wish.package = Package::Apk,
            "--aab" => {
                wish.package = Package::Aab;
                wish.abis = ABIS.to_vec();
            }
            "--all-abis" => wish.abis = ABIS.to_vec(),
            "--install" => wish.install = true,
            other => {
                return Err(Failure::usage(format!(
                    "android does not know \"{other}\"; try --help"
                )));
            }
        }
    }
    if check {
        return Ok(Asked::Check { quick });
    }
    if quick {
        return Err(Failure::usage("--quick belongs to --check"));
    }
    if wish.install && wish.package == Package::Aab {
        return Err(Failure::usage(
            "an AAB cannot be installed on a phone; leave out --aab",
        ));
    }
    Ok(Asked::Build(wish))
}

/// Where dx lays the Gradle project.
pub fn gradle_project(target: &std::path::Path) -> PathBuf {
    target.join("dx/reverstargo/release/android/app")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_for_the_store_holds_every_instruction_set() {
        let Ok(Asked::Build(wish)) = understand(&["--aab"]) else {
            panic!("--aab asks for a build");
        };
        assert_eq!(wish.package, Package::Aab);
        assert_eq!(wish.abis, ABIS);
    }

    #[test]
    fn the_check_needs_to_be_asked_for() {
        assert_eq!(
            understand(&["--check"]).ok(),
            Some(Asked::Check { quick: false })
        );
        assert!(matches!(understand(&[]), Ok(Asked::Build(_))));
    }

    #[test]
    fn wishes_that_contradict_each_other_are_refused() {
        for flags in [&["--aab", "--install"][..], &["--quick"], &["--fast"]] {
            assert_eq!(understand(flags).expect_err("refused").code, 2, "{flags:?}");
        }
    }
}
