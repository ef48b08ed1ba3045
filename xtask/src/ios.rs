//! `cargo xtask ios`: an app bundle or IPA with Apple's tools, or every check that needs none of them.
//!
//! dx builds; everything that it leaves out follows, and the signature comes last, in the order that the App Store's
//! upload accepts. Nothing may be put into the bundle after it was signed, and `dx bundle` would build it anew.

use crate::packages;
use crate::phone::features::{self, OLDEST_IOS};
use crate::phone::{self, agreement, plists, rust};
use crate::process::{self, Failure, say};
use crate::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const HELP: &str = "
    cargo xtask ios [--simulator | --store] [--dry-run]
    cargo xtask ios --smoke [--dry-run]
    cargo xtask ios --check [--quick]

Builds the app for iOS: dx, then icon, launch screen, privacy manifest and plist, then the signature.

  --simulator  a bundle for the simulator (this is what happens by itself)
  --store      a signed IPA; RSG_APPLE_IDENTITY names the signing identity, RSG_APPLE_PROFILE the profile's path,
               RSG_BUILD_NUMBER a number larger than every uploaded one
  --smoke      starts the bundle that was built last in the simulator, also by a link and in the dark, follows links and
               ends it (ios/smoke.sh). It erases the app's progress there, and shuts down every other simulator.
               Pictures and the log are left in target/smoke/ios
  --dry-run    only says what would be done
  --check      needs no Mac: compares the names that plist, pictures and the rest of the project share, and type-checks
               the whole app for iPhones
  --quick      with --check: only what can be read off the files

Needs:  a Mac with Xcode 26 or newer, dx 0.8.0-alpha.3; for --check a Debian with apt
Takes:  about 10 minutes the first time; --check 3, --check --quick a second
";

/// The App Store takes nothing that an older one built.
const OLDEST_XCODE: u32 = 26;
const DEVICE: &str = "aarch64-apple-ios";
const SIMULATOR: &str = "aarch64-apple-ios-sim";

/// Does what the flags ask for.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    match flags[..] {
        [] | ["--simulator"] => simulator(),
        ["--store"] => store(),
        ["--dry-run"] | ["--simulator", "--dry-run"] => print_steps(SIMULATOR, "iphonesimulator"),
        ["--store", "--dry-run"] => print_steps(DEVICE, "iphoneos"),
        ["--smoke"] => phone::smoke("ios", &bundle(SIMULATOR)?, false),
        ["--smoke", "--dry-run"] | ["--dry-run", "--smoke"] => {
            phone::smoke("ios", &bundle(SIMULATOR)?, true)
        }
        ["--check"] => check(false),
        ["--check", "--quick"] | ["--quick", "--check"] => check(true),
        _ => Err(Failure::usage(format!(
            "ios does not know \"{}\"; try --help",
            flags.join(" ")
        ))),
    }
}

/// Checks that need no Mac; unless `quick`, with a compiler.
fn check(quick: bool) -> Result<(), Failure> {
    let mut faults = agreement::faults()?;
    faults.extend(features::faults()?);
    faults.extend(plists::faults()?);
    faults.extend(missing_pictures()?);
    if !quick {
        packages::for_the_phones()?;
        rust::check_ios()?;
    }
    phone::report("iOS", &faults)
}

/// Colours and icons of the asset catalogue that launch screen and plist name. A missing colour is shown as black.
fn missing_pictures() -> Result<Vec<String>, Failure> {
    let storyboard = workspace::read("ios/LaunchScreen.storyboard")?;
    let colors = storyboard
        .split("<color key=\"backgroundColor\" name=\"")
        .skip(1);
    let colors = colors.filter_map(|rest| Some(format!("{}.colorset", rest.split('"').next()?)));
    let catalogue = workspace::root().join("ios/Assets.xcassets");
    let wanted = colors.chain(["AppIcon.appiconset".to_owned()]);
    let missing = wanted.filter(|name| !catalogue.join(name).join("Contents.json").is_file());
    Ok(missing
        .map(|name| format!("the asset catalogue has no {name}"))
        .collect())
}

/// A bundle for the simulator.
fn simulator() -> Result<(), Failure> {
    find_tools(SIMULATOR)?;
    let bundle = build(SIMULATOR, "iphonesimulator")?;
    say(format!(
        "start it with: xcrun simctl install booted {}",
        bundle.display()
    ));
    Ok(())
}

/// A signed IPA for the App Store.
fn store() -> Result<(), Failure> {
    find_tools(DEVICE)?;
    let required = |name: &str| {
        std::env::var(name).map_err(|_| Failure::usage(format!("{name} is not set; see --help")))
    };
    let signer = required("RSG_APPLE_IDENTITY")?;
    let profile = PathBuf::from(required("RSG_APPLE_PROFILE")?);
    let number = required("RSG_BUILD_NUMBER")?;
    let bundle = build(DEVICE, "iphoneos")?;
    write_versions(&bundle, &number)?;
    copy(&profile, &bundle.join("embedded.mobileprovision"))?;
    let entitlements = entitlements(&profile)?;
    // The signature comes last: it covers everything above.
    let mut sign = Command::new("codesign");
    sign.args([
        "--force",
        "--timestamp",
        "--sign",
        &signer,
        "--entitlements",
    ]);
    process::run(sign.arg(&entitlements).arg(&bundle))?;
    process::run(
        Command::new("codesign")
            .args(["--verify", "--deep", "--strict"])
            .arg(&bundle),
    )?;
    let ipa = package(&bundle)?;
    say(format!(
        "upload it with a key of App Store Connect (its file AuthKey_KEY.p8 in ~/.appstoreconnect/private_keys):\n\
         xcrun altool --upload-app -f {} --type ios --apiKey KEY --apiIssuer ISSUER",
        ipa.display()
    ));
    Ok(())
}

/// Finds every tool, or names all that are missing at once.
fn find_tools(target: &str) -> Result<(), Failure> {
    let mut missing = Vec::new();
    if !cfg!(target_os = "macos") {
        missing.push("a Mac: Apple's compiler and signing tools exist nowhere else".to_owned());
    }
    let xcode = process::answer("xcodebuild", &["-version"]).and_then(|text| major_version(&text));
    if xcode.is_none_or(|version| version < OLDEST_XCODE) {
        missing.push(format!(
            "Xcode {OLDEST_XCODE} or newer from the App Store, opened once to accept its licence"
        ));
    }
    missing.extend(phone::missing_tools(&[target])?);
    phone::require("iOS", &missing)
}

/// The number in `Xcode 26.1.1`, before the first dot.
fn major_version(text: &str) -> Option<u32> {
    let version = text.lines().find_map(|line| line.strip_prefix("Xcode "))?;
    version.split('.').next()?.trim().parse().ok()
}

/// The bundle that dx leaves, whichever target it has built last (`dioxus-cli` 0.8.0-alpha.3,
/// `src/build/request.rs:2575`).
fn bundle_of_dx() -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("dx/reverstargo/release/ios");
    Ok(folder.join(bundle_name()?))
}

/// Where the finished bundle for a target is, whether it is there or not: each has a folder of its own, so that the
/// simulator is never given what was built for the store.
fn bundle(target: &str) -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("ios").join(target);
    Ok(folder.join(bundle_name()?))
}

/// File name of dx's bundle: the app's name as it is in `Dioxus.toml`.
fn bundle_name() -> Result<String, Failure> {
    let config = workspace::read("Dioxus.toml")?;
    let name = config
        .lines()
        .find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    let name = name.ok_or_else(|| Failure::chore("Dioxus.toml: [application] has no name"))?;
    Ok(format!("{name}.app"))
}

/// Takes the bundle that dx has just made to its own place.
fn take_from_dx(target: &str) -> Result<PathBuf, Failure> {
    let (made, own) = (bundle_of_dx()?, bundle(target)?);
    if own.exists() {
        std::fs::remove_dir_all(&own).map_err(|error| Failure::file(&own, error))?;
    }
    let folder = own.parent().unwrap_or(&own);
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    std::fs::rename(&made, &own).map_err(|error| Failure::file(&made, error))?;
    Ok(own)
}

/// The bundle that dx makes, and in it what dx copies not: icon, launch screen, privacy manifest and plist.
fn build(target: &str, platform: &str) -> Result<PathBuf, Failure> {
    process::run(phone::dx("ios", target)?.env("IPHONEOS_DEPLOYMENT_TARGET", OLDEST_IOS))?;
    let bundle = take_from_dx(target)?;
    for mut step in pictures(&bundle, platform) {
        process::run(&mut step)?;
    }
    let ours = workspace::root().join("ios");
    copy(
        &ours.join("PrivacyInfo.xcprivacy"),
        &bundle.join("PrivacyInfo.xcprivacy"),
    )?;
    for language in plists::languages() {
        let words = bundle.join(format!("{language}.lproj"));
        std::fs::create_dir_all(&words).map_err(|error| Failure::file(&words, error))?;
        let own = workspace::root().join(plists::words_in(language));
        copy(&own, &words.join("InfoPlist.strings"))?;
    }
    write_info(&bundle, &[])?;
    say(format!("the bundle is at {}", bundle.display()));
    Ok(bundle)
}

/// The file into which actool writes what the bundle's plist has to say of the icons.
fn icons_of(bundle: &Path) -> PathBuf {
    bundle.with_extension("icon.plist")
}

/// Icon and launch screen, for phones and tablets and the oldest system that is taken.
fn pictures(bundle: &Path, platform: &str) -> [Command; 2] {
    let ours = workspace::root().join("ios");
    let devices = ["--target-device", "iphone", "--target-device", "ipad"];
    let oldest = ["--minimum-deployment-target", OLDEST_IOS];
    let mut icon = Command::new("xcrun");
    icon.arg("actool").arg(ours.join("Assets.xcassets"));
    icon.args(["--app-icon", "AppIcon", "--platform", platform]);
    icon.args(devices).args(oldest);
    icon.arg("--output-partial-info-plist")
        .arg(icons_of(bundle));
    icon.arg("--compile").arg(bundle);
    let mut screen = Command::new("xcrun");
    screen
        .arg("ibtool")
        .arg(ours.join("LaunchScreen.storyboard"));
    screen.args(devices).args(oldest);
    screen
        .arg("--compile")
        .arg(bundle.join("LaunchScreen.storyboardc"));
    [icon, screen]
}

/// Our plist with what actool says of the icons and what is known by now. Before anything is signed.
fn write_info(bundle: &Path, built: &[(&str, String)]) -> Result<(), Failure> {
    let icons = plists::read(&icons_of(bundle))?;
    let whole = plists::completed(&workspace::read(plists::INFO)?, icons, built)?;
    plists::write(&bundle.join("Info.plist"), whole)
}

/// The steps, printed in their order.
fn print_steps(target: &str, platform: &str) -> Result<(), Failure> {
    let bundle = bundle(target)?;
    say(process::shown(&phone::dx("ios", target)?));
    for step in pictures(&bundle, platform) {
        say(process::shown(&step));
    }
    say(format!(
        "merge {} into {}",
        icons_of(&bundle).display(),
        bundle.join("Info.plist").display()
    ));
    if target == DEVICE {
        say("write version, build number and the SDK's into it, embed the profile, sign");
    }
    Ok(())
}

/// Version, build number, and which Xcode made it: the upload compares these with the SDK.
fn write_versions(bundle: &Path, number: &str) -> Result<(), Failure> {
    let ask = |words: &[&str]| {
        process::output(Command::new(words[0]).args(&words[1..])).map(|text| text.trim().to_owned())
    };
    let sdk = ask(&["xcrun", "--sdk", "iphoneos", "--show-sdk-version"])?;
    let sdk_build = ask(&["xcrun", "--sdk", "iphoneos", "--show-sdk-build-version"])?;
    let xcode = ask(&["xcodebuild", "-version"])?;
    let of_xcode = |start: &str| {
        xcode
            .lines()
            .find_map(|line| line.strip_prefix(start))
            .unwrap_or_default()
    };
    let told = |value: &str| value.to_owned();
    write_info(
        bundle,
        &[
            ("CFBundleShortVersionString", told(workspace::VERSION)),
            ("CFBundleVersion", told(number)),
            ("DTPlatformName", told("iphoneos")),
            ("DTPlatformVersion", sdk.clone()),
            ("DTPlatformBuild", sdk_build.clone()),
            ("DTSDKName", format!("iphoneos{sdk}")),
            ("DTSDKBuild", sdk_build),
            ("DTXcode", dt_xcode(of_xcode("Xcode "))),
            ("DTXcodeBuild", told(of_xcode("Build version "))),
            ("BuildMachineOSBuild", ask(&["sw_vers", "-buildVersion"])?),
        ],
    )
}

/// Apple's own spelling of a version: 26.1.1 is 2611.
fn dt_xcode(version: &str) -> String {
    let mut parts = version
        .trim()
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    format!("{:02}{}{}", next(), next(), next())
}

/// The rights that the profile grants, as codesign wants them.
fn entitlements(profile: &Path) -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("dx");
    let (decoded, rights) = (
        folder.join("profile.plist"),
        folder.join("reverstargo.entitlements"),
    );
    let mut security = Command::new("security");
    process::run(
        security
            .args(["cms", "-D", "-i"])
            .arg(profile)
            .arg("-o")
            .arg(&decoded),
    )?;
    let granted = plists::rights(&plists::read(&decoded)?, &phone::app_id()?)?;
    plists::write(&rights, granted)?;
    Ok(rights)
}

/// The bundle as an IPA: without the attributes that a Mac adds to files, which ditto would put into a folder of their
/// own, `__MACOSX` (ditto(1), `--norsrc`, `--noextattr`).
fn package(bundle: &Path) -> Result<PathBuf, Failure> {
    let folder = workspace::target()?.join("dx");
    let (payload, ipa) = (folder.join("Payload"), folder.join("ReverStarGo.ipa"));
    if payload.exists() {
        std::fs::remove_dir_all(&payload).map_err(|error| Failure::file(&payload, error))?;
    }
    let inside = payload.join(bundle.file_name().unwrap_or_default());
    let ditto = || {
        let mut ditto = Command::new("ditto");
        ditto.args(["--norsrc", "--noextattr"]);
        ditto
    };
    process::run(ditto().arg(bundle).arg(inside))?;
    process::run(
        ditto()
            .args(["-c", "-k", "--keepParent"])
            .arg(&payload)
            .arg(&ipa),
    )?;
    let entries = process::output(Command::new("zipinfo").arg("-1").arg(&ipa))?;
    match strays(&entries)[..] {
        [] => Ok(ipa),
        [first, ..] => Err(Failure::chore(format!(
            "{} would be refused: it has {first} outside Payload/",
            ipa.display()
        ))),
    }
}

/// The entries of an IPA that are outside the one folder that may be in it. `zipinfo -1` prints a name a line.
fn strays(entries: &str) -> Vec<&str> {
    let is_stray = |entry: &&str| !entry.starts_with("Payload/");
    entries.lines().filter(is_stray).collect()
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    std::fs::copy(from, to).map_err(|error| Failure::file(from, error))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_that_are_named_exist() {
        assert_eq!(
            missing_pictures().expect("the storyboard is there"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn the_simulator_is_given_its_own_bundle() {
        let [simulator, device] =
            [SIMULATOR, DEVICE].map(|target| bundle(target).expect("it has a place"));
        assert_ne!(simulator, device);
        for place in [simulator, device, bundle_of_dx().expect("dx has one")] {
            assert_eq!(place.file_name().expect("a name"), "ReverStarGo.app");
        }
    }

    #[test]
    fn an_ipa_holds_its_payload_alone() {
        let good = "Payload/\nPayload/ReverStarGo.app/\nPayload/ReverStarGo.app/Info.plist\n";
        assert_eq!(strays(good), Vec::<&str>::new());
        let marked = format!("{good}__MACOSX/\n__MACOSX/Payload/._ReverStarGo.app\n");
        assert_eq!(
            strays(&marked),
            ["__MACOSX/", "__MACOSX/Payload/._ReverStarGo.app"]
        );
        assert_eq!(strays("Payload.txt\n"), ["Payload.txt"]);
    }

    #[test]
    fn xcodes_version_is_read_and_spelled_as_apple_does() {
        assert_eq!(
            major_version("Xcode 26.1.1\nBuild version 17B100\n"),
            Some(26)
        );
        assert_eq!(major_version("xcode-select: error\n"), None);
        // As in lists of apps that these have made.
        assert_eq!(dt_xcode("15.0.1"), "1501");
        assert_eq!(dt_xcode("15.4"), "1540");
    }
}
