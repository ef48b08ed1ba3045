//! The build of a package: dx for each instruction set, our files over its project, Gradle, signature.
//!
//! dx writes its resources and Gradle files anew on every run, but leaves files alone that it does not know: so ours
//! have names of their own, and only the few lines dx hard-codes are rewritten after its last run.

use super::sdk::{Tools, version_of};
use super::signing::{self, Key};
use super::{Abi, Order, Package, package};
use crate::phone::{self, rust};
use crate::process::{self, Failure, say};
use crate::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Android Gradle plugin: the first line that was made for SDK 36, with the Kotlin and the Gradle that dx writes.
pub const GRADLE_PLUGIN: &str = "8.13.2";

/// File name of an APK that can be installed.
const SIGNED: &str = "reverstargo.apk";

/// Builds what was ordered and says where it is.
pub fn run(order: &Order) -> Result<(), Failure> {
    let code = code()?;
    let tools = Tools::find(order)?;
    let apksigner = || tools.on_java(tools.build_tools.join("apksigner"));
    let key = match (signing::own_key()?, order.package) {
        (None, Package::Apk) => Some(debug_key(&tools)?),
        (key, _) => key,
    };
    let project = project()?;
    write_project(&project, order.abis, code, &|target| {
        let mut dx = phone::dx("android", target)?;
        // dx has another opinion of which is the newest.
        dx.env("NDK_HOME", &tools.ndk);
        Ok(dx)
    })?;
    let mut file = assemble(&project, order.package, tools.on_java("./gradlew"))?;
    match (&key, order.package) {
        (Some(key), Package::Apk) => {
            file = align(&file, &tools.build_tools)?;
            signing::sign_apk(&file, key, apksigner())?;
            signing::verify(&file, apksigner())?;
        }
        (Some(key), Package::Aab) => {
            signing::sign_bundle(&file, key, tools.on_java("jarsigner"))?;
        }
        (None, _) => say(format!(
            "{} is not set: the bundle is not signed, and the store will not take it",
            signing::KEYSTORE
        )),
    }
    package::verify(&file, order, code, &tools.build_tools)?;
    say(format!(
        "version {} is at {}",
        workspace::VERSION,
        file.display()
    ));
    match order.package {
        Package::Apk if order.install => {
            return process::run(Command::new("adb").args(["install", "-r"]).arg(&file));
        }
        Package::Apk => say(format!(
            "install it with: adb install -r {}",
            file.display()
        )),
        Package::Aab => say("upload it in the Play Console, as docs/release.md describes"),
    }
    Ok(())
}

/// All that comes before Gradle: dx for each instruction set, with our files in the project that it writes.
pub fn write_project(
    project: &Path,
    abis: &[Abi],
    code: u32,
    dx: &dyn Fn(&str) -> Result<Command, Failure>,
) -> Result<(), Failure> {
    forget_libraries(project)?;
    copy_folder(
        &workspace::root().join("android/res"),
        &project.join("app/src/main/res"),
    )?;
    copy_kotlin(&project.join(KOTLIN))?;
    let no_gradle = no_gradle(project)?;
    for (target, folder) in abis {
        say(format!("the library for {folder}"));
        process::run(dx(target)?.env("JAVA_HOME", &no_gradle))?;
    }
    edit(&project.join("app/build.gradle.kts"), |text| {
        with_version(text, code)
    })?;
    edit(&project.join("build.gradle.kts"), with_newer_plugin)
}

/// A JDK for dx whose Java does nothing but note what it was asked. dx runs Gradle itself, as a debug build with the
/// older Android plugin (dioxus-cli 0.8.0-alpha.3 src/build/android.rs:381), before the project is as it has to be.
fn no_gradle(project: &Path) -> Result<PathBuf, Failure> {
    let home = project.with_file_name("no-gradle");
    let asked = asked_of_gradle(project);
    let line = format!("echo \"$@\" >> '{}'", asked.display());
    rust::script(&home.join("bin/java"), &line)?;
    rust::write(&asked, "")?;
    Ok(home)
}

/// Command lines by which dx has started Gradle, a line each.
pub fn asked_of_gradle(project: &Path) -> PathBuf {
    project.with_file_name("no-gradle").join("asked")
}

/// The key that Android's own tools sign with on this machine.
fn debug_key(tools: &Tools) -> Result<Key, Failure> {
    say(format!(
        "{} is not set: signing with this machine's debug key, for phones at hand",
        signing::KEYSTORE
    ));
    let home = std::env::home_dir()
        .ok_or_else(|| Failure::chore("there is no home folder for Android's debug key"))?;
    signing::debug_key(&home.join(".android"), tools.on_java("keytool"))
}

/// The place of dx's Gradle project, in the folder that cargo builds into.
pub const PROJECT: &str = "dx/reverstargo/release/android/app";

/// The Kotlin files in that project.
pub const KOTLIN: &str = "app/src/main/kotlin/dev/dioxus/main";

fn project() -> Result<PathBuf, Failure> {
    Ok(workspace::target()?.join(PROJECT))
}

/// The signed APK of the last build, whether it is there or not.
pub fn last_apk() -> Result<PathBuf, Failure> {
    Ok(project()?
        .join("app/build/outputs/apk/release")
        .join(SIGNED))
}

/// The number of this version for the stores.
pub fn code() -> Result<u32, Failure> {
    version_code(workspace::VERSION)
        .ok_or_else(|| Failure::chore("the version in Cargo.toml is not of the form 1.2.3"))
}

/// The number that must grow with every upload: major, minor and patch with two digits each.
fn version_code(version: &str) -> Option<u32> {
    let number = |part: &str| part.parse().ok().filter(|&number: &u32| number < 100);
    let parts: Vec<u32> = version.split('.').map(number).collect::<Option<_>>()?;
    let [major, minor, patch] = parts[..] else {
        return None;
    };
    Some(major * 10_000 + minor * 100 + patch)
}

/// Takes the libraries of an earlier build out of dx's project: dx empties the folder of the instruction set that it
/// builds, and Gradle packs every folder that is there.
fn forget_libraries(project: &Path) -> Result<(), Failure> {
    let folder = project.join("app/src/main/jniLibs");
    match std::fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(Failure::file(&folder, error))
        }
        _ => Ok(()),
    }
}

fn assemble(project: &Path, package: Package, mut gradle: Command) -> Result<PathBuf, Failure> {
    let (task, made) = match package {
        Package::Apk => ("assembleRelease", "apk/release/app-release-unsigned.apk"),
        Package::Aab => ("bundleRelease", "bundle/release/app-release.aab"),
    };
    process::run(gradle.current_dir(project).arg(task))?;
    Ok(project.join("app/build/outputs").join(made))
}

/// An APK is aligned before it is signed: aligning afterwards would break the signature.
fn align(unsigned: &Path, build_tools: &Path) -> Result<PathBuf, Failure> {
    let apk = unsigned.with_file_name(SIGNED);
    let mut zipalign = Command::new(build_tools.join("zipalign"));
    zipalign.args(["-f", "-P", "16", "4"]).arg(unsigned);
    process::run(zipalign.arg(&apk))?;
    Ok(apk)
}

/// The generated Gradle file with our version; `None` if it has no such lines any more.
fn with_version(text: &str, code: u32) -> Option<String> {
    let mut changed = text.to_owned();
    for (key, value) in [
        ("versionCode = ", code.to_string()),
        ("versionName = ", format!("\"{}\"", workspace::VERSION)),
    ] {
        let start = changed.find(key)? + key.len();
        let end = start + changed[start..].find('\n')?;
        changed.replace_range(start..end, &value);
    }
    Some(changed)
}

/// The generated project with an Android plugin that knows SDK 36: dx still names one that was tested up to 35.
fn with_newer_plugin(text: &str) -> Option<String> {
    const PLUGIN: &str = "com.android.tools.build:gradle:";
    let start = text.find(PLUGIN)? + PLUGIN.len();
    let end = start + text[start..].find('"')?;
    let newer = version_of(&text[start..end]) < version_of(GRADLE_PLUGIN);
    let plugin = if newer {
        GRADLE_PLUGIN
    } else {
        &text[start..end]
    };
    Some(format!("{}{plugin}{}", &text[..start], &text[end..]))
}

/// Our Kotlin beside the activity, which dx copies itself.
fn copy_kotlin(to: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(to).map_err(|error| Failure::file(to, error))?;
    for file in phone::kotlin_files()? {
        let target = to.join(file.file_name().unwrap_or_default());
        std::fs::copy(&file, target).map_err(|error| Failure::file(&file, error))?;
    }
    Ok(())
}

fn edit(file: &Path, change: impl FnOnce(&str) -> Option<String>) -> Result<(), Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
    let unexpected = || {
        Failure::chore(format!(
            "{}: dx no longer writes this file as expected",
            file.display()
        ))
    };
    std::fs::write(file, change(&text).ok_or_else(unexpected)?)
        .map_err(|error| Failure::file(file, error))
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |error| Failure::file(from, error);
    std::fs::create_dir_all(to).map_err(failed)?;
    for entry in std::fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target).map_err(failed)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_versions_have_larger_codes() {
        assert_eq!(version_code("1.2.3"), Some(10_203));
        assert!(version_code("1.10.0") > version_code("1.9.99"));
        for odd in ["1.2", "1.2.3.4", "1.2.x", "1.100.0", ""] {
            assert_eq!(version_code(odd), None, "{odd}");
        }
        assert!(version_code(workspace::VERSION).is_some());
    }

    #[test]
    fn the_hard_coded_version_is_replaced_and_a_changed_template_noticed() {
        let generated = "{\n    versionCode = 1\n    versionName = \"0.0.1\"\n}\n";
        let ours = with_version(generated, 10_203).expect("both lines are there");
        let version = workspace::VERSION;
        assert_eq!(
            ours,
            format!("{{\n    versionCode = 10203\n    versionName = \"{version}\"\n}}\n")
        );
        assert_eq!(with_version("versionCode = 1\n", 1), None);
    }

    /// What dx does with the project: it writes Gradle's files, and starts Gradle.
    const LIKE_DX: &str = "printf 'versionCode = 1\nversionName = \"0\"\n' > app/build.gradle.kts && \
        echo '\"com.android.tools.build:gradle:8.7.0\"' > build.gradle.kts && \"$JAVA_HOME/bin/java\" assembleDebug";

    #[test]
    fn the_gradle_that_dx_starts_does_nothing() {
        let folder = std::env::temp_dir().join(format!("rsg-gradle-{}", std::process::id()));
        let project = folder.join("app");
        write_project(&project, &super::super::ABIS[1..], 7, &|_| {
            let mut dx = Command::new("sh");
            dx.args(["-c", LIKE_DX]).current_dir(&project);
            dx.env("JAVA_HOME", "/no-jdk");
            Ok(dx)
        })
        .expect("dx ends well");
        let read = |file: &Path| std::fs::read_to_string(file).expect("it is written");
        assert_eq!(
            read(&asked_of_gradle(&project)),
            "assembleDebug\n".repeat(2)
        );
        assert!(read(&project.join("build.gradle.kts")).contains(GRADLE_PLUGIN));
        assert!(read(&project.join("app/build.gradle.kts")).contains("versionCode = 7"));
        std::fs::remove_dir_all(folder).expect("it can be removed");
    }

    #[test]
    fn nothing_of_an_earlier_build_is_packed() {
        let project = std::env::temp_dir().join(format!("rsg-dx-{}", std::process::id()));
        let stale = project.join("app/src/main/jniLibs/x86_64");
        std::fs::create_dir_all(&stale).expect("the temporary folder can be written");
        std::fs::write(stale.join("libmain.so"), "stale").expect("and so can this one");
        forget_libraries(&project).expect("it can be emptied");
        assert!(!stale.exists());
        forget_libraries(&project).expect("nothing is there any more");
        std::fs::remove_dir_all(project).expect("it can be removed");
    }

    #[test]
    fn an_older_plugin_is_replaced_and_a_newer_one_kept() {
        let project =
            |version: &str| format!("classpath(\"com.android.tools.build:gradle:{version}\")\n");
        assert_eq!(
            with_newer_plugin(&project("8.7.0")),
            Some(project(GRADLE_PLUGIN))
        );
        assert_eq!(with_newer_plugin(&project("9.1.0")), Some(project("9.1.0")));
        assert_eq!(with_newer_plugin("plugins {}\n"), None);
    }
}
