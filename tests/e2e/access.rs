//! Whether everybody can play: every screen before an accessibility checker, and a game by keyboard alone.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::app::Color::Black;
use crate::driver::player::{Style, play_some, play_to_the_end};
use crate::driver::runner::Test;
use crate::driver::snapshot::can_be_played;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::tour::walk;

/// Fetched by `cargo xtask test`.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/axe/axe.min.js");

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ARROWS: [char; 4] = ['\u{E012}', '\u{E014}', '\u{E013}', '\u{E015}'];

/// A two-player game in which Black passes after the next placement, BJ.
const BEFORE_A_PASS: &str = "B4 BQ CQ C1 BX";

/// A two-player game in which ko blocks A7.
const BEFORE_A_BLOCKED_CELL: &str = "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]";

/// Every stop of the walk has no violation that axe-core knows of: in the light, in the dark, and on the board with the
/// highest contrast.
pub fn every_screen_satisfies_axe(test: &Test<'_>) {
    let mut faults = Vec::new();
    walk(test, "en", |app, stop| {
        in_every_look(app, stop, &mut faults)
    });
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The same for what the walk does not come by: questions, notices, what is folded away, games looked at again.
pub fn every_corner_satisfies_axe(test: &Test<'_>) {
    let app = test.app().dev().open();
    let mut faults = Vec::new();
    let mut stop = |name: &str| in_every_look(&app, name, &mut faults);
    settings_unfolded(&app, &mut stop);
    app.hurry();
    a_hint(&app, &mut stop);
    notices(&app, &mut stop);
    a_series(&app, &mut stop);
    games_again(&app, &mut stop);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn settings_unfolded(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.press("home-settings").expect_screen("settings");
    app.press("settings-export").expect_shown("export-text");
    app.press("about-licences").press("about-licence-0");
    stop("settings, exported, licences unfolded");
    app.press("settings-import").expect_shown("import-text");
    app.press("import-check");
    app.expect("the fault", |page| page.shows("import-check"));
    stop("settings, importing");
    app.choose("settings-hint-button");
    app.press("settings-erase").expect_shown("erase-dialog");
    stop("the question about erasing");
    app.press("erase-cancel").expect_gone("erase-dialog");
    app.press("back").expect_screen("home");
}

fn a_hint(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    app.press("hint").expect_shown("hint-dialog");
    stop("the question about a hint");
    app.press("hint-confirm");
    app.expect_within("a hint", THOUGHT, |page| {
        page.data("hint", "hint") == "shown"
    });
    stop("a hint");
    app.press("quit").expect_screen("home");
}

fn notices(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.start_for_two().play_line(BEFORE_A_PASS);
    app.tap("BJ").expect_shown("pass-notice");
    stop("a pass");
    app.press("pass-notice").expect_gone("pass-notice");
    app.press("back").expect_shown("home-continue");
    app.open_setup()
        .press("setup-start")
        .expect_shown("replace-dialog");
    stop("the question about a paused game");
    app.press("replace-confirm").expect_screen("play");
    app.press("quit").expect_screen("home");
    app.start_for_two().play_line(BEFORE_A_BLOCKED_CELL);
    app.tap("A7").expect_shown("blocked-note");
    stop("a blocked cell");
    app.press("ko-help").expect_shown("help-sheet");
    stop("help with ko");
    app.press("help-close").press("quit").press("quit-confirm");
    app.expect_screen("home");
}

/// An exam: its invitation and question, and a rank that is reached in it.
fn a_series(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.forge("dev-rank-3");
    app.press("home-rankup").expect_screen("rankup");
    app.press("rankup-start").expect_screen("setup");
    stop("setup for an exam");
    app.press("setup-start").expect_screen("play");
    play_some(app, Style::Careful, 1);
    app.press("quit").expect_shown("leave-series-dialog");
    stop("the question about leaving a series");
    app.press("leave-cancel").expect_gone("leave-series-dialog");
    play_to_the_end(app, Style::Careful);
    stop("between two games of a series");
    while app.look().shows("result-next") {
        app.press("result-next").expect_gone("result-sheet");
        play_to_the_end(app, Style::Careful);
    }
    app.expect_shown("celebration");
    stop("a celebration");
    app.press("result-close");
    app.expect_gone("result-sheet");
}

/// A kept game and the list of them.
fn games_again(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.load().expect_screen("home");
    app.press("home-records").expect_screen("records");
    stop("records with content");
    app.press("records-games").expect_screen("review");
    stop("kept games");
    app.set("review-text", "B4 Z9").press("review-paste");
    app.expect_shown("review-fault");
    stop("a text that is no game");
    app.set("review-text", BEFORE_A_PASS).press("review-paste");
    app.expect_shown("review-place");
    stop("a game looked at again");
    app.press("review-play-on").expect_shown("review-level-1");
    stop("whom to play on against");
}

/// Looks closely in the light, in the dark, and, where there is a board, at the one with the highest contrast in both.
#[track_caller]
fn in_every_look(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    let board = app.script("return document.querySelector('.app').dataset.board");
    let dress = |board: &Value| {
        app.script(&format!(
            "document.querySelector('.app').dataset.board = {board}; return null;"
        ))
    };
    let boards = if app.look().cells().count() == 0 {
        vec![board.clone()]
    } else {
        vec![board.clone(), json!("high-contrast")]
    };
    for theme in ["light", "dark"] {
        prefer(app, theme);
        for board in &boards {
            dress(board);
            look_closely(app, &format!("{stop}, {theme}, {board}"), faults);
        }
    }
    dress(&board);
    prefer(app, "light");
}

/// Tells the page what the system prefers; the player has left it to the system.
fn prefer(app: &App<'_>, theme: &str) {
    app.browser()
        .session
        .devtools(
            "Emulation.setEmulatedMedia",
            json!({"features": [{"name": "prefers-color-scheme", "value": theme}]}),
        )
        .expect("preferences can be emulated");
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
