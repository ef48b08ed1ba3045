//! The engine console: counting, replaying and listing moves from the command line.
//!
//! One file per command; a command is a line in [`COMMANDS`] and a `run` function. Results go to standard output, complaints
//! to standard error. Exit status: 0 done, 1 the input is at fault, 2 the command line is.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

mod analyse;
mod args;
mod bench;
mod clock;
mod go;
mod json;
mod matches;
mod moves;
mod perft;
mod replay;
mod solve;

use args::Args;
use std::io::{self, Write};
use std::process::ExitCode;

/// A command of the console.
struct Command {
    name: &'static str,
    usage: &'static str,
    /// Does the work and writes to the console's standard output.
    run: fn(Args, &mut dyn Write) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "perft",
        usage: perft::USAGE,
        run: perft::run,
    },
    Command {
        name: "replay",
        usage: replay::USAGE,
        run: replay::run,
    },
    Command {
        name: "moves",
        usage: moves::USAGE,
        run: moves::run,
    },
    Command {
        name: "go",
        usage: go::USAGE,
        run: go::run,
    },
    Command {
        name: "solve",
        usage: solve::USAGE,
        run: solve::run,
    },
    Command {
        name: "analyse",
        usage: analyse::USAGE,
        run: analyse::run,
    },
    Command {
        name: "match",
        usage: matches::MATCH_USAGE,
        run: matches::run,
    },
    Command {
        name: "ladder",
        usage: matches::LADDER_USAGE,
        run: matches::run_ladder,
    },
    Command {
        name: "bench",
        usage: bench::USAGE,
        run: bench::run,
    },
];

/// Why a command stopped.
enum Failure {
    /// The command line cannot be understood.
    Usage(String),
    /// The games, moves or positions given are at fault.
    Input(String),
    /// Standard input or output failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = dispatch(words, &mut out);
    // What was found before a failure is still said, and said first.
    let flushed = out.flush().map_err(Failure::Io);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough of it.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => complain(&error.to_string(), 1),
        Err(Failure::Input(message)) => complain(&message, 1),
        Err(Failure::Usage(message)) => {
            complain(&format!("{message}\nrsg help lists the commands"), 2)
        }
    }
}

fn complain(message: &str, status: u8) -> ExitCode {
    // If standard error is closed too, the status has to do.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(status)
}

fn dispatch(mut words: Vec<String>, out: &mut dyn Write) -> Result<(), Failure> {
    if words.is_empty() {
        return Err(Failure::Usage("no command given".to_owned()));
    }
    let name = words.remove(0);
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        return help(out);
    }
    match COMMANDS.iter().find(|command| command.name == name) {
        Some(command) if words.iter().any(|word| word == "--help" || word == "-h") => {
            Ok(writeln!(out, "{}", command.usage)?)
        }
        Some(command) => (command.run)(Args::new(command.name, words), out),
        None => {
            let name = rsg_engine::notation::excerpt(&name);
            Err(Failure::Usage(format!("unknown command {name}")))
        }
    }
}

fn help(out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "rsg, the console of the ReverStarGo engine\n")?;
    for command in COMMANDS {
        writeln!(out, "{}\n", command.usage)?;
    }
    writeln!(
        out,
        "Every command takes --json and then prints one JSON object as its last line."
    )?;
    Ok(())
}
