//! Boards of every shape: Reversi on 6 columns by 10 rows, and each size of Reversi Go.

use crate::driver::keys::DOWN;
use crate::driver::runner::Test;
use crate::screens::every_screen::Shape;
use crate::screens::keyboard::tab_to;

/// The choices of the board of 6 columns and 10 rows.
const OBLONG: &[&str] = &["reversi", "cpu", "level-1", "size-6x10", "color-black"];

/// A whole game on 6 columns and 10 rows, from Setup to its row of the records, its review, its picture and its text.
pub fn a_board_may_have_more_rows_than_columns(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_on_squares(OBLONG);
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
    app.play_on_squares(3).next_on_squares();
    app.restart().continue_game().play_on_squares(usize::MAX);
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
    app.back_home().play_pasted(text, "two");
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
    app.set_up("go").unfold_for("setup-size");
    app.expect_data("setup-size", "value", "18").back_home();
    app.play_pasted("go 14 7 0 : d4 l11 button", "two");
    assert_eq!(app.look().cells().count(), 14 * 14);
}

/// The board's width, and what lies under it.
const UNDER_THE_BOARD: &str = "
const board = document.querySelector('.board').getBoundingClientRect();
const under = [...document.querySelectorAll('.play-bar .button, .panel, .turn, .controls .button')].filter(element => {
  const box = element.getBoundingClientRect();
  return box.width && box.left < board.right - 1 && board.left + 1 < box.right
    && box.top < board.bottom - 1 && board.top + 1 < box.bottom;
});
return [Math.round(board.width), under.map(element => element.className).join(', ')];
";

/// Phones on their side, and a page that is enlarged four times (WCAG 1.4.10).
const LOW: [Shape; 4] = [
    Shape::new("320x256", 320, 256, 1),
    Shape::new("568x320", 568, 320, 1),
    Shape::new("640x360", 640, 360, 1),
    Shape::new("844x390", 844, 390, 1),
];

/// On a low page the board has a size that can be played on, and covers no words.
pub fn a_board_on_a_low_page_covers_no_words(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for game in ["star", "reversi"] {
        // All of a card plays, as its button does.
        let picture = format!(".game-card[data-game={game}] .game-picture");
        app.press("tab-play").touch(&picture);
        app.expect_screen("play");
        for shape in LOW {
            let name = shape.name;
            let seen = app.reshape("light", shape).script(UNDER_THE_BOARD);
            let width = seen[0].as_i64().unwrap_or_default();
            assert!(200 <= width && seen[1] == "", "{game} at {name}: {seen}");
        }
        app.reshape_as_usual().press("back").expect_screen("home");
    }
    let waiting = "return Math.round(document.querySelector('[data-testid=waiting-1]').getBoundingClientRect().width)";
    let width = app.reshape("light", LOW[0]).script(waiting);
    assert!(width.as_i64().is_some_and(|width| 150 <= width), "{width}");
}
