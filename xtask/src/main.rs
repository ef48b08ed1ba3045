//! Every chore of the project, as one program: `cargo xtask`.
//!
//! A chore is a row in [`CHORES`] and a module. Its help is its documentation: what it does, what it needs and
//! how long it takes. Usage mistakes end with exit 2, a chore that failed with exit 1.
#![allow(clippy::disallowed_methods, reason = "a tool")]

mod app;
mod axe;
mod bench;
mod gallery;
mod lab;
mod licences;
mod mobile;
mod packages;
mod sounds;
mod test;
mod texts;
mod tidy;

use std::process::ExitCode;
use xtask::process::{self, Failure};
use xtask::workspace;

/// One chore: what it is called, what it says about itself, and what it does.
struct Chore {
    name: &'static str,
    summary: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "app",
        summary: "build the game and open it",
        help: app::HELP,
        run: app::run,
    },
    Chore {
        name: "test",
        summary: "run every check and every test",
        help: test::HELP,
        run: test::run,
    },
    Chore {
        name: "tidy",
        summary: "check the rules of the house",
        help: tidy::HELP,
        run: tidy::run,
    },
    Chore {
        name: "gallery",
        summary: "photograph every screen",
        help: gallery::HELP,
        run: gallery::run,
    },
    Chore {
        name: "bench",
        summary: "run every benchmark",
        help: bench::HELP,
        run: bench::run,
    },
    Chore {
        name: "android",
        summary: "build or check the app for Android",
        help: mobile::ANDROID_HELP,
        run: |flags| mobile::run("android", flags),
    },
    Chore {
        name: "ios",
        summary: "build or check the app for iOS",
        help: mobile::IOS_HELP,
        run: |flags| mobile::run("ios", flags),
    },
    Chore {
        name: "train",
        summary: "learn the evaluation from self-play",
        help: lab::TRAIN_HELP,
        run: lab::train,
    },
    Chore {
        name: "arena",
        summary: "measure every level against the next",
        help: lab::ARENA_HELP,
        run: lab::arena,
    },
    Chore {
        name: "solve-start",
        summary: "prove the result of the start position, twice",
        help: lab::SOLVE_START_HELP,
        run: lab::solve_start,
    },
    Chore {
        name: "solve-openings",
        summary: "prove the results of the first placements, for Oracle",
        help: lab::SOLVE_OPENINGS_HELP,
        run: lab::solve_openings,
    },
    Chore {
        name: "texts",
        summary: "check the message files of every language",
        help: texts::HELP,
        run: |_| match texts::faults(&workspace::root()).as_slice() {
            [] => Ok(()),
            faults => Err(Failure::chore(faults.join("\n"))),
        },
    },
    Chore {
        name: "licences",
        summary: "list what the app is built from, by licence",
        help: licences::HELP,
        run: |_| licences::run(&workspace::root()),
    },
    Chore {
        name: "sounds",
        summary: "make the sounds in assets/sounds",
        help: sounds::HELP,
        run: |_| {
            sounds::run(&workspace::root()).map_err(|error| {
                Failure::chore(format!("the sounds could not be written: {error}"))
            })
        },
    },
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
    let Some((name, rest)) = arguments.split_first() else {
        println!("{}", overview());
        return Ok(());
    };
    if is_help(name) {
        println!("{}", overview());
        return Ok(());
    }
    let chore = CHORES
        .iter()
        .find(|chore| chore.name == name)
        .ok_or_else(|| Failure::usage(format!("there is no chore \"{name}\"\n\n{}", overview())))?;
    if rest
        .iter()
        .take_while(|word| *word != "--")
        .any(|word| is_help(word))
    {
        println!(
            "cargo xtask {}: {}\n\n{}",
            chore.name,
            chore.summary,
            chore.help.trim()
        );
        return Ok(());
    }
    (chore.run)(rest)
}

fn is_help(word: &str) -> bool {
    matches!(word, "--help" | "-h" | "help")
}

fn overview() -> String {
    let mut text =
        String::from("cargo xtask CHORE [FLAGS]; every chore explains itself with --help\n");
    for chore in CHORES {
        text.push_str(&format!("\n  {:<12} {}", chore.name, chore.summary));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chore_says_what_it_does_needs_and_how_long_it_takes() {
        for chore in CHORES {
            for word in ["Needs:", "Takes:"] {
                assert!(
                    chore.help.contains(word),
                    "the help of {} lacks a line {word}",
                    chore.name
                );
            }
            assert!(overview().contains(chore.name));
        }
    }

    #[test]
    fn an_unknown_chore_is_a_usage_mistake() {
        let failure = dispatch(&["brew".into()]).expect_err("there is no such chore");
        assert_eq!(failure.code, 2);
        assert!(failure.message.contains("brew"));
    }

    #[test]
    fn help_after_the_dashes_belongs_to_the_app() {
        assert!(dispatch(&["tidy".into(), "--help".into()]).is_ok());
        let failure = dispatch(&["tidy".into(), "--".into(), "--help".into()]);
        assert_eq!(failure.expect_err("tidy takes no arguments").code, 2);
    }
}
