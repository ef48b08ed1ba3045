//! Two people on one phone, whatever they play: what they agree on, and how the app speaks of them.

use rsg_engine::Color::{Black, White};

use crate::driver::app::App;
use crate::driver::runner::Test;

/// To the Setup of a game between two people.
fn set_up_for_two<'a>(app: &'a App<'_>, game: &str) -> &'a App<'a> {
    app.set_up(game).choose("setup-mode-two")
}

/// A turn is taken back only if the two have agreed on Undo before the game and the other one lets it be.
pub fn undo_is_asked_of_the_other_one(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for (game, place) in [("star", "B4"), ("reversi", "f5"), ("go", "e5")] {
        set_up_for_two(&app, game);
        if game == "star" {
            // What two people agree on goes for whatever they play next.
            app.press("setup-undo");
        }
        app.press("setup-start").expect_screen("play");
        let start = app.expect_turn(Black, "player").position();
        app.tap(place);
        let after = app.expect_turn(White, "player").position();
        app.expect_enabled("undo").press("undo");
        app.expect_shown("undo-dialog");
        let words = app.look().text("undo-dialog").to_owned();
        assert!(words.contains("Black wants"), "{game}: {words}");
        app.press("undo-refuse").expect_gone("undo-dialog");
        app.expect_position(&after);
        app.press("undo").press("undo-agree");
        app.expect_turn(Black, "player").expect_position(&start);
        app.back_home();
    }
}

/// Names are asked for in every game, called out when the phone changes hands and when the game is quit, and what the
/// two win against each other is kept by game.
pub fn names_are_called_and_results_kept_by_game(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    set_up_for_two(&app, "reversi");
    app.set("setup-name-one", "Aki")
        .set("setup-name-two", "Mira");
    app.choose("setup-color-white").choose("setup-size-6");
    begin_and_wait(&app, "b3");
    app.continue_game().play_on_squares(100);
    app.press("result-close").expect_screen("home");
    // The names are there for the next game, whatever it is; who has Black is chosen for each game.
    set_up_for_two(&app, "go")
        .choose("setup-color-white")
        .choose("setup-size-9");
    begin_and_wait(&app, "e5");
    app.continue_game().take_over();
    app.press("resign").press("resign-confirm");
    app.expect_shown("result-sheet").press("result-close");
    app.expect_screen("home").visit("records");
    for game in ["reversi", "go"] {
        let pairs = format!("records-pairs-{game}");
        let pairs = app.expect_shown(&pairs).look().text(&pairs).to_owned();
        assert!(pairs.contains("Aki") && pairs.contains("Mira"), "{pairs}");
    }
}

/// Begins what is set up, Mira with Black, and lets it wait after one turn.
fn begin_and_wait(app: &App<'_>, place: &str) {
    app.press("setup-start").expect_screen("play");
    app.expect_turn(Black, "player").tap(place);
    app.expect_shown("handover");
    let words = app.look().text("handover").to_owned();
    assert!(words.contains("Aki"), "{words}");
    app.press("handover").press("quit");
    let words = app.expect_shown("quit-dialog").look();
    let words = words.text("quit-dialog");
    assert!(words.contains("Aki – Mira"), "{words}");
    app.press("quit-cancel").expect_gone("quit-dialog");
    app.back_home();
    let waits = app.look().text("waiting-1").to_owned();
    assert!(waits.contains("Aki – Mira"), "{waits}");
}

/// The house rules of two people, and their names, are there again when the app is opened another day, and no game
/// against the CPU has any of it.
pub fn two_people_are_remembered(test: &Test<'_>) {
    let app = test.app().hurried().open();
    set_up_for_two(&app, "star");
    app.set("setup-name-one", "Aki")
        .set("setup-name-two", "Mira");
    app.press("setup-undo").press("back").expect_screen("games");
    app.restart().expect_screen("home");
    for game in ["star", "reversi", "go"] {
        app.set_up(game).choose("setup-mode-two");
        let page = app.look();
        let names = ["setup-name-one", "setup-name-two"].map(|name| page.value(name));
        assert_eq!(names, ["Aki", "Mira"], "{game}");
        assert!(
            page.chosen("setup-undo") && !page.chosen("setup-opposite"),
            "{game}"
        );
        app.choose("setup-mode-cpu").expect_gone("setup-undo");
        app.press("back").expect_screen("games");
    }
}

/// Everything for a player who sits opposite is turned round and lies on that side, in every game.
pub fn who_sits_opposite_reads_from_the_other_side(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    for (game, place) in [("star", "B4"), ("reversi", "f5"), ("go", "e5")] {
        set_up_for_two(&app, game).choose("setup-color-black");
        if game == "star" {
            app.press("setup-opposite").press("setup-undo");
        }
        app.press("setup-start").expect_turn(Black, "player");
        let is_turned = |what: &str| {
            let script =
                format!("return !!document.querySelector(\"{what}\")?.closest('[data-turned]')");
            app.script(&script) == true
        };
        assert!(is_turned(".panel[data-color='white']"), "{game}");
        assert!(!is_turned(".panel[data-color='black']"), "{game}");
        assert!(!is_turned("[data-testid='turn']"), "{game}");
        // Both see the board: no tap stands between two turns.
        app.tap(place).expect_turn(White, "player");
        app.expect_gone("handover");
        assert!(
            is_turned("[data-testid='turn']") && is_turned("[data-testid='undo']"),
            "{game}"
        );
        app.press("undo").expect_shown("undo-dialog");
        assert!(
            is_turned("[data-testid='undo-dialog']"),
            "{game}: White is asked"
        );
        app.press("undo-refuse").back_home();
    }
}
