//! Every chore of the project, as one program: `cargo xtask`.
//!
//! A chore is a row in [`CHORES`] and a module. Its help is its documentation: what it does, what it needs and
//! how long it takes. Usage mistakes end with exit 2, a chore that failed with exit 1.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a tool"
)]

mod android;
mod app;
mod axe;
mod bench;
mod chromium;
mod compress;
mod corpus;
mod count;
mod disk;
mod fixtures;
mod gallery;
mod ios;
mod lab;
#[path = "../../game/src/text/languages.rs"]
mod languages;
mod licences;
mod listing;
mod npm;
mod packages;
mod phone;
mod process;
#[path = "../../base/sheet.rs"]
mod sheet;
mod targets;
mod test;
mod tidy;
mod tools;
mod web;
mod workspace;

use process::Failure;
use std::process::ExitCode;

/// A chore's name, what it is for in a few words, its help, and what it does.
type Chore = (
    &'static str,
    &'static str,
    &'static str,
    fn(&[String]) -> Result<(), Failure>,
);

const CHORES: &[Chore] = &[
    ("app", "build the game and open it", app::HELP, app::run),
    (
        "test",
        "run every check and every test",
        test::HELP,
        test::run,
    ),
    (
        "tidy",
        "check what no compiler checks",
        tidy::HELP,
        tidy::run,
    ),
    (
        "gallery",
        "photograph every screen",
        gallery::HELP,
        gallery::run,
    ),
    ("bench", "run every benchmark", bench::HELP, bench::run),
    (
        "android",
        "build or check the app for Android",
        android::HELP,
        android::run,
    ),
    ("ios", "build or check the app for iOS", ios::HELP, ios::run),
    (
        "web",
        "build the app as a web page and serve it",
        web::HELP,
        web::run,
    ),
    (
        "licences",
        "list what the app is built from, by licence",
        licences::HELP,
        licences::run,
    ),
    (
        "listing",
        "write the stores' texts where F-Droid and fastlane look",
        listing::HELP,
        listing::run,
    ),
    (
        "corpus",
        "unpack or pack the inputs of the fuzzers",
        corpus::HELP,
        corpus::run,
    ),
    (
        "fixtures",
        "write the files of today's saved format",
        fixtures::HELP,
        fixtures::run,
    ),
    (
        "soak",
        "play very many games, and look whether anything grows or is lost",
        bench::soak::HELP,
        bench::soak::run,
    ),
    (
        "train",
        "learn the evaluation from self-play",
        lab::TRAIN,
        |flags| lab::run("train", flags),
    ),
    (
        "arena",
        "measure every level against the next",
        lab::ARENA,
        |flags| lab::run("measure arena", flags),
    ),
    (
        "solve-start",
        "prove the result of the start position, twice",
        lab::SOLVE_START,
        |flags| lab::run("solve-start", flags),
    ),
    (
        "solve-openings",
        "prove the results of the first placements, for Oracle",
        lab::SOLVE_OPENINGS,
        |flags| lab::run("solve-openings", flags),
    ),
    (
        "puzzles",
        "make the puzzles, or prove all of them",
        lab::PUZZLES,
        |flags| lab::run("make-puzzles", flags),
    ),
    (
        "days",
        "make the positions of Today's game, or prove them",
        lab::DAYS,
        |flags| lab::run("make-days", flags),
    ),
];

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
    let Some((name, rest)) = arguments.split_first().filter(|(name, _)| !is_help(name)) else {
        println!("{}", overview());
        return Ok(());
    };
    let chore = CHORES.iter().find(|(known, ..)| known == name);
    let (name, summary, help, run) = chore
        .ok_or_else(|| Failure::usage(format!("there is no chore \"{name}\"\n\n{}", overview())))?;
    // What stands after the dashes is the app's, or words to pick tests by.
    if rest
        .iter()
        .take_while(|word| *word != "--")
        .any(|word| is_help(word))
    {
        println!("cargo xtask {name}: {summary}\n\n{}", help.trim());
        return Ok(());
    }
    run(rest)
}

fn is_help(word: &str) -> bool {
    matches!(word, "--help" | "-h" | "help")
}

fn overview() -> String {
    let lines = CHORES
        .iter()
        .map(|(name, summary, ..)| format!("\n  {name:<14} {summary}"));
    let title = "cargo xtask CHORE [FLAGS]; every chore explains itself with --help\n";
    std::iter::once(title.to_owned()).chain(lines).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_after_the_dashes_belongs_to_the_app() {
        assert!(dispatch(&["tidy".into(), "--help".into()]).is_ok());
        let failure = dispatch(&["tidy".into(), "--".into(), "--help".into()]);
        assert_eq!(failure.expect_err("tidy takes no arguments").code, 2);
    }
}
