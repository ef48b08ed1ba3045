//! Texts that leave the app where there is no share sheet: each is copied, which is seen and heard. And texts that come
//! back.

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::browsers::Kind;
use crate::driver::runner::Test;
use crate::play::games::{BEFORE_THE_END, LOWEST};

const COPIED: [(&str, &str); 4] = [
    ("ja", "コピーしました"),
    ("mr", "कॉपी झाले"),
    ("hi", "कॉपी हो गया"),
    ("en", "Copied"),
];

/// A result, a game and the exported progress; and the word for it in every language.
pub fn what_is_copied_is_said_to_be(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    allow_clipboard(&app);
    app.visit_kept_games().paste_game(BEFORE_THE_END);
    app.expect_shown("review-place");
    copy(&app, "review-share", "Copied", |text| {
        text.contains("B4 BX BJ[W]")
    });
    app.press("back").expect_shown("review-paste-open");
    app.back_home().continue_game().win();
    app.press("result-share");
    app.expect_data("share-picture", "ready", "true");
    copy(&app, "share-send", "Picture saved, text copied", |text| {
        text.starts_with("ReverStarGo\n")
    });
    app.press("share-close").expect_gone("share-sheet");
    app.press("result-close").expect_screen("home");
    app.visit("settings").press("settings-export");
    let page = app.expect_shown("export-text").look();
    let exported = page.value("export-text");
    for (language, word) in COPIED {
        app.set("settings-language", language)
            .expect_attribute("lang", language);
        copy(&app, "export-copy", word, |text| text == exported);
    }
}

/// A move by message is copied on one screen and pasted on another: the clipboard is read at that tap.
pub fn a_copied_move_is_pasted(test: &Test<'_>) {
    let app = test.app().hurried().open();
    allow_clipboard(&app);
    app.visit("setup")
        .choose("setup-mode-message")
        .start(&["color-black", "format-single"]);
    app.play_one(Aim::Win);
    let sent = app.send_game();
    app.press("back").expect_screen("messages");
    app.press("message-paste");
    app.expect("the move in its field", |page| {
        page.value("message-text") == sent
    });
    app.press("message-take").expect_shown("message-told");
}

/// Allows scenarios to read the clipboard, in Chromium. In WebKitGTK only a person can allow that.
pub fn allow_clipboard(app: &App<'_>) {
    if app.browser().kind == Kind::WebKit {
        return;
    }
    let origin = format!("http://127.0.0.1:{}", app.port());
    let permissions = json!(["clipboardReadWrite", "clipboardSanitizedWrite"]);
    app.devtools(
        "Browser.grantPermissions",
        &json!({"origin": origin, "permissions": permissions}),
    );
}

/// Presses it and waits for the word to be shown and said, a new one each time; the clipboard then holds what was asked
/// for, where it can be read.
#[track_caller]
pub fn copy(app: &App<'_>, button: &str, word: &str, is_it: impl Fn(&str) -> bool) {
    let before = app.look().number("note").unwrap_or_default();
    app.press(button).expect(word, |page| {
        page.number("note") == Some(before + 1)
            && page.shows("note")
            && page.text("note") == word
            && page.text("live") == word
    });
    if app.browser().kind == Kind::WebKit {
        return;
    }
    let read =
        "navigator.clipboard.readText().then(arguments[0], error => arguments[0](String(error)))";
    let held = app
        .browser()
        .session
        .run_async(read, &[])
        .expect("an answer");
    let held = held.as_str().unwrap_or_default();
    assert!(is_it(held), "the clipboard holds {held:?}");
}
