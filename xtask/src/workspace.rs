//! Where things lie: the workspace's root and its target folder.

use crate::process::{self, Failure};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder of the workspace, known when this program was compiled.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace's folder")
        .to_path_buf()
}

/// What `cargo metadata` knows; with every dependency of every platform if asked for.
pub fn metadata(with_dependencies: bool) -> Result<Value, Failure> {
    let mut command = process::cargo(&root());
    command.args(["metadata", "--format-version", "1", "--all-features"]);
    if !with_dependencies {
        command.arg("--no-deps");
    }
    serde_json::from_str(&process::output(&mut command)?)
        .map_err(|error| Failure::chore(format!("cargo metadata cannot be read: {error}")))
}

/// The folder that cargo builds into.
pub fn target() -> Result<PathBuf, Failure> {
    let metadata = metadata(false)?;
    let folder = metadata["target_directory"]
        .as_str()
        .ok_or_else(|| Failure::chore("cargo metadata names no target folder"))?;
    Ok(PathBuf::from(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_workspace() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("it can be read");
        assert!(manifest.contains("[workspace]"));
    }
}
