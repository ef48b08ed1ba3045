//! `cargo xtask bench`: every benchmark, one after the other.

use crate::process::{self, Failure, say};
use crate::{packages, web, workspace};
use std::path::Path;
use std::process::Command;

pub const HELP: &str = "
    cargo xtask bench
    cargo xtask bench latency
    cargo xtask bench page [--before DIR]
    cargo xtask bench idle

Builds everything optimised and runs the benchmarks: first the engine's own (`rsg bench`: perft rate, search rate, solve
times), then every cargo benchmark in the workspace, then the latency.

`latency` alone plays against FINAL, in the browser preview and on the web page, in Chromium and WebKitGTK, and prints
how long the start, a touch, a hint, a Review, a result, the way to Today and a save take, how evenly frames come while
FINAL thinks, and how much memory is held; in Chromium once more with the processor slowed four times for the page. The
last table that it prints is the one in docs/latency.md.

`page` alone opens the web page as it is published in Chromium, slowed down to Lighthouse's slow phone (1.6 Mbit/s, 150
ms, the processor four times), from a host that compresses by brotli, from one with gzip and from one without, and
prints what comes until the first picture, the largest, and the answer to a tap on Today, how many bytes that takes, and
how far things move, at a first visit and at a later one: medians of five. --before DIR measures a page that was built
earlier beside it. The table that it prints is the one in docs/web.md.

`idle` alone prints how much of a core the app takes while nobody does anything, on Home and in a game.

Needs:  what `cargo xtask test` needs; a quiet machine, or the figures mean little
Takes:  about 15 minutes the first time on two cores, about 5 afterwards
";

/// Runs the engine's own benchmark, then cargo's, then the latency; or the latency alone.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [] => {}
        [word] if word == "latency" => return latency(),
        [word] if word == "page" => return page(None),
        [word, flag, folder] if word == "page" && flag == "--before" => {
            return page(Some(Path::new(folder)));
        }
        [word] if word == "idle" => return driven("--idle", "at rest"),
        words => {
            return Err(Failure::usage(format!(
                "bench does not know \"{}\"",
                words.join(" ")
            )));
        }
    }
    packages::for_the_app()?;
    say("the engine");
    process::run(&mut workspace::cargo(&[
        "build",
        "--release",
        "--workspace",
        "--bin",
        "rsg",
    ]))?;
    let console = workspace::target()?.join("release/rsg");
    process::run(Command::new(console).arg("bench"))?;
    say("the workspace");
    process::run(&mut workspace::cargo(&[
        "bench",
        "--workspace",
        "--bench",
        "*",
    ]))?;
    latency()
}

/// With the page as it is published.
fn latency() -> Result<(), Failure> {
    let page = web::published_page()?;
    let page = page.to_string_lossy();
    driven_by("--latency", "the latency", &[("REVERSTARGO_PAGE", &page)])
}

/// The page as it is published, and one that was built before it.
fn page(before: Option<&Path>) -> Result<(), Failure> {
    let page = web::published_page()?;
    let mut hosts = Vec::new();
    for (when, folder) in [("before", before), ("now", Some(&*page))] {
        let Some(folder) = folder else { continue };
        let places = web::serve_everywhere(folder)?.into_iter().enumerate();
        hosts.extend(places.map(|(place, (host, port))| (place, format!("{host}, {when}={port}"))));
    }
    // The same host before and now, one after the other.
    hosts.sort_by_key(|(place, _)| *place);
    let hosts: Vec<String> = hosts.into_iter().map(|(_, host)| host).collect();
    let (page, hosts) = (page.to_string_lossy(), hosts.join(";"));
    packages::for_the_tests()?;
    say("a slow phone");
    // The driver is measured by nobody, so it need not be optimised.
    let mut driver = driver(&[]);
    driver
        .env("REVERSTARGO_PAGE", &*page)
        .env("REVERSTARGO_HOSTS", hosts);
    process::run(driver.args(["--", "--page", "--test-threads=1"]))
}

/// Chores that take too long for every run of the tests: many games in a row, many histories of games by message, and
/// many results of Today's game and boards of one's own.
pub mod soak {
    use super::{Failure, driven_by, process, say, workspace};

    pub const HELP: &str = "
    cargo xtask soak
    cargo xtask soak games
    cargo xtask soak messages
    cargo xtask soak results
    cargo xtask soak boards

`games` plays a hundred games in Chromium, prints what the app and its page hold after ten of them and later on, and
fails if memory, handles, threads, elements or kept scripts grow. RSG_SOAK_GAMES=30 plays thirty.

`messages` plays a million random histories of two phones whose messages are lost, doubled, late and, in half of them,
forged; it fails if the two neither agree nor show where they part, or if anything that was sent is lost.
RSG_HISTORIES=100000 plays fewer.

`results` makes 10,000 results of Today's game at Lv.1, as many at Lv.3 and 300 at MAX, half of them changed, and fails
if one that is not true is called checked, or one that is true is not. RSG_RESULTS=1000 makes fewer.

`boards` sets up 100,000 boards of each game by chance and fails if one is neither played nor refused with the reason
that a slow judge finds. RSG_BOARDS=1000 makes fewer.

Without a word all are done.

Needs:  what `cargo xtask test` needs; `messages` and `results` nothing but Rust
Takes:  about 15 minutes for the games, five for the messages, a minute for the results (and building)
";

    pub fn run(arguments: &[String]) -> Result<(), Failure> {
        match arguments {
            [] => messages()
                .and_then(|()| results())
                .and_then(|()| boards())
                .and_then(|()| games()),
            [word] if word == "games" => games(),
            [word] if word == "messages" => messages(),
            [word] if word == "results" => results(),
            [word] if word == "boards" => boards(),
            words => Err(Failure::usage(format!(
                "soak does not know \"{}\"",
                words.join(" ")
            ))),
        }
    }

    fn games() -> Result<(), Failure> {
        driven_by("--soak", "a hundred games", &[OVERFLOW_CHECKS])
    }

    fn messages() -> Result<(), Failure> {
        say("games by message");
        tests("by_message::tests::histories", HISTORIES, "1000000")
    }

    fn results() -> Result<(), Failure> {
        say("results of Today's game");
        tests("friends::tests::proof", RESULTS, "10000")
    }

    fn boards() -> Result<(), Failure> {
        say("boards of one's own");
        tests("progress::boards::tests", BOARDS, "100000")
    }

    /// Runs these tests of `game`, optimised, as often as the variable says.
    fn tests(name: &str, variable: &str, usual: &str) -> Result<(), Failure> {
        let tests = [
            "test",
            "--release",
            "--package",
            "rsg-game",
            "--lib",
            name,
            "--",
            "--nocapture",
        ];
        let mut command = workspace::cargo(&tests);
        command.envs([OVERFLOW_CHECKS]);
        if std::env::var_os(variable).is_none() {
            command.env(variable, usual);
        }
        process::run(&mut command)
    }

    /// Built so, a sum that does not fit its type ends the program, whatever the shipped one makes of it.
    const OVERFLOW_CHECKS: (&str, &str) = ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");

    /// Read by the tests of `game/src/progress/by_message`.
    const HISTORIES: &str = "RSG_HISTORIES";

    /// Read by the tests of `game/src/progress/friends`.
    const RESULTS: &str = "RSG_RESULTS";

    /// Read by the tests of `game/src/progress/boards`.
    const BOARDS: &str = "RSG_BOARDS";
}

/// Measured from outside, by the same driver as the end-to-end tests, one browser after the other.
fn driven(flag: &str, what: &str) -> Result<(), Failure> {
    driven_by(flag, what, &[])
}

/// Measured from outside by that driver, built and run with these variables set.
fn driven_by(flag: &str, what: &str, variables: &[(&str, &str)]) -> Result<(), Failure> {
    packages::for_the_tests()?;
    say(what);
    let mut command = driver(&["--release"]);
    command.envs(variables.iter().copied());
    process::run(command.args(["--", flag, "--test-threads=1"]))
}

/// The driver of the end-to-end tests, built with these flags.
fn driver(flags: &[&str]) -> Command {
    let mut command = workspace::cargo(&["test", "--package=reverstargo", "--test=e2e"]);
    command.args(flags);
    command
}
