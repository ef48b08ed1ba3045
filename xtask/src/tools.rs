//! Programs from crates.io that chores need in one version, built once into `target/tools/`.

use crate::process::{self, Failure, say};
use crate::workspace;
use std::path::{Path, PathBuf};

/// A package and the program that it brings.
pub struct Tool {
    pub package: &'static str,
    pub program: &'static str,
    /// Time for the build, in words.
    pub takes: &'static str,
    /// Further flags for cargo.
    pub flags: &'static [&'static str],
    /// Level of optimisation: 1 compiles a small program in the same time and lets it work through a page in seconds.
    pub optimised: &'static str,
}

impl Tool {
    /// The program in this version, built if it is not there.
    pub fn provide(&self, version: &str) -> Result<PathBuf, Failure> {
        let tools = workspace::target()?.join("tools");
        let program = tools.join("bin").join(self.program);
        if has_version(&program, version) {
            return Ok(program);
        }
        let Self { package, takes, .. } = self;
        say(format!("building {package} {version}, once: {takes}"));
        let mut install = workspace::cargo(&["install", package, "--bin", self.program]);
        install.args(["--debug", "--force", "--version"]);
        install.arg(format!("={version}")).arg("--root").arg(&tools);
        let build = tools.join("build");
        install.arg("--target-dir").arg(&build);
        install.args(self.flags);
        install.env("CARGO_PROFILE_DEV_OPT_LEVEL", self.optimised);
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        install.env("CARGO_INCREMENTAL", "0");
        process::run(&mut install)?;
        // It is never built again, and its parts are larger than all else in that folder.
        std::fs::remove_dir_all(&build).map_err(|error| Failure::file(&build, error))?;
        Ok(program)
    }
}

/// True if the program states this version.
pub fn has_version(program: &Path, version: &str) -> bool {
    let told = process::answer(&program.to_string_lossy(), &["--version"]);
    told.is_some_and(|told| told.split_whitespace().nth(1) == Some(version))
}
