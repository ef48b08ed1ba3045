//! Being started, starting other programs, saying so, and telling what went wrong.

use std::ffi::OsString;
use std::process::{Command, Stdio};

/// Why a chore ends early, as one message and the exit code that goes with it.
#[derive(Debug)]
pub struct Failure {
    /// What went wrong and, where known, what to do about it.
    pub message: String,
    /// 2 for a usage mistake, 1 for everything else.
    pub code: u8,
}

impl Failure {
    /// The chore was asked for in a way it does not understand.
    pub fn usage(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 2,
        }
    }

    /// The chore was understood and did not succeed.
    pub fn chore(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            code: 1,
        }
    }
}

/// The words of a command line, as the system hands them over: they need not be text, and no chore, nor the app behind
/// one, has a use for one that is not.
pub fn words(raw: impl IntoIterator<Item = OsString>) -> Result<Vec<String>, Failure> {
    raw.into_iter()
        .map(|word| {
            word.into_string().map_err(|word| {
                Failure::usage(format!("\"{}\" is not UTF-8", word.to_string_lossy()))
            })
        })
        .collect()
}

/// A line about what happens next, set apart from what other programs print.
pub fn say(line: impl AsRef<str>) {
    println!("xtask: {}", line.as_ref());
}

/// The command as a person would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs a program with its output passed through; anything but success is a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let line = shown(command);
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| Failure::chore(format!("cannot start {line}: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::chore(format!("{line} ended with {status}")))
    }
}

/// Runs a program and hands back what it wrote on standard output; its errors are passed through.
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

/// Whether a quick question to a program is answered with success; a missing program is a no.
pub fn succeeds(program: &str, arguments: &[&str]) -> bool {
    Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Whether a program of that name can be found in the search path.
pub fn installed(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| {
        std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
    })
}

/// Cargo itself, the same one that started this program, in the workspace's folder.
pub fn cargo(root: &std::path::Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("apt-get");
        command.args(["install", "-y", "xvfb"]);
        assert_eq!(shown(&command), "apt-get install -y xvfb");
    }

    #[cfg(unix)]
    #[test]
    fn a_word_that_is_no_text_is_a_usage_mistake() {
        use std::os::unix::ffi::OsStringExt;
        let good = words(["app".into(), "--".into()]).expect("both are text");
        assert_eq!(good, ["app", "--"]);
        let no_text = OsString::from_vec(b"a\xff".to_vec());
        let failure = words(["app".into(), no_text]).expect_err("one is not");
        assert_eq!(failure.code, 2);
        assert!(failure.message.contains("a\u{fffd}"), "{failure:?}");
    }

    #[test]
    fn a_program_that_fails_is_a_failure_with_its_name() {
        let failure = run(&mut Command::new("false")).expect_err("false never succeeds");
        assert_eq!(failure.code, 1);
        assert!(failure.message.starts_with("false ended with"));
        assert!(run(&mut Command::new("true")).is_ok());
    }

    #[test]
    fn a_missing_program_is_noticed() {
        assert!(installed("sh"));
        assert!(!installed("no-such-program-here"));
        assert!(!succeeds("no-such-program-here", &[]));
    }
}
