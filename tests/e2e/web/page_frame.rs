//! The browser around the web page: its title, the colour of its bars, and the request to keep what is saved.

use serde_json::Value;

use crate::driver::files::EMPTY;
use crate::driver::runner::Test;
use crate::play::games::BEFORE_THE_END;
use crate::screens::order;
use crate::web::page::Early;

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

/// The page says its language, in which a screen reader speaks the title.
pub fn the_page_has_the_players_language(test: &Test<'_>) {
    let app = test.app().open();
    let language = "return document.documentElement.lang";
    app.visit("settings");
    for tag in ["ja", "en"] {
        app.set("settings-language", tag);
        app.expect_found("the page's language", language, |seen| seen == tag);
    }
}

/// Back on Today leaves the page, also after other screens; elsewhere it leads back.
pub fn back_on_today_leaves_the_page(test: &Test<'_>) {
    let app = test.app().open();
    let before = format!("http://127.0.0.1:{}/{EMPTY}", app.port());
    let at = "return location.href";
    let session = &app.browser().session;
    for wander in [false, true] {
        session.go(&before).expect("the server has it");
        app.load();
        if wander {
            app.visit("settings").go_back().expect_screen("you");
            app.go_back().expect_screen("home");
        }
        app.go_back();
        app.expect_found("the page before", at, |seen| *seen == *before);
    }
}

/// A link to the page that is shared with it is followed, not taken in as a text.
pub fn a_shared_link_is_followed(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    let page = format!("http://127.0.0.1:{}/", app.port());
    let shared = format!("A puzzle\n{page}#puzzle/2026-11-21");
    let script = "location.hash = 'shared/' + encodeURIComponent(arguments[0]); return null";
    app.script_with(script, &[shared.into()]);
    app.expect_screen("puzzle");
}

/// The words of the manifest that the page names.
const MANIFEST: &str = "
return fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())
  .then(({lang, description, shortcuts}) => [lang, description, ...shortcuts.map(({name}) => name)]);";

/// The shortcuts on the home screen speak the language of the browser that installs the page.
pub fn the_home_screen_speaks_the_players_language(test: &Test<'_>) {
    let of = |tag: &str| {
        let _languages = Early::script(
            test,
            &format!(
                "Object.defineProperty(Navigator.prototype, 'languages', {{get: () => ['{tag}']}});"
            ),
        );
        test.app().fresh().open().script(MANIFEST)
    };
    let (english, japanese) = (of("en-GB"), of("ja"));
    assert_eq!(english[0], "en");
    assert_eq!(english[4], "Continue");
    assert_eq!(japanese[0], "ja");
    for word in 1..5 {
        let word = japanese[word].as_str().expect("a word");
        assert!(!word.is_ascii(), "{word} is not Japanese");
    }
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
