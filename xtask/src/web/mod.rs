//! `cargo xtask web`: the app as a page of plain files, which the phone's own browser runs.
//!
//! [`tools`] brings what the build needs, [`build`] compiles the program and puts the files together, [`serve`] shows
//! them to a browser on this machine. `target/web/`, served by anything, is the app.

mod build;
mod comments;
mod files;
mod hosts;
mod policy;
mod profile;
mod serve;
mod sha256;
mod split;
mod tools;
mod words;

pub use hosts::serve_everywhere;
pub use tools::TARGET;

use crate::count::{self, Count};
use crate::process::{Failure, say};
use crate::{axe, packages, workspace};
use build::Profile;
use std::path::{Path, PathBuf};

pub const HELP: &str = "
    cargo xtask web [--dev] [--port N | --no-serve]
    cargo xtask web --check
    cargo xtask web --profile

Builds the app as a web page into target/web and serves it on http://127.0.0.1:8081/ until it is stopped. Any server of
plain files can serve that folder, at any path.

    --dev        a quick build with the developer's flags, into target/web-dev
    --port N     another port
    --no-serve   only build
    --check      build, and hold the sizes (compressed by brotli 560 KB before Today can be used and 2.00 MB in all;
                 from a host that compresses nothing 1.20 MB before Today), that the service worker keeps every file,
                 that a second build of our own code gives the same files, and that no screen offends against the
                 content policy, in Chromium
    --profile    find out anew which functions of the program a newcomer needs at once, and write the list of all others
                 (xtask/src/web/split/late.bin), which come in a second part; to be done where --check says that the
                 first part has become too large

Needs:  Rust by rustup, which adds the target wasm32-unknown-unknown by itself; elsewhere a Rust that has it. --check
        needs brotli or node, and what `cargo xtask test` needs
Takes:  the first time some 4 minutes for wasm-bindgen (target/tools) and 6 for the page on two cores; --dev 3 minutes
        for the page. Afterwards what has changed. --check builds our own code twice
";

/// The port when none is named.
const DEFAULT_PORT: u16 = 8081;

/// The command line.
#[derive(Debug, Default, PartialEq, Eq)]
struct Wanted {
    dev: bool,
    check: bool,
    profile: bool,
    /// The port to serve on; none for not at all.
    port: Option<u16>,
}

fn read(arguments: &[String]) -> Result<Wanted, Failure> {
    let mut wanted = Wanted {
        port: Some(DEFAULT_PORT),
        ..Wanted::default()
    };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--dev" => wanted.dev = true,
            "--no-serve" => wanted.port = None,
            "--check" => (wanted.check, wanted.port) = (true, None),
            "--profile" => (wanted.profile, wanted.port) = (true, None),
            "--port" => {
                let port = words.next().and_then(|port| port.parse().ok());
                wanted.port = Some(port.ok_or_else(|| Failure::usage("--port needs a number"))?);
            }
            word => return Err(Failure::usage(format!("web does not know \"{word}\""))),
        }
    }
    if 1 < [wanted.dev, wanted.check, wanted.profile]
        .into_iter()
        .filter(|flag| *flag)
        .count()
    {
        return Err(Failure::usage(
            "--check and --profile are for what is published, one at a time",
        ));
    }
    Ok(wanted)
}

/// Builds the page, and serves or checks it.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let wanted = read(arguments)?;
    if wanted.profile {
        return profile::run();
    }
    let profile = if wanted.dev {
        Profile::Dev
    } else {
        Profile::Published
    };
    let (folder, bindgen) = page(profile)?;
    if wanted.check {
        build::check(&folder)?;
        build::check_again(&bindgen, &folder)?;
        check_screens(&folder)?;
    }
    match wanted.port {
        Some(port) => serve::serve(&folder, port),
        None => {
            say(format!("the page is in {}", folder.display()));
            Ok(())
        }
    }
}

/// The scenarios that come by every screen, and a newcomer's. They fail for whatever the page's policy refuses.
const EVERY_SCREEN: [&str; 8] = [
    "web::parts::a_newcomer_is_let_in_by_the_first_part",
    "web::parts::a_thousand_touches_wait",
    "web::page::a_walk_stays_within_the_policy",
    "web::star::a_whole_game_against_level_one",
    "web::classics::a_killed_game_of_reversi_is_gone_on_with",
    "web::puzzles::practice_shows_the_solution_and_goes_on",
    "web::review::a_pasted_game_teaches_something",
    "web::sharing::a_result_is_shared_as_a_picture",
];

/// Visits every screen of this page.
fn check_screens(folder: &Path) -> Result<(), Failure> {
    packages::for_the_tests()?;
    axe::fetch()?;
    say("every screen of the page");
    let mut scenarios = workspace::cargo(&["test", "--quiet", "--package=reverstargo"]);
    scenarios.args(["--test=e2e", "--"]).args(EVERY_SCREEN);
    let Count { passed, failed } =
        count::counted(scenarios.env("REVERSTARGO_PAGE", folder), &count::print)?;
    if failed == 0 && passed == EVERY_SCREEN.len() {
        return Ok(());
    }
    Err(Failure::chore(format!(
        "{passed} scenarios of {} passed",
        EVERY_SCREEN.len()
    )))
}

/// Builds the page as the end-to-end scenarios look for it.
pub fn page_for_scenarios() -> Result<(), Failure> {
    say("the web page, in its quick build");
    page(Profile::Dev).map(drop)
}

/// Builds the page as it is published, and says where it is.
pub fn published_page() -> Result<PathBuf, Failure> {
    page(Profile::Published).map(|(folder, _)| folder)
}

/// Builds the page with all that it needs, and says where it is, and where wasm-bindgen.
fn page(profile: Profile) -> Result<(PathBuf, PathBuf), Failure> {
    tools::target()?;
    let bindgen = tools::bindgen()?;
    let folder = workspace::target()?.join(profile.folder());
    let _no_notes = build::build(profile, &bindgen, &folder)?;
    Ok((folder, bindgen))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_understood_or_named() {
        let line = |text: &str| {
            let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            read(&words)
        };
        let plain = line("").expect("nothing is enough");
        assert_eq!(plain.port, Some(DEFAULT_PORT));
        let dev = line("--dev --port 9000").expect("both are known");
        assert_eq!((dev.dev, dev.port), (true, Some(9000)));
        assert_eq!(line("--check").expect("it is known").port, None);
        for wrong in [
            "--port",
            "--port x",
            "--bananas",
            "--check --dev",
            "--profile --check",
        ] {
            assert_eq!(line(wrong).expect_err(wrong).code, 2, "{wrong}");
        }
    }
}
