//! `cargo xtask bench`: every benchmark, one after the other.

use crate::packages;
use crate::process::{self, Failure, say};
use crate::workspace;
use std::path::Path;

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask bench
    cargo xtask bench latency

Builds everything optimised and runs the benchmarks: first the engine's own (`rsg bench`: perft rate, search rate, solve
times), then every cargo benchmark in the workspace, then the latency.

`latency` alone plays against FINAL in Chromium and WebKitGTK and prints how long a touch takes to be painted, how evenly
frames come while FINAL thinks, how long the start takes, and how much memory the app holds.

Needs:  what `cargo xtask test` needs; a quiet machine, or the figures mean little
Takes:  about 15 minutes the first time on two cores, about 5 afterwards
";

/// Runs the engine's own benchmark, then cargo's.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let root = workspace::root();
    match arguments {
        [] => {}
        [word] if word == "latency" => return latency(&root),
        _ => {
            let words = arguments.join(" ");
            return Err(Failure::usage(format!("bench does not know \"{words}\"")));
        }
    }
    packages::for_the_app()?;
    say("the engine");
    process::run(process::cargo(&root).args([
        "run",
        "--quiet",
        "--release",
        "--package",
        "rsg-engine",
        "--bin",
        "rsg",
        "--",
        "bench",
    ]))?;
    say("the workspace");
    process::run(process::cargo(&root).args(["bench", "--workspace", "--bench", "*"]))?;
    latency(&root)
}

/// Measured from outside, by the same driver as the end-to-end tests, one browser after the other.
fn latency(root: &Path) -> Result<(), Failure> {
    packages::for_the_tests()?;
    say("the latency");
    process::run(process::cargo(root).args([
        "test",
        "--release",
        "--package",
        "reverstargo",
        "--test",
        "e2e",
        "--",
        "--latency",
        "--test-threads=1",
    ]))
}
