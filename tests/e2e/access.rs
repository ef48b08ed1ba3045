//! Whether everybody can play: every screen before an accessibility checker, and a game by keyboard alone.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::snapshot::can_be_played;
use crate::driver::wait::{THOUGHT, wait_for};

/// Fetched by `cargo xtask test`.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/axe/axe.min.js");

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ARROWS: [char; 4] = ['\u{E012}', '\u{E014}', '\u{E013}', '\u{E015}'];

/// The screens that Home leads to, by the button and the screen's name.
const DOORS: [(&str, &str); 8] = [
    ("home-settings", "settings"),
    ("home-rules", "rules"),
    ("home-ranks", "ranks"),
    ("home-records", "records"),
    ("home-trophies", "trophies"),
    ("home-rankup", "rankup"),
    ("home-daily", "calendar"),
    ("home-play", "setup"),
];

/// Every screen has no violation that axe-core knows of, in the light and in the dark.
pub fn every_screen_satisfies_axe_in_light_and_dark(test: &Test<'_>) {
    let app = test.app().open();
    let mut faults = Vec::new();
    for theme in ["light", "dark"] {
        app.press("home-settings").set("settings-theme", theme);
        app.press("back").expect_screen("home");
        look_closely(&app, &format!("home, {theme}"), &mut faults);
        for (door, screen) in DOORS {
            app.press(door).expect_screen(screen);
            look_closely(&app, &format!("{screen}, {theme}"), &mut faults);
            app.press("back").expect_screen("home");
        }
        app.press("home-rules")
            .press("rules-tutorial")
            .expect_screen("tutorial");
        look_closely(&app, &format!("tutorial, {theme}"), &mut faults);
        app.press("back").expect_screen("home");
        app.press("home-play")
            .press("setup-start")
            .expect_screen("play");
        look_closely(&app, &format!("play, {theme}"), &mut faults);
        app.press("help").expect_shown("help-sheet");
        look_closely(&app, &format!("help, {theme}"), &mut faults);
        app.press("help-close").expect_gone("help-sheet");
        app.press("quit").expect_screen("home");
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Runs axe over the page once it is at rest.
#[track_caller]
fn look_closely(app: &App<'_>, place: &str, faults: &mut Vec<String>) {
    let script = std::fs::read_to_string(AXE)
        .unwrap_or_else(|error| panic!("{AXE}: {error}; `cargo xtask test --only e2e` fetches it"));
    app.settle();
    let session = &app.browser().session;
    let run = |script: &str, arguments: &[Value]| {
        session
            .run(script, arguments)
            .unwrap_or_else(|error| panic!("{place}: {error}"))
    };
    run(
        "if (!window.axe) (0, eval)(arguments[0]);",
        &[json!(script)],
    );
    run(
        "window.axeFound = null; \
         axe.run(document, { resultTypes: ['violations'] }).then((result) => { \
           window.axeFound = result.violations.map((v) => v.id + ' at ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(', ')); \
         }, (error) => { window.axeFound = ['axe failed: ' + error]; });",
        &[],
    );
    let found = wait_for(&format!("axe over {place}"), THOUGHT, || {
        let found = run("return window.axeFound", &[]);
        if found.is_array() {
            Ok(found)
        } else {
            Err("it is still at work".to_owned())
        }
    });
    let found = found
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    faults.extend(found.map(|violation| format!("{place}: {violation}")));
}

/// A day's game from Home to the result and back, without a finger on the screen.
pub fn a_day_is_played_by_keyboard_alone(test: &Test<'_>) {
    let app = test.app().open();
    // Only to be quick: the game itself is what the keyboard has to do.
    app.press("home-settings")
        .set("settings-animation", "off")
        .set("settings-pace", "fast");
    app.press("back").expect_screen("home");
    go_to(&app, "home-daily");
    app.expect_screen("calendar");
    go_to(&app, "day-2026-11-21");
    app.expect_screen("setup");
    go_to(&app, "setup-start");
    app.expect_screen("play");
    play_by_keyboard(&app);
    go_to(&app, "result-close");
    app.expect_gone("result-sheet");
}

fn play_by_keyboard(app: &App<'_>) {
    let start = Instant::now();
    loop {
        assert!(
            start.elapsed() < Duration::from_secs(240),
            "the game takes too long"
        );
        let page = wait_for("one's turn or the result", THOUGHT, || {
            let page = app.look();
            let something =
                page.shows("result-sheet") || page.shows("call-dialog") || page.awaits_a_person();
            if something {
                Ok(page)
            } else {
                Err(page.summary())
            }
        });
        if page.shows("result-sheet") {
            return;
        }
        if page.shows("pass-notice") {
            // It goes by itself, or at the press of a key if it has the focus.
            if focus(app) == "pass-notice" {
                press(app, ENTER);
            }
            continue;
        }
        if page.shows("call-dialog") {
            // The dialog has taken the focus to the first call that is allowed.
            wait_for("the dialog to take the focus", THOUGHT, || {
                let focused = focus(app);
                if focused.starts_with("call-") {
                    Ok(())
                } else {
                    Err(focused)
                }
            });
            press(app, ENTER);
            app.expect_gone("call-dialog");
            continue;
        }
        let before = page.position();
        let cell = page
            .cells()
            .find(|cell| can_be_played(cell.mark))
            .map(|cell| cell.cell.to_owned());
        let Some(cell) = cell else { continue };
        if walk_to(app, &cell) {
            press(app, ENTER);
            wait_for(&format!("the stone on {cell}"), THOUGHT, || {
                let page = app.look();
                let placed = page.position() != before
                    || page.shows("call-dialog")
                    || page.shows("result-sheet");
                if placed { Ok(()) } else { Err(page.summary()) }
            });
        }
    }
}

/// Tab by tab to what carries that test id, then Enter.
#[track_caller]
fn go_to(app: &App<'_>, id: &str) {
    app.expect_shown(id);
    tab_until(app, &format!("the focus on {id}"), |focused| focused == id);
    press(app, ENTER);
}

#[track_caller]
fn tab_until(app: &App<'_>, what: &str, is_there: impl Fn(&str) -> bool) {
    for _ in 0..120 {
        if is_there(&focus(app)) {
            return;
        }
        press(app, TAB);
    }
    panic!("{what}: 120 presses of Tab did not lead there");
}

/// Arrow by arrow to a cell. False if the board went away meanwhile.
fn walk_to(app: &App<'_>, cell: &str) -> bool {
    tab_until(app, "the focus on the board", |focused| {
        focused.starts_with("cell ")
    });
    for _ in 0..60 {
        let focused = focus(app);
        let Some(here) = focused.strip_prefix("cell ") else {
            return false;
        };
        if here == cell {
            return true;
        }
        let Some(arrow) = first_step(app, here, cell) else {
            panic!("no arrows lead from {here} to {cell}")
        };
        press(app, ARROWS[arrow]);
    }
    panic!("60 arrows did not lead to {cell}");
}

/// The first arrow of a shortest way, by what the cells say of their neighbours.
fn first_step(app: &App<'_>, from: &str, to: &str) -> Option<usize> {
    let script = "
        const [from, to] = arguments;
        const near = (name) => document.querySelector(`[data-cell=\"${name}\"]`).dataset.near.split(' ').slice(0, 4);
        const seen = new Set([from]);
        let ways = near(from).map((name, arrow) => [name, arrow]);
        while (ways.length) {
          const next = [];
          for (const [name, arrow] of ways) {
            if (name === '-' || seen.has(name)) continue;
            if (name === to) return arrow;
            seen.add(name);
            for (const further of near(name)) next.push([further, arrow]);
          }
          ways = next;
        }
        return null;";
    let found = app
        .browser()
        .session
        .run(script, &[json!(from), json!(to)])
        .ok()?;
    found.as_u64().and_then(|arrow| usize::try_from(arrow).ok())
}

/// What has the focus: a test id, or `cell B4`.
#[track_caller]
fn focus(app: &App<'_>) -> String {
    let script = "const at = document.activeElement; \
                  return at.dataset.cell ? 'cell ' + at.dataset.cell : at.dataset.testid || at.tagName;";
    let found = app
        .browser()
        .session
        .run(script, &[])
        .unwrap_or_else(|error| panic!("{error}"));
    found.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn press(app: &App<'_>, key: char) {
    app.browser()
        .session
        .key(key)
        .unwrap_or_else(|error| panic!("{error}"));
}
