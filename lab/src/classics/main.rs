//! `classics`, the maintainers' console for Reversi: replaying games, counting and solving positions.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod reversi;
mod solve;

use rsg_lab::{Command, Console};
use std::process::ExitCode;

const COMMANDS: [Command; 3] = [
    ("reversi replay", reversi::REPLAY_USAGE, reversi::replay),
    ("reversi perft", reversi::PERFT_USAGE, reversi::perft),
    ("reversi solve", solve::USAGE, solve::run),
];

fn main() -> ExitCode {
    let console = Console {
        name: "classics",
        title: "the console of the classic games",
        commands: &COMMANDS,
    };
    console.run()
}
