//! Our own files over the Gradle project that dx generates.
//!
//! dx writes its resources and Gradle files anew on every run, but leaves files alone that it does not know: so ours
//! have names of their own, and only the few lines dx hard-codes are rewritten after its last run.

use crate::identity::Identity;
use std::path::Path;
use xtask::process::Failure;

/// Copies `android/res` into the project. Works before dx has run for the first time.
pub fn lay_resources(root: &Path, project: &Path) -> Result<(), Failure> {
    copy_folder(&root.join("android/res"), &project.join("app/src/main/res"))
}

/// Gives the generated project our version and lets its Gradle plugin accept the newest SDK.
pub fn rewrite(project: &Path, identity: &Identity) -> Result<(), Failure> {
    edit(&project.join("app/build.gradle.kts"), |text| {
        with_version(text, identity)
    })?;
    edit(&project.join("gradle.properties"), |text| {
        Some(with_newest_sdk(text))
    })
}

fn with_version(text: &str, identity: &Identity) -> Option<String> {
    let mut found = 0;
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            let indent = &line[..line.len() - line.trim_start().len()];
            match line.trim_start() {
                rest if rest.starts_with("versionCode =") => {
                    found += 1;
                    format!("{indent}versionCode = {}", identity.version_code)
                }
                rest if rest.starts_with("versionName =") => {
                    found += 1;
                    format!("{indent}versionName = \"{}\"", identity.version)
                }
                _ => line.to_owned(),
            }
        })
        .collect();
    (found == 2).then(|| lines.join("\n") + "\n")
}

/// The generated plugin was tested up to SDK 35 and only warns about 36; this says that we know.
fn with_newest_sdk(text: &str) -> String {
    const KEY: &str = "android.suppressUnsupportedCompileSdk=36";
    if text.contains(KEY) {
        text.to_owned()
    } else {
        format!("{}\n{KEY}\n", text.trim_end())
    }
}

fn edit(file: &Path, change: impl FnOnce(&str) -> Option<String>) -> Result<(), Failure> {
    let complain = |what: String| Failure::chore(format!("{}: {what}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| complain(error.to_string()))?;
    let changed = change(&text)
        .ok_or_else(|| complain("dx no longer writes this file as expected".to_owned()))?;
    std::fs::write(file, changed).map_err(|error| complain(error.to_string()))
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    let complain = |error: std::io::Error| Failure::chore(format!("{}: {error}", from.display()));
    std::fs::create_dir_all(to).map_err(complain)?;
    for entry in std::fs::read_dir(from).map_err(complain)? {
        let entry = entry.map_err(complain)?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target).map_err(complain)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity() -> Identity {
        Identity {
            id: "a.b".into(),
            version: "1.2.3".into(),
            version_code: 10_203,
        }
    }

    #[test]
    fn the_hard_coded_version_is_replaced() {
        let generated = "    defaultConfig {\n        versionCode = 1\n        versionName = \"0.0.1\"\n    }\n";
        let ours = with_version(generated, &identity()).expect("both lines are there");
        assert!(ours.contains("        versionCode = 10203\n"));
        assert!(ours.contains("        versionName = \"1.2.3\"\n"));
    }

    #[test]
    fn a_template_that_changed_is_noticed() {
        assert_eq!(with_version("versionCode = 1\n", &identity()), None);
    }

    #[test]
    fn the_sdk_line_is_added_once() {
        let once = with_newest_sdk("a=b\n");
        assert_eq!(with_newest_sdk(&once), once);
        assert!(once.ends_with("suppressUnsupportedCompileSdk=36\n"));
    }
}
