//! Times that a visitor with a slow phone waits: for the web page's first picture, its largest, and the answer to a tap
//! on Today.
//!
//! Not a test: `cargo xtask bench page` runs it, with the hosts that it has begun. Chromium slows down what the page
//! itself asks for, and not what the service worker does.

use serde_json::{Value, json};

use crate::driver::browsers::Browser;
use crate::driver::runner::Test;
use crate::driver::wait::wait_for;
use crate::web::page::{Early, IS_KEPT};
use std::time::Duration;

/// The hosts with their ports, as `xtask` names them: `NAME=PORT;NAME=PORT`.
const HOSTS: &str = "REVERSTARGO_HOSTS";

const VISITS: usize = 5;

/// The longest time of a page without compression.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lighthouse's slow phone, in bytes a second and milliseconds.
const DOWN: i64 = 1_600_000 / 8;
const UP: i64 = 750_000 / 8;
const LATENCY: u32 = 150;
const SLOWED: u32 = 4;

/// No limit of speed.
const UNLIMITED: i64 = -1;

/// Taps on the way to Play as soon as Today is painted, and notes when that is answered, which is two frames after it
/// is drawn.
const WATCH: &str = r"
const seen = window.seenByBench = {largest: 0, shift: 0};
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.first = entry.startTime; });
watch('largest-contentful-paint', (entry) => { seen.largest = entry.startTime; });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
const painted = (act) => requestAnimationFrame(() => requestAnimationFrame(act));
const once = (selector, act) => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    painted(act);
  });
  look.observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-screen']});
};
once('[data-screen=home]', (today) => {
  seen.today = today;
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  seen.bytes = files.reduce((sum, file) => sum + file.transferSize, 0);
  once('[data-screen=games]', (answered) => { seen.answered = answered; });
  setTimeout(() => document.querySelector('[data-testid=tab-play]').click());
});
";

/// The figures once the tap is answered; the largest picture is reported a little later than it is painted.
const SEEN: &str = "return window.seenByBench?.answered ? window.seenByBench : null";

/// A figure: its name, its name in the page, and the way it is written.
type Row = (&'static str, &'static str, fn(f64) -> String);
const ROWS: [Row; 6] = [
    ("first picture", "first", seconds),
    ("largest picture", "largest", seconds),
    ("Today", "today", seconds),
    ("a tap on Today answered", "answered", seconds),
    ("bytes until Today", "bytes", kilobytes),
    ("layout shift", "shift", |shift| format!("{shift:.3}")),
];

fn seconds(millis: f64) -> String {
    format!("{:.2} s", millis / 1000.0)
}

fn kilobytes(bytes: f64) -> String {
    format!("{:.0} KB", bytes / 1000.0)
}

/// Visits every host and prints the table.
pub fn figures(test: &Test<'_>) {
    let hosts = std::env::var(HOSTS).expect("xtask names the hosts");
    let _early = Early::script(test, WATCH);
    let browser = test.browser();
    let mut columns = Vec::new();
    for host in hosts.split(';') {
        let (name, port) = host.split_once('=').expect("a host has a port");
        let address = format!("http://127.0.0.1:{port}/");
        columns.push((format!("{name}, cold"), cold(browser, &address)));
        columns.push((format!("{name}, warm"), warm(browser, &address)));
        println!("\n{}", table(&columns));
    }
}

/// Visits of somebody who was never there.
fn cold(browser: &Browser, address: &str) -> Vec<Value> {
    let visit = |_| {
        forget(browser, address);
        visit(browser, address)
    };
    (0..VISITS).map(visit).collect()
}

/// Visits of somebody for whom the page is kept.
fn warm(browser: &Browser, address: &str) -> Vec<Value> {
    forget(browser, address);
    go(browser, address);
    wait_for("the service worker", PATIENCE, || {
        let is_kept = browser.session.run(IS_KEPT, &[])?;
        (is_kept == true).then_some(()).ok_or_else(String::new)
    });
    (0..VISITS).map(|_| visit(browser, address)).collect()
}

/// A visit with the slow phone.
fn visit(browser: &Browser, address: &str) -> Value {
    go(browser, "about:blank");
    slow_down(browser, DOWN, UP, LATENCY, SLOWED);
    go(browser, address);
    let seen = wait_for("an answer to a tap", PATIENCE, || {
        let seen = browser.session.run(SEEN, &[])?;
        (!seen.is_null()).then_some(seen).ok_or_else(String::new)
    });
    slow_down(browser, UNLIMITED, UNLIMITED, 0, 1);
    seen
}

fn go(browser: &Browser, address: &str) {
    let gone = browser.session.go(address);
    gone.expect("the page can be loaded");
}

fn slow_down(browser: &Browser, down: i64, up: i64, latency: u32, times: u32) {
    let network = json!({"offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up});
    // Without this the conditions are taken and have no effect.
    ask(browser, "Network.enable", &json!({}));
    ask(browser, "Network.emulateNetworkConditions", &network);
    ask(
        browser,
        "Emulation.setCPUThrottlingRate",
        &json!({"rate": times}),
    );
}

/// Makes the browser forget that it was there.
fn forget(browser: &Browser, address: &str) {
    go(browser, "about:blank");
    ask(browser, "Network.clearBrowserCache", &json!({}));
    let all = json!({"origin": address.trim_end_matches('/'), "storageTypes": "all"});
    ask(browser, "Storage.clearDataForOrigin", &all);
}

fn ask(browser: &Browser, command: &str, parameters: &Value) {
    let done = browser.session.devtools(command, parameters);
    done.expect("Chromium can do that");
}

/// The medians of these columns.
fn table(columns: &[(String, Vec<Value>)]) -> String {
    let line = |first: &str, cells: Vec<String>| format!("| {first} | {} |\n", cells.join(" | "));
    let titles = columns.iter().map(|(title, _)| title.clone());
    let mut table = line("", titles.collect());
    table += &line("---", columns.iter().map(|_| "---".to_owned()).collect());
    for (row, name, written) in ROWS {
        let cells = columns
            .iter()
            .map(|(_, visits)| written(median(visits, name)));
        table += &line(row, cells.collect());
    }
    table
}

fn median(visits: &[Value], name: &str) -> f64 {
    let numbers = visits.iter().map(|seen| seen[name].as_f64());
    let mut numbers: Vec<f64> = numbers.map(|number| number.expect("it was seen")).collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
