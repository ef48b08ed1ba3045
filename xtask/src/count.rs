//! Counts of checks and tests, and programs that print them.

use crate::process::{self, Failure, say};
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

/// Numbers of checks or tests that passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    pub passed: usize,
    pub failed: usize,
}

impl Count {
    pub const PASSED: Self = Self {
        passed: 1,
        failed: 0,
    };
    pub const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

pub fn print(line: &str) {
    println!("{line}");
}

/// Runs a test program, passes on its lines and adds up the results in them. A program that fails without counting a
/// failure (it crashed, it did not compile) counts as one.
pub fn counted(command: &mut Command, tell: &dyn Fn(&str)) -> Result<Count, Failure> {
    let line = process::shown(command);
    let failed = |error| Failure::chore(format!("{line}: {error}"));
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let output = child.stdout.take().expect("the output is piped");
    let mut count = Count::default();
    for text in BufReader::new(output).lines().map_while(Result::ok) {
        if let Some(result) = result_line(&text) {
            count.add(result);
        } else if !text.is_empty() && !text.ends_with(" ... ok") {
            tell(&text);
        }
    }
    let status = child.wait().map_err(failed)?;
    if !status.success() {
        say(format!("{line} ended with {status}"));
        count.failed = count.failed.max(1);
    }
    Ok(count)
}

/// Reads `test result: ok. 12 passed; 0 failed; …`, the line every test program ends with.
pub fn result_line(text: &str) -> Option<Count> {
    let (_, numbers) = text.strip_prefix("test result: ")?.split_once(". ")?;
    let number = |word| {
        numbers
            .split("; ")
            .find_map(|part| part.strip_suffix(word)?.parse().ok())
    };
    Some(Count {
        passed: number(" passed")?,
        failed: number(" failed")?,
    })
}
