//! The unit tests of the libraries and of `game` as programs for other processors: a 32-bit one, as older phones run
//! (`armeabi-v7a`), and arm64; and what a seed draws, which is the same on every machine (`base/tests/drawn.rs`). What
//! overflows or depends on the width of `usize` shows there and nowhere else.
//!
//! At the end the app's own `main` is called as a phone calls it (`start.rs`).
//!
//! Both targets link by themselves, with the linker that comes with Rust. The 32-bit programs run here as they are, the
//! arm64 ones under QEMU.

use super::start;
use crate::count::{Count, counted, print};
use crate::process::{Failure, say};
use crate::{packages, targets, workspace};

/// A target, the part of it that names Cargo's variables, and what runs its programs.
type Processor = (&'static str, &'static str, Option<&'static str>);

const PROCESSORS: [Processor; 2] = [
    ("i686-unknown-linux-musl", "I686_UNKNOWN_LINUX_MUSL", None),
    (
        "aarch64-unknown-linux-musl",
        "AARCH64_UNKNOWN_LINUX_MUSL",
        Some("qemu-aarch64-static"),
    ),
];

/// Runs them. A target that cannot be had counts as nothing.
pub fn test() -> Result<Count, Failure> {
    packages::for_the_phones()?;
    let mut all = Count::default();
    for (target, variable, runner) in PROCESSORS {
        if !targets::provide(target) {
            say(format!("nothing was tested: this Rust has no {target}"));
            continue;
        }
        say(format!("unit tests for {target}"));
        let mut test = workspace::cargo(&["test", "--quiet", "--lib", "--test", "drawn"]);
        test.args(["--target", target]);
        for library in workspace::LIBRARIES {
            test.args(["--package", library]);
        }
        test.env(format!("CARGO_TARGET_{variable}_LINKER"), "rust-lld");
        if let Some(runner) = runner {
            test.env(format!("CARGO_TARGET_{variable}_RUNNER"), runner);
        }
        all.add(counted(&mut test, &print)?);
    }
    all.add(start::check()?);
    Ok(all)
}
