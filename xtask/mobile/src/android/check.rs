//! `cargo xtask android --check`: what can be proved without SDK, NDK and phone.

use super::{icon, manifest, resources, rules};
use crate::report::Report;
use crate::{bridge, elf, identity, kotlin, listing, size, sysroot, xml};
use std::path::Path;
use std::process::Command;
use toml::{Table, Value};
use xtask::process::{self, Failure, say};
use xtask::workspace;

/// The wanted size of the stripped arm64 library.
const LARGEST_LIBRARY: usize = 12 * 1024 * 1024;

/// Reads everything; unless `quick`, builds the arm64 library and compiles the resources too.
pub fn run(root: &Path, quick: bool) -> Result<(), Failure> {
    let mut report = Report::default();
    files(root, &mut report)?;
    if !quick {
        sysroot::provide()?;
        let target = workspace::target()?;
        compile_resources(root, &target, &mut report)?;
        let library = elf::read(&sysroot::build_android(root, &target)?.library)?;
        say_size(&library);
        report.all(library.faults);
        report.expect(
            library.size <= LARGEST_LIBRARY,
            "the library is larger than 12 MB",
        );
    }
    report.close("Android")
}

/// Builds the arm64 library and tells what it consists of.
pub fn size(root: &Path) -> Result<(), Failure> {
    sysroot::provide()?;
    let built = sysroot::build_android(root, &workspace::target()?)?;
    println!("{}", size::read(&built.named)?.table());
    say_size(&elf::read(&built.library)?);
    Ok(())
}

fn say_size(library: &elf::Library) {
    say(format!(
        "the stripped arm64 library is {:.1} MB",
        library.size as f64 / (1024.0 * 1024.0)
    ));
}

/// Everything that can be read off the files.
fn files(root: &Path, report: &mut Report) -> Result<(), Failure> {
    let identity = identity::read(root)?;
    let text = xml::text(root, "android/AndroidManifest.xml")?;
    let document = xml::parse("android/AndroidManifest.xml", &text)?;
    report.all(manifest::faults(&document));
    report.all(resources::faults(&root.join("android/res"), &document)?);
    report.all(icon::faults(root)?);
    for (name, faults) in rules::ALL {
        let text = xml::text(root, name)?;
        report.all(faults(&xml::parse(name, &text)?));
    }
    let activity = xml::text(root, "android/MainActivity.kt")?;
    report.all(kotlin::faults(&activity, &identity.id));
    report.all(bridge::faults(
        &activity,
        &xml::text(root, "assets/scripts/phone.js")?,
        &xml::text(root, "assets/scripts/page.js")?,
        &xml::text(root, "android/reverstargo.pro")?,
    ));
    report.all(dioxus_faults(root, &identity::table(root, "Dioxus.toml")?));
    report.all(identity::version_faults(root)?);
    report.all(listing::faults(root)?);
    Ok(())
}

/// The keys dx really reads, with the values the stores ask for, and the files they name.
fn dioxus_faults(root: &Path, table: &Table) -> Vec<String> {
    let key = |section: &str, key: &str| table.get(section)?.get(key);
    let mut faults: Vec<String> = [
        ("android", "min_sdk", 28),
        ("application", "android_min_sdk_version", 28),
        ("android", "target_sdk", 36),
        ("android", "compile_sdk", 36),
    ]
    .into_iter()
    .filter(|(section, name, value)| key(section, name).and_then(Value::as_integer) != Some(*value))
    .map(|(section, name, value)| format!("Dioxus.toml: [{section}] {name} must be {value}"))
    .collect();
    for (name, file) in [
        ("android_manifest", "android/AndroidManifest.xml"),
        ("android_main_activity", "android/MainActivity.kt"),
        ("ios_info_plist", "ios/Info.plist"),
    ] {
        let named = key("application", name).and_then(Value::as_str);
        if named != Some(file) || !root.join(file).is_file() {
            faults.push(format!(
                "Dioxus.toml: [application] {name} must name {file}"
            ));
        }
    }
    for (name, wanted) in [
        ("gradle_dependencies", "androidx.core:core-splashscreen:"),
        ("proguard_rules", "android/reverstargo.pro"),
    ] {
        let listed = key("android", name).and_then(Value::as_array);
        let found = listed.into_iter().flatten().filter_map(Value::as_str);
        if !found.into_iter().any(|entry| entry.starts_with(wanted)) {
            faults.push(format!("Dioxus.toml: [android] {name} must list {wanted}"));
        }
    }
    faults
}

/// Debian's aapt2 compiles each resource as Gradle would. Linking needs the SDK's framework and is left to it.
fn compile_resources(root: &Path, target: &Path, report: &mut Report) -> Result<(), Failure> {
    let out = target.join("mobile-check/resources.zip");
    if let Some(folder) = out.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::chore(format!("{}: {error}", folder.display())))?;
    }
    say("compiling the resources with aapt2");
    let compiled = process::run(
        Command::new("aapt2")
            .args(["compile", "--dir"])
            .arg(root.join("android/res"))
            .arg("-o")
            .arg(out),
    );
    report.expect(compiled.is_ok(), "aapt2 does not take the resources");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_in_order() {
        let mut report = Report::default();
        files(&workspace::root(), &mut report).expect("every file can be read");
        assert_eq!(report.faults(), Vec::<String>::new());
    }

    #[test]
    fn each_key_of_dioxus_toml_that_is_gone_is_one_fault() {
        let root = workspace::root();
        let ours = xml::text(&root, "Dioxus.toml").expect("it is there");
        for key in [
            "min_sdk = 28",
            "android_min_sdk_version = 28",
            "target_sdk = 36",
            "compile_sdk = 36",
            "android_manifest = \"android/AndroidManifest.xml\"",
            "android_main_activity = \"android/MainActivity.kt\"",
            "ios_info_plist = \"ios/Info.plist\"",
            "gradle_dependencies = [\"androidx.core:core-splashscreen:1.0.1\"]",
            "proguard_rules = [\"android/reverstargo.pro\"]",
        ] {
            let without = ours.replacen(&format!("\n{key}\n"), "\n", 1);
            let faults = dioxus_faults(&root, &without.parse().expect("it is TOML"));
            assert_eq!(faults.len(), 1, "{key}: {faults:?}");
            let name = key.split(' ').next().unwrap_or_default();
            assert!(faults[0].contains(name), "{faults:?}");
        }
    }
}
