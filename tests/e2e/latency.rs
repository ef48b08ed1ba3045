//! The latency of the app: from a touch to the changed picture, and the evenness of frames while FINAL thinks.
//!
//! Not a test (a busy machine is no fault of the app): `cargo xtask bench latency` runs it with the release build and prints
//! a table.

use std::time::Instant;

use rsg_engine::Color::Black;
use rsg_game::progress::Rank;
use serde_json::Value;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;

/// Enough placements for a median that means something.
const PLACEMENTS: usize = 12;

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
return null;
";

const READ: &str = r"
const paint = performance.getEntriesByName('first-contentful-paint')[0];
return {...window.seenByBench, paint: paint ? paint.startTime : null};
";

/// Plays against FINAL and prints what was seen.
pub fn figures(test: &Test<'_>) {
    // FINAL opens with a rank that takes weeks.
    test.forge_profile(|profile, _| profile.forge_rank(Rank::GrandMaster));
    let start = Instant::now();
    let app = test.app().open();
    let opened = start.elapsed();
    app.start_against_cpu(7, Black).script(WATCH);
    for _ in 0..PLACEMENTS {
        // A tap on a board that still moves ends the movement and places nothing.
        app.clear_notices();
        app.settle().play_one(Aim::Win);
    }
    let seen = app.script(READ);
    print(&app, &seen, opened.as_secs_f64() * 1000.0);
}

fn print(app: &App<'_>, seen: &Value, opened: f64) {
    let (taps, frames) = (numbers(&seen["taps"]), numbers(&seen["frames"]));
    let empty = taps.is_empty() || frames.is_empty();
    assert!(!empty, "nothing was seen: {seen}");
    println!("\n{}", app.browser().kind.name());
    println!("  program started to first screen   {opened:7.0} ms");
    if let Some(paint) = seen["paint"].as_f64() {
        println!("  page asked for to first paint     {paint:7.0} ms");
    }
    row("touch to paint", &taps);
    row("frame to frame while FINAL thinks", &frames);
    match seen["tasks"].as_array() {
        Some(tasks) => println!("  tasks over 50 ms while it thinks  {:7}", tasks.len()),
        None => println!("  tasks over 50 ms: this browser does not tell"),
    }
    if let Some(memory) = app.memory() {
        let memory = memory as f64 / 1024.0;
        println!("  memory of the app's process       {memory:7.1} MB");
    }
}

fn row(what: &str, values: &[f64]) {
    let at = |share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
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
    let mut numbers: Vec<f64> = numbers.filter_map(Value::as_f64).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}
