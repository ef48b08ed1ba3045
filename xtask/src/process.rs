//! Starting other programs, messages to the terminal, and the failure of a chore.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// Why a chore ended early: a message and the exit code, 2 for a usage mistake and 1 for everything else.
#[derive(Debug)]
pub struct Failure {
    pub message: String,
    pub code: u8,
}

impl Failure {
    /// The chore does not understand its flags.
    pub fn usage(message: impl Into<String>) -> Self {
        let message = message.into();
        Self { message, code: 2 }
    }

    /// The chore was understood and did not succeed.
    pub fn chore(message: impl Into<String>) -> Self {
        let message = message.into();
        Self { message, code: 1 }
    }

    /// A file or folder could not be used.
    pub fn file(path: &Path, error: std::io::Error) -> Self {
        Self::chore(format!("{}: {error}", path.display()))
    }
}

/// The words of a command line. The system does not promise that they are text.
pub fn words(raw: impl IntoIterator<Item = OsString>) -> Result<Vec<String>, Failure> {
    let text = |word: OsString| {
        word.into_string()
            .map_err(|word| Failure::usage(format!("{} is not UTF-8", word.display())))
    };
    raw.into_iter().map(text).collect()
}

/// Prints what happens next, set apart from what other programs print.
pub fn say(line: impl AsRef<str>) {
    println!("xtask: {}", line.as_ref());
}

/// The command as a person would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

/// Runs a program with its output passed through; anything but success is a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    command.stdout(Stdio::inherit());
    output(command).map(drop)
}

/// Runs a program and returns what it wrote on standard output; its errors are passed through.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let line = shown(command);
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::chore(format!("cannot start {line}: {error}")))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(Failure::chore(format!(
            "{line} ended with {}",
            output.status
        )))
    }
}

/// Output of a program, none if it is missing or fails.
pub fn answer(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

/// True if a program of that name is in the search path.
pub fn installed(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| {
        std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
    })
}
