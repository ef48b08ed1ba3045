//! A run of the real dx up to Gradle, and checks of the project and the library that it wrote.
//!
//! dx, cargo, rustc and the linker are the real ones, and what is done before and after dx is done by the same lines as
//! for a package. Only the NDK and Gradle are stand-ins (`ndk.rs`).

use super::ndk::StandIns;
use super::{ABIS, build, library};
use crate::phone::{self, rust};
use crate::process::{Failure, say};
use crate::{targets, workspace};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The places of our files, in the sources and in the project: whole folders and single files.
const COPIED: [(&str, &str); 3] = [
    (
        "android/AndroidManifest.xml",
        "app/src/main/AndroidManifest.xml",
    ),
    ("android/reverstargo.pro", "app/reverstargo.pro"),
    ("android/res", "app/src/main/res"),
];

/// The Kotlin that Gradle compiles with. `kotlin.rs` compiles with the same.
const KOTLIN_PLUGIN: &str = "org.jetbrains.kotlin:kotlin-gradle-plugin:2.0.20";

/// The Gradle that dx's wrapper fetches: the first line that runs on the JDK 25 of new machines.
const GRADLE: &str = "gradle-9.1.0-bin.zip";

/// Lets dx write the project and link the arm64 library, and says everything that is wrong with either.
pub fn faults() -> Result<Vec<String>, Failure> {
    let abis = &ABIS[..1];
    let (target, folder) = abis[0];
    let stand_ins = StandIns::make()?;
    if !targets::provide(target) {
        say("neither project nor library were looked at: dx takes the Rust of rustup alone");
        return Ok(Vec::new());
    }
    let dx = phone::DX.provide(&phone::dx_version()?)?;
    let cargo_folder = rust::make_folder(rust::room()?.join("cargo"))?;
    let project = cargo_folder.join(build::PROJECT);
    let code = build::code()?;
    say("dx, up to Gradle (about 10 minutes the first time)");
    build::write_project(&project, abis, code, &|target| {
        let mut dx = phone::dx_at(&dx, "android", target)?;
        stand_ins.lend_to_dx(&mut dx);
        dx.env("CARGO_TARGET_DIR", &cargo_folder);
        Ok(dx)
    })?;
    let mut faults = copied_faults(&project)?;
    let read = |name: &str| {
        let file = project.join(name);
        fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))
    };
    let config = workspace::read("Dioxus.toml")?;
    let id = phone::app_id()?;
    faults.extend(missing(
        "app/build.gradle.kts",
        &read("app/build.gradle.kts")?,
        &wanted_of_app(&config, &id, code)?,
    ));
    let plugin = format!("com.android.tools.build:gradle:{}", build::GRADLE_PLUGIN);
    let plugins = [plugin, KOTLIN_PLUGIN.to_owned()];
    let text = read("build.gradle.kts")?;
    faults.extend(missing("build.gradle.kts", &text, &plugins));
    let wrapper = "gradle/wrapper/gradle-wrapper.properties";
    faults.extend(missing(wrapper, &read(wrapper)?, &[GRADLE.to_owned()]));
    for (file, text) in wanted_of_kotlin()? {
        let name = format!("{}/{file}", build::KOTLIN);
        faults.extend(missing(&name, &read(&name)?, &[text]));
    }
    let gradle = ["/gradle/wrapper/gradle-wrapper.jar assemble".to_owned()];
    let asked = build::asked_of_gradle(&project);
    let asked = fs::read_to_string(&asked).map_err(|error| Failure::file(&asked, error))?;
    faults.extend(missing("what Gradle was asked", &asked, &gradle));
    let libraries = project.join("app/src/main/jniLibs");
    let expected = format!("{folder}/libmain.so");
    let there = listing(&libraries)?;
    if there != BTreeSet::from([expected.clone()]) {
        faults.push(format!("the package would hold the libraries {there:?}"));
    }
    faults.extend(library::faults(&libraries.join(expected))?);
    Ok(faults)
}

/// Our files that are missing in the project, or are not as we wrote them.
fn copied_faults(project: &Path) -> Result<Vec<String>, Failure> {
    let mut pairs: Vec<(PathBuf, PathBuf)> = phone::kotlin_files()?
        .into_iter()
        .map(|file| {
            let name = file.file_name().unwrap_or_default().to_owned();
            (file, project.join(build::KOTLIN).join(name))
        })
        .collect();
    for (ours, theirs) in COPIED {
        let (ours, theirs) = (workspace::root().join(ours), project.join(theirs));
        if ours.is_dir() {
            let names = listing(&ours)?;
            pairs.extend(
                names
                    .iter()
                    .map(|name| (ours.join(name), theirs.join(name))),
            );
        } else {
            pairs.push((ours, theirs));
        }
    }
    let differs = |(ours, theirs): &(PathBuf, PathBuf)| {
        let ours = fs::read(ours).map_err(|error| Failure::file(ours, error))?;
        // One that is missing is not the same, either.
        Ok(fs::read(theirs).unwrap_or_default() != ours)
    };
    let mut faults = Vec::new();
    for pair in &pairs {
        if differs(pair)? {
            faults.push(format!(
                "{} is not our {}",
                pair.1.display(),
                pair.0.display()
            ));
        }
    }
    Ok(faults)
}

/// Every file below a folder, by its name there.
fn listing(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut found = BTreeSet::new();
    let failed = |error| Failure::file(folder, error);
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            let below = listing(&entry.path())?;
            found.extend(below.iter().map(|file| format!("{name}/{file}")));
        } else {
            found.insert(name);
        }
    }
    Ok(found)
}

/// Lines of the app's Gradle file that come from `Dioxus.toml` or that `build` has changed.
fn wanted_of_app(config: &str, id: &str, code: u32) -> Result<Vec<String>, Failure> {
    let level = |key: &str| {
        let start = format!("{key} = ");
        let number = config.lines().find_map(|line| line.strip_prefix(&start));
        number.ok_or_else(|| Failure::chore(format!("Dioxus.toml: [android] has no {key}")))
    };
    let version = workspace::VERSION;
    Ok(vec![
        format!("namespace=\"{id}\""),
        format!("applicationId = \"{id}\""),
        format!("minSdk = {}\n", level("min_sdk")?),
        format!("targetSdk = {}\n", level("target_sdk")?),
        format!("compileSdk = {}\n", level("compile_sdk")?),
        format!("versionCode = {code}\n"),
        format!("versionName = \"{version}\"\n"),
        "isMinifyEnabled = true".to_owned(),
        "implementation(\"androidx.core:core-splashscreen:1.0.1\")".to_owned(),
        "include(\"**/*.pro\")".to_owned(),
    ])
}

/// Of the Kotlin that wry writes while it is compiled: that it is of dx's package, loads our library, and has our part.
fn wanted_of_kotlin() -> Result<[(&'static str, String); 3], Failure> {
    Ok([
        ("WryActivity.kt", "package dev.dioxus.main".to_owned()),
        ("Rust.kt", "System.loadLibrary(\"main\")".to_owned()),
        (
            "RustWebViewClient.kt",
            workspace::read(phone::WEB_VIEW_CLIENT)?.trim().to_owned(),
        ),
    ])
}

/// A fault for each text that a file does not contain.
fn missing(file: &str, text: &str, wanted: &[String]) -> Vec<String> {
    let missing = wanted.iter().filter(|wanted| !text.contains(*wanted));
    missing
        .map(|wanted| format!("{file} does not say {}", wanted.trim()))
        .collect()
}
