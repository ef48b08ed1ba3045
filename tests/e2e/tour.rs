//! A walk through every screen, with a stop wherever there is something to look at.

use crate::driver::app::App;
use crate::driver::app::Color::Black;
use crate::driver::player::{Style, play_some, play_to_the_end};
use crate::driver::runner::Test;

/// A size of the page, and how large its text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// As it stands in a picture's name.
    pub name: &'static str,
    /// CSS pixels.
    pub width: u32,
    /// CSS pixels.
    pub height: u32,
    /// Text size in percent of the usual.
    pub text: u32,
}

const fn shape(name: &'static str, width: u32, height: u32, text: u32) -> Shape {
    Shape {
        name,
        width,
        height,
        text,
    }
}

/// The smallest phone, common ones, a tablet, a phone on its side, and large text.
pub const SHAPES: [Shape; 6] = [
    shape("320x568", 320, 568, 100),
    shape("360x640", 360, 640, 100),
    shape("390x844", 390, 844, 100),
    shape("820x1180", 820, 1180, 100),
    shape("844x390", 844, 390, 100),
    shape("360x640-text200", 360, 640, 200),
];

/// Where both calls are allowed for B3.
const BEFORE_A_CALL: &str = "B1[B] B2";

/// Where one call of A1 is blocked by ko.
const BEFORE_A_KO: &str = "B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]";

/// Walks from a new player's Home to that of an experienced one, with the app in that language; `stop` is called with the
/// name of each place.
pub fn walk(test: &Test<'_>, language: &str, mut stop: impl FnMut(&App<'_>, &str)) {
    let app = test.app().dev().fresh().open();
    app.press("home-settings").expect_screen("settings");
    app.set("settings-language", language);
    app.press("back").expect_screen("home");
    stop(&app, "home-first-day");
    for screen in ["calendar", "trophies", "ranks", "rankup", "records"] {
        let door = if screen == "calendar" {
            "daily"
        } else {
            screen
        };
        app.press(&format!("home-{door}")).expect_screen(screen);
        stop(&app, &format!("{screen}-first-day"));
        app.press("back").expect_screen("home");
    }
    app.press("home-rules").expect_screen("rules");
    stop(&app, "rules");
    app.press("rules-tutorial").expect_screen("tutorial");
    stop(&app, "tutorial");
    app.load().press("home-settings").expect_screen("settings");
    stop(&app, "settings");
    app.press("back").expect_screen("home").hurry();
    boards(&app, &mut stop);
    experienced(&app, &mut stop);
}

fn boards(app: &App<'_>, stop: &mut impl FnMut(&App<'_>, &str)) {
    app.open_setup();
    stop(app, "setup");
    app.press("back").expect_screen("home");
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    stop(app, "play-start");
    play_some(app, Style::Careful, 6);
    app.expect("the player's turn", |page| page.awaits_a_person());
    stop(app, "play");
    app.press("help").expect_shown("help-sheet");
    stop(app, "play-help");
    app.press("help-close")
        .expect_gone("help-sheet")
        .press("quit")
        .expect_shown("quit-dialog");
    stop(app, "play-quit");
    app.press("quit-confirm").expect_screen("home");
    app.start_for_two();
    play_some(app, Style::Careful, 1);
    app.expect_shown("handover");
    stop(app, "play-handover");
    app.press("handover")
        .press("quit")
        .press("quit-confirm")
        .expect_screen("home");
    for (line, cell, name) in [
        (BEFORE_A_CALL, "B3", "play-call"),
        (BEFORE_A_KO, "A1", "play-ko-call"),
    ] {
        app.start_for_two().play_line(line);
        app.tap(cell).expect_shown("call-dialog");
        stop(app, name);
        app.press("call-cancel")
            .press("quit")
            .press("quit-confirm")
            .expect_screen("home");
    }
}

/// From the result sheet to the game that was played, to what was better, and to the list of kept games.
fn look_again(app: &App<'_>, stop: &mut impl FnMut(&App<'_>, &str)) {
    app.press("result-review").expect_screen("review");
    app.expect("a costly placement", |page| page.enabled("review-worst"));
    // From the start: the costliest placement may be the last, at which the page stands.
    app.press("review-first").press("review-worst");
    app.expect("what was better", |page| page.enabled("review-best"));
    stop(app, "review");
    app.press("review-best")
        .expect("the better placement", |page| {
            page.data("review-place", "value").contains('+')
        });
    app.press("review-play-on").expect_shown("review-level-1");
    stop(app, "review-better");
    app.press("back").expect_screen("home");
    app.press("home-records").expect_screen("records");
    app.press("records-games").expect_shown("review-games");
    app.set("review-text", "B4 BX\nBJ[W] Z9")
        .press("review-paste");
    app.expect("the fault", |page| page.text("review-fault").contains("Z9"));
    stop(app, "review-games");
    app.press("back").expect_screen("home");
}

fn experienced(app: &App<'_>, stop: &mut impl FnMut(&App<'_>, &str)) {
    app.forge("dev-clear-month").forge("dev-rank-18");
    app.start_against_cpu(1, Black);
    play_to_the_end(app, Style::Careful);
    stop(app, "play-result");
    look_again(app, stop);
    stop(app, "home");
    for screen in ["calendar", "trophies", "ranks", "rankup", "records"] {
        let door = if screen == "calendar" {
            "daily"
        } else {
            screen
        };
        app.press(&format!("home-{door}")).expect_screen(screen);
        stop(app, screen);
        app.press("back").expect_screen("home");
    }
    app.open_setup();
    stop(app, "setup-many-levels");
    app.press("back").expect_screen("home");
    app.forge("dev-rank-3");
    app.start_against_cpu(1, Black);
    play_some(app, Style::Careful, 3);
    app.load().expect_shown("home-continue");
    stop(app, "home-continue");
}
