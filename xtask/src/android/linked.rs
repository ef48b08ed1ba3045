//! Manifest and resources, linked as Gradle would: against Debian's build of Android's own resources, with stand-ins
//! for what the libraries bring along (`android/stand-ins/res`). What aapt2 then says of the package goes through the
//! checks of a real one.
//!
//! The framework is of API level 29. Attributes of the manifest that are newer are known here by name and taken out;
//! any other one that aapt2 does not know is a mistake.

use super::package;
use crate::packages::FRAMEWORK;
use crate::phone::{self, rust};
use crate::process::{self, Failure, say};
use crate::workspace;
use std::path::PathBuf;
use std::process::Command;

/// Attributes of the manifest that came after level 29, each alone on its line.
const NEWER: [&str; 4] = [
    "allowNativeHeapPointerTagging",
    "dataExtractionRules",
    "enableOnBackInvokedCallback",
    "localeConfig",
];

/// Changes of the phone that came after level 29, in the list of those that the activity handles.
const NEWER_CHANGES: [&str; 3] = ["fontWeightAdjustment", "grammaticalGender", "assetsPaths"];

/// A version code for the checks.
const CODE: u32 = 1;

/// Result of linking.
pub struct Linked {
    /// The package.
    pub made: PathBuf,
    /// The folder with the Java class of the resources' numbers.
    pub numbers: PathBuf,
    /// The file of rules that keep what the manifest names, as the shrinker gets them.
    pub rules: PathBuf,
    pub faults: Vec<String>,
}

/// Compiles and links, and looks at the package.
pub fn link() -> Result<Linked, Failure> {
    say("linking manifest and resources with aapt2");
    let folder = rust::make_folder(rust::room()?.join("resources"))?;
    let (ours, stand_ins) = (folder.join("ours.zip"), folder.join("stand-ins.zip"));
    for (resources, compiled) in [
        ("android/res", &ours),
        ("android/stand-ins/res", &stand_ins),
    ] {
        let mut compile = aapt2("compile");
        compile.arg("--dir").arg(workspace::root().join(resources));
        process::run(compile.arg("-o").arg(compiled))?;
    }
    let (manifest, made) = (folder.join("AndroidManifest.xml"), folder.join("made.apk"));
    let (numbers, rules) = (folder.join("numbers"), folder.join("manifest.pro"));
    let id = phone::app_id()?;
    rust::write(&manifest, &known_to_the_framework(&manifest_text()?, &id)?)?;
    let mut link = aapt2("link");
    link.args(["-I", FRAMEWORK, "--manifest"]).arg(&manifest);
    link.args(["--min-sdk-version", "28", "--target-sdk-version", "36"]);
    link.args(["--version-code", &CODE.to_string()]);
    link.args(["--version-name", workspace::VERSION]);
    link.arg("--java")
        .arg(&numbers)
        .arg("--proguard")
        .arg(&rules);
    link.arg("-o").arg(&made);
    process::run(link.arg(&stand_ins).arg(&ours))?;
    let badging = process::output(aapt2("dump").arg("badging").arg(&made))?;
    let faults = package::badging_faults(&badging, &id, CODE);
    Ok(Linked {
        made,
        numbers,
        rules,
        faults,
    })
}

fn aapt2(what: &str) -> Command {
    let mut command = Command::new("aapt2");
    command.arg(what);
    command
}

fn manifest_text() -> Result<String, Failure> {
    workspace::read("android/AndroidManifest.xml")
}

/// The manifest with the package's name, which Gradle adds, and without the attributes that are newer than the
/// framework.
fn known_to_the_framework(manifest: &str, id: &str) -> Result<String, Failure> {
    let attribute = |name: &str| format!("android:{name}=\"");
    if let Some(name) = NEWER
        .iter()
        .find(|name| !manifest.contains(&attribute(name)))
    {
        return Err(Failure::chore(format!(
            "the manifest has no {name}, which is known as newer than the framework"
        )));
    }
    let is_newer = |line: &&str| {
        let line = line.trim_start();
        NEWER.iter().any(|name| line.starts_with(&attribute(name)))
    };
    let lines: Vec<&str> = manifest.lines().filter(|line| !is_newer(line)).collect();
    let named = format!("<manifest package=\"{id}\" ");
    let mut known = lines.join("\n").replacen("<manifest ", &named, 1);
    for change in NEWER_CHANGES {
        let listed = format!("|{change}");
        if !known.contains(&listed) {
            return Err(Failure::chore(format!(
                "the activity does not handle {change}, which is known as newer than the framework"
            )));
        }
        known = known.replacen(&listed, "", 1);
    }
    Ok(known)
}
