//! Choices that a player makes once and finds again: language, looks, name, hints.

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::scripts::WORDS;
use crate::screens::every_screen::tags;

/// Another language at once, on every screen, and after a restart.
pub fn a_language_is_spoken_at_once(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings");
    let mut screens = vec![app.words()];
    for tag in tags().skip(1) {
        app.set("settings-language", tag);
        screens.push(app.expect_attribute("lang", tag).words());
    }
    screens.sort();
    screens.dedup();
    let count = screens.len();
    assert_eq!(count, 4, "each language has its own words: {screens:#?}");
    app.restart().expect_attribute("lang", "hi");
    app.visit("settings").set("settings-language", "en");
    app.expect_attribute("lang", "en");
}

/// Dark and another board: seen at once and found again.
pub fn looks_are_kept(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").set("settings-theme", "dark");
    app.expect_attribute("data-theme", "dark");
    app.script("document.querySelector('[data-testid=settings-board] input[value=walnut]').click(); return null");
    app.expect_attribute("data-board", "walnut");
    app.restart().expect_attribute("data-theme", "dark");
    app.expect_attribute("data-board", "walnut");
    app.visit("settings").set("settings-theme", "light");
    app.expect_attribute("data-theme", "light");
}

/// A name is cut to twelve characters, shown on You at once and then already on the disk.
pub fn a_name_is_shown_on_home(test: &Test<'_>) {
    let app = test.app().open();
    app.with_settings(&[("name", "Ada Lovelace, Countess")]);
    let is_shown = || {
        app.visit("you")
            .expect("twelve characters of the name", |page| {
                page.text("player-name") == "Ada Lovelace"
            });
    };
    is_shown();
    app.restart();
    is_shown();
}

/// The last key and then the end of the app: what was typed is kept, though the field was never left.
pub fn a_name_typed_last_is_kept(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings");
    type_name(&app, "Ada", "['input']");
    app.end();
    expect_kept(&app, "Ada");
    app.start_again().load().visit("settings");
    type_name(&app, "Mira", "['input', 'change']");
    app.kill();
    expect_kept(&app, "Mira");
    app.start_again().load();
}

/// Types a name with these events, and waits until the app has heard of it, without touching the field.
#[track_caller]
fn type_name(app: &App<'_>, name: &str, events: &str) {
    app.script(&format!(
        "const field = document.querySelector('[data-testid=settings-name]'); field.focus(); field.value = '{name}';
         for (const event of {events}) field.dispatchEvent(new Event(event, {{bubbles: true}}));
         document.querySelector('[data-testid=settings-export]').click()"
    ));
    app.expect_shown("export-text");
}

#[track_caller]
fn expect_kept(app: &App<'_>, name: &str) {
    let file = app.data_folder().join("profile.json");
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept.contains(name), "{name} is not in {kept}");
}

/// With hints off the board shows nothing and still tells the truth to programs and screen readers' settings.
pub fn marks_tell_the_truth_without_hints(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").press("settings-hints");
    app.back_home().start_against_cpu(1, Black);
    app.expect("six cells at least to be playable", |page| {
        6 <= page.cells().filter(|cell| cell.can_be_played()).count()
    });
    let hidden = "const marks = [...document.querySelectorAll('.board .mark')]; \
                  return marks.length > 0 && marks.every(mark => getComputedStyle(mark).opacity === '0')";
    let hidden = app.settle().script(hidden);
    assert_eq!(hidden, json!(true), "the marks can be seen");
}

/// The names at the rim are those of every board: as long as they are off none stands on squares either.
pub fn names_at_the_rim_are_for_every_board(test: &Test<'_>) {
    let app = test.app().open();
    let named = |count: u64| {
        app.start_on_squares(&["reversi", "two", "size-6"]);
        app.expect_found(
            "the names at the rim",
            "return document.querySelectorAll('.board .rim-name').length",
            |names| *names == json!(count),
        );
        app.back_home();
    };
    named(0);
    app.visit("settings").set("settings-rim", "all");
    app.back_home();
    named(12);
}

/// The licences of others stand in About, whole and with their copyright lines, once they are unfolded; on the
/// narrowest phone nothing of them sticks out.
pub fn every_licence_can_be_read(test: &Test<'_>) {
    let app = test.app().open();
    app.browser().size(320, 568);
    app.visit("settings");
    let length = "return document.querySelector('.about').textContent.length";
    let short = app.script(length).as_u64() < Some(2_000);
    assert!(short, "nothing is drawn before it is asked for");
    app.press("about-licences").expect_shown("about-licence-0");
    let page = app.look();
    for id in page.ids().filter(|id| id.starts_with("about-licence-")) {
        app.press(id);
    }
    app.expect_found("all texts", length, |length| Some(80_000) < length.as_u64());
    for part in [
        "Permission is hereby granted, free of charge",
        "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
        "Copyright (c) Jonathan Kelley",
    ] {
        app.expect_found(part, WORDS, |words| {
            words.as_str().is_some_and(|words| words.contains(part))
        });
    }
    let wide =
        app.script("return document.querySelector('[data-screen]').scrollWidth - innerWidth");
    assert!(wide.as_i64() <= Some(0), "{wide} pixels stick out");
    app.browser().phone_size();
}
