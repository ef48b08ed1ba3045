//! Reversi Go on its board: turns beside the board, the stop, what is agreed there, and points that are small for a
//! finger.

use rsg_engine::Color::{Black, White};

use crate::driver::app::App;
use crate::driver::keys::{DOWN, ENTER, RIGHT, UP};
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::play::games::LOWEST;
use crate::screens::every_screen::NEARLY_OVER;
use crate::screens::keyboard::{enter, tab_to};
use rsg_game::progress::{ByPlayer, Opponent};

impl App<'_> {
    /// Takes the phone over.
    #[track_caller]
    pub fn take_over(&self) -> &Self {
        self.expect_shown("handover")
            .press("handover")
            .expect_gone("handover")
    }

    #[track_caller]
    pub fn expect_lost(&self, cell: &str, lost: bool) -> &Self {
        self.expect("the mark of a lost group", |page| {
            page.cell(cell).is_some_and(|cell| cell.lost == lost)
        })
    }
}

/// Stones and territory of a side as the board shows them, in half points.
fn halves_on_board(page: &Snapshot, side: &str) -> i64 {
    let counts = |cell: &&str| *cell == side;
    let stones = page
        .cells()
        .map(|cell| cell.stone)
        .filter(|cell| counts(cell));
    let territory = page.cells().map(|cell| cell.territory);
    2 * (stones.count() + territory.filter(|cell| counts(cell)).count()) as i64
}

fn halves(points: &str) -> i64 {
    let points: f64 = points.parse().expect("a score");
    (2.0 * points) as i64
}

/// Against level 1: both pass, the player claims a group that lives, the CPU plays on, and at the next stop both agree.
pub fn a_game_stops_goes_on_and_is_agreed_upon(test: &Test<'_>) {
    let text = format!("go 9 7 0 : {NEARLY_OVER}");
    let app = test.app().hurried().waiting(&text, LOWEST).open();
    app.continue_game();
    app.expect_within("the CPU's turn", THOUGHT, |page| page.enabled("pass"));
    app.press("pass");
    app.expect_within("the CPU's marks", THOUGHT, |page| {
        page.enabled("stop-agree")
    });
    app.press("stop-why").expect("how it would count", |page| {
        page.text("turn").contains("If you agree")
    });
    app.press("stop-why");
    app.tap("d5").expect_lost("d5", true).press("stop-agree");
    app.expect_gone("stop-agree");
    app.expect("what the CPU says", |page| {
        let words = page.text("turn");
        words.contains("disagrees") || words.contains("passes")
    });
    app.expect_within("the player's turn", THOUGHT, |page| page.enabled("pass"));
    app.tap("h1").expect_stone("h1", Black);
    wait_for("another stop", THOUGHT, || {
        let page = app.look();
        if page.enabled("stop-agree") {
            return Ok(());
        }
        // The CPU may answer before the page is looked at again, so what is open now is pressed, and nothing is waited
        // for.
        app.script("document.querySelector('[data-testid=pass]:enabled')?.click(); return null");
        Err(page.summary())
    });
    app.press("stop-agree").expect_shown("result-sheet");
    let page = app.look();
    let [black, white] = [("black", 0), ("white", 14)].map(|(side, komi)| {
        let result = halves(page.data(&format!("result-{side}"), "value"));
        let rest = result - halves_on_board(&page, side) - komi;
        assert!((0..=1).contains(&rest), "{side}: {rest} half points");
        result
    });
    let winner = if white < black { "you" } else { "cpu" };
    assert_eq!(page.data("result-winner", "winner"), winner);
    app.restart().see_result();
    app.press("result-close").expect_screen("home");
}

/// Black places two stones before the phone goes on; the button is taken, and a group is flipped by surrounding it.
pub fn two_people_play_with_a_handicap(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.set_up("go");
    app.set("setup-komi", "0");
    app.choose("setup-mode-two")
        .choose("setup-size-9")
        .choose("setup-handicap-2");
    app.press("setup-start").expect_screen("play");
    assert_eq!(app.look().cells().count(), 81);
    assert!(!app.look().enabled("take-button"), "placements come first");
    app.tap("b1").expect_stone("b1", Black);
    assert!(!app.look().shows("handover"));
    app.tap("e5").expect_stone("e5", Black).take_over();
    app.tap("a1").expect_stone("a1", White).take_over();
    app.expect("the group", |page| {
        let label = page.cell("a1").map(|cell| cell.label);
        label == Some("a1, white stone, one liberty, placed last")
    });
    app.tap("a2").expect_stone("a1", Black).take_over();
    app.expect_enabled("take-button")
        .press("take-button")
        .take_over();
    app.expect_enabled("pass");
    let page = app.look();
    assert_eq!(page.data("score-white", "value"), "0.5");
    // The whole board but for the turn that the handicap costs.
    assert_eq!(page.data("score-black", "value"), "80");
}

/// A flat battery while two people agree on what is lost.
pub fn a_killed_stop_comes_back_stopped(test: &Test<'_>) {
    let people = Opponent::People(ByPlayer::default());
    let text = "go 9 7 0 : e5 a1 b1 button pass pass";
    let app = test
        .app()
        .hurried()
        .handing_over()
        .waiting(text, people)
        .open();
    app.continue_game();
    app.expect_enabled("stop-agree");
    app.tap("a1").expect_lost("a1", true);
    app.restart().expect_screen("home").press("waiting-1");
    app.expect_screen("play");
    app.expect_enabled("stop-agree").expect_lost("a1", false);
    app.press("stop-resume").take_over();
    app.tap("a2").expect_stone("a1", Black).take_over();
    app.press("pass").take_over().press("pass");
    app.expect_enabled("stop-agree").press("stop-agree");
    app.expect_shown("result-sheet");
    assert_eq!(app.look().data("result-winner", "side"), "black");
    assert!(!app.look().shows("table-copy-sheet"));
}

/// On 19×19 the first touch aims, another one aims elsewhere, and the second one on a point places, as the button
/// does. WebKitGTK's driver has a mouse, which is exact enough to place at once.
pub fn small_points_are_aimed_at_first(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_on_squares(&["go", "two", "size-19"]);
    assert_eq!(app.look().cells().count(), 361);
    app.tap("k10").expect_data("place", "value", "k10");
    app.tap("d4").expect_data("place", "value", "d4");
    assert_eq!(app.look().stones(), 0);
    app.press("place-cancel").expect_gone("place");
    app.tap("d4").expect_data("place", "value", "d4");
    app.tap("d4").expect_stone("d4", Black).take_over();
    app.tap("q16").expect_shown("place").press("place");
    app.expect_stone("q16", White);
}

/// From Home to a placement and the button without a finger on the screen.
pub fn a_keyboard_is_enough(test: &Test<'_>) {
    let app = test.app().hurried().open();
    tab_to(&app, "tab-play");
    enter(&app, "games");
    tab_to(&app, "change-go");
    enter(&app, "setup");
    tab_to(&app, "setup-start");
    app.key(ENTER).expect_screen("play");
    tab_to(&app, "cell ");
    // The way begins in the middle, on e5.
    for key in [UP, RIGHT, DOWN] {
        app.key(key);
    }
    assert_eq!(
        app.script("return document.activeElement.ariaLabel"),
        "f5, empty"
    );
    app.key(ENTER).expect_stone("f5", Black);
    app.expect_within("the CPU's turn", THOUGHT, |page| {
        page.enabled("take-button")
    });
    tab_to(&app, "take-button");
    app.key(ENTER).expect_shown("pass");
}

/// Resigning asks first; the sheet says how the game ended, and the record has a row.
pub fn resigning_asks_and_counts(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["go", "cpu", "level-1", "size-9", "color-black"]);
    app.tap("e5").expect_stone("e5", Black);
    app.press("resign").expect_shown("resign-dialog");
    app.press("resign-cancel").expect_gone("resign-dialog");
    app.press("resign").press("resign-confirm");
    app.expect_shown("result-sheet");
    let page = app.look();
    assert_eq!(page.data("result-winner", "winner"), "cpu");
    assert_eq!(page.text("result-score"), "You gave up.");
    app.restart().see_result();
    app.press("result-close").expect_screen("home");
    app.visit("records").expect_shown("record-classic-9-1");
}
