//! Runs the scenarios: a few at a time, each with its own folder, and tells how they ended the way every Rust test
//! program does.
//!
//! The standard runner will not do, for three reasons: browsers are shared by the tests of a worker, one scenario runs
//! on several stages, and what was started for everybody has to be ended.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::Instant;

use chrono::NaiveDate;
use reverstargo::storage::{Folder, Store};
use rsg_game::progress::{KeptGame, KeptGames, Profile};

use super::app::{App, TODAY};
use super::browsers::{Browser, Kind};
use super::times::{self, Took};
use super::wait::PATIENCE;

/// The stage of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The program alone.
    Program,
    /// The browser preview, in every browser.
    Browsers,
    /// The browser preview in Chromium, where the browser does not matter or only Chromium can do it.
    Chromium,
    /// The web page, which Chromium runs by itself.
    Web,
    /// The web page in WebKitGTK: a sample, for what iPhones do in another way.
    WebKitPage,
    /// The browser preview in the oldest Chromium that the app runs in.
    OldChromium,
    /// The web page in that one.
    OldPage,
    /// The real window.
    Window,
}

impl Stage {
    fn browsers(self) -> &'static [Option<Kind>] {
        match self {
            Self::Program | Self::Window => &[None],
            Self::Chromium => &[Some(Kind::ChromiumEngine)],
            Self::Web => &[Some(Kind::Chromium)],
            Self::WebKitPage => &[Some(Kind::WebKit)],
            Self::OldChromium | Self::OldPage => &[Some(Kind::OldChromium)],
            Self::Browsers => &[Some(Kind::ChromiumEngine), Some(Kind::WebKit)],
        }
    }

    fn is_page(self) -> bool {
        matches!(self, Self::Web | Self::WebKitPage | Self::OldPage)
    }
}

/// A test, as the list of its room names it.
#[derive(Clone, Copy)]
pub struct Scenario {
    /// A sentence in snake case behind its module.
    pub name: &'static str,
    pub stage: Stage,
    pub play: fn(&Test<'_>),
}

impl Scenario {
    /// The file that it stands in.
    fn file(&self) -> &'static str {
        self.name.split("::").next().unwrap_or(self.name)
    }
}

/// One run of a scenario: its folder and, where it has one, its browser.
pub struct Test<'a> {
    /// `target/e2e/NAME`, empty at the start.
    pub folder: &'a Path,
    browser: Option<&'a Browser>,
    /// The folder of the web page, where that is the stage.
    pub page: Option<PathBuf>,
    /// The number of panics that the scenario has caused on purpose.
    pub asked_for_panics: Cell<usize>,
}

impl Test<'_> {
    pub fn browser(&self) -> &Browser {
        self.browser
            .expect("this scenario was listed for a browser")
    }

    /// The app in the browser, before its start; `.open()` starts it.
    pub fn app(&self) -> App<'_> {
        App::new(self)
    }

    /// The program under test, at home in the test's folder, speaking English, without a display.
    pub fn program(&self) -> Command {
        let mut command = Command::new(program());
        command
            .env("HOME", self.folder)
            .env("LANG", "C.UTF-8")
            .env("RUST_BACKTRACE", "1");
        for name in ["LANGUAGE", "LC_ALL", "DISPLAY", "WAYLAND_DISPLAY"] {
            command.env_remove(name);
        }
        command
    }

    /// The folder of the profile.
    pub fn data_folder(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Makes a profile for the app to find when it starts.
    pub fn forge_profile(&self, forge: impl FnOnce(&mut Profile, NaiveDate)) {
        let mut profile = Profile::default();
        forge(&mut profile, today());
        let (mut store, _) = self.store();
        let saved = store.save(&profile);
        saved.expect("the profile can be written");
    }

    /// Changes the profile in a folder, while the app does not run there.
    pub fn change_profile(&self, folder: &Path, change: impl FnOnce(&mut Profile)) {
        let folder = Folder::open(folder).expect("the folder can be made");
        let (mut store, opened) = Store::open(folder, today());
        let mut profile = opened.profile;
        change(&mut profile);
        let saved = store.save(&profile);
        saved.expect("the profile can be written");
    }

    /// Makes kept games for the app to find when it starts.
    pub fn forge_kept_games<G: IntoIterator<Item = KeptGame>>(
        &self,
        forge: impl FnOnce(NaiveDate) -> G,
    ) {
        let games = KeptGames::new(forge(today()));
        let (mut store, profile) = self.store();
        store.replace_games(games);
        let saved = store.save(&profile);
        saved.expect("the games can be written");
    }

    /// The app's folder, while the app does not run, and the profile in it.
    fn store(&self) -> (Store<Folder>, Profile) {
        let folder = Folder::open(self.data_folder()).expect("the folder can be made");
        let (store, opened) = Store::open(folder, today());
        (store, opened.profile)
    }

    /// The file for everything that the app prints.
    pub fn log_file(&self) -> PathBuf {
        self.folder.join("app.log")
    }

    #[track_caller]
    pub fn expect_no_panic(&self) {
        let log = std::fs::read_to_string(self.log_file()).unwrap_or_default();
        let panics = log.matches("panicked").count();
        let asked_for = self.asked_for_panics.get();
        assert_eq!(panics, asked_for, "the app panicked:\n{log}");
    }
}

/// The device's date in every scenario.
fn today() -> NaiveDate {
    TODAY.parse().expect("a date")
}

/// What is known of the scenarios that have ended.
#[derive(Default)]
struct Ended {
    times: Vec<Took>,
    failures: Vec<String>,
}

struct Case {
    name: String,
    scenario: Scenario,
    kind: Option<Kind>,
}

/// Runs the scenarios that the command line picks, all of them if it picks none.
pub fn run(rooms: &[&[Scenario]]) -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (flags, words): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.starts_with('-'));
    let picked =
        |case: &Case| words.is_empty() || words.iter().any(|word| case.name.contains(*word));
    let cases: VecDeque<Case> = cases(rooms).filter(picked).collect();
    if flags.iter().any(|flag| *flag == "--list") {
        for case in &cases {
            println!("{}: test", case.name);
        }
        return ExitCode::SUCCESS;
    }
    let workers = flags
        .iter()
        .find_map(|flag| flag.strip_prefix("--test-threads=")?.parse().ok())
        .unwrap_or_else(default_workers);
    let (start, all) = (Instant::now(), cases.len());
    println!("\nrunning {all} tests");
    std::panic::set_hook(Box::new(remember));
    let (queue, ended) = (Mutex::new(cases), Mutex::new(Ended::default()));
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| work(&queue, &ended));
        }
    });
    report(&ended.into_inner().unwrap_or_default(), all, start)
}

fn cases(rooms: &[&[Scenario]]) -> impl Iterator<Item = Case> {
    let scenarios = rooms.iter().copied().flatten();
    scenarios.flat_map(|scenario| {
        let kinds = scenario.stage.browsers().iter().copied();
        let there = kinds.filter(|kind| kind.is_none_or(Kind::is_installed));
        there.map(|kind| Case {
            name: match kind {
                Some(_) if scenario.stage == Stage::Web => format!("web::{}", scenario.name),
                Some(kind) if scenario.stage.is_page() => {
                    format!("web::{}::{}", kind.name(), scenario.name)
                }
                Some(kind) => format!("{}::{}", kind.name(), scenario.name),
                None => scenario.name.to_owned(),
            },
            scenario: *scenario,
            kind,
        })
    })
}

/// A scenario keeps a third of a processor busy and waits for the rest of its time, so two processors have five of
/// them: eight keep both busy all the time and are no sooner done. There are at most six, because each worker has
/// browsers of its own.
fn default_workers() -> usize {
    std::thread::available_parallelism()
        .map_or(2, |count| count.get() * 2 + 1)
        .min(6)
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

fn remember(panic: &std::panic::PanicHookInfo<'_>) {
    LAST_PANIC.with(|last| *last.borrow_mut() = panic.to_string());
}

fn work(queue: &Mutex<VecDeque<Case>>, ended: &Mutex<Ended>) {
    let root = artefacts();
    let mut browsers: Vec<Browser> = Vec::new();
    loop {
        let next = queue.lock().expect("nobody panics with it").pop_front();
        let Some(case) = next else { return };
        let start = Instant::now();
        let folder = root.join(case.name.replace("::", "-"));
        // Nothing there is the usual case.
        let _nothing = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("target can be written");
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let browser = case.kind.map(|kind| lend(&mut browsers, kind, &root));
            let folder = &folder;
            let page = case.scenario.stage.is_page().then(web_page);
            (case.scenario.play)(&Test {
                folder,
                browser,
                page,
                asked_for_panics: Cell::new(0),
            });
        }));
        let word = if outcome.is_ok() { "ok" } else { "FAILED" };
        let (name, time) = (case.name, start.elapsed());
        println!("test {name} ... {word} {:.1} s", time.as_secs_f64());
        let failure = outcome.is_err().then(|| {
            PATIENCE.failed();
            browsers.retain(|browser| Some(browser.kind) != case.kind);
            let message = LAST_PANIC.with(|last| last.borrow().clone());
            let told = format!("---- {name} ----\n{message}\nsee {}\n", folder.display());
            println!("{told}");
            told
        });
        let mut ended = ended.lock().expect("nobody panics with it");
        ended.failures.extend(failure);
        let file = case.scenario.file();
        ended.times.push(Took { name, file, time });
    }
}

/// A clean browser of that kind: the worker's own one if it can be cleaned, else a new one.
fn lend<'a>(browsers: &'a mut Vec<Browser>, kind: Kind, root: &Path) -> &'a Browser {
    browsers.retain(|browser| browser.kind != kind || browser.clean().is_ok());
    let mut kinds = browsers.iter().map(|browser| browser.kind);
    let at = kinds.position(|known| known == kind).unwrap_or_else(|| {
        browsers.push(Browser::start(kind, root));
        browsers.len() - 1
    });
    &browsers[at]
}

/// The program under test: what cargo built, or what `REVERSTARGO` names (a release build, an older one).
fn program() -> PathBuf {
    std::env::var_os("REVERSTARGO")
        .map_or_else(|| env!("CARGO_BIN_EXE_reverstargo").into(), PathBuf::from)
}

/// Returns true if the program under test is a debug build, which knows more flags.
pub fn is_debug_build() -> bool {
    std::env::var_os("REVERSTARGO").is_none()
}

/// Returns true if the web page under test is a debug build.
pub fn is_debug_page() -> bool {
    std::env::var_os(PAGE).is_none()
}

/// Names the folder of another web page than the quick build.
const PAGE: &str = "REVERSTARGO_PAGE";

/// `target/e2e`, beside the program under test.
pub fn artefacts() -> PathBuf {
    let program = program();
    let target = program.ancestors().nth(2);
    let folder = target.expect("a program lies in target/debug").join("e2e");
    std::fs::create_dir_all(&folder).expect("target can be written");
    folder
}

/// The folder of the web page: its quick build, or what [`PAGE`] names.
fn web_page() -> PathBuf {
    let target = artefacts().with_file_name("web-dev");
    let page = std::env::var_os(PAGE).map_or(target, PathBuf::from);
    assert!(
        page.join("index.html").is_file(),
        "there is no web page; `cargo xtask web --dev --no-serve` builds it"
    );
    page
}

fn report(Ended { times, failures }: &Ended, all: usize, start: Instant) -> ExitCode {
    println!("\n{}", times::lines(times).join("\n"));
    if !failures.is_empty() {
        println!("\nfailures:\n\n{}", failures.join("\n"));
    }
    let (word, code) = match failures[..] {
        [] => ("ok", ExitCode::SUCCESS),
        _ => ("FAILED", ExitCode::FAILURE),
    };
    let (failed, took) = (failures.len(), start.elapsed().as_secs_f64());
    let passed = all - failed;
    println!("\ntest result: {word}. {passed} passed; {failed} failed; finished in {took:.2}s\n");
    code
}
