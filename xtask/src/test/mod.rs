//! `cargo xtask test`: every check and every test, in the order that finds the cheapest mistake first.
//!
//! Cargo compiles all test programs at once and names them; this chore then runs them, two at a time, so that each gets
//! its own line with its count and its time, and the end-to-end tests come last and alone. The last line is for
//! programs: `N passed, N failed`.

mod stress;
mod workflows;

use crate::count::{self, Count};
use crate::process::{self, Failure, say};
use crate::{android, axe, chromium, ios, packages, phone, targets, tidy, web, workspace};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;
use stress::Stress;

pub const HELP: &str = "
    cargo xtask test [--only STEP]... [--stress N] [-- WORDS]
    cargo xtask test --mobile [--only STEP]... [-- WORDS]

Installs what the tests need (as `cargo xtask app` does) and runs, in this order: fmt, clippy with warnings as errors,
tidy, unit (with property, vector and storage tests), lab (the maintainers' consoles), doc, wasm, e2e (headless
Chromium, WebKitGTK, the real window, and the web page in its quick build). Every step says what it does and how long it
took; the last line is `N passed, N failed`.

    --only STEP   this step only: fmt, clippy, tidy, unit, lab, doc, wasm or e2e; may be repeated
    --stress N    N busy loops beside e2e: no scenario may depend on how fast the machine is
    --mobile      the checks for phones instead: actionlint (workflows), unit tests as 32-bit and as arm64 programs
                  (other), compilers and linkers for Android and iOS (android, ios: `cargo xtask android --check` and
                  `ios --check`), scenarios in a Chromium as old as the oldest webview that the app runs in (webview),
                  and the smoke scripts against stand-ins for the vendors' tools (smoke); apart, because they need more
                  packages and forty minutes. What can be read off the phones' files is in unit
    -- WORDS      only tests whose name contains one of the words (unit, lab, doc, e2e, webview, smoke)

Needs:  Rust, git, apt (on other systems: the packages it names); no display; 8 GB of disk, 5 where fewer than 15 are
        free
Takes:  about 30 minutes the first time on two cores, 13 afterwards; `--only unit` 2 of them
";

/// A part of the whole: its name, what it does, and the function that does it.
type Step = (
    &'static str,
    &'static str,
    fn(&Asked<'_>) -> Result<Count, Failure>,
);

/// Options of the command line for the steps.
struct Asked<'a> {
    /// Only tests whose name contains one of these, if there is one.
    words: &'a [String],
    /// Busy loops beside the end-to-end tests.
    stress: usize,
}

/// The steps in the order they run.
const STEPS: [Step; 8] = [
    ("fmt", "cargo fmt --check: one layout for all code", fmt),
    ("clippy", "cargo clippy: no warning anywhere", clippy),
    ("tidy", "what no compiler checks", |_| tidy::check()),
    ("unit", "unit, property, vector and storage tests", unit),
    ("lab", "the tests of the maintainers' consoles", lab),
    ("doc", "the documentation, its links and examples", doc),
    (
        "wasm",
        "cargo clippy for a browser: the page's own half, as a release",
        wasm,
    ),
    ("e2e", "the whole app, driven from outside", e2e),
];

/// The steps of `--mobile`.
const MOBILE: [Step; 6] = [
    (
        "workflows",
        "the workflows that build for phones and stores, by actionlint",
        |_| workflows::check().map(|()| Count::PASSED),
    ),
    (
        "other",
        "unit tests as programs for other processors",
        |_| phone::processors::test(),
    ),
    (
        "android",
        "Android, as far as it can be checked without a phone",
        |_| checked(android::run),
    ),
    (
        "ios",
        "iOS, as far as it can be checked without a phone",
        |_| checked(ios::run),
    ),
    (
        "webview",
        "scenarios in a Chromium as old as the oldest webview",
        webview,
    ),
    (
        "smoke",
        "the smoke scripts from end to end, against stand-ins for the vendors' tools",
        smoke,
    ),
];

/// Runs the steps asked for, all of them if none was named.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let (steps, asked) = read(arguments)?;
    let start = Instant::now();
    // The phones' checks install what they need themselves.
    if steps
        .iter()
        .any(|step| STEPS.iter().any(|known| known.0 == step.0))
    {
        packages::for_the_tests()?;
    }
    let mut all = Count::default();
    let mut lines = Vec::new();
    for (name, what, work) in steps {
        say(format!("{name}: {what}"));
        let start = Instant::now();
        let count = work(&asked).unwrap_or_else(|failure| {
            say(&failure.message);
            Count::FAILED
        });
        let took = seconds(start);
        say(format!("{name} took {took}"));
        let Count { passed, failed } = count;
        lines.push(format!(
            "{name:<9} {passed:>6} passed {failed:>6} failed {took:>10}"
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

/// The steps that the flags ask for, and what is asked of them.
fn read(arguments: &[String]) -> Result<(Vec<Step>, Asked<'_>), Failure> {
    let dashes = arguments.iter().position(|word| word == "--");
    let (flags, words) = match dashes {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let mut asked = Asked { words, stress: 0 };
    let (steps, flags) = match flags {
        [first, rest @ ..] if first == "--mobile" => (&MOBILE[..], rest),
        flags => (&STEPS[..], flags),
    };
    let mut names = Vec::new();
    for pair in flags.chunks(2) {
        match pair {
            [flag, name] if flag == "--only" && steps.iter().any(|step| step.0 == name) => {
                names.push(name)
            }
            [flag, loops] if flag == "--stress" && loops.parse::<usize>().is_ok() => {
                asked.stress = loops.parse().unwrap_or_default();
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
    Ok((steps.iter().copied().filter(wanted).collect(), asked))
}

fn fmt(_: &Asked<'_>) -> Result<Count, Failure> {
    process::run(&mut workspace::cargo(&["fmt", "--all", "--check"]))?;
    Ok(Count::PASSED)
}

fn clippy(_: &Asked<'_>) -> Result<Count, Failure> {
    let mut clippy = workspace::cargo(&["clippy", "--workspace", "--all-targets", "--quiet"]);
    process::run(clippy.args(["--", "-D", "warnings"]))?;
    Ok(Count::PASSED)
}

fn unit(asked: &Asked<'_>) -> Result<Count, Failure> {
    let programs = compile(&ALL_BUT_LAB, |name| name != "e2e")?;
    run_programs(&programs, asked, PROGRAMS_AT_ONCE)
}

fn lab(asked: &Asked<'_>) -> Result<Count, Failure> {
    let programs = compile(&[LAB], |_| true)?;
    run_programs(&programs, asked, PROGRAMS_AT_ONCE)
}

fn doc(asked: &Asked<'_>) -> Result<Count, Failure> {
    let mut manual = workspace::cargo(&["doc", "--quiet", "--no-deps"]);
    workspace::LIBRARIES.iter().for_each(|library| {
        manual.args(["--package", library]);
    });
    process::run(manual.env("RUSTDOCFLAGS", "-D warnings"))?;
    let mut examples = workspace::cargo(&["test", "--doc", "--quiet"]);
    examples.args(ALL_BUT_LAB).arg("--").args(asked.words);
    count::counted(&mut examples, &count::print)
}

/// Holds what only a browser runs to the same walls, and the libraries to what there is where there is neither thread
/// nor file nor clock. As a release, because every other step reads only what is compiled for a developer. It counts as
/// nothing where the compiler cannot do that and the target cannot be had.
fn wasm(_: &Asked<'_>) -> Result<Count, Failure> {
    const TARGET: &str = web::TARGET;
    if !targets::provide(TARGET) {
        say(format!("nothing was checked: this Rust has no {TARGET}"));
        return Ok(Count::default());
    }
    let mut clippy = workspace::cargo(&["clippy", "--quiet", "--release", "--target", TARGET]);
    clippy
        .args(["--no-default-features", "--features=reverstargo/thinker"])
        .args(workspace::whole_app());
    process::run(clippy.args(["--", "-D", "warnings"]))?;
    Ok(Count::PASSED)
}

fn e2e(asked: &Asked<'_>) -> Result<Count, Failure> {
    // Without it one scenario fails and says so; the others do not need it.
    if let Err(failure) = axe::fetch() {
        say(&failure.message);
    }
    scenarios(asked)
}

/// A few of the scenarios where the styles and scripts are read by a Chromium that knows nothing newer.
fn webview(asked: &Asked<'_>) -> Result<Count, Failure> {
    packages::for_the_tests()?;
    chromium::fetch()?;
    axe::fetch()?;
    scenarios_of("--webview", asked)
}

/// `android/smoke.sh` and `ios/smoke.sh`, played on the preview.
fn smoke(asked: &Asked<'_>) -> Result<Count, Failure> {
    packages::for_the_tests()?;
    scenarios_of("--smoke", asked)
}

/// Another list of scenarios than the usual one.
fn scenarios_of(list: &str, asked: &Asked<'_>) -> Result<Count, Failure> {
    let words = [&[list.to_owned()], asked.words].concat();
    let words = &words;
    scenarios(&Asked { words, ..*asked })
}

fn scenarios(asked: &Asked<'_>) -> Result<Count, Failure> {
    let programs = compile(&ALL_BUT_LAB, |name| name == "e2e")?;
    // Without it the scenarios on the web page fail and say so.
    if programs
        .iter()
        .any(|program| program.needs_page(asked.words))
        && let Err(failure) = web::page_for_scenarios()
    {
        say(&failure.message);
    }
    let _beside = Stress::start(asked.stress);
    run_programs(&programs, asked, 1)
}

/// A platform's own checks, compilers included.
fn checked(platform: fn(&[String]) -> Result<(), Failure>) -> Result<Count, Failure> {
    platform(&["--check".to_owned()])?;
    Ok(Count::PASSED)
}

/// A compiled test program.
struct TestProgram {
    name: String,
    path: PathBuf,
    package_folder: PathBuf,
}

/// Programs with unit tests that run at once: most of them wait for their slowest test, or for the disk.
const PROGRAMS_AT_ONCE: usize = 2;

/// The packages that the app and its chores are made of. No test of theirs waits for the consoles.
const ALL_BUT_LAB: [&str; 2] = ["--workspace", "--exclude=rsg-lab"];
const LAB: &str = "--package=rsg-lab";

/// Compiles every test program of these packages, and gives those that are wanted by their name.
fn compile(packages: &[&str], wanted: fn(&str) -> bool) -> Result<Vec<TestProgram>, Failure> {
    say("compiling the test programs");
    let mut build = workspace::cargo(&["test", "--no-run", "--quiet"]);
    build.args(packages);
    let messages = process::output(build.arg("--message-format=json-render-diagnostics"))?;
    let programs = messages.lines().filter_map(test_program);
    Ok(programs.filter(|program| wanted(&program.name)).collect())
}

/// Runs these programs, `at_once` of them at a time.
fn run_programs(
    programs: &[TestProgram],
    asked: &Asked<'_>,
    at_once: usize,
) -> Result<Count, Failure> {
    let _room = Room::make()?;
    let queue = Mutex::new(programs.iter());
    let worker = || {
        let mut sum = Count::default();
        loop {
            let next = queue.lock().expect("nobody panics with it").next();
            let Some(program) = next else { return Ok(sum) };
            sum.add(program.run(asked.words, at_once == 1)?);
        }
    };
    let counts: Result<Vec<Count>, Failure> = thread::scope(|scope| {
        let workers: Vec<_> = (0..at_once).map(|_| scope.spawn(worker)).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended
            .map(|count| count.expect("a worker does not panic"))
            .collect()
    });
    let mut all = Count::default();
    counts?.into_iter().for_each(|count| all.add(count));
    if all == Count::default() && asked.words.is_empty() {
        return Err(Failure::chore("this step ran no test at all"));
    }
    Ok(all)
}

/// The temporary folder of the programs with unit tests, gone at the end. What a killed run has left goes with the next
/// one. (The end-to-end tests have one of their own: the path of a socket has to be short.)
struct Room;

impl Room {
    fn folder() -> PathBuf {
        workspace::root().join("target/tmp/tests")
    }

    fn make() -> Result<Self, Failure> {
        drop(Self);
        let folder = Self::folder();
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::chore(format!("{}: {error}", folder.display())))?;
        Ok(Self)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // Nothing there is the usual case.
        let _nothing = fs::remove_dir_all(Self::folder());
    }
}

impl TestProgram {
    /// True if one of the scenarios that are picked by these words takes place on the web page.
    fn needs_page(&self, words: &[String]) -> bool {
        let mut list = Command::new(&self.path);
        let names = process::output(list.arg("--list").args(words));
        names.is_ok_and(|names| names.lines().any(|name| name.starts_with("web::")))
    }

    /// Runs it and says how it went. Its lines are shown as they come if it is `alone`, else together at its end.
    fn run(&self, words: &[String], alone: bool) -> Result<Count, Failure> {
        let start = Instant::now();
        let mut command = Command::new(&self.path);
        command
            .current_dir(&self.package_folder)
            .env("CARGO_MANIFEST_DIR", &self.package_folder)
            .envs((!alone).then(|| ("TMPDIR", Room::folder())))
            .args(words);
        let lines = Mutex::new(Vec::new());
        let keep = |line: &str| {
            lines
                .lock()
                .expect("nobody panics with it")
                .push(line.to_owned());
        };
        let tell: &dyn Fn(&str) = if alone { &count::print } else { &keep };
        let Count { passed, failed } = count::counted(&mut command, tell)?;
        let mut lines = lines.into_inner().unwrap_or_default();
        let (name, took) = (&self.name, seconds(start));
        lines.push(format!(
            "xtask: {name}: {passed} passed, {failed} failed in {took}"
        ));
        println!("{}", lines.join("\n"));
        Ok(Count { passed, failed })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut program = Command::new("echo");
        program.arg(
            "test result: FAILED. 12 passed; 3 failed; 0 ignored\nx ... ok\n\
             test result: ok. 1 passed; 0 failed",
        );
        let count = Count {
            passed: 13,
            failed: 3,
        };
        assert_eq!(
            count::counted(&mut program, &count::print).expect("it starts"),
            count
        );
    }

    #[test]
    fn a_program_that_dies_without_a_word_counts_as_one_failure() {
        assert_eq!(
            count::counted(&mut Command::new("false"), &count::print).expect("it starts"),
            Count::FAILED
        );
    }

    #[test]
    fn steps_can_be_picked() {
        let picked = |line: &str| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let (steps, asked) = read(&words).ok()?;
            Some((
                steps
                    .iter()
                    .map(|step| step.0)
                    .collect::<Vec<_>>()
                    .join(" "),
                asked.words.join(" "),
                asked.stress,
            ))
        };
        let of = |steps: &str, words: &str, stress: usize| {
            Some((steps.to_owned(), words.to_owned(), stress))
        };
        assert_eq!(picked("--only e2e -- board"), of("e2e", "board", 0));
        assert_eq!(
            picked(""),
            of("fmt clippy tidy unit lab doc wasm e2e", "", 0)
        );
        assert_eq!(
            picked("--mobile"),
            of("workflows other android ios webview smoke", "", 0)
        );
        assert_eq!(
            picked("--mobile --only webview -- go"),
            of("webview", "go", 0)
        );
        assert_eq!(picked("--mobile --only e2e"), None);
        assert_eq!(picked("--only webview"), None);
        assert_eq!(picked("--only e2e --stress 4"), of("e2e", "", 4));
        assert_eq!(picked("--stress much"), None);
        assert_eq!(picked("--only lint"), None);
        assert_eq!(picked("--only"), None);
    }
}
