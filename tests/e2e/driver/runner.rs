//! Runs the scenarios: a few at a time, each with its own folder, and tells how they ended the way every Rust test
//! program does.
//!
//! The standard runner will not do, for three reasons: browsers are shared by the tests of a worker, one scenario runs
//! on several stages, and what was started for everybody has to be ended.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

use super::app::Options;
use super::browsers::{self, Browser, Kind};

/// Where a scenario takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The program alone.
    Program,
    /// The browser preview, in every browser.
    Browsers,
    /// The browser preview in Chromium, where the browser does not matter or only Chromium can do it.
    Chromium,
    /// The real window.
    Window,
}

/// A test, as the list in `main.rs` names it.
#[derive(Clone, Copy)]
pub struct Scenario {
    /// Its name, a sentence in snake case behind its module.
    pub name: &'static str,
    /// Where it takes place.
    pub stage: Stage,
    /// What happens.
    pub play: fn(&Test<'_>),
}

/// One run of a scenario: its folder and, where it has one, its browser.
pub struct Test<'a> {
    /// `target/e2e/NAME`, empty at the start.
    pub folder: &'a Path,
    browser: Option<&'a Browser>,
}

impl Test<'_> {
    /// The browser of this run.
    pub fn browser(&self) -> &Browser {
        self.browser
            .expect("this scenario was listed for a browser")
    }

    /// How the app is to be started; `.open()` starts it.
    pub fn app(&self) -> Options<'_> {
        Options::new(self)
    }
}

struct Case {
    name: String,
    scenario: Scenario,
    kind: Option<Kind>,
}

/// What the command line of the test program may say.
struct Request {
    words: Vec<String>,
    workers: usize,
    list: bool,
}

/// Runs the scenarios that the command line picks, all of them if it picks none.
pub fn run(scenarios: &[Scenario]) -> ExitCode {
    let request = Request::read();
    let cases: VecDeque<Case> = cases(scenarios)
        .filter(|case| {
            request.words.is_empty() || request.words.iter().any(|word| case.name.contains(word))
        })
        .collect();
    if request.list {
        cases
            .iter()
            .for_each(|case| println!("{}: test", case.name));
        return ExitCode::SUCCESS;
    }
    let start = Instant::now();
    println!("\nrunning {} tests", cases.len());
    std::panic::set_hook(Box::new(remember));
    let all = cases.len();
    let queue = Mutex::new(cases);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..request.workers {
            scope.spawn(|| work(&queue, &failures));
        }
    });
    let failures = failures.into_inner().unwrap_or_default();
    report(&failures, all, start)
}

fn cases(scenarios: &[Scenario]) -> impl Iterator<Item = Case> {
    let kinds = |stage| -> Vec<Option<Kind>> {
        match stage {
            Stage::Program | Stage::Window => vec![None],
            Stage::Chromium => vec![Some(Kind::Chromium)],
            Stage::Browsers => vec![Some(Kind::Chromium), Some(Kind::WebKit)],
        }
    };
    // On Ubuntu without snaps there is no Chromium; `cargo xtask test` says so, and WebKitGTK does the work.
    let there = |kind: &Option<Kind>| {
        kind.is_none_or(|kind| kind == Kind::WebKit || browsers::is_installed(kind))
    };
    scenarios.iter().flat_map(move |scenario| {
        kinds(scenario.stage)
            .into_iter()
            .filter(there)
            .map(|kind| Case {
                name: match kind {
                    Some(kind) => format!("{}::{}", kind.name(), scenario.name),
                    None => scenario.name.to_owned(),
                },
                scenario: *scenario,
                kind,
            })
    })
}

impl Request {
    fn read() -> Self {
        let mut request = Self {
            words: Vec::new(),
            workers: default_workers(),
            list: false,
        };
        for word in std::env::args().skip(1) {
            match word.split_once('=') {
                Some(("--test-threads", number)) => request.workers = number.parse().unwrap_or(1),
                _ if word == "--list" => request.list = true,
                _ if word.starts_with('-') => {}
                _ => request.words.push(word),
            }
        }
        request
    }
}

/// Browsers wait more than they work, so there may be one more of them than processors, but no crowd.
fn default_workers() -> usize {
    std::thread::available_parallelism()
        .map_or(2, |count| count.get() + 1)
        .min(4)
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

fn remember(panic: &std::panic::PanicHookInfo<'_>) {
    LAST_PANIC.with(|last| *last.borrow_mut() = panic.to_string());
}

struct Failed {
    name: String,
    message: String,
    folder: PathBuf,
}

fn work(queue: &Mutex<VecDeque<Case>>, failures: &Mutex<Vec<Failed>>) {
    let root = artefacts();
    let mut browsers: Vec<Browser> = Vec::new();
    loop {
        let Some(case) = queue.lock().ok().and_then(|mut queue| queue.pop_front()) else {
            return;
        };
        let start = Instant::now();
        let folder = root.join(case.name.replace("::", "-"));
        // Nothing there is the usual case.
        let _nothing = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("target can be written");
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let browser = case.kind.map(|kind| lend(&mut browsers, kind, &root));
            (case.scenario.play)(&Test {
                folder: &folder,
                browser,
            });
        }));
        let took = start.elapsed().as_secs_f64();
        if outcome.is_ok() {
            println!("test {} ... ok {took:.1} s", case.name);
            continue;
        }
        println!("test {} ... FAILED {took:.1} s", case.name);
        browsers.retain(|browser| Some(browser.kind) != case.kind);
        if let Ok(mut failures) = failures.lock() {
            failures.push(Failed {
                name: case.name,
                message: LAST_PANIC.with(|last| last.borrow().clone()),
                folder,
            });
        }
    }
}

/// A clean browser of that kind: the worker's own one if it can be cleaned, else a new one.
fn lend<'a>(browsers: &'a mut Vec<Browser>, kind: Kind, root: &Path) -> &'a Browser {
    browsers.retain(|browser| browser.kind != kind || browser.clean().is_ok());
    let at = browsers
        .iter()
        .position(|browser| browser.kind == kind)
        .unwrap_or_else(|| {
            browsers.push(Browser::start(kind, root));
            browsers.len() - 1
        });
    &browsers[at]
}

/// The program under test: what cargo built, or what `REVERSTARGO` names (a release build, an older one).
pub fn program() -> PathBuf {
    std::env::var_os("REVERSTARGO")
        .map_or_else(|| env!("CARGO_BIN_EXE_reverstargo").into(), PathBuf::from)
}

/// `target/e2e`, beside the program under test.
pub fn artefacts() -> PathBuf {
    let program = program();
    let target = program
        .ancestors()
        .nth(2)
        .expect("a program lies in target/debug");
    let folder = target.join("e2e");
    std::fs::create_dir_all(&folder).expect("target can be written");
    folder
}

fn report(failures: &[Failed], all: usize, start: Instant) -> ExitCode {
    if !failures.is_empty() {
        println!("\nfailures:\n");
    }
    for failed in failures {
        println!(
            "---- {} ----\n{}\nsee {}\n",
            failed.name,
            failed.message,
            failed.folder.display()
        );
    }
    println!(
        "\ntest result: {}. {} passed; {} failed; 0 ignored; 0 measured; finished in {:.2}s\n",
        if failures.is_empty() { "ok" } else { "FAILED" },
        all - failures.len(),
        failures.len(),
        start.elapsed().as_secs_f64()
    );
    if failures.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
