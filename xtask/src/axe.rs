//! axe-core, the accessibility checker of the end-to-end tests, in `target/axe/`. Used by tests only.

use crate::npm::Package;
use crate::process::Failure;
use crate::workspace;

const AXE: Package = Package {
    name: "axe-core",
    version: "4.11.0",
    integrity: "sha512-ilYanEU8vxxBexpJd8cWM4ElSQq4QctCLKih0TSfjIfCQTeyH/6zVrmIJfLPrKTKJRbiG+cfnZbQIjAlJmF1jQ==",
};

/// Sees to it that `target/axe/axe.min.js` is there.
pub fn fetch() -> Result<(), Failure> {
    const SCRIPT: &str = "axe.min.js";
    AXE.provide(&workspace::root().join("target/axe"), &[SCRIPT], SCRIPT)
}
