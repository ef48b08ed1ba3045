//! `classics`, the maintainers' console for Reversi and Reversi Go: replaying games, counting and solving positions, what a
//! level plays, matches, learning the evaluations.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod base;
mod fit;
mod go;
mod play;
mod player;
mod reversi;
mod review;
mod selfplay;
mod solve;
mod train;

use rsg_lab::{Command, Console};
use std::process::ExitCode;

const COMMANDS: [Command; 12] = [
    ("go replay", go::REPLAY_USAGE, go::replay),
    ("go play", go::play::PLAY_USAGE, go::play::play),
    ("go match", go::play::MATCH_USAGE, go::play::run_match),
    ("go bench", go::bench::USAGE, go::bench::run),
    ("go jumps", go::jumps::USAGE, go::jumps::run),
    ("reversi replay", reversi::REPLAY_USAGE, reversi::replay),
    ("reversi perft", reversi::PERFT_USAGE, reversi::perft),
    ("reversi solve", solve::USAGE, solve::run),
    ("reversi play", play::PLAY_USAGE, play::play),
    ("reversi match", play::MATCH_USAGE, play::run_match),
    ("reversi train", train::USAGE, train::run),
    ("review", review::USAGE, review::run),
];

fn main() -> ExitCode {
    let console = Console {
        name: "classics",
        title: "the console of the classic games",
        commands: &COMMANDS,
    };
    console.run()
}
