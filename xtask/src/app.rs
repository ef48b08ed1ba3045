//! `cargo xtask app`: build the game and open it.
//!
//! When the build is done this process *becomes* the app, so that a signal sent to it, Ctrl-C included, reaches the
//! app itself and nothing is left behind.

use crate::packages;
use crate::process::{self, Failure};
use crate::workspace;
use std::process::Command;

/// What `--help` says.
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
    let (ours, for_the_app) = match arguments.iter().position(|word| word == "--") {
        Some(dashes) => (&arguments[..dashes], &arguments[dashes + 1..]),
        None => (arguments, &[][..]),
    };
    let mut release = false;
    for word in ours {
        match word.as_str() {
            "--release" => release = true,
            _ => {
                return Err(Failure::usage(format!(
                    "app does not know \"{word}\"; flags for the game go after --, as in `cargo xtask app -- {word}`"
                )));
            }
        }
    }
    packages::for_the_app()?;
    let mut build = process::cargo(&workspace::root());
    build.args(["build", "--package", "reverstargo"]);
    if release {
        build.arg("--release");
    }
    process::run(&mut build)?;
    let profile = if release { "release" } else { "debug" };
    let program = workspace::target()?.join(profile).join("reverstargo");
    let mut app = Command::new(program);
    app.args(for_the_app);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_of_the_game_before_the_dashes_is_explained() {
        let failure = run(&["--seed".into()]).expect_err("the flag is the game's");
        assert_eq!(failure.code, 2);
        assert!(failure.message.contains("after --"));
    }
}
