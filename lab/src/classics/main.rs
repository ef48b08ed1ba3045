//! `classics`, the maintainers' console for Reversi and Reversi Go: replaying games, counting and solving positions,
//! what a level plays, matches, learning the evaluations.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod compare;
mod fit;
mod go;
mod measure;
mod reversi;
mod selfplay;
mod shards;
mod solve;
mod train;

use measure::{estimates, looks, playouts, review};
use rsg_lab::{Command, Console};
use std::process::ExitCode;

const COMMANDS: [Command; 14] = [
    ("go replay", go::REPLAY_USAGE, go::replay),
    ("go play", go::PLAY_USAGE, go::play),
    ("go match", go::MATCH_USAGE, go::run_match),
    ("reversi replay", reversi::REPLAY_USAGE, reversi::replay),
    ("reversi perft", reversi::PERFT_USAGE, reversi::perft),
    ("reversi solve", solve::USAGE, solve::run),
    ("reversi play", reversi::PLAY_USAGE, reversi::play),
    ("reversi match", reversi::MATCH_USAGE, reversi::run_match),
    ("reversi train", train::USAGE, train::run),
    ("reversi compare", compare::USAGE, compare::run),
    ("measure review", review::USAGE, review::run),
    ("measure estimates", estimates::USAGE, estimates::run),
    ("measure looks", looks::USAGE, looks::run),
    ("measure playouts", playouts::USAGE, playouts::run),
];

fn main() -> ExitCode {
    let console = Console {
        name: "classics",
        title: "the console of the classic games",
        commands: &COMMANDS,
    };
    console.run()
}
