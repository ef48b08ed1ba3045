//! The common part of the consoles `rsg` and `classics`: reading a command line, writing JSON, counting results, and
//! how a command ends.
//!
//! Results go to standard output, complaints and progress to standard error. Exit status: 0 done, 1 the input is at
//! fault, 2 the command line is.
#![allow(clippy::disallowed_methods, reason = "a tool")]
#![forbid(unsafe_code)]

pub mod args;
mod asking;
pub mod clock;
pub mod contest;
pub mod count;
pub mod figures;
pub mod games;
pub mod parallel;
pub mod play;
pub mod player;
pub mod replay;
pub mod sample;
pub mod tally;
pub mod training;

use args::Args;
use rsg_engine::excerpt;
use std::io::{self, Write};
use std::process::ExitCode;

/// The function of a command.
pub type Run = fn(Args, &mut dyn Write) -> Result<(), Failure>;

/// A command: its name, of one word or two, its usage, what it does.
pub type Command = (&'static str, &'static str, Run);

/// A program of several commands.
pub struct Console {
    pub name: &'static str,
    pub title: &'static str,
    pub commands: &'static [Command],
}

/// The reason why a command stopped.
pub enum Failure {
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

impl Console {
    /// Carries out the program's command line.
    pub fn run(&self) -> ExitCode {
        let words = std::env::args_os()
            .skip(1)
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        let mut out = io::stdout().lock();
        let result = self.dispatch(words, &mut out);
        // What was found before a failure is printed first.
        let flushed = out.flush().map_err(Failure::Io);
        match result.and(flushed) {
            Ok(()) => ExitCode::SUCCESS,
            // The reader of our output has closed it, which is no failure.
            Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Err(Failure::Io(error)) => complain(&error.to_string(), 1),
            Err(Failure::Input(message)) => complain(&message, 1),
            Err(Failure::Usage(message)) => complain(
                &format!("{message}\n{} help lists the commands", self.name),
                2,
            ),
        }
    }

    fn dispatch(&self, mut words: Vec<String>, out: &mut dyn Write) -> Result<(), Failure> {
        if words.is_empty() {
            return Err(Failure::Usage("no command given".to_owned()));
        }
        if ["help", "--help", "-h"].contains(&words[0].as_str()) {
            return self.help(out);
        }
        let given = |name: &str| {
            let mut given = words.iter();
            name.split(' ')
                .all(|word| given.next().is_some_and(|given| given == word))
        };
        let Some((name, usage, run)) = self.commands.iter().find(|(name, ..)| given(name)) else {
            let wanted = excerpt(&words[0]);
            return Err(Failure::Usage(format!("unknown command {wanted}")));
        };
        if words.iter().any(|word| word == "--help" || word == "-h") {
            return Ok(writeln!(out, "{usage}")?);
        }
        words.drain(..name.split(' ').count());
        run(Args::new(name, words), out)
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}, {}\n", self.name, self.title)?;
        for (_, usage, _) in self.commands {
            writeln!(out, "{usage}\n")?;
        }
        writeln!(
            out,
            "Commands that take --json then print one JSON object as their last line."
        )?;
        Ok(())
    }
}

fn complain(message: &str, status: u8) -> ExitCode {
    // If standard error is closed too, only the status tells.
    let _ = writeln!(io::stderr(), "{message}");
    ExitCode::from(status)
}
