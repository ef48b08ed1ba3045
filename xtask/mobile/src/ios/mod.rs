//! `cargo xtask ios`: an app bundle or IPA with Apple's tools, or every check that needs none of them.

mod build;
mod check;
mod pictures;
mod plists;

use xtask::process::Failure;
use xtask::workspace;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    Check { quick: bool },
    Simulator,
    Store,
}

/// Does what the flags ask for.
pub fn run(flags: &[&str]) -> Result<(), Failure> {
    let root = workspace::root();
    match understand(flags)? {
        Asked::Check { quick } => check::run(&root, quick),
        Asked::Simulator => build::simulator(&root),
        Asked::Store => build::store(&root),
    }
}

fn understand(flags: &[&str]) -> Result<Asked, Failure> {
    match flags {
        [] | ["--simulator"] => Ok(Asked::Simulator),
        ["--store"] => Ok(Asked::Store),
        ["--check"] => Ok(Asked::Check { quick: false }),
        ["--check", "--quick"] | ["--quick", "--check"] => Ok(Asked::Check { quick: true }),
        _ => Err(Failure::usage(format!(
            "ios does not know \"{}\"; try --help",
            flags.join(" ")
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_simulator_build_is_what_happens_by_itself() {
        assert_eq!(understand(&[]).ok(), Some(Asked::Simulator));
        assert_eq!(understand(&["--store"]).ok(), Some(Asked::Store));
        assert_eq!(understand(&["--phone"]).expect_err("unknown").code, 2);
    }
}
