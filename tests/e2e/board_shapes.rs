//! Boards of every shape: Reversi on 6 columns by 10 rows, and each size of Reversi Go.

use crate::driver::keys::DOWN;
use crate::driver::runner::Test;
use crate::keyboard::tab_to;

/// The choices of the board of 6 columns and 10 rows.
const OBLONG: &[&str] = &["reversi", "cpu", "level-1", "size-6x10", "color-black"];

/// A whole game on 6 columns and 10 rows, from Setup to its row of the records, its review, its picture and its text.
pub fn a_board_may_have_more_rows_than_columns(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_table(OBLONG);
    app.expect_turn(rsg_engine::Color::Black, "you");
    let page = app.look();
    assert_eq!(page.cells().count(), 60);
    for (square, stone) in [
        ("c5", "white"),
        ("d5", "black"),
        ("c6", "black"),
        ("d6", "white"),
    ] {
        assert_eq!(
            page.cell(square).map(|cell| cell.stone),
            Some(stone),
            "{square}"
        );
    }
    app.play_table(3).next_at_table();
    app.restart().continue_game().play_table(usize::MAX);
    let page = app.expect_shown("result-white").look();
    let [black, white] =
        ["result-black", "result-white"].map(|id| page.number(id).expect("a score"));
    assert_eq!(black + white, 60, "{}", page.summary());
    app.share("result-share");
    app.close_picture();
    app.press("result-review").expect_screen("review");
    app.press("table-copy-moves").expect_shown("note");
    app.press("back").expect_shown("result-sheet");
    app.press("result-close").expect_screen("home");
    app.visit("records").expect_shown("record-classic-6x10-1");
    app.back_home().set_up("reversi");
    assert!(app.look().chosen("setup-size-6x10"), "it is remembered");
    let text = "reversi 6x10 classic fewest : d6c5c6d5b4d7";
    app.choose("setup-mode-two").set("setup-text", text);
    app.press("setup-take").expect_screen("play");
    app.expect("the position", |page| page.stones() == 6);
    // The phone is handed over first. Then the way begins in the middle and ends at the edge.
    app.take_over();
    tab_to(&app, "cell ");
    for _ in 0..7 {
        app.key(DOWN);
    }
    let cell = app.script("return document.activeElement.dataset.cell");
    assert_eq!(cell, "c10");
}

/// Sizes are stepped through, and a game that was pasted shows its own.
pub fn go_is_played_on_every_size(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.set_up("go").choose("setup-size-9");
    assert!(!app.look().enabled("setup-size-less"));
    for size in 10..=19 {
        app.press("setup-size-more")
            .expect_data("setup-size", "value", &size.to_string());
    }
    assert!(!app.look().enabled("setup-size-more"));
    app.press("setup-size-less")
        .expect_data("setup-size", "value", "18");
    app.press("setup-start").expect_screen("play");
    assert_eq!(app.look().cells().count(), 18 * 18);
    app.press("quit").expect_screen("home");
    app.set_up("go").choose("setup-mode-two");
    app.set("setup-text", "go 14 7 0 : d4 l11 button")
        .press("setup-take")
        .expect_screen("play");
    assert_eq!(app.look().cells().count(), 14 * 14);
    app.take_over().press("quit").press("quit-confirm");
    app.expect_screen("home").set_up("go");
    app.unfold_for("setup-size");
    app.expect_data("setup-size", "value", "14");
}
