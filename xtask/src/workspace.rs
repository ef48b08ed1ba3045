//! Paths of the workspace, and its description by Cargo.

use crate::disk;
use crate::process::{self, Failure};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of every package of the workspace.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The packages that the app is made of.
pub const LIBRARIES: [&str; 4] = ["rsg-base", "rsg-engine", "rsg-classics", "rsg-game"];

/// Names these packages for Cargo, and the app's own.
pub fn whole_app() -> impl Iterator<Item = String> {
    let packages = LIBRARIES.into_iter().chain(["reverstargo"]);
    packages.map(|package| format!("--package={package}"))
}

/// The folder of the workspace, known when this program was compiled.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace's folder")
}

/// True if Cargo keeps parts of a build for the next one.
const INCREMENTAL: &str = "CARGO_INCREMENTAL";

/// Cargo itself, the same one that started this program, in the workspace's folder.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments);
    if std::env::var_os(INCREMENTAL).is_none() && disk::is_short(root()) {
        command.env(INCREMENTAL, "0");
    }
    command
}

/// Output of `cargo metadata`, with the dependencies of every platform.
pub fn metadata() -> Result<Value, Failure> {
    ask_cargo(&["metadata", "--format-version=1", "--all-features"])
}

/// The folder with the sources of a package that the app is built from.
pub fn sources_of(package: &str) -> Result<PathBuf, Failure> {
    let known = metadata()?;
    let mut packages = known["packages"].as_array().into_iter().flatten();
    let found = packages.find(|known| known["name"] == package);
    let manifest = found.and_then(|found| found["manifest_path"].as_str());
    let folder = manifest.and_then(|manifest| Path::new(manifest).parent());
    folder
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::chore(format!("cargo metadata knows no package {package}")))
}

/// The version of a package in `Cargo.lock`.
pub fn locked(package: &str) -> Result<String, Failure> {
    let lock = read("Cargo.lock")?;
    let version = version_in(&lock, package);
    version.ok_or_else(|| Failure::chore(format!("there is no {package} in Cargo.lock")))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let start = format!("\nname = \"{package}\"\nversion = \"");
    let (_, rest) = lock.split_once(&start)?;
    rest.split('"').next().map(str::to_owned)
}

/// The folder that Cargo builds into.
pub fn target() -> Result<PathBuf, Failure> {
    let metadata = ask_cargo(&["metadata", "--format-version=1", "--no-deps"])?;
    let folder = metadata["target_directory"].as_str();
    folder
        .map(PathBuf::from)
        .ok_or_else(|| Failure::chore("cargo metadata names no target folder"))
}

fn ask_cargo(arguments: &[&str]) -> Result<Value, Failure> {
    serde_json::from_str(&process::output(&mut cargo(arguments))?)
        .map_err(|error| Failure::chore(format!("cargo metadata cannot be read: {error}")))
}

/// The text of a file of the workspace.
pub fn read(name: &str) -> Result<String, Failure> {
    let path = root().join(name);
    std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))
}
