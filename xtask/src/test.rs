//! `cargo xtask test`: every check and every test, in the order that finds the cheapest mistake first.
//!
//! Cargo compiles all test programs at once and names them; this chore then runs them one after the other, so that each
//! gets its own line with its count and its time, and the end-to-end tests come last. The last line is for programs:
//! `N passed, N failed`.

use crate::process::{self, Failure, say};
use crate::{axe, mobile, packages, tidy, workspace};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What `--help` says.
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
Takes:  10 to 12 minutes the first time on two cores, about 8 afterwards
";

/// A part of the whole, in the order they run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Fmt,
    Clippy,
    Tidy,
    Unit,
    Doc,
    E2e,
    Mobile,
}

const STEPS: [(Step, &str, &str); 7] = [
    (
        Step::Fmt,
        "fmt",
        "cargo fmt --check: one layout for all code",
    ),
    (Step::Clippy, "clippy", "cargo clippy: no warning anywhere"),
    (Step::Tidy, "tidy", "the rules of the house"),
    (
        Step::Unit,
        "unit",
        "unit, property, vector and storage tests",
    ),
    (
        Step::Doc,
        "doc",
        "the documentation, its links and examples",
    ),
    (Step::E2e, "e2e", "the whole app, driven from outside"),
    (
        Step::Mobile,
        "mobile",
        "Android and iOS, as far as they can be checked without a phone",
    ),
];

/// What was run and how it ended.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Count {
    passed: usize,
    failed: usize,
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

    fn and(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
        }
    }

    /// A step that ran nothing proves nothing, unless the words picked nothing of it.
    fn not_empty(self, words: &[String]) -> Result<Self, Failure> {
        if self.passed + self.failed == 0 && words.is_empty() {
            return Err(Failure::chore("this step ran no test at all"));
        }
        Ok(self)
    }
}

/// Runs the steps asked for, all of them if none was named.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let request = Request::read(arguments)?;
    let start = Instant::now();
    if request.only != [Step::Mobile] {
        packages::for_the_tests()?;
    }
    let mut summary = Vec::new();
    for (step, name, what) in STEPS {
        if !request.wants(step) {
            continue;
        }
        say(format!("{name}: {what}"));
        let start = Instant::now();
        let count = run_step(step, &request.words)
            .and_then(|count| count.not_empty(&request.words))
            .unwrap_or_else(|failure| {
                say(&failure.message);
                Count::FAILED
            });
        let took = start.elapsed();
        say(format!("{name} took {}", seconds(took)));
        summary.push((name, count, took));
    }
    let all = report(&summary, start.elapsed());
    if all.failed == 0 {
        Ok(())
    } else {
        // The last line has been printed; the exit code says the rest.
        std::process::exit(1)
    }
}

fn report(summary: &[(&str, Count, Duration)], took: Duration) -> Count {
    println!();
    for (name, count, took) in summary {
        println!(
            "{name:<8} {:>6} passed {:>6} failed {:>10}",
            count.passed,
            count.failed,
            seconds(*took)
        );
    }
    let all = summary
        .iter()
        .fold(Count::default(), |all, (_, count, _)| all.and(*count));
    println!("all of it took {}", seconds(took));
    println!("{} passed, {} failed", all.passed, all.failed);
    all
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}

struct Request {
    only: Vec<Step>,
    words: Vec<String>,
}

impl Request {
    fn read(arguments: &[String]) -> Result<Self, Failure> {
        let mut request = Self {
            only: Vec::new(),
            words: Vec::new(),
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--only" => {
                    let name = words
                        .next()
                        .ok_or_else(|| Failure::usage("--only wants the name of a step"))?;
                    request.only.push(step_called(name)?);
                }
                "--mobile" => request.only.push(Step::Mobile),
                "--" => {
                    request.words = words.cloned().collect();
                    break;
                }
                _ => return Err(Failure::usage(format!("test does not know \"{word}\""))),
            }
        }
        Ok(request)
    }

    fn wants(&self, step: Step) -> bool {
        self.only.contains(&step) || (self.only.is_empty() && step != Step::Mobile)
    }
}

fn step_called(name: &str) -> Result<Step, Failure> {
    STEPS
        .iter()
        .find(|(_, known, _)| *known == name)
        .map(|(step, _, _)| *step)
        .ok_or_else(|| {
            let names: Vec<&str> = STEPS.iter().map(|(_, name, _)| *name).collect();
            Failure::usage(format!(
                "there is no step \"{name}\"; there are {}",
                names.join(", ")
            ))
        })
}

fn run_step(step: Step, words: &[String]) -> Result<Count, Failure> {
    let root = workspace::root();
    match step {
        Step::Fmt => process::run(process::cargo(&root).args(["fmt", "--all", "--check"]))
            .map(|()| Count::PASSED),
        Step::Clippy => process::run(process::cargo(&root).args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ]))
        .map(|()| Count::PASSED),
        Step::Tidy => {
            let (passed, failed) = tidy::check_and_say()?;
            Ok(Count { passed, failed })
        }
        Step::Unit => run_programs(&root, words, |program| program.name != "e2e"),
        Step::Doc => {
            let mut manual = process::cargo(&root);
            manual.args(["doc", "--quiet", "--package", "rsg-engine", "--no-deps"]);
            process::run(manual.env("RUSTDOCFLAGS", "-D warnings"))?;
            let mut command = process::cargo(&root);
            command.args(["test", "--workspace", "--doc", "--quiet", "--"]);
            counted(command.args(words))
        }
        Step::E2e => {
            // Without it one scenario fails and says so; the others do not need it.
            if let Err(failure) = axe::fetch(&root) {
                say(&failure.message);
            }
            run_programs(&root, words, |program| program.name == "e2e")
        }
        Step::Mobile => Ok(["android", "ios"]
            .into_iter()
            .map(
                |platform| match mobile::run(platform, &["--check".into()]) {
                    Ok(()) => Count::PASSED,
                    Err(failure) => {
                        say(&failure.message);
                        Count::FAILED
                    }
                },
            )
            .fold(Count::default(), Count::and)),
    }
}

/// A compiled test program.
struct TestProgram {
    name: String,
    path: PathBuf,
    package_folder: PathBuf,
}

fn run_programs(
    root: &Path,
    words: &[String],
    wanted: fn(&TestProgram) -> bool,
) -> Result<Count, Failure> {
    say("compiling the test programs");
    let mut build = process::cargo(root);
    build.args([
        "test",
        "--workspace",
        "--no-run",
        "--quiet",
        "--message-format=json-render-diagnostics",
    ]);
    let programs = test_programs(&process::output(&mut build)?);
    let mut all = Count::default();
    for program in programs.iter().filter(|program| wanted(program)) {
        let start = Instant::now();
        let mut command = Command::new(&program.path);
        command
            .current_dir(&program.package_folder)
            .env("CARGO_MANIFEST_DIR", &program.package_folder)
            .args(words);
        let count = counted(&mut command)?;
        say(format!(
            "{}: {} passed, {} failed in {}",
            program.name,
            count.passed,
            count.failed,
            seconds(start.elapsed())
        ));
        all = all.and(count);
    }
    Ok(all)
}

fn test_programs(messages: &str) -> Vec<TestProgram> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| {
            message["reason"] == "compiler-artifact" && message["profile"]["test"] == true
        })
        .filter_map(|message| {
            Some(TestProgram {
                name: message["target"]["name"].as_str()?.to_owned(),
                path: PathBuf::from(message["executable"].as_str()?),
                package_folder: Path::new(message["manifest_path"].as_str()?)
                    .parent()?
                    .to_path_buf(),
            })
        })
        .collect()
}

/// Runs a test program, passes its lines through and adds up what they say. A program that fails without
/// counting a failure (it crashed, it did not compile) counts as one.
fn counted(command: &mut Command) -> Result<Count, Failure> {
    let line = process::shown(command);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Failure::chore(format!("cannot start {line}: {error}")))?;
    let output = child
        .stdout
        .take()
        .ok_or_else(|| Failure::chore(format!("{line} has no output")))?;
    let mut count = Count::default();
    for text in BufReader::new(output).lines().map_while(Result::ok) {
        if let Some(result) = result_line(&text) {
            count = count.and(result);
        } else if !text.is_empty() && !text.ends_with(" ... ok") {
            println!("{text}");
        }
    }
    let status = child
        .wait()
        .map_err(|error| Failure::chore(format!("cannot wait for {line}: {error}")))?;
    if !status.success() {
        say(format!("{line} ended with {status}"));
        if count.failed == 0 {
            count = count.and(Count::FAILED);
        }
    }
    Ok(count)
}

/// Reads `test result: ok. 12 passed; 0 failed; …`, the line every test program ends with.
fn result_line(text: &str) -> Option<Count> {
    let (_, numbers) = text.strip_prefix("test result: ")?.split_once(". ")?;
    let number_before = |word: &str| {
        numbers
            .split(';')
            .find_map(|part| part.trim().strip_suffix(word))
            .and_then(|number| number.trim().parse().ok())
    };
    Some(Count {
        passed: number_before("passed")?,
        failed: number_before("failed")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_line_is_read() {
        assert_eq!(
            result_line(
                "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out"
            ),
            Some(Count {
                passed: 12,
                failed: 3
            })
        );
        assert_eq!(result_line("test engine ... ok"), None);
    }

    #[test]
    fn a_program_that_dies_without_a_word_counts_as_one_failure() {
        assert_eq!(
            counted(&mut Command::new("false")).expect("it starts"),
            Count::FAILED
        );
        let mut talker = Command::new("echo");
        talker.arg("test result: ok. 4 passed; 0 failed; 0 ignored");
        assert_eq!(
            counted(&mut talker).expect("it starts"),
            Count {
                passed: 4,
                failed: 0
            }
        );
    }

    #[test]
    fn the_summary_adds_up() {
        let took = Duration::from_secs(1);
        let all = report(
            &[
                ("fmt", Count::PASSED, took),
                (
                    "unit",
                    Count {
                        passed: 5,
                        failed: 2,
                    },
                    took,
                ),
            ],
            took,
        );
        assert_eq!(
            all,
            Count {
                passed: 6,
                failed: 2
            }
        );
    }

    #[test]
    fn steps_can_be_picked() {
        let request = Request::read(&["--only".into(), "e2e".into(), "--".into(), "board".into()])
            .expect("it reads");
        assert!(request.wants(Step::E2e) && !request.wants(Step::Fmt));
        let everything = Request::read(&[]).expect("nothing is named");
        assert!(everything.wants(Step::Unit) && !everything.wants(Step::Mobile));
        let mobile = Request::read(&["--mobile".into()]).expect("that is known");
        assert!(mobile.wants(Step::Mobile) && !mobile.wants(Step::Unit));
        assert_eq!(request.words, ["board"]);
        assert_eq!(
            Request::read(&["--only".into(), "lint".into()])
                .map(|_| ())
                .expect_err("no such step")
                .code,
            2
        );
    }

    #[test]
    fn test_programs_are_found_in_what_cargo_says() {
        let messages = r#"{"reason":"compiler-artifact","manifest_path":"/p/engine/Cargo.toml","target":{"name":"perft"},"profile":{"test":true},"executable":"/p/target/debug/deps/perft-1"}
{"reason":"compiler-artifact","manifest_path":"/p/Cargo.toml","target":{"name":"reverstargo"},"profile":{"test":false},"executable":"/p/target/debug/reverstargo"}
{"reason":"build-finished","success":true}"#;
        let programs = test_programs(messages);
        assert_eq!(programs.len(), 1);
        assert_eq!(programs[0].name, "perft");
        assert_eq!(programs[0].package_folder, Path::new("/p/engine"));
    }
}
