//! The keep rules, executed: ProGuard takes out and renames what no rule keeps, by wry's rules, ours and those that
//! aapt2 makes of the manifest. In what is left Rust's names are looked up, and the proofs are played on it.
//!
//! On a phone it is R8 that does this, by the same rules and the Android Gradle plugin's
//! (`proguard-android-optimize.txt`). Of those the one is here without which the bridge is empty on every phone: it
//! keeps the annotations that the webview looks for. R8 also shrinks the libraries, and goes further than ProGuard.
//!
//! Debian's ProGuard reads classes of Java 13 at most. Nothing in ours is newer but the number in their heads, which is
//! lowered.

use super::kotlin::{Compiled, NATIVE, PACKAGE};
use super::sdk::Jdk;
use crate::phone::rust;
use crate::process::{self, Failure, say};
use crate::workspace;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The sources of others in which Rust calls Java by names, by their crate.
const CALLERS: [(&str, &[&str]); 2] = [
    (
        "wry",
        &[
            "src/android/binding.rs",
            "src/android/main_pipe.rs",
            "src/android/mod.rs",
        ],
    ),
    (
        "tao",
        &[
            "src/platform_impl/android/mod.rs",
            "src/platform_impl/android/ndk_glue.rs",
        ],
    ),
];
/// Our own.
const OURS: &str = "src/platform/android.rs";

/// A class that wry makes objects of and that is not compiled here: it is made of forty of Android's that nothing else
/// of ours touches.
const NOT_COMPILED: &str = "RustWebChromeClient";

/// Methods that wry's rules lose: two that wry calls where somebody asks for cookies or their end, as neither dioxus
/// nor the app does, and one of the name of a method of the activity.
const LOST: [&str; 3] = [
    "RustWebView.clearAllBrowsingData",
    "RustWebView.getCookies",
    "RustWebView.getId",
];

/// The newest class that ProGuard 6 reads: Java 13.
const NEWEST: u8 = 57;

/// The vendor's rule.
const OF_THE_PLUGIN: &str = "-keepattributes RuntimeVisibleAnnotations";

/// Shrinks the app and looks at what is left; `manifest` is the file of aapt2's rules.
pub fn play(compiled: &Compiled, manifest: &Path) -> Result<(), Failure> {
    say("shrinking the activity with ProGuard");
    let folder = rust::make_folder(compiled.folder.join("shrinking"))?;
    let (app, libraries) = (folder.join("app"), folder.join("libraries"));
    let (shrunk, native) = (folder.join("shrunk"), folder.join("native"));
    compiled.native(&native)?;
    lower(&compiled.classes.join("dev"), &app.join("dev"))?;
    lower(&native.join("dev"), &app.join("dev"))?;
    for package in ["android", "androidx", "standin"] {
        lower(&compiled.classes.join(package), &libraries.join(package))?;
    }
    lower(&java(&folder)?, &libraries.join("java"))?;
    let wry = folder.join("wry.pro");
    rust::write(&wry, &rules_of_wry()?)?;
    let mut proguard = Command::new("proguard");
    proguard.args(["-dontnote", "-allowaccessmodification", OF_THE_PLUGIN]);
    proguard
        .arg("-injars")
        .arg(&app)
        .arg("-outjars")
        .arg(&shrunk);
    for library in compiled.libraries().iter().chain([&libraries]) {
        proguard.arg("-libraryjars").arg(library);
    }
    for rules in [
        &wry,
        manifest,
        &workspace::root().join("android/reverstargo.pro"),
    ] {
        proguard.arg("-include").arg(rules);
    }
    process::run(&mut proguard)?;
    look_up(compiled, &app, &shrunk)?;
    // What the native functions are asked is noted in the proofs.
    let noting = Path::new(&PACKAGE.replace('.', "/")).join(format!("{NATIVE}.class"));
    let from = compiled.classes.join(&noting);
    fs::copy(&from, shrunk.join(noting)).map_err(|error| Failure::file(&from, error))?;
    compiled.play(&shrunk)
}

/// Looks every name up by which Rust calls the app.
fn look_up(compiled: &Compiled, app: &Path, shrunk: &Path) -> Result<(), Failure> {
    let mut callers = vec![workspace::read(OURS)?];
    let mut made = BTreeSet::new();
    for (name, files) in CALLERS {
        let sources = workspace::sources_of(name)?;
        for file in files {
            let path = sources.join(file);
            let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
            made.extend(made_in(&text));
            callers.push(text);
        }
    }
    let called: BTreeSet<&str> = callers.iter().flat_map(|text| names_in(text)).collect();
    if !made.remove(NOT_COMPILED) {
        return Err(Failure::chore(format!(
            "wry no longer makes a {NOT_COMPILED}"
        )));
    }
    let listed = |names: Vec<&str>| names.join(",");
    let mut look = compiled.proofs("NamesKt")?;
    look.arg(app).arg(shrunk);
    look.arg(listed(called.into_iter().collect()));
    look.arg(listed(made.iter().map(String::as_str).collect()));
    process::run(look.arg(listed(LOST.to_vec())))
}

/// Texts in a source of Rust that can be a name in Java.
fn names_in(source: &str) -> impl Iterator<Item = &str> {
    let in_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let parts = source.split('"');
    parts.filter(move |part| !part.is_empty() && part.chars().all(in_name))
}

/// Classes of the package that a source of Rust names.
fn made_in(source: &str) -> impl Iterator<Item = String> {
    let parts = source.split("{package}/").skip(1);
    let names = parts.map(|rest| {
        let letters = rest.chars();
        letters.take_while(char::is_ascii_alphanumeric).collect()
    });
    names.filter(|name: &String| !name.is_empty())
}

/// Wry's rules, as its build script writes them.
fn rules_of_wry() -> Result<String, Failure> {
    let rules = workspace::sources_of("wry")?.join("src/android/kotlin/proguard-wry.pro");
    let text = fs::read_to_string(&rules).map_err(|error| Failure::file(&rules, error))?;
    Ok(text.replace("{{package-unescaped}}", PACKAGE))
}

/// The folder of Java's own classes, taken out of the JDK.
fn java(folder: &Path) -> Result<PathBuf, Failure> {
    let jdk = Jdk::find(std::env::var_os("JAVA_HOME")).map_err(Failure::chore)?;
    let to = folder.join("java");
    let mut jmod = Command::new("jmod");
    jmod.arg("extract").arg("--dir").arg(&to);
    process::run(jmod.arg(jdk.home.join("jmods/java.base.jmod")))?;
    Ok(to.join("classes/java"))
}

/// Copies classes, each as one that ProGuard reads.
fn lower(from: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::file(from, error);
    rust::make_folder(to.to_owned())?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            lower(&from, &to)?;
            continue;
        }
        let mut class = fs::read(&from).map_err(|error| Failure::file(&from, error))?;
        // The version is the fourth number of two bytes.
        if let Some(version) = class.get_mut(7) {
            *version = NEWEST.min(*version);
        }
        fs::write(&to, class).map_err(|error| Failure::file(&to, error))?;
    }
    Ok(())
}
