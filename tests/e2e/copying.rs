//! What leaves the app as text, where there is no share sheet: it is copied, and that is seen and heard.

use serde_json::json;

use crate::driver::app::App;
use crate::driver::player::{Style, play_to_the_end};
use crate::driver::runner::Test;
use crate::review::open_kept_games;

/// A game whose last placement is still to come.
const NEARLY_OVER: &str = "B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ DX B5[W] B7[B] B2 B3[B] B8 C7 AJ[B] C6 C4 C5 C1 C9 C8 C2 D8 C3 D6 DQ CQ CX D4";

const COPIED: [(&str, &str); 4] = [
    ("ja", "コピーしました"),
    ("mr", "कॉपी झाले"),
    ("hi", "कॉपी हो गया"),
    ("en", "Copied"),
];

/// A result, a game and the exported progress; and the word for it in every language.
pub fn what_is_copied_is_said_to_be(test: &Test<'_>) {
    let app = test.app().open();
    let origin = app.address();
    app.browser()
        .session
        .devtools(
            "Browser.grantPermissions",
            json!({"origin": origin.trim_end_matches('/'), "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}),
        )
        .expect("the clipboard can be read");
    app.hurry();
    open_kept_games(&app);
    app.set("review-text", NEARLY_OVER).press("review-paste");
    app.expect_shown("review-place");
    copy(&app, "review-share", "Copied", |text| {
        text.contains("B4 BX BJ[W]")
    });
    app.press("review-play-on")
        .press("review-level-1")
        .expect_screen("play");
    play_to_the_end(&app, Style::Careful);
    copy(&app, "result-share", "Copied", |text| {
        text.starts_with("ReverStarGo\n")
    });
    app.press("result-close")
        .expect_screen("home")
        .press("home-settings");
    app.press("settings-export").expect_shown("export-text");
    let exported = app.look().value("export-text").to_owned();
    for (language, word) in COPIED {
        app.set("settings-language", language)
            .expect_attribute("lang", language);
        copy(&app, "export-copy", word, |text| text == exported);
    }
}

/// Presses it and waits for the word to be shown and said, a new one each time; the clipboard then holds what was asked for.
#[track_caller]
fn copy(app: &App<'_>, button: &str, word: &str, is_it: impl Fn(&str) -> bool) {
    let before = app.look().number("note").unwrap_or_default();
    app.press(button);
    app.expect(word, |page| {
        page.number("note") == Some(before + 1)
            && page.shows("note")
            && page.text("note") == word
            && page.text("live") == word
    });
    let read =
        "navigator.clipboard.readText().then(arguments[0], error => arguments[0](String(error)))";
    let held = app
        .browser()
        .session
        .post("execute/async", &json!({"script": read, "args": []}))
        .expect("scripts run in the page");
    let held = held.as_str().unwrap_or_default();
    assert!(is_it(held), "the clipboard holds {held:?}");
}
