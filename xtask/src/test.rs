//! `cargo xtask test`: every check and every test, in the order that finds the cheapest mistake first.
//!
//! Cargo compiles all test programs at once and names them; this chore then runs them one after the other, so that each
//! gets its own line with its count and its time, and the end-to-end tests come last. The last line is for programs:
//! `N passed, N failed`.

use crate::process::{self, Failure, say};
use crate::{android, axe, ios, packages, tidy, workspace};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

pub const HELP: &str = "
    cargo xtask test [--only STEP]... [-- WORDS]
    cargo xtask test --mobile

Installs what the tests need (as `cargo xtask app` does) and runs, in this order: fmt, clippy with warnings as errors, tidy,
unit (with property, vector and storage tests), doc, e2e (headless Chromium, WebKitGTK and the real window). Every step
says what it does and how long it took; the last line is `N passed, N failed`.

    --only STEP   this step only: fmt, clippy, tidy, unit, doc or e2e; may be repeated
    --mobile      the checks for Android and iOS instead, compilers included (`cargo xtask android --check` and `ios --check`);
                  apart, because they need a second Rust and ten minutes. What can be read off the phones' files is in unit
    -- WORDS      only tests whose name contains one of the words (unit, doc, e2e)

Needs:  Rust, git, apt (on other systems: the packages it names); no display
Takes:  20 to 25 minutes the first time on two cores, about 18 afterwards
";

/// A part of the whole: its name, what it does, and the function that does it, given the words after `--`.
type Step = (
    &'static str,
    &'static str,
    fn(&[String]) -> Result<Count, Failure>,
);

/// The steps in the order they run.
const STEPS: [Step; 6] = [
    ("fmt", "cargo fmt --check: one layout for all code", fmt),
    ("clippy", "cargo clippy: no warning anywhere", clippy),
    ("tidy", "what no compiler checks", |_| tidy::check()),
    ("unit", "unit, property, vector and storage tests", unit),
    ("doc", "the documentation, its links and examples", doc),
    ("e2e", "the whole app, driven from outside", e2e),
];

const MOBILE: Step = (
    "mobile",
    "Android and iOS, as far as they can be checked without a phone",
    mobile,
);

/// How many checks or tests passed and failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    pub passed: usize,
    pub failed: usize,
}

impl Count {
    const PASSED: Self = Self {
        passed: 1,
        failed: 0,
    };
    const FAILED: Self = Self {
        passed: 0,
        failed: 1,
    };

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs the steps asked for, all of them if none was named.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let (steps, words) = read(arguments)?;
    let start = Instant::now();
    // The phones' checks install what they need themselves.
    if !matches!(steps[..], [("mobile", ..)]) {
        packages::for_the_tests()?;
    }
    let mut all = Count::default();
    let mut lines = Vec::new();
    for (name, what, work) in steps {
        say(format!("{name}: {what}"));
        let start = Instant::now();
        let count = work(words).unwrap_or_else(|failure| {
            say(&failure.message);
            Count::FAILED
        });
        let took = seconds(start);
        say(format!("{name} took {took}"));
        let Count { passed, failed } = count;
        lines.push(format!(
            "{name:<8} {passed:>6} passed {failed:>6} failed {took:>10}"
        ));
        all.add(count);
    }
    println!("\n{}\nall of it took {}", lines.join("\n"), seconds(start));
    println!("{} passed, {} failed", all.passed, all.failed);
    if all.failed != 0 {
        // The last line has been printed; the exit code says the rest.
        std::process::exit(1);
    }
    Ok(())
}

fn seconds(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}

/// The steps that the flags ask for, and the words after `--`.
fn read(arguments: &[String]) -> Result<(Vec<Step>, &[String]), Failure> {
    let dashes = arguments.iter().position(|word| word == "--");
    let (flags, words) = match dashes {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    if flags == ["--mobile"] {
        return Ok((vec![MOBILE], words));
    }
    let mut names = Vec::new();
    for pair in flags.chunks(2) {
        match pair {
            [flag, name] if flag == "--only" && STEPS.iter().any(|step| step.0 == name) => {
                names.push(name)
            }
            _ => {
                let line = pair.join(" ");
                return Err(Failure::usage(format!(
                    "test does not know \"{line}\"; try --help"
                )));
            }
        }
    }
    let wanted = |step: &Step| names.is_empty() || names.iter().any(|name| *name == step.0);
    Ok((STEPS.into_iter().filter(wanted).collect(), words))
}

fn fmt(_: &[String]) -> Result<Count, Failure> {
    process::run(&mut workspace::cargo(&["fmt", "--all", "--check"]))?;
    Ok(Count::PASSED)
}

fn clippy(_: &[String]) -> Result<Count, Failure> {
    let mut clippy = workspace::cargo(&["clippy", "--workspace", "--all-targets", "--quiet"]);
    process::run(clippy.args(["--", "-D", "warnings"]))?;
    Ok(Count::PASSED)
}

fn unit(words: &[String]) -> Result<Count, Failure> {
    run_programs(words, |name| name != "e2e")
}

fn doc(words: &[String]) -> Result<Count, Failure> {
    let mut manual = workspace::cargo(&["doc", "--quiet", "--package", "rsg-engine", "--no-deps"]);
    process::run(manual.env("RUSTDOCFLAGS", "-D warnings"))?;
    counted(workspace::cargo(&["test", "--workspace", "--doc", "--quiet", "--"]).args(words))
}

fn e2e(words: &[String]) -> Result<Count, Failure> {
    // Without it one scenario fails and says so; the others do not need it.
    if let Err(failure) = axe::fetch() {
        say(&failure.message);
    }
    run_programs(words, |name| name == "e2e")
}

fn mobile(_: &[String]) -> Result<Count, Failure> {
    let check = ["--check".to_owned()];
    let mut all = Count::default();
    for checked in [android::run(&check), ios::run(&check)] {
        if let Err(failure) = &checked {
            say(&failure.message);
        }
        all.add(if checked.is_ok() {
            Count::PASSED
        } else {
            Count::FAILED
        });
    }
    Ok(all)
}

/// A compiled test program.
struct TestProgram {
    name: String,
    path: PathBuf,
    package_folder: PathBuf,
}

/// Compiles every test program and runs those that are wanted by their name.
fn run_programs(words: &[String], wanted: fn(&str) -> bool) -> Result<Count, Failure> {
    say("compiling the test programs");
    let mut build = workspace::cargo(&["test", "--workspace", "--no-run", "--quiet"]);
    let messages = process::output(build.arg("--message-format=json-render-diagnostics"))?;
    let mut all = Count::default();
    for program in messages
        .lines()
        .filter_map(test_program)
        .filter(|program| wanted(&program.name))
    {
        let start = Instant::now();
        let mut command = Command::new(&program.path);
        command.current_dir(&program.package_folder);
        command
            .env("CARGO_MANIFEST_DIR", &program.package_folder)
            .args(words);
        let count = counted(&mut command)?;
        let (name, Count { passed, failed }) = (program.name, count);
        say(format!(
            "{name}: {passed} passed, {failed} failed in {}",
            seconds(start)
        ));
        all.add(count);
    }
    if all == Count::default() && words.is_empty() {
        return Err(Failure::chore("this step ran no test at all"));
    }
    Ok(all)
}

/// The test program that a line of Cargo's messages tells of.
fn test_program(line: &str) -> Option<TestProgram> {
    let message: Value = serde_json::from_str(line).ok()?;
    let is_test = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
    is_test.then_some(())?;
    Some(TestProgram {
        name: message["target"]["name"].as_str()?.to_owned(),
        path: message["executable"].as_str()?.into(),
        package_folder: Path::new(message["manifest_path"].as_str()?)
            .parent()?
            .to_path_buf(),
    })
}

/// Runs a test program, passes its lines through and adds up what they say. A program that fails without counting a
/// failure (it crashed, it did not compile) counts as one.
fn counted(command: &mut Command) -> Result<Count, Failure> {
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
            println!("{text}");
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
fn result_line(text: &str) -> Option<Count> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut program = Command::new("echo");
        program.arg("test result: FAILED. 12 passed; 3 failed; 0 ignored\nx ... ok\ntest result: ok. 1 passed; 0 failed");
        let count = Count {
            passed: 13,
            failed: 3,
        };
        assert_eq!(counted(&mut program).expect("it starts"), count);
    }

    #[test]
    fn a_program_that_dies_without_a_word_counts_as_one_failure() {
        assert_eq!(
            counted(&mut Command::new("false")).expect("it starts"),
            Count::FAILED
        );
    }

    #[test]
    fn steps_can_be_picked() {
        let picked = |line: &str| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let (steps, words) = read(&words).ok()?;
            Some((
                steps
                    .iter()
                    .map(|step| step.0)
                    .collect::<Vec<_>>()
                    .join(" "),
                words.join(" "),
            ))
        };
        let of = |steps: &str, words: &str| Some((steps.to_owned(), words.to_owned()));
        assert_eq!(picked("--only e2e -- board"), of("e2e", "board"));
        assert_eq!(picked(""), of("fmt clippy tidy unit doc e2e", ""));
        assert_eq!(picked("--mobile"), of("mobile", ""));
        assert_eq!(picked("--only lint"), None);
        assert_eq!(picked("--only"), None);
    }
}
