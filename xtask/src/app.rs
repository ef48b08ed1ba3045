//! `cargo xtask app`: build the game and open it.
//!
//! When the build is done this process *becomes* the app, so that a signal sent to it, Ctrl-C included, reaches the
//! app itself and nothing is left behind.

use crate::process::{self, Failure};
use crate::{packages, workspace};
use std::process::Command;

pub const HELP: &str = "
    cargo xtask app [--release] [-- FLAGS]

Installs what the system lacks (through apt on Debian and Ubuntu; elsewhere it names what is missing and stops), builds
the game and opens it in a window the size of a phone. Where there is no display it serves the same game to a browser
on this machine and prints the address. Everything after -- goes to the game: `cargo xtask app -- --help` lists that.

    --release   the small and fast build; latency is only ever measured with this one

Needs:  Rust, git, apt (on other systems: the packages it names)
Takes:  about 3 minutes the first time on two cores, seconds afterwards; --release about 8 minutes the first time
";

/// Builds the app and becomes it.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let dashes = arguments
        .iter()
        .position(|word| word == "--")
        .unwrap_or(arguments.len());
    let (ours, for_the_app) = arguments.split_at(dashes);
    if let Some(word) = ours.iter().find(|word| *word != "--release") {
        return Err(Failure::usage(format!(
            "app does not know \"{word}\"; flags for the game go after --, as in `cargo xtask app -- {word}`"
        )));
    }
    packages::for_the_app()?;
    process::run(workspace::cargo(&["build", "--package", "reverstargo"]).args(ours))?;
    let profile = if ours.is_empty() { "debug" } else { "release" };
    let mut app = Command::new(workspace::target()?.join(profile).join("reverstargo"));
    app.args(for_the_app.iter().skip(1));
    if packages::is_root() {
        // WebKitGTK refuses its own sandbox to root, as it is in a container.
        app.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    }
    become_the_app(app)
}

#[cfg(unix)]
fn become_the_app(mut app: Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;
    let line = process::shown(&app);
    let error = app.exec();
    Err(Failure::chore(format!("cannot start {line}: {error}")))
}

#[cfg(not(unix))]
fn become_the_app(mut app: Command) -> Result<(), Failure> {
    process::run(&mut app)
}
