//! Android's SDK and NDK and the JDK of this machine: which are taken, and which are missing.

use super::Order;
use crate::phone;
use crate::process::Failure;
use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The JDKs that Gradle 9.1 and the Android plugin run on together: the plugin asks for 17, and `lintVital` of the
/// Kotlin that dx writes fails on 25.
const JDKS: RangeInclusive<u64> = 17..=21;

/// Tools of a build.
pub struct Tools {
    /// The folder of the newest build tools: aapt2, zipalign, apksigner.
    pub build_tools: PathBuf,
    pub ndk: PathBuf,
    /// The folder of the JDK.
    jdk: PathBuf,
}

impl Tools {
    /// Finds them, or names everything that is missing.
    pub fn find(order: &Order) -> Result<Self, Failure> {
        let mut missing = Vec::new();
        let named = |names: &[&str]| names.iter().find_map(std::env::var_os);
        let homes = ["ANDROID_HOME", "ANDROID_SDK_ROOT"].into_iter();
        let homes = homes.filter_map(std::env::var_os).map(PathBuf::from);
        let sdk = homes.into_iter().find(|folder| folder.is_dir());
        let build_tools = sdk
            .as_ref()
            .and_then(|sdk| newest(&sdk.join("build-tools")));
        let ndk = ndk(named(&["NDK_HOME", "ANDROID_NDK_HOME"]), sdk.as_deref());
        if sdk.is_none() {
            missing.push(
                "the Android SDK: install Android Studio or the command-line tools from developer.android.com and \
                 set ANDROID_HOME to its folder"
                    .to_owned(),
            );
        }
        if sdk.is_some() && build_tools.is_none() {
            missing.push(
                "the build tools: sdkmanager \"build-tools;36.0.0\" \"platforms;android-36\""
                    .to_owned(),
            );
        }
        let ndk = ndk.unwrap_or_else(|fault| {
            missing.push(fault);
            PathBuf::new()
        });
        let jdk = Jdk::find(named(&["JAVA_HOME"])).and_then(Jdk::for_gradle);
        let jdk = jdk.unwrap_or_else(|fault| {
            missing.push(fault);
            PathBuf::new()
        });
        let targets: Vec<&str> = order.abis.iter().map(|(target, _)| *target).collect();
        missing.extend(phone::missing_tools(&targets)?);
        phone::require("Android", &missing)?;
        Ok(Self {
            build_tools: build_tools.unwrap_or_default(),
            ndk,
            jdk,
        })
    }

    /// A program of the JDK, or one that runs on it: keytool, jarsigner, apksigner, Gradle.
    pub fn on_java(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        let mut path = self.jdk.join("bin").into_os_string();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        command.env("JAVA_HOME", &self.jdk).env("PATH", path);
        command
    }
}

/// The NDK that is named, which dx would take, or the newest one of the SDK. dx would take the last by the order of
/// letters.
fn ndk(named: Option<OsString>, sdk: Option<&Path>) -> Result<PathBuf, String> {
    match (named.map(PathBuf::from), sdk) {
        (Some(ndk), _) if ndk.is_dir() => Ok(ndk),
        (Some(ndk), _) => Err(format!(
            "the NDK that NDK_HOME or ANDROID_NDK_HOME names: {} is no folder",
            ndk.display()
        )),
        (None, sdk) => sdk
            .and_then(|sdk| newest(&sdk.join("ndk")))
            .ok_or_else(|| "the NDK, r28 or newer: sdkmanager \"ndk;28.2.13676358\"".to_owned()),
    }
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

/// The numbers in a version, for comparing.
pub fn version_of(text: &str) -> Vec<u64> {
    text.split(['.', '-'])
        .filter_map(|part| part.parse().ok())
        .collect()
}

/// A JDK: one with a compiler, which a Java alone has not.
pub struct Jdk {
    pub home: PathBuf,
    /// 17 of 17.0.15.
    version: u64,
}

impl Jdk {
    /// The one of `JAVA_HOME`, which Gradle and dx take, or the one in the search path.
    pub fn find(java_home: Option<OsString>) -> Result<Self, String> {
        let javac = match &java_home {
            Some(home) => Path::new(home).join("bin/javac"),
            None => PathBuf::from("javac"),
        };
        let mut ask = Command::new(&javac);
        ask.args(["-J-XshowSettings:properties", "-version"]);
        let told = ask.output().ok().filter(|told| told.status.success());
        // The settings are written as errors are.
        let jdk = told.and_then(|told| Self::of(&String::from_utf8_lossy(&told.stderr)));
        jdk.ok_or_else(|| format!("{WANTED}: {} does not run", javac.display()))
    }

    /// The JDK that wrote these settings.
    fn of(settings: &str) -> Option<Self> {
        let value = |key: &str| {
            let mut lines = settings.lines().map(str::trim);
            lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
        };
        Some(Self {
            home: value("java.home")?.into(),
            version: *version_of(value("java.version")?).first()?,
        })
    }

    /// Its folder, if Gradle runs on it.
    fn for_gradle(self) -> Result<PathBuf, String> {
        if JDKS.contains(&self.version) {
            return Ok(self.home);
        }
        Err(format!(
            "{WANTED}: {} is {}, and JAVA_HOME may name another one",
            self.home.display(),
            self.version
        ))
    }
}

const WANTED: &str =
    "a JDK from 17 to 21 (apt install openjdk-17-jdk-headless, or brew install openjdk@17)";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ndk_that_is_named_is_taken_and_else_the_newest() {
        let sdk = std::env::temp_dir().join(format!("rsg-sdk-{}", std::process::id()));
        // By letters 9 comes after 28.
        let [newer, older] = ["ndk/28.2.13676358", "ndk/9.0.1"].map(|name| sdk.join(name));
        for folder in [&newer, &older] {
            std::fs::create_dir_all(folder).expect("the temporary folder can be written");
        }
        assert_eq!(ndk(Some(older.clone().into()), Some(&sdk)), Ok(older));
        assert_eq!(ndk(None, Some(&sdk)), Ok(newer));
        let wrong = ndk(Some(sdk.join("ndk/30").into()), Some(&sdk));
        assert!(wrong.is_err_and(|fault| fault.contains("ndk/30 is no folder")));
        std::fs::remove_dir_all(&sdk).expect("it can be removed");
        assert!(ndk(None, Some(&sdk)).is_err_and(|fault| fault.contains("sdkmanager")));
    }

    /// What a JDK writes, cut to the lines around those that are read.
    fn settings(version: &str) -> String {
        format!(
            "Property settings:\n    java.home = /opt/jdk {version}\n    java.specification.version = 8\n    \
             java.version = {version}\n    java.version.date = 2025-04-15\n    java.vm.version = 3\n\n"
        )
    }

    #[test]
    fn a_jdk_that_gradle_does_not_run_on_is_refused() {
        for (version, is_taken) in [
            ("1.8.0_402", false),
            ("11.0.27", false),
            ("17.0.15", true),
            ("21", true),
            ("22.0.2", false),
            ("25.0.3", false),
        ] {
            let jdk = Jdk::of(&settings(version)).expect("it can be read");
            assert_eq!(jdk.home, PathBuf::from(format!("/opt/jdk {version}")));
            assert_eq!(jdk.for_gradle().is_ok(), is_taken, "{version}");
        }
        assert!(Jdk::of("javac 17.0.15\n").is_none());
    }

    /// Gradle takes another Java from the search path, and apksigner and jarsigner do so as well.
    #[test]
    fn what_runs_on_java_runs_on_the_jdk_that_was_taken() {
        let tools = Tools {
            build_tools: PathBuf::new(),
            ndk: PathBuf::new(),
            jdk: "/opt/jdk-21".into(),
        };
        let gradle = tools.on_java("./gradlew");
        let value = |name: &str| {
            let set = gradle.get_envs().find(|(key, _)| *key == name);
            let value = set.and_then(|(_, value)| value);
            value.unwrap_or_default().to_string_lossy().into_owned()
        };
        assert_eq!(value("JAVA_HOME"), "/opt/jdk-21");
        let path = value("PATH");
        assert!(path.starts_with("/opt/jdk-21/bin:"), "{path}");
    }

    #[test]
    fn a_java_without_a_compiler_is_refused() {
        let nowhere = std::env::temp_dir().join("rsg-no-jdk");
        let fault = Jdk::find(Some(nowhere.into())).err();
        assert!(fault.is_some_and(|fault| fault.contains("rsg-no-jdk/bin/javac does not run")));
    }
}
