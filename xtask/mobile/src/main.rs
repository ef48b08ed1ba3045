//! The chores for the phones: `cargo xtask android` and `cargo xtask ios`.
//!
//! Each has two halves. The ordinary one drives the vendors' tools and says exactly which of them are missing. The
//! other, `--check`, needs none of them: it proves on any Debian machine as much as can be proved without a phone.
//! What that is, and what waits for a device, is tabled in `docs/release.md`.
#![allow(clippy::disallowed_methods, reason = "a tool")]

mod android;
mod bridge;
mod elf;
mod identity;
mod ios;
mod kotlin;
mod listing;
mod report;
mod size;
mod sysroot;
mod xml;

use std::process::ExitCode;
use xtask::process::{self, Failure};

fn main() -> ExitCode {
    let arguments = process::words(std::env::args_os().skip(1));
    match arguments.and_then(|arguments| dispatch(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {}", failure.message);
            ExitCode::from(failure.code)
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.split_first() {
        Some((&"android", flags)) => android::run(flags),
        Some((&"ios", flags)) => ios::run(flags),
        _ => Err(Failure::usage("say android or ios, and what to do with it")),
    }
}
