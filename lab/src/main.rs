//! `rsg`, the maintainers' console: counting, replaying and solving, matches between levels, training and proofs.
//!
//! A command is a line in [`COMMANDS`] and a `run` function in a file of its own. Everything random depends on a seed,
//! and nothing on the number of threads.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod commands;
mod learning;
mod making;
mod measure;
mod page;
mod proofs;

use commands::{analyse, bench, go, matches, moves, perft, solve};
use learning::train;
use making::{days, puzzles};
use proofs::{openings, start};
use rsg_lab::{Command, Console, Failure, args, clock, figures, parallel, tally};
use std::process::ExitCode;

/// The commands: name, usage, what it does.
const COMMANDS: [Command; 22] = [
    ("perft", perft::USAGE, perft::run),
    ("replay", moves::REPLAY_USAGE, moves::replay),
    ("moves", moves::USAGE, moves::run),
    ("go", go::USAGE, go::run),
    ("solve", solve::USAGE, solve::run),
    ("analyse", analyse::USAGE, analyse::run),
    (
        "measure accuracy",
        measure::accuracy::USAGE,
        measure::accuracy::run,
    ),
    (
        "measure review",
        measure::review::USAGE,
        measure::review::run,
    ),
    ("match", matches::MATCH_USAGE, matches::run),
    ("ladder", matches::LADDER_USAGE, matches::run_ladder),
    ("bench", bench::USAGE, bench::run),
    (
        "measure endings",
        measure::endings::USAGE,
        measure::endings::run,
    ),
    ("measure agree", measure::agree::USAGE, measure::agree::run),
    (
        "measure losses",
        measure::losses::USAGE,
        measure::losses::run,
    ),
    ("measure arena", measure::arena::USAGE, measure::arena::run),
    ("train", train::USAGE, train::run),
    ("solve-start", start::USAGE, start::run),
    ("solve-openings", openings::USAGE, openings::run),
    ("puzzles", puzzles::list::USAGE, puzzles::list::run),
    ("make-puzzles", puzzles::USAGE, puzzles::run),
    ("days", days::list::USAGE, days::list::run),
    ("make-days", days::USAGE, days::run),
];

fn main() -> ExitCode {
    let console = Console {
        name: "rsg",
        title: "the console of the ReverStarGo engine",
        commands: &COMMANDS,
    };
    console.run()
}
