//! What is played for is told wherever a game is named: its board, how it begins, and which end wins.

use rsg_engine::Color::Black;

use crate::driver::app::App;
use crate::driver::runner::Test;

/// The board and the end of the game that is played here.
const FEWEST: &str = "6×6 · fewer discs win";

/// Looks at what something with a test id says.
#[track_caller]
fn tells(app: &App<'_>, id: &str, terms: &str) {
    app.expect(&format!("{id} to tell {terms:?}"), |page| {
        page.shows(id) && page.text(id).contains(terms)
    });
}

/// Whoever sees a game for the fewest discs, and has not agreed on it, is told so: before it, in it, while it waits, at
/// its end, and wherever it is kept.
pub fn a_game_of_fewest_says_so_everywhere(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_on_squares(&["cpu", "level-1", "size-6", "aim-fewest", "color-black"])
        .expect_turn(Black, "you");
    in_the_game(&app);
    app.play_on_squares(2).next_on_squares();
    app.back_home();
    while_it_waits(&app);
    app.restart().continue_game().play_on_squares(usize::MAX);
    at_its_end(&app);
    app.back_home();
    where_it_is_kept(&app);
}

/// The header, the panels and the menu.
fn in_the_game(app: &App<'_>) {
    for id in ["terms", "menu-terms"] {
        if id == "menu-terms" {
            app.press("menu");
        }
        tells(app, id, &format!("Reversi {FEWEST}"));
    }
    app.press("menu").expect_gone("menu-terms");
    for panel in ["aim-black", "aim-white"] {
        tells(app, panel, "fewer discs win");
    }
}

/// The row on Today, and the game's card on Play.
fn while_it_waits(app: &App<'_>) {
    tells(app, "waiting-1", FEWEST);
    app.visit("games");
    tells(app, "last-reversi", FEWEST);
    tells(app, "waiting-1", FEWEST);
    app.back_home();
}

/// The headline, what is shared, and Review.
fn at_its_end(app: &App<'_>) {
    let page = app.expect_shown("result-sheet").look();
    let headline = page.text("result-margin");
    let says_why = headline.contains("fewer discs") || headline.contains("more discs");
    assert!(says_why, "{headline}");
    app.share("result-share");
    let text = app.look().data("share-send", "text").to_owned();
    assert!(text.contains(FEWEST), "{text}");
    let title = app.script("return document.querySelector('.picture-title').textContent");
    assert_eq!(title, format!("Reversi {FEWEST}"));
    app.close_picture()
        .press("result-review")
        .expect_screen("review");
    tells(app, "title-terms", &format!("Reversi {FEWEST}"));
    app.press("back").expect_shown("result-sheet");
    app.press("result-close").expect_screen("home");
}

/// The records and the list of kept games.
fn where_it_is_kept(app: &App<'_>) {
    app.visit("records").expect_shown("record-classic-6-1");
    tells(app, "record-classic-6-1", FEWEST);
    app.press("records-games").expect_screen("review");
    tells(app, "review-game-1-1", &format!("Reversi {FEWEST}"));
    app.press("review-open-1-1");
    tells(app, "title-terms", &format!("Reversi {FEWEST}"));
}

/// Whatever else changes how a game begins or ends is told above its board, in its menu, while it waits, and in Review;
/// of a game whose end is the usual one the panels say nothing.
pub fn whatever_is_agreed_upon_is_told(test: &Test<'_>) {
    let games: [(&[&str], &str); 2] = [
        (
            &["go", "two", "size-14", "handicap-3"],
            "Reversi Go 14×14 · handicap 3",
        ),
        (
            &["two", "size-6x10", "start-classic"],
            "Reversi 6×10 · free start",
        ),
    ];
    let app = test.app().hurried().open();
    for (choices, terms) in games {
        let is_go = choices.contains(&"go");
        app.start_on_squares(choices);
        tells(&app, "terms", terms);
        assert!(!app.look().shows("aim-black"), "{terms}");
        app.press("menu");
        tells(&app, "menu-terms", terms);
        app.press("menu").expect_gone("menu-terms");
        // A small point is aimed at first.
        let square = if is_go { "d4" } else { "c5" };
        app.tap(square);
        if is_go {
            app.expect_shown("place").press("place");
        }
        app.expect_stone(square, Black).back_home();
        tells(&app, "waiting-1", terms);
    }
    app.visit_kept_games()
        .paste_game("go 14 7 3 : d4 l11 c10 button");
    tells(&app, "title-terms", games[0].1);
}
