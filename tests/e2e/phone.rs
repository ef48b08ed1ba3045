//! What a phone calls in the page, called as the phone calls it: `__rsgBack` by Android's back button and gesture,
//! `__rsgLink` for a link, `__rsgInsets` for the room its own bars take. And what the page calls on the phone.

use serde_json::json;

use crate::driver::app::App;
use crate::driver::app::Color::Black;
use crate::driver::player::{Style, play_some};
use crate::driver::runner::Test;
use crate::driver::wait::{SOON, wait_for};

/// Stands where Android puts the activity's bridge (`PhoneBridge` in `MainActivity.kt`), and remembers what it was asked.
const BRIDGE: &str = r"
window.asked = [];
window.RsgPhone = new Proxy({}, {get: (_, name) => (...words) => {
  asked.push([name, ...words].join(' '));
  return name === 'takeLink' ? 'reverstargo://daily' : undefined;
}});
";

impl App<'_> {
    /// A link arrives while the app is open.
    #[track_caller]
    fn link(&self, link: &str) -> &Self {
        self.script(&format!("window.__rsgLink({}); return null", json!(link)));
        self
    }

    /// The phone's back button or gesture. Says whether the page took it; if not, the phone puts the app away.
    #[track_caller]
    fn phone_back(&self) -> bool {
        self.script("return !!(window.__rsgBack && window.__rsgBack())") == json!(true)
    }

    /// Where the top of an element is.
    #[track_caller]
    fn top_of(&self, id: &str) -> f64 {
        let script = format!(
            "return document.querySelector('[data-testid=\"{id}\"]').getBoundingClientRect().top"
        );
        self.script(&script).as_f64().expect("it is somewhere")
    }
}

/// `reverstargo://daily` opens the calendar, turned to today, wherever one is. Other links lead nowhere.
pub fn a_link_opens_the_calendar_at_today(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home")
        .link("reverstargo://daily")
        .expect_screen("calendar");
    app.expect("today to be marked", |page| {
        page.data("day-2026-11-21", "today") == "true"
    });
    app.press("month-prev").expect_shown("day-2026-10-31");
    app.link("reverstargo://nonsense")
        .link("reverstargo://daily")
        .expect_shown("day-2026-11-21")
        .expect_screen("calendar");
    app.press("back")
        .expect_screen("home")
        .press("home-settings")
        .expect_screen("settings")
        .link("reverstargo://daily")
        .expect_screen("calendar");
}

/// A link that started the app waits in the page until the app listens.
pub fn a_link_that_starts_the_app_is_followed(test: &Test<'_>) {
    let app = test.app().open();
    // Another page first: going from an address to the same one with a word behind it loads nothing.
    app.browser()
        .session
        .go("about:blank")
        .expect("an empty page");
    app.browser()
        .session
        .go(&format!("{}#daily", app.address()))
        .expect("the page can be loaded");
    app.expect_screen("calendar").expect_shown("day-2026-11-21");
}

/// In a Rank-Up series a link is one of the ways out, and asks like all of them.
pub fn a_link_in_a_series_asks_first(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.hurry().forge("dev-rank-3").start_stone_series();
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    let before = app.look().position();
    assert!(app.phone_back());
    app.expect_shown("leave-series-dialog");
    app.press("leave-cancel").expect_gone("leave-series-dialog");
    app.link("reverstargo://daily")
        .expect_shown("leave-series-dialog");
    app.press("leave-cancel").expect_gone("leave-series-dialog");
    app.expect_screen("play")
        .expect("the same position", |page| page.position() == before);
    app.link("reverstargo://daily")
        .expect_shown("leave-series-dialog")
        .press("leave-confirm")
        .expect_screen("calendar")
        .expect_shown("day-2026-11-21");
}

/// The phone's back: closes what is open, asks in a series, goes to the parent, and from Home puts the app away.
pub fn back_closes_goes_up_and_leaves_from_home(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry();
    assert!(!app.phone_back(), "from Home the phone puts the app away");
    app.press("home-daily")
        .expect_screen("calendar")
        .press("day-2026-11-20")
        .expect_screen("setup");
    assert!(app.phone_back());
    app.expect_screen("calendar");
    assert!(app.phone_back());
    app.expect_screen("home");
    app.start_against_cpu(1, Black);
    play_some(&app, Style::Careful, 2);
    app.expect("the player's turn", |page| page.awaits_a_person());
    app.press("quit").expect_shown("quit-dialog");
    assert!(app.phone_back());
    app.expect_gone("quit-dialog").expect_screen("play");
    assert!(app.phone_back());
    app.expect_screen("home").expect_shown("home-continue");
    assert!(!app.phone_back());
}

/// With bars and a notch of its own the phone leaves less room; nothing that can be touched lies below them, scrolled or not.
pub fn nothing_lies_below_the_phones_own_bars(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    let before = app.top_of("back");
    app.script("window.__rsgInsets(48, 0, 24, 0); return null");
    wait_for("the way back to move down", SOON, || {
        let moved = app.top_of("back") - before;
        if (moved - 48.0).abs() < 1.0 {
            Ok(())
        } else {
            Err(format!("it moved by {moved}"))
        }
    });
    let end = app.script(
        "const screen = document.querySelector('[data-screen]'); screen.scrollTo({top: 1e6, behavior: 'instant'});\
         const last = [...screen.querySelectorAll('button')].at(-1).getBoundingClientRect();\
         return [screen.scrollTop, last.bottom, innerHeight]",
    );
    let number = |index: usize| end[index].as_f64().expect("a number");
    assert!(number(0) > 100.0, "Settings is a long screen: {end}");
    assert!(number(1) <= number(2) - 24.0, "the last button: {end}");
    assert!(app.top_of("back") >= 48.0, "the bar stays below the notch");
}

/// A text that is longer than any event may be, pasted into the import's field, arrives whole, and in no event.
pub fn a_very_long_text_can_be_pasted(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings")
        .expect_screen("settings")
        .press("settings-export")
        .expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    // Events come to the app by way of this element.
    app.script(
        "document.getElementById('main').addEventListener('input', event => (window.heard ??= []).push(event.target.id)); return null",
    );
    // White space does not count, so this is the same progress.
    let long = format!("{text}{}", " ".repeat(300_000));
    app.press("settings-import")
        .set("import-text", &long)
        .set("settings-name", "Ada");
    let heard = app.script("return window.heard");
    assert!(
        heard
            .as_array()
            .is_some_and(|ids| !ids.is_empty() && !ids.contains(&json!("import-text"))),
        "{heard}"
    );
    app.press("import-check").expect_shown("import-dialog");
}

/// Where the phone lends the page a bridge, the page asks it for link and insets, hands it what is to be felt and shared,
/// and tells it the colour its bars stand on.
pub fn the_page_uses_what_the_phone_lends_it(test: &Test<'_>) {
    let app = test.app().open();
    let session = &app.browser().session;
    let added = session
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": BRIDGE}),
        )
        .expect("Chromium runs it before the page's own");
    app.load().expect_screen("calendar");
    app.press("back")
        .expect_screen("home")
        .press("home-settings")
        .expect_screen("settings")
        .set("settings-theme", "dark");
    expect_asked(&app, "lightBars false");
    app.set("settings-theme", "light");
    expect_asked(&app, "lightBars true");
    app.press("back")
        .expect_screen("home")
        .start_for_two()
        .tap("B4");
    expect_asked(&app, "haptic light");
    app.script("rsg.share('a result'); return null");
    expect_asked(&app, "share a result");
    expect_asked(&app, "sendInsets");
    session
        .devtools(
            "Page.removeScriptToEvaluateOnNewDocument",
            json!({"identifier": added["identifier"]}),
        )
        .expect("the next page is an ordinary one again");
}

#[track_caller]
fn expect_asked(app: &App<'_>, what: &str) {
    wait_for(&format!("the phone to be asked: {what}"), SOON, || {
        let asked = app.script("return window.asked");
        let found = asked
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == what));
        if found {
            Ok(())
        } else {
            Err(asked.to_string())
        }
    });
}
