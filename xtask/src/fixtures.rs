//! `cargo xtask fixtures`: the files that the tests read as those of today's version of the saved format.

use crate::process::{self, Failure, say};
use std::process::Command;

pub const HELP: &str = "
    cargo xtask fixtures

Writes tests/fixtures/saved as today's app writes it, from the files of the version before. To be run once after the
version in src/storage/format.rs was raised; afterwards those files never change.

Needs:  what `cargo xtask app` needs
Takes:  as long as the storage tests take to compile
";

/// The test that writes them is ignored in every other run.
const WRITER: &str = "write_the_files_of_today";

/// Writes the files.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    if let [flag, ..] = flags {
        return Err(Failure::usage(format!(
            "fixtures does not know \"{flag}\"; try --help"
        )));
    }
    let mut write = Command::new("cargo");
    write.args(["test", "--no-default-features", "--test", "storage", "--"]);
    process::run(write.args(["--ignored", WRITER]))?;
    say("tests/fixtures/saved is as today's app writes it");
    Ok(())
}
