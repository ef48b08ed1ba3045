//! The latency of the app, in the preview and on the web page: from an address to the first screen, from a touch to the
//! changed picture, also from the first touch of a page, the evenness of frames while FINAL thinks, a hint, a Review, a
//! result, the way to Today, and on the page a save until it is for good.
//!
//! Not a test (a busy machine is no fault of the app): `cargo xtask bench latency` runs it with the release build, in
//! Chromium once more with the processor slowed four times for the page. After each run it prints the table of all runs
//! so far, as it stands in `docs/latency.md`.

use std::collections::BTreeMap;
use std::sync::Mutex;

use rsg_engine::Color::Black;
use rsg_game::progress::Rank;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::process::memory_of;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::games::BEFORE_THE_END;
use crate::web::page::{Early, IS_KEPT};

/// Enough placements for a median that means something.
const PLACEMENTS: usize = 12;

/// The number of starts at an address that is new to the browser, and at one that it knows.
const STARTS: usize = 7;

/// The page is loaded anew for each.
const FIRST_TOUCHES: usize = 5;

/// A game has to be played for each result.
const RESULTS: usize = 3;

const WAYS_TO_TODAY: usize = 7;

/// Notes when the first screen was painted. It has to run before anything of the page does.
const WATCH_FROM_THE_START: &str = r"
new MutationObserver((_, look) => {
  if (!document.querySelector('[data-screen]')) return;
  look.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(now => { window.firstScreen = now; }));
}).observe(document, {subtree: true, childList: true});
";

/// Watches touches, frames, long tasks and saves from inside the page. A touch is answered when its cell has changed
/// and two frames have begun since: then the change has been painted. A save is for good when its transaction is
/// complete.
const WATCH: &str = r"
const seen = window.seenByBench = {taps: [], frames: [], tasks: [], saves: []};
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...rest) {
  const at = performance.now();
  const transaction = begin.apply(this, rest);
  transaction.addEventListener('complete', () => seen.saves.push(performance.now() - at));
  return transaction;
};
let tapped = null;
addEventListener('click', event => {
  const cell = event.target.closest && event.target.closest('[data-cell]');
  tapped = cell && cell.dataset.stone === 'empty' ? {cell, at: event.timeStamp} : null;
}, true);
new MutationObserver(() => {
  const tap = tapped;
  if (!tap || tap.cell.dataset.stone === 'empty') return;
  tapped = null;
  requestAnimationFrame(() => requestAnimationFrame(now => seen.taps.push(now - tap.at)));
}).observe(document.getElementById('main'), {subtree: true, attributes: true, attributeFilter: ['data-stone']});
let last = null;
(function frame(now) {
  const thinking = document.querySelector('[data-testid=thinking]');
  if (thinking && last !== null) seen.frames.push(now - last);
  last = thinking ? now : null;
  requestAnimationFrame(frame);
})(performance.now());
try {
  new PerformanceObserver(list => list.getEntries().forEach(task => {
    if (document.querySelector('[data-testid=thinking]')) seen.tasks.push(task.duration);
  })).observe({type: 'longtask'});
} catch (error) { /* It tells nothing of them. */ }
window.timeNextClick = (name, selector) => addEventListener('click', event => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(now => { (seen[name] ??= []).push(now - event.timeStamp); }));
  });
  look.observe(document.body, {subtree: true, childList: true, attributes: true});
}, {capture: true, once: true});
return null;
";

const READ: &str = "return window.seenByBench";

const FIRST_SCREEN: &str = "return window.firstScreen ?? null";

/// Makes the page measure the time from the next click until something is there.
const TIME: &str = "timeNextClick(arguments[0], arguments[1]); return null";

/// Forgets the touches and saves so far: only those of one game are told.
const FORGET: &str = "for (const all of ['taps', 'frames', 'tasks', 'saves']) seenByBench[all].length = 0; return null";

/// The figures of every run so far.
static MEASURED: Mutex<Vec<Column>> = Mutex::new(Vec::new());

/// The rows of the table, in their order.
const ROWS: [&str; 13] = [
    COLD,
    WARM,
    FIRST_TOUCH,
    TOUCH,
    FRAMES,
    TASKS,
    HINT,
    REVIEW,
    RESULT,
    TODAY,
    SAVE,
    MEMORY_OF_PROGRAM,
    MEMORY_OF_PAGE,
];
const COLD: &str = "first screen, cold";
const WARM: &str = "first screen, warm";
const FIRST_TOUCH: &str = "first touch of a page to painted stone";
const TOUCH: &str = "touch to painted stone";
const FRAMES: &str = "frame to frame while FINAL thinks";
const TASKS: &str = "tasks over 50 ms while FINAL thinks";
const HINT: &str = "a hint";
const REVIEW: &str = "a Review of 31 placements";
const RESULT: &str = "the last stone to its result";
const TODAY: &str = "a tap to Today";
const SAVE: &str = "a save until it is for good";
const MEMORY_OF_PROGRAM: &str = "memory of the program";
const MEMORY_OF_PAGE: &str = "memory of the page's process";

/// The figures of one run.
struct Column {
    title: String,
    cells: BTreeMap<&'static str, String>,
}

impl Column {
    fn note(&mut self, row: &'static str, value: String) {
        self.cells.insert(row, value);
    }

    fn cell(&self, row: &str) -> &str {
        self.cells.get(row).map_or("", String::as_str)
    }

    /// Notes nothing where nothing was measured.
    fn note_times(&mut self, row: &'static str, mut times: Vec<f64>) {
        times.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = times.len().checked_sub(1)?;
            times.get((last as f64 * share).round() as usize)
        };
        let (Some(middle), Some(most), Some(worst)) = (at(0.5), at(0.95), at(1.0)) else {
            return;
        };
        let words = match times.len() {
            1 => format!("{worst:.0} ms"),
            2..10 => format!("{middle:.0} / {worst:.0} ms"),
            all => format!("{middle:.0} / {most:.0} / {worst:.0} ms of {all}"),
        };
        self.note(row, words);
    }

    fn note_memory(&mut self, row: &'static str, kilobytes: Option<u64>) {
        if let Some(kilobytes) = kilobytes {
            self.note(row, format!("{} MB", kilobytes / 1024));
        }
    }
}

/// The table of these columns.
fn table(columns: &[Column]) -> String {
    let line = |first: &str, cells: &mut dyn Iterator<Item = &str>| {
        let cells: String = cells.map(|cell| format!(" {cell} |")).collect();
        format!("| {first} |{cells}\n")
    };
    let mut table = line("", &mut columns.iter().map(|column| &*column.title));
    table += &line("---", &mut columns.iter().map(|_| "---"));
    for row in ROWS {
        table += &line(row, &mut columns.iter().map(|column| column.cell(row)));
    }
    table
}

/// Plays against FINAL and prints what was seen.
pub fn figures(test: &Test<'_>) {
    measure(test, 1);
}

/// The figures with the processor slowed four times for the page. Chromium slows the page's own thread, and not its
/// workers.
pub fn figures_slowed(test: &Test<'_>) {
    slow_down(test, 4);
    measure(test, 4);
    slow_down(test, 1);
}

fn slow_down(test: &Test<'_>, times: u32) {
    let rate = json!({"rate": times});
    let slowed = test
        .browser()
        .session
        .devtools("Emulation.setCPUThrottlingRate", &rate);
    slowed.expect("Chromium can be slowed");
}

fn measure(test: &Test<'_>, times: u32) {
    let browser = test.browser().kind.name();
    let place = match test.page {
        Some(_) => "page",
        None => "preview",
    };
    let slowed = match times {
        1 => String::new(),
        times => format!(", slowed {times} times"),
    };
    let mut column = Column {
        title: format!("{place}, {browser}{slowed}"),
        cells: BTreeMap::new(),
    };
    // Before there is progress: where the browser has never been is nobody's.
    if !test.browser().kind.is_webkit() {
        starts(test, &mut column);
    }
    // FINAL opens with a rank that takes weeks.
    test.forge_profile(|profile, _| profile.forge_rank(Rank::GrandMaster));
    play(&test.app().open(), &mut column);
    let mut measured = MEASURED.lock().expect("nobody panics with it");
    measured.push(column);
    println!("\n{}", table(&measured));
}

/// Opens addresses that the browser has never seen, then one that it knows.
fn starts(test: &Test<'_>, column: &mut Column) {
    let _early = Early::script(test, WATCH_FROM_THE_START);
    let mut cold = Vec::new();
    for _ in 0..STARTS {
        cold.push(first_screen(&test.app().open()));
    }
    let app = test.app().keeping_offline().open();
    if test.page.is_some() {
        app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    }
    let warm = (0..STARTS).map(|_| first_screen(app.load())).collect();
    column.note_times(COLD, cold);
    column.note_times(WARM, warm);
}

/// A hint, a game against FINAL, a Review.
fn play(app: &App<'_>, column: &mut Column) {
    column.note_times(FIRST_TOUCH, first_touches(app));
    app.script(WATCH);
    for _ in 0..RESULTS {
        result(app);
    }
    for _ in 0..WAYS_TO_TODAY {
        today(app);
    }
    app.script(FORGET);
    hint(app);
    app.start_against_cpu(7, Black);
    for _ in 0..PLACEMENTS {
        app.clear_notices();
        app.settle_board().play_one(Aim::Win);
    }
    app.clear_notices();
    app.press("back").expect_screen("home");
    review(app);
    let seen = app.script(READ);
    let (touches, frames) = (numbers(&seen["taps"]), numbers(&seen["frames"]));
    let empty = touches.is_empty() || frames.is_empty();
    assert!(!empty, "nothing was seen: {seen}");
    column.note_times(TOUCH, touches);
    column.note_times(FRAMES, frames);
    // Only Chromium tells.
    if let (false, Some(tasks)) = (app.browser().kind.is_webkit(), seen["tasks"].as_array()) {
        column.note(TASKS, tasks.len().to_string());
    }
    for (row, name) in [
        (HINT, "hint"),
        (REVIEW, "review"),
        (RESULT, "result"),
        (TODAY, "today"),
        (SAVE, "saves"),
    ] {
        column.note_times(row, numbers(&seen[name]));
    }
    column.note_memory(MEMORY_OF_PROGRAM, app.memory());
    column.note_memory(MEMORY_OF_PAGE, memory_of(app.browser().renderer()));
}

fn first_screen(app: &App<'_>) -> f64 {
    app.expect_found("the first screen", FIRST_SCREEN, |seen| seen.is_number());
    app.script(FIRST_SCREEN).as_f64().expect("it is a number")
}

/// From Home and back: the first touch of a page, which also wakes its sound. The waiting game is opened by a script,
/// which is no touch, from the place that lists all of them: Today folds them for who comes back after days.
fn first_touches(app: &App<'_>) -> Vec<f64> {
    const CLICK: &str =
        "document.querySelector(`[data-testid=${arguments[0]}]`).click(); return null";
    app.start_for_two();
    let times = (0..FIRST_TOUCHES).flat_map(|_| {
        app.load().expect_screen("home").script(WATCH);
        for (opens, shown) in [("tab-play", "waiting-1"), ("waiting-1", "turn")] {
            app.script_with(CLICK, &[json!(opens)]);
            app.expect_shown(shown);
        }
        app.expect_screen("play").settle_board().play_one(Aim::Win);
        app.settle();
        numbers(&app.script(READ)["taps"])
    });
    let times = times.collect();
    app.quit();
    times
}

/// From Home and back: the hint for the second placement of a game.
fn hint(app: &App<'_>) {
    app.start_against_cpu(1, Black).play(1).settle();
    // At this rank no hint is free.
    app.press("hint").expect_shown("hint-dialog");
    app.script_with(TIME, &[json!("hint"), json!("[data-hint=shown]")]);
    app.press("hint-confirm");
    app.expect_within("a hint", THOUGHT, |page| {
        page.data("hint", "hint") == "shown"
    });
    app.quit();
}

/// From Home and back: the result of a game whose stones keep still, from the tap that ends it. The sheet then still
/// waits for the board to be looked at, which is no work.
fn result(app: &App<'_>) {
    app.with_settings(&[("animation", "off")]);
    app.start_for_two().play_line(BEFORE_THE_END);
    app.script_with(
        TIME,
        &[json!("result"), json!("[data-testid=result-sheet]")],
    );
    app.tap("D2").expect_shown("result-sheet");
    app.press("result-close").expect_screen("home");
    app.with_settings(&[("animation", "normal")]);
}

/// From another place to Today.
fn today(app: &App<'_>) {
    app.press("tab-play").expect_screen("games").settle();
    app.script_with(TIME, &[json!("today"), json!("[data-screen=home]")]);
    app.press("tab-today").expect_screen("home").settle();
}

/// From Home: the Review of a game of 31 placements.
fn review(app: &App<'_>) {
    let done = "[data-testid=review-analysis][data-state=done]";
    app.visit_kept_games()
        .press("review-paste-open")
        .set("review-text", &format!("{BEFORE_THE_END} -- D2"));
    app.script_with(TIME, &[json!("review"), json!(done)]);
    app.press("review-paste");
    app.expect_within("a Review", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    app.settle();
}

/// The numbers of a list, or the one that there is.
fn numbers(value: &Value) -> Vec<f64> {
    let numbers = value.as_array().into_iter().flatten().chain([value]);
    numbers.filter_map(Value::as_f64).collect()
}
