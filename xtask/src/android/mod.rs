//! `cargo xtask android`: an APK or AAB with the vendor's tools, or every check that needs none of them.

mod build;
mod kotlin;
mod library;
mod linked;
mod ndk;
mod package;
mod reference;
mod resources;
mod sdk;
mod shrunk;
mod signing;
mod symbols;
mod written;

use crate::packages;
use crate::phone::{self, agreement, features};
use crate::process::Failure;

pub use build::code;

pub const HELP: &str = "
    cargo xtask android [--apk | --aab] [--all-abis | --x86_64] [--install]
    cargo xtask android --smoke [--dry-run]
    cargo xtask android --check [--quick]

Builds the app for Android: dx for each instruction set, the project's own icon, theme and rules over the Gradle project
that dx makes, version from Cargo.toml, Gradle, signature, and a look at the result the way the store takes it.

  --apk       a package for a phone at hand, arm64 only unless --all-abis (this is what happens by itself)
  --aab       a bundle for Google Play, with every instruction set
  --x86_64    an APK for an emulator on an ordinary computer
  --install   puts the APK on the phone that is connected
  --smoke     plays the APK that was built last on the phone or emulator that is connected: a placement, the end of the
              app, its page's and its process's, and each time the way back to the same position (android/smoke.sh). It
              erases the app's progress on that phone. Pictures and the log are left in target/smoke/android
  --dry-run   with --smoke: only says what would be done
  --check     needs no SDK: compares the names that Kotlin, scripts, resources and Rust share; links manifest and
              resources with aapt2 against Debian's build of Android's own, and signs the package; compiles the Kotlin
              against stand-ins for Android's classes, whose signatures are held against Android's, and plays it with
              them on a JVM, as it is and shrunk by ProGuard; lets dx write the Gradle project and link the arm64
              library, and looks at both: versions, our files; entry points, imported names, segments, size
  --quick     with --check: only what can be read off the files

Signing: RSG_KEYSTORE names the keystore, RSG_KEY_ALIAS the key, RSG_KEYSTORE_PASSWORD the password. Without them an
APK is signed with this machine's debug key, for phones at hand.

Needs:  Android SDK and NDK, JDK 17 to 21, dx 0.8.0-alpha.3; for --check a Debian with apt
Takes:  about 15 minutes the first time; --check as long, for it builds dx first, and 7 afterwards; --check --quick a
        second
";

/// The file to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Package {
    /// For a phone at hand.
    Apk,
    /// For Google Play.
    Aab,
}

/// Rust's name of an instruction set, and its folder inside the package.
type Abi = (&'static str, &'static str);

/// Every instruction set the stores ask for; the first is what today's phones have.
const ABIS: [Abi; 3] = [
    ("aarch64-linux-android", "arm64-v8a"),
    ("armv7-linux-androideabi", "armeabi-v7a"),
    ("x86_64-linux-android", "x86_64"),
];

/// The package to build.
#[derive(PartialEq, Eq, Debug)]
struct Order {
    package: Package,
    abis: &'static [Abi],
    /// Install it on the phone that is connected.
    install: bool,
}

/// Does what the flags ask for.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    match flags[..] {
        ["--smoke"] => phone::smoke("android", &build::last_apk()?, false),
        ["--smoke", "--dry-run"] | ["--dry-run", "--smoke"] => {
            phone::smoke("android", &build::last_apk()?, true)
        }
        ["--check"] => check(false),
        ["--check", "--quick"] | ["--quick", "--check"] => check(true),
        _ => build::run(&order(&flags)?),
    }
}

fn order(flags: &[&str]) -> Result<Order, Failure> {
    let known = ["--apk", "--aab", "--all-abis", "--x86_64", "--install"];
    if let Some(flag) = flags.iter().find(|flag| !known.contains(flag)) {
        return Err(Failure::usage(format!(
            "android does not know \"{flag}\" here; try --help"
        )));
    }
    let has = |flag| flags.contains(&flag);
    if has("--aab") && has("--install") {
        return Err(Failure::usage(
            "an AAB cannot be installed on a phone; leave out --aab",
        ));
    }
    let all = has("--aab") || has("--all-abis");
    if all && has("--x86_64") {
        return Err(Failure::usage(
            "with every instruction set, x86_64 is among them; leave out --x86_64",
        ));
    }
    let abis = match (all, has("--x86_64")) {
        (true, _) => &ABIS[..],
        (false, true) => &ABIS[2..],
        (false, false) => &ABIS[..1],
    };
    Ok(Order {
        package: if has("--aab") {
            Package::Aab
        } else {
            Package::Apk
        },
        abis,
        install: has("--install"),
    })
}

/// Checks that need no SDK, NDK or phone; unless `quick`, with compilers and linkers.
fn check(quick: bool) -> Result<(), Failure> {
    let mut faults = agreement::faults()?;
    faults.extend(features::faults()?);
    faults.extend(resources::faults()?);
    if !quick {
        packages::for_the_phones()?;
        let linked = linked::link()?;
        faults.extend(linked.faults);
        faults.extend(reference::faults()?);
        faults.extend(signing::faults(&linked.made)?);
        let compiled = kotlin::compile(&linked.numbers)?;
        compiled.play(&compiled.classes)?;
        shrunk::play(&compiled, &linked.rules)?;
        faults.extend(written::faults()?);
    }
    phone::report("Android", &faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_for_the_store_holds_every_instruction_set() {
        let order = order(&["--aab"]).expect("it can be built");
        assert_eq!((order.package, order.abis), (Package::Aab, &ABIS[..]));
    }

    #[test]
    fn an_emulators_package_holds_its_instruction_set() {
        let abis = |flags: &[&str]| order(flags).expect("it can be built").abis;
        assert_eq!(abis(&["--x86_64"])[0].1, "x86_64");
        assert_eq!(abis(&["--install"])[0].1, "arm64-v8a");
    }

    #[test]
    fn flags_that_contradict_each_other_are_refused() {
        for flags in [
            &["--aab", "--install"][..],
            &["--aab", "--x86_64"],
            &["--quick"],
            &["--smoke", "--install"],
            &["--fast"],
        ] {
            assert_eq!(order(flags).expect_err("refused").code, 2, "{flags:?}");
        }
    }
}
