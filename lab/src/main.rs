//! The engine's laboratory: training, proofs of the whole game, tables of strength.
//!
//! `cargo xtask train`, `arena`, `solve-start` and `solve-openings` come here. Everything that is random hangs on a seed, and nothing on
//! the number of threads.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod arena;
mod dice;
mod endings;
mod fit;
mod flags;
mod openings;
mod second;
mod selfplay;
mod start;
mod thread_clock;
mod train;

use flags::Flags;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words = flags::words(std::env::args_os().skip(1));
    match words.and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("lab: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut words: Vec<String>) -> Result<(), String> {
    let command = if words.is_empty() {
        String::new()
    } else {
        words.remove(0)
    };
    let flags = Flags::new(words);
    match command.as_str() {
        "arena" => arena::run(flags),
        "endings" => endings::run(flags),
        "solve-openings" => openings::run(flags),
        "solve-start" => start::run(flags),
        "train" => train::run(flags),
        _ => Err("usage: lab train|arena|solve-start|solve-openings|endings [FLAGS]".to_owned()),
    }
}
