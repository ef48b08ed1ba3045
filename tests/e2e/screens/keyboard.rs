//! The game by keyboard alone, and what is told to somebody who cannot see what it does.

use rsg_engine::Color::{Black, White};
use serde_json::json;

use crate::driver::app::App;
use crate::driver::autoplay::Next;
use crate::driver::keys::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP};
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::wait::{SOON, wait_for};
use crate::play::games::{BEFORE_A_CALL, BEFORE_A_PASS};

/// In the order in which a cell names its neighbours.
const ARROWS: [char; 4] = [LEFT, RIGHT, UP, DOWN];

/// The first arrow of a shortest way from one cell to another, by what the cells say of their neighbours.
const FIRST_ARROW: &str = r#"
const [from, to] = arguments;
const near = name => document.querySelector(`[data-cell="${name}"]`).dataset.near.split(' ').slice(0, 4);
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
return null;
"#;

/// A day's game from Home to the result and back, without a finger on the screen. At each turn the player is told what
/// the CPU has done.
pub fn a_day_is_played_by_keyboard_alone(test: &Test<'_>) {
    let app = test.app().hurried().open();
    // Only to be quick: the game itself is what the keyboard has to do.
    for (id, screen) in [("home-daily", "calendar"), ("day-2026-11-21", "setup")] {
        tab_to(app.expect_shown(id), id);
        enter(&app, screen);
    }
    tab_to(app.expect_shown("setup-start"), "setup-start");
    app.key(ENTER).expect_screen("play");
    play_by_keyboard(&app);
    tab_to(app.expect_shown("result-close"), "result-close");
    app.key(ENTER).expect_gone("result-sheet");
}

fn play_by_keyboard(app: &App<'_>) {
    let mut placements = 0;
    loop {
        match app.next() {
            (Next::Over, _) => return,
            // It goes by itself, or at the press of a key if it has the focus.
            (Next::Notice(id), _) => {
                if app.focus() == id {
                    app.key(ENTER);
                }
            }
            // The dialog takes the focus to its question.
            (Next::Call, page) => {
                let id = if page.enabled("call-black") {
                    "call-black"
                } else {
                    "call-white"
                };
                tab_to(app, id);
                app.key(ENTER).expect_gone("call-dialog");
            }
            (Next::Placement, page) => {
                expect_turn_told(app, &page, placements);
                let mut playable = page.cells().filter(|cell| cell.can_be_played());
                let cell = playable.next().expect("there is a placement").cell;
                arrow_to(app, cell);
                app.key(ENTER).expect_placed(&page);
                placements += 1;
            }
        }
    }
}

/// Waits until the focus is on something whose name begins so.
#[track_caller]
pub fn expect_focus(app: &App<'_>, start: &str) {
    wait_for(&format!("the focus on {start}"), SOON, || {
        let focus = app.focus();
        focus.starts_with(start).then_some(()).ok_or(focus)
    });
}

/// Presses Enter on the way to a screen with a heading, and waits until the heading has the focus. It takes it a moment
/// after the screen is there, and would take it away from where a Tab had led by then.
#[track_caller]
pub fn enter(app: &App<'_>, screen: &str) {
    app.key(ENTER).expect_screen(screen);
    expect_focus(app, "H1");
}

/// Tab by tab to something whose test id begins so, or to any `cell `.
#[track_caller]
pub fn tab_to(app: &App<'_>, start: &str) {
    for _ in 0..120 {
        if app.focus().starts_with(start) {
            return;
        }
        app.key(TAB);
    }
    panic!("120 presses of Tab did not lead to {start}");
}

/// Arrow by arrow to a cell.
#[track_caller]
pub fn arrow_to(app: &App<'_>, cell: &str) {
    tab_to(app, "cell ");
    for _ in 0..60 {
        let focus = app.focus();
        let here = focus.strip_prefix("cell ").unwrap_or_default();
        if here == cell {
            return;
        }
        let arrow = app.script_with(FIRST_ARROW, &[json!(here), json!(cell)]);
        let arrow = arrow.as_u64().and_then(|arrow| ARROWS.get(arrow as usize));
        app.key(*arrow.unwrap_or_else(|| panic!("no arrows lead from {here} to {cell}")));
    }
    panic!("60 arrows did not lead to {cell}");
}

/// Expects the live region's words at the player's turn: the last placement, and the number of cells to play on.
#[track_caller]
fn expect_turn_told(app: &App<'_>, page: &Snapshot, placements: usize) {
    let turn = match page.cells().filter(|cell| cell.can_be_played()).count() {
        1 => "Your turn: one place to play on.".to_owned(),
        count => format!("Your turn: {count} places to play on."),
    };
    app.expect(&turn, |page| page.text("live").ends_with(&turn));
    if placements == 0 {
        return;
    }
    let told = app.look().text("live").to_owned();
    let last = page.cells().find(|cell| cell.last).expect("a last stone");
    let who = match last.stone {
        // The CPU had to pass.
        own if own == page.data("turn", "side") => "You play",
        "black" => "Black plays",
        _ => "White plays",
    };
    let begins = told.starts_with(&format!("{who} {}.", last.cell));
    assert!(begins && told.contains(" flip"), "{told:?} of {last:?}");
}

/// Enter places and goes on, arrows walk the board, Escape goes back.
pub fn a_keyboard_is_enough(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_for_two().expect_turn(Black, "player");
    tab_to(&app, "cell ");
    let before = app.focus();
    app.key(RIGHT);
    wait_for("the focus to move along the board", SOON, || {
        let focus = app.focus();
        let moved = focus != before && focus.starts_with("cell ");
        moved.then_some(()).ok_or(focus)
    });
    arrow_to(&app, "BQ");
    app.key(ENTER).expect_stone("BQ", Black);
    app.expect_shown("handover").key(ENTER);
    app.expect_gone("handover").expect_turn(White, "player");
    app.key(ESCAPE).expect_screen("home");
    app.expect_shown("waiting-1");
}

/// Two people: a call is asked, taken back and answered, the phone is handed over, and a pass comes: the live region
/// tells each of them.
pub fn calls_passes_and_turns_are_told(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_for_two().play_line(BEFORE_A_CALL);
    app.tap("B3").expect_shown("call-dialog");
    expect_told(&app, "B3 goes through CP. Which colour do you call?", "");
    app.press("call-cancel");
    expect_told(&app, "The stone on B3 was taken back.", "");
    app.tap("B3").call(White);
    expect_told(&app, "Black plays B3. Black calls White.", "White’s turn.");
    app.press("handover").expect("CP", |page| {
        page.cell("CP")
            .is_some_and(|cell| cell.label == "CP, white")
    });
    app.quit().start_for_two().play_line(BEFORE_A_PASS);
    app.tap("BJ");
    expect_told(
        &app,
        "White plays BJ.",
        "Black has no move and passes. White’s turn.",
    );
    app.expect("the notice", |page| {
        page.text("pass-notice")
            .starts_with("No move for Black. White plays again")
    });
    app.press("pass-notice").expect_own_turn();
}

/// Waits for the live region to say something that begins and ends so.
#[track_caller]
fn expect_told(app: &App<'_>, start: &str, end: &str) {
    app.expect(&format!("{start} … {end}"), |page| {
        let told = page.text("live");
        told.starts_with(start) && told.ends_with(end)
    });
}
