//! Fetches axe-core, the accessibility checker of the end-to-end tests, from the npm registry into `target/axe/`.
//!
//! It is pinned by version and by the registry's own checksum, used by tests only, and never committed or shipped.

use crate::process::{self, Failure, say};
use std::fs;
use std::path::Path;
use std::process::Command;

const PACKAGE: &str = "axe-core@4.11.0";
const ARCHIVE: &str = "axe-core-4.11.0.tgz";
const INTEGRITY: &str = "sha512-ilYanEU8vxxBexpJd8cWM4ElSQq4QctCLKih0TSfjIfCQTeyH/6zVrmIJfLPrKTKJRbiG+cfnZbQIjAlJmF1jQ==";

/// Sees to it that `target/axe/axe.min.js` is there.
pub fn fetch(root: &Path) -> Result<(), Failure> {
    let folder = root.join("target/axe");
    let script = folder.join("axe.min.js");
    if script.is_file() {
        return Ok(());
    }
    say(format!("fetching {PACKAGE} for the accessibility tests"));
    let failed = |error: std::io::Error| Failure::chore(format!("{}: {error}", folder.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    let told = process::output(
        Command::new("npm")
            .args(["pack", PACKAGE, "--json", "--pack-destination", "."])
            .current_dir(&folder),
    )?;
    if !told.contains(INTEGRITY) {
        return Err(Failure::chore(format!(
            "{PACKAGE} is not what it was: {told}"
        )));
    }
    process::run(
        Command::new("tar")
            .args([
                "-xzf",
                ARCHIVE,
                "--strip-components=1",
                "package/axe.min.js",
            ])
            .current_dir(&folder),
    )
}
