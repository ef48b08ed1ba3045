//! `cargo xtask android` and `cargo xtask ios`: handed on to a package of their own, whose parsers take a while to
//! compile and would slow down every other chore.

use crate::process::{self, Failure};
use crate::workspace;

/// What `android --help` says.
pub const ANDROID_HELP: &str = "
    cargo xtask android [--apk | --aab] [--all-abis] [--install]
    cargo xtask android --check [--quick]
    cargo xtask android --size
    cargo xtask android --icons

Builds the app for Android: dx for each instruction set, the project's own icon, theme and rules over the Gradle project
that dx makes, version from Cargo.toml, Gradle, signature, and a look at the result the way the store takes it.

  --apk       a package for a phone at hand, arm64 only unless --all-abis (this is what happens by itself)
  --aab       a bundle for Google Play, with every instruction set
  --install   puts the APK on the phone that is connected
  --check     needs no SDK: reads manifest, resources, activity and configuration, compiles the resources with Debian's
              aapt2, builds the arm64 library with Debian's Rust and looks at its entry points and segments
  --quick     with --check: only what can be read off the files
  --size      builds that library and tells what it consists of, by section and by crate
  --icons     writes the launcher icon anew from the drawings in assets/icons

Signing: RSG_KEYSTORE names the keystore, RSG_KEY_ALIAS the key, RSG_KEYSTORE_PASSWORD the password. Without them an APK is
signed with this machine's debug key, for phones at hand.

Needs:  Android SDK and NDK, JDK 17, dx 0.7.10; for --check a Debian with apt
Takes:  about 15 minutes the first time; --check 7, --check --quick a second
";

/// What `ios --help` says.
pub const IOS_HELP: &str = "
    cargo xtask ios [--simulator | --store]
    cargo xtask ios --check [--quick]

Builds the app for iOS: dx, then icon, launch screen, privacy manifest and plist, then the signature.

  --simulator  a bundle for the simulator (this is what happens by itself)
  --store      a signed IPA; RSG_APPLE_IDENTITY names the signing identity, RSG_APPLE_PROFILE the profile's path,
               RSG_BUILD_NUMBER a number larger than every uploaded one
  --check      needs no Mac: reads plist, privacy manifest, asset catalogue, icon and launch screen, and type-checks the
               whole app for iPhones with Debian's Rust
  --quick      with --check: only what can be read off the files

Needs:  a Mac with Xcode 26 (not 27), dx 0.7.10; for --check a Debian with apt
Takes:  about 10 minutes the first time; --check 3, --check --quick a second
";

/// Hands the chore on.
pub fn run(platform: &str, flags: &[String]) -> Result<(), Failure> {
    process::run(
        process::cargo(&workspace::root())
            .args([
                "run",
                "--quiet",
                "--package",
                "xtask-mobile",
                "--",
                platform,
            ])
            .args(flags),
    )
}
