//! Pages are checked by axe-core, which knows the common mistakes of accessibility.

use std::path::Path;

use rsg_engine::Color::Black;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::games::{BEFORE_A_BLOCKED_CELL, BEFORE_A_PASS};

/// Fetched by `cargo xtask test`.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/axe/axe.min.js");

/// Looks for violations: of all rules, or of those alone that look at colours.
const LOOK: &str = r"
const done = arguments[arguments.length - 1];
const rules = COLOURS ? {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}} : {};
axe.run(document, {resultTypes: ['violations'], ...rules}).then(
  result => done(result.violations.map(one =>
    `${one.id} at ${one.nodes.slice(0, 3).map(node => node.target.join(' ')).join(', ')}`)),
  error => done(['axe failed: ' + error]),
);
";

/// Returns true if `cargo xtask test` has fetched axe-core.
pub fn is_there() -> bool {
    Path::new(AXE).is_file()
}

/// The corners that the walk does not visit have no violation that axe-core knows of: questions, notices, folded parts,
/// games looked at again.
pub fn every_corner_satisfies_axe(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    let mut faults = Vec::new();
    let mut stop = |name: &str| in_every_look(&app, name, &mut faults);
    settings_unfolded(&app, &mut stop);
    a_hint(&app, &mut stop);
    notices(&app, &mut stop);
    a_series(&app, &mut stop);
    games_again(&app, &mut stop);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

fn settings_unfolded(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.visit("settings");
    app.press("settings-export").expect_shown("export-text");
    app.press("about-licences").press("about-licence-0");
    stop("settings, exported, licences unfolded");
    app.press("settings-import").expect_shown("import-text");
    app.expect_refused_import();
    stop("settings, importing");
    app.press("settings-erase").expect_shown("erase-dialog");
    stop("the question about erasing");
    app.press("erase-cancel").expect_gone("erase-dialog");
    app.back_home();
}

fn a_hint(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    app.take_free_hints();
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
    app.press("back").expect_shown("waiting-1");
    stop("a game that waits");
    app.press("waiting-menu-1");
    stop("the menu of a game that waits");
    app.press("waiting-give-up-1").expect_shown("quit-dialog");
    stop("the question about a game that waits");
    app.press("quit-confirm").expect_gone("waiting-1");
    app.start_for_two().play_line(BEFORE_A_BLOCKED_CELL);
    app.tap("A7").expect_shown("blocked-note");
    stop("a blocked cell");
    app.press("ko-help").expect_shown("help-sheet");
    stop("help with ko");
    app.press("help-close").quit();
}

/// An exam: its invitation and question, and a rank that is reached in it.
fn a_series(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.forge("dev-rank-3").visit("rankup");
    stop("an open exam");
    app.press("rankup-start").expect_screen("play");
    app.play_one(Aim::Win);
    app.press("quit").expect_shown("leave-series-dialog");
    stop("the question about leaving a series");
    app.stay_in_series().play_to_the_end(Aim::Win);
    stop("between two games of a series");
    while app.look().shows("result-next") {
        app.next_game().play_to_the_end(Aim::Win);
    }
    app.expect_shown("celebration");
    stop("a celebration");
    app.press("result-close").expect_gone("result-sheet");
}

/// A kept game and the list of them.
fn games_again(app: &App<'_>, stop: &mut impl FnMut(&str)) {
    app.load().visit("records");
    stop("records with content");
    app.press("records-games").expect_screen("review");
    stop("kept games");
    app.paste_game("B4 Z9").expect_shown("review-fault");
    stop("a text that is no game");
    app.paste_game(BEFORE_A_PASS).expect_shown("review-place");
    stop("a game looked at again");
    app.press("review-play-on").expect_shown("review-level-1");
    stop("whom to play on against");
}

/// Checks everything in the light, and, where there is a board, with the board of the highest contrast too; then the
/// colours of both in the dark, where nothing else is different.
#[track_caller]
pub fn in_every_look(app: &App<'_>, stop: &str, faults: &mut Vec<String>) {
    let own = app.script("return document.querySelector('.app').dataset.board");
    let draw = |board: &Value| {
        let script = "document.querySelector('.app').dataset.board = arguments[0]; return null;";
        app.script_with(script, std::slice::from_ref(board))
    };
    let mut boards = vec![own.clone()];
    if app.look().cells().count() != 0 {
        boards.push(json!("high-contrast"));
    }
    for theme in ["light", "dark"] {
        app.prefer("prefers-color-scheme", theme);
        for board in &boards {
            draw(board);
            let colours = theme == "dark" || *board != own;
            look_closely(app, &format!("{stop}, {theme}, {board}"), colours, faults);
        }
    }
    draw(&own);
    app.prefer("prefers-color-scheme", "light");
}

/// Runs axe over the page once it is at rest, all of it or what it knows of colours.
#[track_caller]
fn look_closely(app: &App<'_>, place: &str, colours: bool, faults: &mut Vec<String>) {
    app.settle();
    if app.script("return !window.axe") == true {
        let axe = std::fs::read_to_string(AXE).unwrap_or_else(|error| {
            panic!("{AXE}: {error}; `cargo xtask test --only e2e` fetches it")
        });
        // By the browser's own protocol, which no policy of the page stops.
        app.devtools("Runtime.evaluate", &json!({"expression": axe}));
    }
    let look = LOOK.replace("COLOURS", &colours.to_string());
    let found = app.browser().session.run_async(&look, &[]);
    let found = found.unwrap_or_else(|error| panic!("axe over {place}: {error}"));
    let violations = found
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    faults.extend(violations.map(|violation| format!("{place}: {violation}")));
}
