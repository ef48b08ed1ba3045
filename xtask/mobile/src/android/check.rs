//! `cargo xtask android --check`: what can be proved without SDK, NDK and phone.

use super::{icon, manifest, resources};
use crate::report::Report;
use crate::{elf, identity, kotlin, sysroot, xml};
use std::path::Path;
use std::process::Command;
use toml::Table;
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
        let library = elf::read(&sysroot::build_android(root, &target)?)?;
        say(format!(
            "the stripped arm64 library is {:.1} MB",
            library.size as f64 / (1024.0 * 1024.0)
        ));
        report.all(library.faults);
        report.expect(
            library.size <= LARGEST_LIBRARY,
            "the library is larger than 12 MB",
        );
    }
    report.close("Android")
}

/// Everything that can be read off the files.
fn files(root: &Path, report: &mut Report) -> Result<(), Failure> {
    let identity = identity::read(root)?;
    let text = xml::text(root, "android/AndroidManifest.xml")?;
    let document = xml::parse("android/AndroidManifest.xml", &text)?;
    report.all(manifest::faults(&document));
    report.all(resources::faults(&root.join("android/res"), &document)?);
    report.all(icon::faults(root)?);
    report.all(network_faults(&xml::text(
        root,
        "android/res/xml/rsg_network_security.xml",
    )?)?);
    report.all(kotlin::faults(
        &xml::text(root, "android/MainActivity.kt")?,
        &identity.id,
    ));
    report.all(dioxus_faults(&identity::table(root, "Dioxus.toml")?));
    Ok(())
}

/// Plain text may travel to this phone itself and nowhere else.
fn network_faults(text: &str) -> Result<Vec<String>, Failure> {
    let document = xml::parse("rsg_network_security.xml", text)?;
    let open: Vec<&str> = document
        .descendants()
        .filter(|node| node.attribute("cleartextTrafficPermitted") == Some("true"))
        .flat_map(|node| {
            node.descendants()
                .filter(|inner| inner.has_tag_name("domain"))
        })
        .filter_map(|domain| domain.text())
        .collect();
    let base = document.descendants().any(|node| {
        node.has_tag_name("base-config")
            && node.attribute("cleartextTrafficPermitted") == Some("false")
    });
    let mut faults = Vec::new();
    if open != ["127.0.0.1"] {
        faults.push(format!(
            "plain text is allowed to {open:?}, not to 127.0.0.1 alone"
        ));
    }
    if !base {
        faults.push("the base rule must forbid plain text".into());
    }
    Ok(faults)
}

/// The keys dx really reads, with the values the stores ask for.
fn dioxus_faults(table: &Table) -> Vec<String> {
    let number = |section: &str, key: &str| table.get(section)?.get(key)?.as_integer();
    [
        ("android", "min_sdk", 28),
        ("application", "android_min_sdk_version", 28),
        ("android", "target_sdk", 36),
        ("android", "compile_sdk", 36),
    ]
    .into_iter()
    .filter(|(section, key, value)| number(section, key) != Some(*value))
    .map(|(section, key, value)| format!("Dioxus.toml: [{section}] {key} must be {value}"))
    .collect()
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
    fn plain_text_to_anywhere_else_is_found() {
        let text = "<network-security-config><base-config cleartextTrafficPermitted=\"true\"/>\
            <domain-config cleartextTrafficPermitted=\"true\"><domain>example.org</domain></domain-config></network-security-config>";
        assert_eq!(network_faults(text).expect("it is XML").len(), 2);
    }

    #[test]
    fn an_sdk_level_that_differs_is_found() {
        let table = "[android]\nmin_sdk = 24\ntarget_sdk = 36\ncompile_sdk = 36\n[application]\nandroid_min_sdk_version = 28\n";
        let faults = dioxus_faults(&table.parse().expect("it is TOML"));
        assert_eq!(faults, ["Dioxus.toml: [android] min_sdk must be 28"]);
    }
}
