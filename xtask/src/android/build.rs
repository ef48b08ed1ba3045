//! The build of a package: dx for each instruction set, our files over its project, Gradle, signature.
//!
//! dx writes its resources and Gradle files anew on every run, but leaves files alone that it does not know: so ours
//! have names of their own, and only the few lines dx hard-codes are rewritten after its last run.

use super::{Abi, Order, Package, package};
use crate::process::{self, Failure, say};
use crate::{phone, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variables that name a keystore. Passwords stay in the environment: a command line can be read by others.
const KEYSTORE: &str = "RSG_KEYSTORE";
const KEYSTORE_PASSWORD: &str = "RSG_KEYSTORE_PASSWORD";
const KEY_ALIAS: &str = "RSG_KEY_ALIAS";

/// The Android Gradle plugin: the first line that was made for SDK 36, with the Kotlin and the Gradle that dx writes.
pub const GRADLE_PLUGIN: &str = "8.13.2";

/// File name of an APK that can be installed.
const SIGNED: &str = "reverstargo.apk";

/// Builds what was ordered and says where it is.
pub fn run(order: &Order) -> Result<(), Failure> {
    let code = code()?;
    let Tools { build_tools, ndk } = find_tools(order)?;
    let key = match (own_key()?, order.package) {
        (None, Package::Apk) => Some(debug_key()?),
        (key, _) => key,
    };
    let project = project()?;
    write_project(&project, order.abis, code, &|target| {
        let mut dx = phone::dx("android", target)?;
        // Else dx takes the one that `ANDROID_NDK_HOME` names, or the last of the SDK's by the order of letters.
        dx.env("NDK_HOME", &ndk);
        Ok(dx)
    })?;
    let mut file = assemble(&project, order.package)?;
    match (&key, order.package) {
        (Some(key), Package::Apk) => file = sign_apk(&file, key, &build_tools)?,
        (Some(key), Package::Aab) => sign_bundle(&file, key)?,
        (None, _) => say(format!(
            "{KEYSTORE} is not set: the bundle is not signed, and the store will not take it"
        )),
    }
    package::verify(&file, order, code, &build_tools)?;
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
    for (target, folder) in abis {
        say(format!("the library for {folder}"));
        process::run(&mut dx(target)?)?;
    }
    edit(&project.join("app/build.gradle.kts"), |text| {
        with_version(text, code)
    })?;
    edit(&project.join("build.gradle.kts"), with_newer_plugin)
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

/// Tools of the SDK.
struct Tools {
    /// The folder of the newest build tools: aapt2, zipalign, apksigner.
    build_tools: PathBuf,
    /// The newest NDK.
    ndk: PathBuf,
}

/// Finds them, or names everything that is missing.
fn find_tools(order: &Order) -> Result<Tools, Failure> {
    let mut missing = Vec::new();
    let homes = ["ANDROID_HOME", "ANDROID_SDK_ROOT"]
        .into_iter()
        .filter_map(std::env::var_os);
    let sdk = homes.map(PathBuf::from).find(|folder| folder.is_dir());
    let in_sdk = |folder: &str| newest(&sdk.as_ref()?.join(folder));
    let (build_tools, ndk) = (in_sdk("build-tools"), in_sdk("ndk"));
    if sdk.is_none() {
        missing.push(
            "the Android SDK: install Android Studio or the command-line tools from developer.android.com and set \
             ANDROID_HOME to its folder"
                .to_owned(),
        );
    }
    if sdk.is_some() && ndk.is_none() {
        missing.push("the NDK, r28 or newer: sdkmanager \"ndk;28.2.13676358\"".to_owned());
    }
    if sdk.is_some() && build_tools.is_none() {
        missing.push(
            "the build tools: sdkmanager \"build-tools;36.0.0\" \"platforms;android-36\""
                .to_owned(),
        );
    }
    if process::answer("javac", &["-version"]).is_none() {
        missing.push(
            "a JDK 17: apt install openjdk-17-jdk-headless, or brew install openjdk@17".to_owned(),
        );
    }
    let targets: Vec<&str> = order.abis.iter().map(|(target, _)| *target).collect();
    missing.extend(phone::missing_tools(&targets)?);
    phone::require("Android", &missing)?;
    Ok(Tools {
        build_tools: build_tools.unwrap_or_default(),
        ndk: ndk.unwrap_or_default(),
    })
}

/// The folder with the highest version as its name.
fn newest(folder: &Path) -> Option<PathBuf> {
    let version =
        |path: &PathBuf| version_of(&path.file_name().unwrap_or_default().to_string_lossy());
    let folders = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()));
    folders.filter(|path| path.is_dir()).max_by_key(version)
}

/// Key by which a package is signed.
struct Key {
    store: PathBuf,
    alias: String,
    /// The place where apksigner finds the password.
    password: String,
}

fn own_key() -> Result<Option<Key>, Failure> {
    let Some(store) = std::env::var_os(KEYSTORE) else {
        return Ok(None);
    };
    let alias = std::env::var(KEY_ALIAS).ok();
    let alias = alias.filter(|_| std::env::var_os(KEYSTORE_PASSWORD).is_some());
    let incomplete = format!("{KEYSTORE} is set; {KEY_ALIAS} and {KEYSTORE_PASSWORD} must be, too");
    Ok(Some(Key {
        store: store.into(),
        alias: alias.ok_or_else(|| Failure::usage(incomplete))?,
        password: format!("env:{KEYSTORE_PASSWORD}"),
    }))
}

/// The key that Android's own tools sign with on this machine, made if it is not there yet. Phones at hand take it, the
/// store does not; an APK without any signature could not be installed at all.
fn debug_key() -> Result<Key, Failure> {
    say(format!(
        "{KEYSTORE} is not set: signing with this machine's debug key, for phones at hand"
    ));
    let home = std::env::home_dir()
        .ok_or_else(|| Failure::chore("there is no home folder for Android's debug key"))?;
    let folder = home.join(".android");
    let store = folder.join("debug.keystore");
    if !store.is_file() {
        std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
        let mut keytool = Command::new("keytool");
        keytool.args([
            "-genkeypair",
            "-keyalg",
            "RSA",
            "-keysize",
            "2048",
            "-validity",
            "10000",
        ]);
        keytool.args([
            "-alias",
            "androiddebugkey",
            "-dname",
            "CN=Android Debug,O=Android,C=US",
        ]);
        keytool.args(["-storepass", "android", "-keypass", "android", "-keystore"]);
        process::run(keytool.arg(&store))?;
    }
    Ok(Key {
        store,
        alias: "androiddebugkey".to_owned(),
        password: "pass:android".to_owned(),
    })
}

fn assemble(project: &Path, package: Package) -> Result<PathBuf, Failure> {
    let (task, made) = match package {
        Package::Apk => ("assembleRelease", "apk/release/app-release-unsigned.apk"),
        Package::Aab => ("bundleRelease", "bundle/release/app-release.aab"),
    };
    process::run(Command::new("./gradlew").current_dir(project).arg(task))?;
    Ok(project.join("app/build/outputs").join(made))
}

fn sign_bundle(bundle: &Path, key: &Key) -> Result<(), Failure> {
    let mut jarsigner = Command::new("jarsigner");
    jarsigner
        .args([
            "-sigalg",
            "SHA256withRSA",
            "-digestalg",
            "SHA-256",
            "-keystore",
        ])
        .arg(&key.store);
    jarsigner
        .args(["-storepass:env", KEYSTORE_PASSWORD])
        .arg(bundle)
        .arg(&key.alias);
    process::run(&mut jarsigner)
}

/// An APK is aligned before it is signed: aligning afterwards would break the signature.
fn sign_apk(unsigned: &Path, key: &Key, build_tools: &Path) -> Result<PathBuf, Failure> {
    let apk = unsigned.with_file_name(SIGNED);
    let mut zipalign = Command::new(build_tools.join("zipalign"));
    process::run(
        zipalign
            .args(["-f", "-P", "16", "4"])
            .arg(unsigned)
            .arg(&apk),
    )?;
    let mut apksigner = Command::new(build_tools.join("apksigner"));
    apksigner.args(["sign", "--ks"]).arg(&key.store);
    apksigner.args(["--ks-key-alias", &key.alias, "--ks-pass", &key.password]);
    process::run(apksigner.arg(&apk))?;
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

/// The numbers in a version, for comparing.
fn version_of(text: &str) -> Vec<u64> {
    text.split(['.', '-'])
        .filter_map(|part| part.parse().ok())
        .collect()
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
