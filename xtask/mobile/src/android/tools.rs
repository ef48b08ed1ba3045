//! The vendor's tools: which are there, which are missing, and how each missing one is had.

use crate::identity::DX;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::process::{self, Failure};

/// Where the tools lie.
pub struct Tools {
    /// The folder of the SDK's newest build tools: aapt2, zipalign, apksigner.
    pub build_tools: PathBuf,
}

/// Finds every tool a build needs, or names all that are missing at once.
pub fn find(targets: &[&str]) -> Result<Tools, Failure> {
    let mut missing = Vec::new();
    let sdk = sdk_folder();
    if sdk.is_none() {
        missing.push(
            "the Android SDK: install Android Studio or the command-line tools from developer.android.com and set ANDROID_HOME to its folder".to_owned(),
        );
    }
    let build_tools = sdk
        .as_deref()
        .and_then(|sdk| newest(&sdk.join("build-tools")));
    if let Some(sdk) = &sdk {
        if newest(&sdk.join("ndk")).is_none() {
            missing.push("the NDK, r28 or newer: sdkmanager \"ndk;28.2.13676358\"".to_owned());
        }
        if build_tools.is_none() {
            missing.push(
                "the build tools: sdkmanager \"build-tools;36.0.0\" \"platforms;android-36\""
                    .to_owned(),
            );
        }
    }
    if !process::succeeds("javac", &["-version"]) {
        missing.push(
            "a JDK 17: apt install openjdk-17-jdk-headless, or brew install openjdk@17".to_owned(),
        );
    }
    if !dx_fits() {
        missing.push(format!(
            "dx {DX}: cargo install dioxus-cli --version {DX} --locked"
        ));
    }
    let installed = installed_targets();
    for target in targets
        .iter()
        .filter(|target| !installed.contains(**target))
    {
        missing.push(format!("Rust for {target}: rustup target add {target}"));
    }
    match build_tools {
        Some(build_tools) if missing.is_empty() => Ok(Tools { build_tools }),
        _ => Err(Failure::chore(format!(
            "to build for Android, this is missing:{}\n\nWhat can be checked without any of it: cargo xtask android --check",
            missing
                .iter()
                .map(|line| format!("\n  - {line}"))
                .collect::<String>()
        ))),
    }
}

fn sdk_folder() -> Option<PathBuf> {
    ["ANDROID_HOME", "ANDROID_SDK_ROOT"]
        .iter()
        .filter_map(std::env::var_os)
        .map(PathBuf::from)
        .find(|folder| folder.is_dir())
}

/// The folder with the highest version as its name.
fn newest(folder: &Path) -> Option<PathBuf> {
    let version = |path: &PathBuf| -> Vec<u64> {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        name.split(['.', '-'])
            .filter_map(|part| part.parse().ok())
            .collect()
    };
    std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .max_by_key(version)
}

fn dx_fits() -> bool {
    Command::new("dx")
        .arg("--version")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(DX))
}

fn installed_targets() -> String {
    Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output()
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_found_by_number_and_not_by_letter() {
        let folder = std::env::temp_dir().join(format!("rsg-tools-{}", std::process::id()));
        for version in ["9.0.0", "36.0.0", "35.0.1"] {
            std::fs::create_dir_all(folder.join(version)).expect("a folder can be made");
        }
        assert_eq!(newest(&folder), Some(folder.join("36.0.0")));
        assert_eq!(newest(&folder.join("none")), None);
        std::fs::remove_dir_all(&folder).expect("and taken away");
    }
}
