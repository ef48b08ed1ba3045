//! Fetches axe-core, the accessibility checker of the end-to-end tests, from the npm registry into `target/axe/`.
//!
//! It is pinned by version and by the registry's own checksum, used by tests only, and never committed or shipped.

use crate::process::{self, Failure, say};
use crate::workspace;
use std::process::Command;

const PACKAGE: &str = "axe-core@4.11.0";
const ARCHIVE: &str = "axe-core-4.11.0.tgz";
const INTEGRITY: &str = "sha512-ilYanEU8vxxBexpJd8cWM4ElSQq4QctCLKih0TSfjIfCQTeyH/6zVrmIJfLPrKTKJRbiG+cfnZbQIjAlJmF1jQ==";

/// Sees to it that `target/axe/axe.min.js` is there.
pub fn fetch() -> Result<(), Failure> {
    let folder = workspace::root().join("target/axe");
    if folder.join("axe.min.js").is_file() {
        return Ok(());
    }
    say(format!("fetching {PACKAGE} for the accessibility tests"));
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
    let mut npm = Command::new("npm");
    npm.args(["pack", PACKAGE, "--json", "--pack-destination", "."]);
    let fetched = process::output(npm.current_dir(&folder))?;
    if !fetched.contains(INTEGRITY) {
        return Err(Failure::chore(format!(
            "{PACKAGE} has another checksum: {fetched}"
        )));
    }
    let mut tar = Command::new("tar");
    tar.args([
        "-xzf",
        ARCHIVE,
        "--strip-components=1",
        "package/axe.min.js",
    ]);
    process::run(tar.current_dir(&folder))
}
