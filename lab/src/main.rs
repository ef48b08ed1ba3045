//! `rsg`, the maintainers' console: counting, replaying and solving, matches between levels, training and proofs.
//!
//! One file per command; a command is a line in [`COMMANDS`] and a `run` function. Results go to standard output, complaints
//! and progress to standard error. Exit status: 0 done, 1 the input is at fault, 2 the command line is. Everything random
//! depends on a seed, and nothing on the number of threads.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod analyse;
mod arena;
mod args;
mod base;
mod bench;
mod clock;
mod duel;
mod endings;
mod fit;
mod go;
mod json;
mod matches;
mod moves;
mod openings;
mod page;
mod parallel;
mod perft;
mod player;
mod replay;
mod second;
mod selfplay;
mod series;
mod solve;
mod start;
mod train;

use args::Args;
use rsg_engine::excerpt;
use std::io::{self, Write};
use std::process::ExitCode;

type Run = fn(Args, &mut dyn Write) -> Result<(), Failure>;

/// The commands: name, usage, what it does.
const COMMANDS: [(&str, &str, Run); 14] = [
    ("perft", perft::USAGE, perft::run),
    ("replay", replay::USAGE, replay::run),
    ("moves", moves::USAGE, moves::run),
    ("go", go::USAGE, go::run),
    ("solve", solve::USAGE, solve::run),
    ("analyse", analyse::USAGE, analyse::run),
    ("match", matches::MATCH_USAGE, matches::run),
    ("ladder", matches::LADDER_USAGE, matches::run_ladder),
    ("bench", bench::USAGE, bench::run),
    ("endings", endings::USAGE, endings::run),
    ("arena", arena::USAGE, arena::run),
    ("train", train::USAGE, train::run),
    ("solve-start", start::USAGE, start::run),
    ("solve-openings", openings::USAGE, openings::run),
];

/// Why a command stopped.
enum Failure {
    /// The command line cannot be understood.
    Usage(String),
    /// The games, moves, positions or files given are at fault.
    Input(String),
    /// Standard input or output failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure::Input(message)
    }
}

fn main() -> ExitCode {
    let words = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let mut out = io::stdout().lock();
    let result = dispatch(words, &mut out);
    // What was found before a failure is printed first.
    let flushed = out.flush().map_err(Failure::Io);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed it, which is no failure.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => complain(&error.to_string(), 1),
        Err(Failure::Input(message)) => complain(&message, 1),
        Err(Failure::Usage(message)) => {
            complain(&format!("{message}\nrsg help lists the commands"), 2)
        }
    }
}

fn complain(message: &str, status: u8) -> ExitCode {
    // If standard error is closed too, only the status tells.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(status)
}

fn dispatch(mut words: Vec<String>, out: &mut dyn Write) -> Result<(), Failure> {
    if words.is_empty() {
        return Err(Failure::Usage("no command given".to_owned()));
    }
    let wanted = words.remove(0);
    if ["help", "--help", "-h"].contains(&wanted.as_str()) {
        return help(out);
    }
    match COMMANDS.iter().find(|(name, ..)| *name == wanted) {
        Some((_, usage, _)) if words.iter().any(|word| word == "--help" || word == "-h") => {
            Ok(writeln!(out, "{usage}")?)
        }
        Some((name, _, run)) => run(Args::new(name, words), out),
        None => {
            let wanted = excerpt(&wanted);
            Err(Failure::Usage(format!("unknown command {wanted}")))
        }
    }
}

fn help(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "rsg, the console of the ReverStarGo engine\n")?;
    for (_, usage, _) in COMMANDS {
        writeln!(out, "{usage}\n")?;
    }
    writeln!(
        out,
        "Commands that take --json then print one JSON object as their last line."
    )?;
    Ok(())
}
