//! Who the app is to the stores: its identifier and its version, each written in one place.
//!
//! The identifier stands in `Dioxus.toml`; every other file that must repeat it (plist, activity) is compared with
//! that by the checks. The version stands in `Cargo.toml`.

use std::path::Path;
use toml::{Table, Value};
use xtask::process::Failure;

/// What both stores ask for.
#[derive(Debug, PartialEq, Eq)]
pub struct Identity {
    /// The application id, `dev.reverstargo.app`.
    pub id: String,
    /// The version that people see, `1.2.3`.
    pub version: String,
    /// The number that must grow with every upload to Google Play: major, minor and patch with two digits each.
    pub version_code: u32,
}

/// The version of dx that fits the version of dioxus.
pub const DX: &str = "0.7.10";

/// The version of the windowing library that the warnings about Xcode speak of.
const TAO: &str = "0.34.";

/// Versions that are written down for dx and for tao and are no longer those in `Cargo.lock`.
pub fn version_faults(root: &Path) -> Result<Vec<String>, Failure> {
    Ok(lock_faults(&table(root, "Cargo.lock")?))
}

fn lock_faults(lock: &Table) -> Vec<String> {
    let version = |name: &str| {
        let packages = lock.get("package").and_then(Value::as_array);
        packages
            .into_iter()
            .flatten()
            .find(|package| package.get("name").and_then(Value::as_str) == Some(name))
            .and_then(|package| package.get("version")?.as_str())
            .unwrap_or("none")
    };
    let mut faults = Vec::new();
    let (dioxus, tao) = (version("dioxus"), version("tao"));
    if dioxus != DX {
        faults.push(format!(
            "dioxus is {dioxus}, but dx {DX} is asked for: they must be of one version"
        ));
    }
    if !tao.starts_with(TAO) {
        faults.push(format!(
            "tao is {tao}: look whether it makes a UIScene now, which Xcode 27 wants, and what it tells of links and of \
             suspending; then correct what is said about {TAO} here, in ios/build.rs and in docs/release.md"
        ));
    }
    faults
}

/// Reads identifier and version from the two files that decide them.
pub fn read(root: &Path) -> Result<Identity, Failure> {
    let dioxus = table(root, "Dioxus.toml")?;
    let cargo = table(root, "Cargo.toml")?;
    let id = text(&dioxus, &["bundle", "identifier"])?;
    let version = text(&cargo, &["workspace", "package", "version"])?;
    let version_code = version_code(&version).ok_or_else(|| {
        Failure::chore(format!(
            "the version \"{version}\" in Cargo.toml is not of the form 1.2.3"
        ))
    })?;
    Ok(Identity {
        id,
        version,
        version_code,
    })
}

/// One of the project's TOML files.
pub fn table(root: &Path, name: &str) -> Result<Table, Failure> {
    let text = std::fs::read_to_string(root.join(name))
        .map_err(|error| Failure::chore(format!("{name} cannot be read: {error}")))?;
    text.parse()
        .map_err(|error| Failure::chore(format!("{name} is not TOML: {error}")))
}

fn text(table: &Table, path: &[&str]) -> Result<String, Failure> {
    let (last, folders) = path.split_last().expect("a path names something");
    folders
        .iter()
        .try_fold(table, |table, key| table.get(*key)?.as_table())
        .and_then(|table| table.get(*last)?.as_str())
        .map(str::to_owned)
        .ok_or_else(|| Failure::chore(format!("nothing at {}", path.join("."))))
}

fn version_code(version: &str) -> Option<u32> {
    let parts: Vec<u32> = version
        .split('.')
        .map(|part| part.parse().ok().filter(|&number| number < 100))
        .collect::<Option<_>>()?;
    match parts[..] {
        [major, minor, patch] => Some(major * 10_000 + minor * 100 + patch),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_versions_have_larger_codes() {
        assert_eq!(version_code("0.1.0"), Some(100));
        assert_eq!(version_code("1.2.3"), Some(10_203));
        assert!(version_code("1.10.0") > version_code("1.9.99"));
        for odd in ["1.2", "1.2.3.4", "1.2.x", "1.100.0", ""] {
            assert_eq!(version_code(odd), None, "{odd}");
        }
    }

    #[test]
    fn versions_that_no_longer_fit_are_found() {
        let root = xtask::workspace::root();
        assert_eq!(
            version_faults(&root).expect("there is a Cargo.lock"),
            Vec::<String>::new()
        );
        let lock = "[[package]]\nname = \"dioxus\"\nversion = \"0.8.0\"\n[[package]]\nname = \"tao\"\nversion = \"0.35.0\"\n";
        let faults = lock_faults(&lock.parse().expect("it is TOML"));
        assert_eq!(faults.len(), 2);
        assert!(faults[0].contains("0.8.0") && faults[1].contains("UIScene"));
    }

    #[test]
    fn the_project_says_who_it_is() {
        let identity = read(&xtask::workspace::root()).expect("both files are in order");
        assert_eq!(identity.id, "dev.reverstargo.app");
    }
}
