//! Resilience of the page: two tabs, lost connections, and random touches.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use rsg_engine::Color::Black;

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::keys::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP};
use crate::driver::process::signal;
use crate::driver::runner::Test;

/// The newest tab takes the profile over; the older one says so and can take it back.
pub fn the_newest_tab_takes_over(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    let session = &app.browser().session;
    let first = session.tab().expect("a tab");
    // A tab in the background is not drawn by WebKitGTK, and the driver waits for it to be; two windows are the same to
    // the app.
    let kind = match app.browser().kind {
        Kind::WebKit => "window",
        _ => "tab",
    };
    session.open_another(kind).expect("another tab");
    app.load().continue_game().expect_position(&before);
    session.switch_to(&first).expect("the first tab");
    app.expect_shown("elsewhere").press("elsewhere-take");
    app.expect_gone("elsewhere");
    // The web page loads itself again for that.
    app.expect("a screen", |page| page.screen().is_some());
    app.continue_game().expect_position(&before).play(1);
}

/// A server that went away and came back: the page says so and finds its way back by itself.
pub fn a_lost_connection_is_told_and_mended(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home").kill();
    let notice = "const notice = document.getElementById('connection-lost'); return !!notice && !notice.hidden";
    app.expect_found("the notice of the loss", notice, |seen| *seen == true);
    app.start_again().expect_enabled("tab-play");
}

/// The process that draws the tab is ended, then that of the next one stopped: the tab after it goes on at the same
/// position, and a stopped one that goes on says that the game is elsewhere.
pub fn a_killed_or_frozen_tab_is_taken_over(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    let session = &app.browser().session;
    let mut frozen = None;
    for end in ["KILL", "STOP"] {
        let tab = session.tab().expect("a tab");
        session.open_another("tab").expect("another tab");
        let another = session.tab().expect("the other tab");
        session.switch_to(&tab).expect("the first tab");
        let renderer = app.browser().renderer();
        signal(renderer, end);
        session.switch_to(&another).expect("the other tab");
        app.load().continue_game().expect_position(&before);
        frozen = Some((renderer, tab));
    }
    let (renderer, tab) = frozen.expect("one was stopped");
    signal(renderer, "CONT");
    session.switch_to(&tab).expect("the stopped tab");
    app.expect_shown("elsewhere");
}

/// Some hundred taps, keys, turns of the phone and backs, anywhere: no page error, no panic, one screen.
pub fn five_hundred_random_touches_break_nothing(test: &Test<'_>) {
    const KEYS: [char; 10] = [ESCAPE, ENTER, TAB, LEFT, UP, RIGHT, DOWN, ' ', 'b', '4'];
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let mut upright = true;
    for step in 0..500 {
        match random(step, "what", 20) {
            0 => {
                app.key(KEYS[random(step, "key", KEYS.len() as u64) as usize]);
            }
            1 => {
                upright = !upright;
                let (width, height) = if upright { (390, 844) } else { (844, 390) };
                app.browser().size(width, height);
            }
            2 if leads_back_within_the_app(&app) => {
                app.go_back();
            }
            _ => {
                let size = app.script("return [innerWidth, innerHeight]");
                let length = |axis: usize| size[axis].as_u64().expect("a page has a size");
                let (x, y) = (random(step, "x", length(0)), random(step, "y", length(1)));
                let touched = app.browser().session.touch(x as f64, y as f64);
                touched.expect("a touch");
            }
        }
        if step % 10 == 9 {
            app.expect("a screen", |page| {
                page.screen().is_some() || page.shows("elsewhere")
            });
        }
    }
    app.browser().phone_size();
    app.load().expect_screen("home");
}

/// Returns true if the browser's Back stays in the app: before its first page there is another page, which is not ours
/// to test. A touch before may still lead to Today, where Back leaves.
fn leads_back_within_the_app(app: &App<'_>) -> bool {
    app.answered();
    let script = "return document.querySelector('[data-back=stays]') !== null";
    app.script(script) == true
}

/// A number below the limit that is the same every time.
fn random(step: u64, what: &str, limit: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (step, what).hash(&mut hasher);
    hasher.finish() % limit
}

/// A step back to Home panics: the board is there as before, a line says so, and the progress can be exported without
/// the app. Then it is played on.
pub fn a_panic_takes_back_one_step(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    let before = app.tap("B4").expect_stone("B4", Black).position();
    test.asked_for_panics.set(1);
    app.script("rsg.tell('panic'); rsg.tell('back'); return null");
    app.expect_shown("broken").expect_screen("play");
    app.expect_position(&before);
    app.press("broken-export").expect_shown("rescue-text");
    let rescued = app.look().value("rescue-text").to_owned();
    app.press("broken-read").expect_gone("broken");
    app.press("back").visit("settings").press("settings-export");
    let exported = app.expect_shown("export-text").look();
    assert_eq!(rescued, exported.value("export-text"));
    app.back_home().continue_game().expect_position(&before);
}
