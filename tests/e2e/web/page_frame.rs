//! The browser around the web page: its title, the colour of its bars, sound, and the request to keep what is saved.

use serde_json::Value;

use crate::driver::runner::Test;
use crate::play::games::BEFORE_THE_END;
use crate::screens::order;

const TITLE: &str = "return document.title";

/// The title of the window or tab names the screen, so that a list of tabs and a screen reader tell where one is.
pub fn the_title_names_the_screen(test: &Test<'_>) {
    let app = test.app().open();
    let is = |title: &'static str| move |seen: &Value| seen == title;
    app.visit("settings");
    app.expect_found("the title", TITLE, is("Settings · ReverStarGo"));
    app.back_home().visit("calendar");
    app.expect_found("the title", TITLE, is("Calendar · ReverStarGo"));
}

/// The colours that a browser gives its bars, by light and dark.
const BARS: &str = "
return [...document.querySelectorAll('meta[name=theme-color]')].map((bar) => bar.content).join(' ');";

/// A browser's bars have the colour of the chosen theme, and each its own where the choice is left to the system.
pub fn the_bars_take_the_chosen_theme(test: &Test<'_>) {
    let app = test.app().open();
    let of_system = app.script(BARS).as_str().expect("a text").to_owned();
    let [light, dark] = of_system.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{of_system} are not two colours");
    };
    assert_ne!(light, dark);
    app.visit("settings");
    for (theme, color) in [("dark", dark), ("light", light)] {
        app.set("settings-theme", theme);
        app.expect_found("the bars", BARS, |seen| *seen == format!("{color} {color}"));
    }
    app.set("settings-theme", "system");
    app.expect_found("the bars", BARS, |seen| *seen == of_system);
}

/// Keeps hold of the context that the page opens for its sounds.
const KEEP_CONTEXT: &str = "
window.AudioContext = class extends AudioContext {
  constructor(...how) { super(...how); window.soundContext = this; }
};
return null";

/// The state of that context.
const CONTEXT: &str = "return window.soundContext ? soundContext.state : 'none'";

/// Sound wakes with the first touch, and sleeps when nothing has been played for a while.
pub fn sound_wakes_and_sleeps(test: &Test<'_>) {
    let app = test.app().open();
    app.script(KEEP_CONTEXT);
    app.start_for_two();
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.tap("B4");
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
}

/// A finger's touch gives a page its sound only when it ends: a context that opens with the touch is woken by its end.
pub fn sound_is_woken_by_the_end_of_a_touch(test: &Test<'_>) {
    let app = test.app().open();
    app.script(KEEP_CONTEXT);
    app.start_for_two();
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
    app.expect_found("sound asleep", CONTEXT, |state| *state == "suspended");
    app.script("dispatchEvent(new PointerEvent('pointerup')); return null");
    app.expect_found("sound awake", CONTEXT, |state| *state == "running");
}

/// Counts the requests to keep what is saved, and answers that it is not.
const COUNT_REQUESTS: &str = "
window.requests = 0;
navigator.storage.persist = () => { requests += 1; return Promise.resolve(false); };
return null";

/// The browser is asked to keep what is saved when the page is put on the home screen, and after a whole game.
pub fn the_browser_is_asked_to_keep_what_is_saved(test: &Test<'_>) {
    let app = order::slow_game_after(test, BEFORE_THE_END);
    app.script(COUNT_REQUESTS);
    app.script("dispatchEvent(new Event('appinstalled')); return null");
    assert_eq!(app.script("return window.requests"), 1);
    app.tap("D2").expect_shown("result-sheet");
    app.expect_found("a request", "return window.requests", |seen| *seen == 2);
}
