//! The latency of the app, in the preview and on the web page: from an address to the first screen, from a touch to the changed
//! picture, the evenness of frames while FINAL thinks, a hint, a Review, and on the page a save until it is for good.
//!
//! Not a test (a busy machine is no fault of the app): `cargo xtask bench latency` runs it with the release build and prints
//! a table, in Chromium once more with the processor slowed four times for the page.

use rsg_engine::Color::Black;
use rsg_game::progress::Rank;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::browsers::Kind;
use crate::driver::process::memory_of;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::games::BEFORE_THE_END;
use crate::review::ANALYSIS;
use crate::web::{Early, IS_KEPT};

/// Enough placements for a median that means something.
const PLACEMENTS: usize = 12;

/// How often an address is opened that the browser has never seen, and one that it knows.
const STARTS: usize = 3;

/// Notes when the first screen was painted, and how long each save took, before anything of the page runs.
const WATCH_FROM_THE_START: &str = r"
new MutationObserver((_, look) => {
  if (!document.querySelector('[data-screen]')) return;
  look.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(now => { window.firstScreen = now; }));
}).observe(document, {subtree: true, childList: true});
window.savesOfThisPage = [];
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...rest) {
  const at = performance.now();
  const transaction = begin.apply(this, rest);
  transaction.addEventListener('complete', () => savesOfThisPage.push(performance.now() - at));
  return transaction;
};
";

/// Watches touches, frames and long tasks from inside the page. A touch is answered when its cell has changed and two
/// frames have begun since: then the change has been painted.
const WATCH: &str = r"
const seen = window.seenByBench = {taps: [], frames: [], tasks: []};
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
} catch (error) { seen.tasks = null; }
window.timeNextClick = (name, selector) => addEventListener('click', event => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(now => { seen[name] = now - event.timeStamp; }));
  });
  look.observe(document.body, {subtree: true, childList: true, attributes: true});
}, {capture: true, once: true});
return null;
";

const READ: &str = r"
return {...window.seenByBench, saves: (window.savesOfThisPage || []).slice(1)};
";

const FIRST_SCREEN: &str = "return window.firstScreen ?? null";

/// Lets the page note how long it takes from the next click until something is there.
const TIME: &str = "timeNextClick(arguments[0], arguments[1]); return null";

/// Plays against FINAL and prints what was seen.
pub fn figures(test: &Test<'_>) {
    measure(test, 1);
}

/// The same with the processor slowed four times for the page.
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
    // FINAL opens with a rank that takes weeks.
    test.forge_profile(|profile, _| profile.forge_rank(Rank::GrandMaster));
    let is_chromium = test.browser().kind == Kind::Chromium;
    let _early = is_chromium.then(|| Early::script(test, WATCH_FROM_THE_START));
    let place = if test.page.is_some() {
        "page"
    } else {
        "preview"
    };
    println!(
        "\n{place} in {}, slowed {times} times",
        test.browser().kind.name()
    );
    if is_chromium {
        starts(test);
    }
    let app = test.app().open();
    app.script(WATCH);
    hint(&app);
    app.start_against_cpu(7, Black);
    for _ in 0..PLACEMENTS {
        // A tap on a board that still moves ends the movement and places nothing.
        app.clear_notices();
        app.settle().play_one(Aim::Win);
    }
    app.clear_notices();
    app.press("back").expect_screen("home");
    review(&app);
    print(&app, &app.script(READ));
}

/// Opens addresses that the browser has never seen, then one that it knows.
fn starts(test: &Test<'_>) {
    let mut cold = Vec::new();
    for _ in 0..STARTS {
        cold.push(first_screen(&test.app().open()));
    }
    let app = test.app().keeping_offline().open();
    if test.page.is_some() {
        app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    }
    let warm = (0..STARTS).map(|_| first_screen(app.load())).collect();
    row("first screen, address never seen", cold);
    row("first screen, address known", warm);
}

fn first_screen(app: &App<'_>) -> f64 {
    app.expect_found("the first screen", FIRST_SCREEN, |seen| seen.is_number());
    app.script(FIRST_SCREEN).as_f64().expect("it is a number")
}

/// From Home and back: the hint for the second placement of a game.
fn hint(app: &App<'_>) {
    app.start_against_cpu(1, Black).play(1).settle();
    app.press("hint").expect_shown("hint-dialog");
    app.script_with(TIME, &[json!("hint"), json!("[data-hint=shown]")]);
    app.press("hint-confirm");
    app.expect_within("a hint", THOUGHT, |page| {
        page.data("hint", "hint") == "shown"
    });
    app.quit();
}

/// From Home: the Review of a game of 31 placements.
fn review(app: &App<'_>) {
    let done = "[data-testid=review-analysis][data-state=done]";
    app.visit_kept_games()
        .set("review-text", &format!("{BEFORE_THE_END} -- D2"));
    app.script_with(TIME, &[json!("review"), json!(done)]);
    app.press("review-paste");
    app.expect_within("a Review", ANALYSIS, |page| {
        page.data("review-analysis", "state") == "done"
    });
    app.settle();
}

fn print(app: &App<'_>, seen: &Value) {
    let (taps, frames) = (numbers(&seen["taps"]), numbers(&seen["frames"]));
    let empty = taps.is_empty() || frames.is_empty();
    assert!(!empty, "nothing was seen: {seen}");
    row("touch to paint", taps);
    row("frame to frame while FINAL thinks", frames);
    match seen["tasks"].as_array() {
        Some(tasks) => println!("  tasks over 50 ms while it thinks  {:7}", tasks.len()),
        None => println!("  tasks over 50 ms: this browser does not tell"),
    }
    row("a save until it is for good", numbers(&seen["saves"]));
    for (what, name) in [("a hint", "hint"), ("a Review of 31 placements", "review")] {
        row(what, seen[name].as_f64().into_iter().collect());
    }
    let of_program = app.memory().map(|memory| ("program", memory));
    let of_page = (app.browser().kind == Kind::Chromium)
        .then(|| Some(("page's process", memory_of(app.browser().renderer())?)));
    for (whose, memory) in of_program.into_iter().chain(of_page.flatten()) {
        println!(
            "  memory of the {whose:<19} {:7.1} MB",
            memory as f64 / 1024.0
        );
    }
}

/// Prints nothing where nothing was measured.
fn row(what: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let Some(last) = values.len().checked_sub(1) else {
        return;
    };
    let at = |share: f64| values[(last as f64 * share).round() as usize];
    println!(
        "  {what:<33} {:7.1} ms median, {:.1} ms at 95 %, {:.1} ms worst of {}",
        at(0.5),
        at(0.95),
        at(1.0),
        values.len()
    );
}

fn numbers(value: &Value) -> Vec<f64> {
    let numbers = value.as_array().into_iter().flatten();
    numbers.filter_map(Value::as_f64).collect()
}
