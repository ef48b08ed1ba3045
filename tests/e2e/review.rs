//! Looking at games again.

use std::time::Duration;

use crate::driver::app::App;
use crate::driver::app::Color::Black;
use crate::driver::player::{Style, play_to_the_end};
use crate::driver::runner::Test;

/// Keys, as WebDriver writes them.
const LEFT: char = '\u{E012}';
const RIGHT: char = '\u{E014}';
const HOME: char = '\u{E011}';
const END: char = '\u{E010}';

/// Long enough for a game's analysis on a machine that is busy with other things.
const ANALYSIS: Duration = Duration::from_secs(240);

/// A whole game, as people write it down.
const GAME: &str = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W] B7[B] B2 B3[B] B8 C7 AJ[B] C6 C4 C5 C1 C9 C8 C2 D8 C3 D6 DQ CQ CX D4 -- D2";

/// Where the board stands: a number of placements, or `placement+steps` beside the game.
fn place(app: &App<'_>) -> String {
    app.look().data("review-place", "value").to_owned()
}

/// From Home: the kept games, where a text can be pasted too.
pub fn open_kept_games(app: &App<'_>) {
    app.press("home-records").expect_screen("records");
    app.press("records-games").expect_screen("review");
}

/// A pasted game is stepped through; its costliest placement is found, the better one shown, and played on from.
pub fn a_pasted_game_teaches_something(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry();
    open_kept_games(&app);
    app.set("review-text", GAME).press("review-paste");
    app.expect_shown("review-place");
    for (key, place) in [
        (LEFT, "30"),
        (LEFT, "29"),
        (END, "31"),
        (HOME, "0"),
        (RIGHT, "1"),
    ] {
        app.browser().session.key(key).expect("keys can be pressed");
        app.expect(&format!("placement {place} by a key"), |page| {
            page.data("review-place", "value") == place
        });
    }
    app.press("review-first");
    app.expect("the start", |page| {
        page.data("review-place", "value") == "0"
    });
    app.press("review-forward")
        .expect_stone("B4", crate::driver::app::Color::Black);
    app.press("review-back").expect_empty("B4");
    app.press("review-last");
    app.expect("the end", |page| page.data("review-place", "value") == "31");
    app.expect_shown("review-worst").press("review-worst");
    app.expect("a costly placement", |page| {
        page.data("review-place", "value") != "31"
    });
    let costly = place(&app);
    app.press("review-best");
    app.expect("the better placement", |page| {
        page.data("review-place", "value").contains('+')
    });
    assert!(place(&app).contains('+') && place(&app) != costly);
    app.press("review-play-on")
        .press("review-level-1")
        .expect_screen("play");
    app.go_back().expect_screen("home");
}

/// What is no game is refused with its place, and what was typed stays.
pub fn nonsense_is_refused_with_its_place(test: &Test<'_>) {
    let app = test.app().open();
    open_kept_games(&app);
    app.set("review-text", "B4 BX\nBJ[W] Z9 BQ")
        .press("review-paste");
    app.expect("the fault with its place", |page| {
        page.text("review-fault").contains("Z9")
    });
    let script = "return document.querySelector('[data-testid=review-text]').value;";
    let kept = app
        .browser()
        .session
        .run(script, &[])
        .expect("scripts run in the page");
    assert_eq!(kept.as_str(), Some("B4 BX\nBJ[W] Z9 BQ"));
    app.expect_screen("review");
}

/// A game is played, looked at again from its result, its costliest placement found, the better one shown and played
/// through, and a game played on from there; later it stands in the list with how well it was played.
pub fn a_finished_game_is_reviewed_from_its_result(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_to_the_end(&app, Style::Careful);
    app.press("result-review").expect_screen("review");
    app.expect("a costly placement to be known", |page| {
        page.enabled("review-worst")
    });
    // From the start: the costliest placement may be the game's last, but nothing was placed there.
    app.press("review-first").expect("the start", |page| {
        page.data("review-place", "value") == "0"
    });
    app.press("review-worst")
        .expect("another place in the game", |page| {
            let at = page.data("review-place", "value");
            at != "0" && !at.contains('+')
        });
    app.expect("what was better to be known", |page| {
        page.enabled("review-best")
    });
    app.press("review-best").expect("its ghost", |page| {
        page.data("review-place", "value").ends_with("+0")
    });
    app.press("review-forward")
        .expect("its first placement", |page| {
            page.data("review-place", "value").ends_with("+1")
        });
    app.press("review-back").expect("its ghost again", |page| {
        page.data("review-place", "value").ends_with("+0")
    });
    app.expect_within("the analysis to be done", ANALYSIS, |page| {
        !page.shows("review-progress")
    });
    app.press("review-play-on")
        .press("review-level-1")
        .expect_screen("play");
    app.press("quit").expect_screen("home");
    open_kept_games(&app);
    app.expect_shown("review-accuracy-1-1");
    let page = app.look();
    assert!(
        page.text("review-accuracy-1-1").contains('%'),
        "{}",
        page.text("review-accuracy-1-1")
    );
    assert_eq!(
        page.ids()
            .filter(|id| id.starts_with("review-game-"))
            .count(),
        1
    );
}
