//! What the page must bear: two tabs, lost connections, and a cat on the screen.

use serde_json::json;

use crate::driver::app::Color::Black;
use crate::driver::browsers::Kind;
use crate::driver::player::{Style, play_some};
use crate::driver::runner::Test;

/// The newest tab takes the profile over; the older one says so and can take it back.
pub fn the_newest_tab_takes_over(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    let session = &app.browser().session;
    let first = session.tab().expect("a tab");
    // A tab in the background is not drawn by WebKitGTK, and the driver waits for it to be; two windows are the same to
    // the app.
    let kind = if app.browser().kind == Kind::WebKit {
        "window"
    } else {
        "tab"
    };
    session.open_another(kind).expect("another tab");
    app.load()
        .press("home-continue")
        .expect("the same position", |page| page.position() == before);
    session.switch_to(&first).expect("the first tab");
    app.expect_shown("elsewhere");
    app.press("elsewhere-take").expect_gone("elsewhere");
    if app.look().screen() == Some("home") {
        app.press("home-continue");
    }
    app.expect("the same position", |page| page.position() == before);
    play_some(&app, Style::Careful, 1);
}

/// A server that went away and came back: the page says so and finds its way back by itself.
pub fn a_lost_connection_is_told_and_mended(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home").kill();
    app.expect_notice_of_loss();
    app.start_again()
        .expect("the page to come back by itself", |page| {
            page.enabled("home-play")
        });
}

/// Some hundred taps, keys, turns of the phone and backs, anywhere: no page error, no panic, one screen.
pub fn five_hundred_random_touches_break_nothing(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black);
    let browser = app.browser();
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let keys = [
        '\u{e00c}', '\u{e007}', '\u{e004}', '\u{e012}', '\u{e013}', '\u{e014}', '\u{e015}', ' ',
        'b', '4',
    ];
    let mut upright = true;
    for step in 0..500 {
        match chance.below(20) {
            0 => browser
                .session
                .key(keys[chance.below(keys.len() as u64) as usize])
                .expect("a key"),
            1 => {
                upright = !upright;
                let (width, height) = if upright { (390, 844) } else { (844, 390) };
                browser.size(width, height);
            }
            // Out of the app's first page there is another page, which is not ours to test.
            2 if app.script(
                "return document.querySelector('[data-back]')?.dataset.back !== 'leaves'",
            ) == json!(true) =>
            {
                app.go_back();
            }
            _ => {
                let size = app.script("return [innerWidth, innerHeight]");
                let (width, height) = (
                    size[0].as_u64().unwrap_or(300),
                    size[1].as_u64().unwrap_or(300),
                );
                let (x, y) = (chance.below(width), chance.below(height));
                browser.session.touch(x as f64, y as f64).expect("a touch");
            }
        }
        if step % 10 == 9 {
            app.expect("a screen", |page| {
                page.screen().is_some() || page.shows("elsewhere")
            });
        }
    }
    assert_ne!(
        browser.kind,
        Kind::WebKit,
        "keys and turns are Chromium's part"
    );
    browser.phone_size();
    app.load().expect_screen("home");
}

/// Chance that is the same every time (splitmix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }
}
