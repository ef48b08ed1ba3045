//! The ordinary way to an app bundle: dx, then everything dx leaves out, then the signature, in the order that the App
//! Store's upload accepts.
//!
//! Nothing may be put into the bundle after it was signed, and `dx bundle` would build it anew: so dx only builds, and
//! the rest happens here.

use crate::identity::{self, DX};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::process::{self, Failure, say};
use xtask::workspace;

const DEPLOYMENT_TARGET: &str = "15.0";
/// The signing identity, as `security find-identity -v -p codesigning` prints it.
const IDENTITY: &str = "RSG_APPLE_IDENTITY";
/// The distribution profile downloaded from Apple's developer site.
const PROFILE: &str = "RSG_APPLE_PROFILE";
/// The number that must grow with every upload, refused ones included.
const BUILD_NUMBER: &str = "RSG_BUILD_NUMBER";

/// A bundle for the simulator.
pub fn simulator(root: &Path) -> Result<(), Failure> {
    find_tools("aarch64-apple-ios-sim")?;
    build(root, "aarch64-apple-ios-sim")?;
    let bundle = bundle(&workspace::target()?)?;
    add_resources(root, &bundle, "iphonesimulator")?;
    say(format!("the bundle lies at {}", bundle.display()));
    say(format!(
        "start it with: xcrun simctl install booted {}",
        bundle.display()
    ));
    Ok(())
}

/// A signed IPA for the App Store.
pub fn store(root: &Path) -> Result<(), Failure> {
    find_tools("aarch64-apple-ios")?;
    let signer = required(IDENTITY, "the name of the \"Apple Distribution\" identity")?;
    let profile = PathBuf::from(required(PROFILE, "the path of the distribution profile")?);
    let number = required(
        BUILD_NUMBER,
        "a build number larger than every uploaded one",
    )?;
    build(root, "aarch64-apple-ios")?;
    let target = workspace::target()?;
    let bundle = bundle(&target)?;
    add_resources(root, &bundle, "iphoneos")?;
    write_versions(root, &bundle, &number)?;
    copy(&profile, &bundle.join("embedded.mobileprovision"))?;
    let entitlements = entitlements(&target, &profile)?;
    // The signature comes last: it covers everything above.
    process::run(
        Command::new("codesign")
            .args(["--force", "--timestamp", "--entitlements"])
            .arg(&entitlements)
            .args(["--sign", &signer])
            .arg(&bundle),
    )?;
    process::run(
        Command::new("codesign")
            .args(["--verify", "--deep", "--strict"])
            .arg(&bundle),
    )?;
    let ipa = package(&target, &bundle)?;
    say(format!("the IPA lies at {}", ipa.display()));
    say(format!(
        "upload it with: xcrun altool --upload-app -f {} --type ios",
        ipa.display()
    ));
    Ok(())
}

fn required(name: &str, what: &str) -> Result<String, Failure> {
    std::env::var(name).map_err(|_| Failure::usage(format!("set {name} to {what}")))
}

/// Finds every tool, or names all that are missing at once.
fn find_tools(target: &str) -> Result<(), Failure> {
    let mut missing = Vec::new();
    if !cfg!(target_os = "macos") {
        missing.push("a Mac: Apple's compiler and signing tools exist nowhere else".to_owned());
    }
    match xcode_major() {
        None => missing.push("Xcode 26 from the App Store, opened once to accept its licence".to_owned()),
        Some(version) if version >= 27 => missing.push(format!(
            "Xcode 26 (here is {version}): apps built with the iOS 27 SDK must have a UIScene, the windowing library of \
             dioxus 0.7 has none, and the app would end at launch. Install Xcode 26 beside it and choose it with \
             xcode-select"
        )),
        Some(_) => {}
    }
    if !Command::new("dx")
        .arg("--version")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(DX))
    {
        missing.push(format!(
            "dx {DX}: cargo install dioxus-cli --version {DX} --locked"
        ));
    }
    let installed = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output()
        .is_ok_and(|output| {
            String::from_utf8_lossy(&output.stdout)
                .lines()
                .any(|line| line == target)
        });
    if !installed {
        missing.push(format!("Rust for {target}: rustup target add {target}"));
    }
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::chore(format!(
        "to build for iOS, this is missing:{}\n\nWhat can be checked without any of it: cargo xtask ios --check",
        missing
            .iter()
            .map(|line| format!("\n  - {line}"))
            .collect::<String>()
    )))
}

fn xcode_major() -> Option<u32> {
    let output = Command::new("xcodebuild").arg("-version").output().ok()?;
    major_version(&String::from_utf8_lossy(&output.stdout))
}

fn major_version(text: &str) -> Option<u32> {
    text.lines()
        .find_map(|line| line.strip_prefix("Xcode "))?
        .split('.')
        .next()?
        .trim()
        .parse()
        .ok()
}

fn build(root: &Path, target: &str) -> Result<(), Failure> {
    process::run(
        Command::new("dx")
            .current_dir(root)
            .env("IPHONEOS_DEPLOYMENT_TARGET", DEPLOYMENT_TARGET)
            .args([
                "build",
                "--platform",
                "ios",
                "--release",
                "--target",
                target,
            ])
            .args(["--no-default-features", "--features", "mobile"]),
    )
}

/// The bundle that dx has just made.
fn bundle(target: &Path) -> Result<PathBuf, Failure> {
    let folder = target.join("dx/reverstargo/release/ios");
    std::fs::read_dir(&folder)
        .map_err(|error| Failure::chore(format!("{}: {error}", folder.display())))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|ending| ending == "app"))
        .ok_or_else(|| Failure::chore(format!("dx left no .app in {}", folder.display())))
}

/// Icon, launch screen and privacy manifest: dx copies none of them.
fn add_resources(root: &Path, bundle: &Path, platform: &str) -> Result<(), Failure> {
    process::run(
        Command::new("xcrun")
            .arg("actool")
            .arg(root.join("ios/Assets.xcassets"))
            .arg("--compile")
            .arg(bundle)
            .args(["--app-icon", "AppIcon", "--platform", platform])
            .args([
                "--minimum-deployment-target",
                DEPLOYMENT_TARGET,
                "--output-partial-info-plist",
            ])
            .arg(bundle.with_extension("icon.plist")),
    )?;
    process::run(
        Command::new("xcrun")
            .arg("ibtool")
            .arg(root.join("ios/LaunchScreen.storyboard"))
            .arg("--compile")
            .arg(bundle.join("LaunchScreen.storyboardc")),
    )?;
    copy(
        &root.join("ios/PrivacyInfo.xcprivacy"),
        &bundle.join("PrivacyInfo.xcprivacy"),
    )?;
    copy(&root.join("ios/Info.plist"), &bundle.join("Info.plist"))
}

/// Version, build number, and which Xcode made it: the upload compares these with the SDK.
fn write_versions(root: &Path, bundle: &Path, number: &str) -> Result<(), Failure> {
    let identity = identity::read(root)?;
    let sdk = ask(&["--sdk", "iphoneos", "--show-sdk-version"])?;
    let sdk_build = ask(&["--sdk", "iphoneos", "--show-sdk-build-version"])?;
    let xcode = process::output(Command::new("xcodebuild").arg("-version"))?;
    let xcode_build = xcode
        .lines()
        .find_map(|line| line.strip_prefix("Build version "))
        .unwrap_or_default();
    let system = process::output(Command::new("sw_vers").arg("-buildVersion"))?;
    let short = xcode
        .lines()
        .find_map(|line| line.strip_prefix("Xcode "))
        .unwrap_or_default();
    for (key, value) in [
        ("CFBundleShortVersionString", identity.version.as_str()),
        ("CFBundleVersion", number),
        ("DTPlatformName", "iphoneos"),
        ("DTPlatformVersion", &sdk),
        ("DTPlatformBuild", &sdk_build),
        ("DTSDKName", &format!("iphoneos{sdk}")),
        ("DTSDKBuild", &sdk_build),
        ("DTXcode", &dt_xcode(short)),
        ("DTXcodeBuild", xcode_build),
        ("BuildMachineOSBuild", system.trim()),
    ] {
        let plist = bundle.join("Info.plist");
        process::run(
            Command::new("plutil")
                .args(["-replace", key, "-string", value])
                .arg(plist),
        )?;
    }
    Ok(())
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

fn ask(words: &[&str]) -> Result<String, Failure> {
    Ok(process::output(Command::new("xcrun").args(words))?
        .trim()
        .to_owned())
}

/// The rights that the profile grants, as codesign wants them.
fn entitlements(target: &Path, profile: &Path) -> Result<PathBuf, Failure> {
    let whole = process::output(
        Command::new("security")
            .args(["cms", "-D", "-i"])
            .arg(profile),
    )?;
    let broken =
        |error: plist::Error| Failure::chore(format!("the profile cannot be read: {error}"));
    let value = plist::Value::from_reader(std::io::Cursor::new(whole)).map_err(broken)?;
    let rights = value
        .as_dictionary()
        .and_then(|profile| profile.get("Entitlements"))
        .ok_or_else(|| Failure::chore("the profile grants nothing"))?;
    let file = target.join("dx/reverstargo.entitlements");
    rights.to_file_xml(&file).map_err(broken)?;
    Ok(file)
}

fn package(target: &Path, bundle: &Path) -> Result<PathBuf, Failure> {
    let payload = target.join("dx/Payload");
    let ipa = target.join("dx/ReverStarGo.ipa");
    if payload.exists() {
        std::fs::remove_dir_all(&payload)
            .map_err(|error| Failure::chore(format!("{}: {error}", payload.display())))?;
    }
    process::run(
        Command::new("ditto")
            .arg(bundle)
            .arg(payload.join(bundle.file_name().unwrap_or_default())),
    )?;
    process::run(
        Command::new("ditto")
            .args(["-c", "-k", "--sequesterRsrc", "--keepParent"])
            .arg(&payload)
            .arg(&ipa),
    )?;
    Ok(ipa)
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    std::fs::copy(from, to)
        .map(drop)
        .map_err(|error| Failure::chore(format!("{} to {}: {error}", from.display(), to.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_xcode_that_breaks_the_app_is_told_by_its_version() {
        assert_eq!(
            major_version("Xcode 26.1.1\nBuild version 17B100\n"),
            Some(26)
        );
        assert_eq!(major_version("Xcode 27.0\n"), Some(27));
        assert_eq!(major_version("xcode-select: error\n"), None);
    }

    #[test]
    fn apples_spelling_of_a_version() {
        assert_eq!(dt_xcode("26.1.1"), "2611");
        assert_eq!(dt_xcode("26.0"), "2600");
    }
}
