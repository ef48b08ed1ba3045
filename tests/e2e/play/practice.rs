//! Practice with a teacher.

use rsg_engine::Color::Black;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;

impl App<'_> {
    /// From Home: practice as Black against a level.
    #[track_caller]
    pub fn start_practice(&self, level: &str) -> &Self {
        self.visit("setup")
            .start(&["mode-practice", level, "color-black"])
    }

    /// Waits for the word on the placement that was made.
    #[track_caller]
    pub fn expect_verdict(&self, cost: &str, exact: &str) -> &Self {
        self.expect_within("the teacher's word", THOUGHT, |page| {
            page.data("verdict", "cost") == cost && page.data("verdict", "exact") == exact
        })
    }
}

/// A first move that is proved to cost six points (docs/solving.md), against a level that is locked elsewhere: it is
/// said, what was better is shown, it is taken back and placed again, and a flat battery loses none of that.
pub fn a_placement_is_judged_taken_back_and_placed_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_practice("level-7").expect_shown("practice");
    assert_eq!(app.look().text("level"), "FINAL");
    let start = app.expect_turn(Black, "you").position();
    assert!(!app.look().enabled("takeback") && !app.look().enabled("forward"));
    app.tap("B4").expect_verdict("6", "true");
    assert!(app.look().text("verdict").contains('6'));
    app.expect_turn(Black, "you").press("verdict-see");
    app.expect("the board before it", |page| {
        let before = page.cell("B4").is_some_and(|cell| cell.stone == "empty");
        before && page.text("verdict").contains("Better")
    });
    let answered = app.tap("C4").expect_stone("B4", Black).position();
    assert_ne!(answered, start, "the tap brings the board back");
    app.press("takeback").expect_position(&start);
    app.expect_gone("verdict").expect_enabled("forward");
    app.survive_a_flat_battery().expect_enabled("forward");
    app.press("forward").expect_position(&answered);
    app.expect_verdict("6", "true").play(1);
    app.survive_a_flat_battery().press("takeback");
    app.expect_position(&answered).press("takeback");
    app.expect_position(&start).tap("B1");
    app.expect_verdict("0", "true").press("quit");
    app.expect_screen("home").expect_gone("waiting-1");
}

/// It counts for nothing, can be taken back even when it is over, and then played again or against another level.
pub fn a_whole_practice_counts_for_nothing(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_practice("level-1");
    app.play_to_the_end(Aim::Win)
        .expect_shown("result-practice");
    let end = app.position();
    app.press("takeback").expect_gone("result-sheet");
    app.expect_turn(Black, "you").press("forward");
    app.expect_shown("result-sheet").expect_position(&end);
    app.press("result-close").expect_screen("home");
    app.expect_gone("waiting-1");
    app.visit("calendar");
    assert_eq!(app.look().data("day-2026-11-21", "day"), "open");
    app.back_home().visit("records");
    app.expect_shown("records-empty");
}

/// Half a game of Reversi on 6×6; from here on everything is proved.
const HALF: &str = "reversi 6 othello most : b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5";

/// Reversi has the same teacher: estimates early, proofs later, back and forward, and nothing that counts.
pub fn reversi_has_a_teacher(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["practice", "level-1", "size-8", "color-black"]);
    let start = app.expect_shown("practice").position();
    app.tap("d3").expect_verdict("0", "false");
    let answered = app.expect_turn(Black, "you").position();
    app.press("takeback").expect_position(&start);
    app.expect_gone("verdict").expect_enabled("forward");
    app.press("back").expect_screen("home");
    app.expect_data("waiting-1", "kind", "practice").restart();
    app.press("waiting-1").expect_screen("play");
    app.press("forward").expect_position(&answered);
    app.expect_verdict("0", "false").press("quit");
    app.expect_screen("home").expect_gone("waiting-1");
    app.play_pasted(HALF, "level-1");
    assert!(!app.look().enabled("takeback"), "practice begins here");
    app.play_on_squares(1);
    app.expect_within("a proved word", THOUGHT, |page| {
        page.data("verdict", "exact") == "true"
    });
}

/// Reversi Go has a teacher, too, by playouts.
pub fn reversi_go_has_a_teacher(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["go", "practice", "level-1", "color-black"]);
    app.tap("a1");
    app.expect_within("a word by playouts", THOUGHT, |page| {
        page.text("verdict").contains("playouts") && page.data("verdict", "exact") == "false"
    });
    app.expect_turn(Black, "you").press("takeback");
    app.expect("an empty board", |page| page.stones() == 0);
    app.press("hint");
    app.expect_within("a hint", THOUGHT, |page| {
        page.data("hint", "hint") == "shown"
    });
}
