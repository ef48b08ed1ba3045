//! The ordinary way to a package: dx for each instruction set, our files over its project, Gradle, signature.

use super::{Package, Wish, gradle_project, overlay, tools, verify};
use crate::identity;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::process::{self, Failure, say};
use xtask::workspace;

/// The variables that name a keystore. Passwords stay in the environment: a command line can be read by others.
const KEYSTORE: &str = "RSG_KEYSTORE";
const KEYSTORE_PASSWORD: &str = "RSG_KEYSTORE_PASSWORD";
const KEY_ALIAS: &str = "RSG_KEY_ALIAS";

/// What a package is signed with.
#[derive(Debug, PartialEq, Eq)]
struct Key {
    store: OsString,
    alias: String,
    /// The password of a key that is no secret; else it stands in the environment.
    password: Option<&'static str>,
}

/// Builds what was wished for and says where it lies.
pub fn run(root: &Path, wish: &Wish) -> Result<(), Failure> {
    let identity = identity::read(root)?;
    let targets: Vec<&str> = wish.abis.iter().map(|abi| abi.target).collect();
    let tools = tools::find(&targets)?;
    let key = match (key()?, wish.package) {
        (Some(key), _) => Some(key),
        (None, Package::Apk) => Some(debug_key()?),
        (None, Package::Aab) => None,
    };
    let target = workspace::target()?;
    let project = gradle_project(&target);

    overlay::lay_resources(root, &project)?;
    for abi in &wish.abis {
        say(format!("the library for {}", abi.folder));
        process::run(
            Command::new("dx")
                .current_dir(root)
                .args([
                    "build",
                    "--platform",
                    "android",
                    "--release",
                    "--target",
                    abi.target,
                ])
                .args(["--no-default-features", "--features", "mobile"]),
        )?;
    }
    overlay::rewrite(&project, &identity)?;
    let package = assemble(&project, wish.package)?;
    let package = match &key {
        Some(key) => sign(&package, wish.package, key, &tools.build_tools)?,
        None => {
            say(format!(
                "{KEYSTORE} is not set: the bundle is not signed, and the store will not take it"
            ));
            package
        }
    };
    verify::package(&package, wish, &identity, &tools.build_tools)?;
    say(format!(
        "{} {} lies at {}",
        identity.id,
        identity.version,
        package.display()
    ));
    finish(&package, wish)
}

fn key() -> Result<Option<Key>, Failure> {
    let Some(store) = std::env::var_os(KEYSTORE) else {
        return Ok(None);
    };
    let alias = std::env::var(KEY_ALIAS).map_err(|_| {
        Failure::usage(format!(
            "{KEYSTORE} is set, but {KEY_ALIAS} names no key in it"
        ))
    })?;
    if std::env::var_os(KEYSTORE_PASSWORD).is_none() {
        return Err(Failure::usage(format!(
            "{KEYSTORE} is set, but {KEYSTORE_PASSWORD} is not"
        )));
    }
    Ok(Some(Key {
        store,
        alias,
        password: None,
    }))
}

/// The key that Android's own tools sign with on this machine. Phones at hand take it, the store does not; an APK
/// without any signature could not be installed at all.
fn debug_key() -> Result<Key, Failure> {
    let home = std::env::home_dir()
        .ok_or_else(|| Failure::chore("there is no home folder for Android's debug key"))?;
    let file = home.join(".android/debug.keystore");
    let key = Key {
        store: file.clone().into(),
        alias: "androiddebugkey".to_owned(),
        password: Some("android"),
    };
    say(format!(
        "{KEYSTORE} is not set: signing with this machine's debug key, for phones at hand"
    ));
    if !file.is_file() {
        make_folder_of(&file)?;
        process::run(&mut making(&key))?;
    }
    Ok(key)
}

/// keytool makes no folders, and where the SDK was only unpacked there is none yet.
fn make_folder_of(file: &Path) -> Result<(), Failure> {
    let folder = file.parent().unwrap_or(file);
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::chore(format!("cannot make {}: {error}", folder.display())))
}

/// Makes the debug key as Android's tools do when they miss it.
fn making(key: &Key) -> Command {
    let password = key.password.unwrap_or_default();
    let mut command = Command::new("keytool");
    command
        .args(["-genkeypair", "-keyalg", "RSA", "-keysize", "2048"])
        .args([
            "-validity",
            "10000",
            "-dname",
            "CN=Android Debug,O=Android,C=US",
        ])
        .args([
            "-alias",
            &key.alias,
            "-storepass",
            password,
            "-keypass",
            password,
        ])
        .arg("-keystore")
        .arg(&key.store);
    command
}

fn assemble(project: &Path, package: Package) -> Result<PathBuf, Failure> {
    let (task, made) = match package {
        Package::Apk => ("assembleRelease", "apk/release/app-release-unsigned.apk"),
        Package::Aab => ("bundleRelease", "bundle/release/app-release.aab"),
    };
    process::run(Command::new("./gradlew").current_dir(project).arg(task))?;
    Ok(project.join("app/build/outputs").join(made))
}

fn sign(package: &Path, kind: Package, key: &Key, build_tools: &Path) -> Result<PathBuf, Failure> {
    if kind == Package::Aab {
        process::run(
            Command::new("jarsigner")
                .args([
                    "-sigalg",
                    "SHA256withRSA",
                    "-digestalg",
                    "SHA-256",
                    "-keystore",
                ])
                .arg(&key.store)
                .args(["-storepass:env", KEYSTORE_PASSWORD])
                .arg(package)
                .arg(&key.alias),
        )?;
        return Ok(package.to_path_buf());
    }
    // An APK is aligned before it is signed: aligning afterwards would break the signature.
    let aligned = package.with_file_name("reverstargo.apk");
    process::run(
        Command::new(build_tools.join("zipalign"))
            .args(["-f", "-P", "16", "4"])
            .arg(package)
            .arg(&aligned),
    )?;
    process::run(
        Command::new(build_tools.join("apksigner"))
            .args(["sign", "--ks"])
            .arg(&key.store)
            .args([
                "--ks-key-alias",
                &key.alias,
                "--ks-pass",
                &match key.password {
                    Some(password) => format!("pass:{password}"),
                    None => format!("env:{KEYSTORE_PASSWORD}"),
                },
            ])
            .arg(&aligned),
    )?;
    Ok(aligned)
}

fn finish(package: &Path, wish: &Wish) -> Result<(), Failure> {
    match wish.package {
        Package::Apk if wish.install => {
            process::run(Command::new("adb").args(["install", "-r"]).arg(package))
        }
        Package::Apk => {
            say(format!(
                "install it with: adb install -r {}",
                package.display()
            ));
            Ok(())
        }
        Package::Aab => {
            say("upload it in the Play Console, as docs/release.md describes");
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_debug_keys_folder_is_made_where_there_is_none() {
        let home = std::env::temp_dir().join(format!("rsg-debug-key-{}", std::process::id()));
        let file = home.join(".android/debug.keystore");
        make_folder_of(&file).expect("the folder can be made");
        assert!(file.parent().is_some_and(Path::is_dir));
        assert!(make_folder_of(&file).is_ok(), "there it is already");
        std::fs::remove_dir_all(home).expect("it is ours");
    }

    #[test]
    fn the_debug_key_is_made_as_androids_tools_make_it() {
        let key = Key {
            store: ".android/debug.keystore".into(),
            alias: "androiddebugkey".to_owned(),
            password: Some("android"),
        };
        let words: Vec<String> = making(&key)
            .get_args()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        for pair in [
            ["-alias", "androiddebugkey"],
            ["-storepass", "android"],
            ["-keypass", "android"],
            ["-keystore", ".android/debug.keystore"],
        ] {
            assert!(words.windows(2).any(|two| two == pair), "{pair:?}");
        }
    }
}
