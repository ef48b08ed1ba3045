//! Choices that a player makes once and finds again: language, looks, name, hints; and playing by keyboard.

use serde_json::json;

use crate::driver::app::App;
use crate::driver::app::Color::{Black, White};
use crate::driver::runner::Test;
use crate::driver::snapshot::can_be_played;
use crate::driver::wait::{SOON, wait_for};

impl App<'_> {
    /// Waits for an attribute of the app's outermost element.
    #[track_caller]
    pub fn expect_attribute(&self, name: &str, value: &str) -> &Self {
        let script = format!("return document.querySelector('.app').getAttribute('{name}')");
        wait_for(&format!("{name} to be {value}"), SOON, || {
            match self.script(&script) {
                seen if seen == json!(value) => Ok(()),
                seen => Err(seen.to_string()),
            }
        });
        self
    }

    fn words(&self) -> String {
        let text = self.script("return document.querySelector('[data-screen]').innerText");
        text.as_str().unwrap_or_default().to_owned()
    }
}

/// Another language at once, on every screen, and after a restart.
pub fn a_language_is_spoken_at_once(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    let mut screens = vec![app.words()];
    for tag in ["ja", "mr", "hi"] {
        app.set("settings-language", tag)
            .expect_attribute("lang", tag);
        screens.push(app.words());
    }
    screens.sort();
    screens.dedup();
    assert_eq!(
        screens.len(),
        4,
        "each language has its own words: {screens:#?}"
    );
    app.restart()
        .expect_attribute("lang", "hi")
        .press("home-settings");
    app.set("settings-language", "en")
        .expect_attribute("lang", "en");
}

/// Dark and another board: seen at once and found again.
pub fn looks_are_kept(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    app.set("settings-theme", "dark")
        .expect_attribute("data-theme", "dark");
    app.script("document.querySelector('[data-testid=settings-board] input[value=walnut]').click(); return null");
    app.expect_attribute("data-board", "walnut");
    app.restart()
        .expect_attribute("data-theme", "dark")
        .expect_attribute("data-board", "walnut");
    app.press("home-settings").set("settings-theme", "light");
    app.expect_attribute("data-theme", "light");
}

/// A name is cut to twelve characters, shown on Home at once and then already on the disk.
pub fn a_name_is_shown_on_home(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    app.set("settings-name", "Ada Lovelace, Countess");
    app.press("back").expect_screen("home");
    let is_shown = || {
        let script = "return document.querySelector('[data-testid=\"player-name\"]').innerText";
        wait_for("twelve characters of the name", SOON, || {
            match app.script(script) {
                name if name == json!("Ada Lovelace") => Ok(()),
                name => Err(name.to_string()),
            }
        });
    };
    is_shown();
    app.restart();
    is_shown();
}

/// The last key and then the end of the app: what was typed is kept, though the field was never left.
pub fn a_name_typed_last_is_kept(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings").expect_screen("settings");
    let type_name = |name: &str, events: &str| {
        app.script(&format!(
            "const field = document.querySelector('[data-testid=settings-name]'); field.focus(); field.value = '{name}';
             for (const event of {events}) field.dispatchEvent(new Event(event, {{bubbles: true}}));"
        ));
        // Without touching the field; once the answer is there, the name has been heard.
        app.script("document.querySelector('[data-testid=settings-export]').click()");
        app.expect_shown("export-text");
    };
    let is_kept = |name: &str| {
        let file = app.data_folder().join("profile.json");
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(kept.contains(name), "{name} is not in {kept}");
    };
    type_name("Ada", "['input']");
    app.end();
    is_kept("Ada");
    app.start_again().load();
    app.press("home-settings").expect_screen("settings");
    type_name("Mira", "['input', 'change']");
    app.kill();
    is_kept("Mira");
    app.start_again().load();
}

/// With hints off the board shows nothing and still tells the truth to programs and screen readers' settings.
pub fn marks_tell_the_truth_without_hints(test: &Test<'_>) {
    let app = test.app().open();
    app.press("home-settings")
        .expect_screen("settings")
        .press("settings-hints");
    app.press("back")
        .expect_screen("home")
        .start_against_cpu(1, Black);
    app.expect("six cells at least to be playable", |page| {
        6 <= page.cells().filter(|cell| can_be_played(cell.mark)).count()
    });
    app.settle();
    let hidden = "const marks = [...document.querySelectorAll('.board .mark')]; \
                  return marks.length > 0 && marks.every(mark => getComputedStyle(mark).opacity === '0')";
    assert_eq!(app.script(hidden), json!(true), "the marks can be seen");
}

/// The licences of others stand in About, whole and with their copyright lines, once they are unfolded; on the narrowest
/// phone nothing of them sticks out.
pub fn every_licence_can_be_read(test: &Test<'_>) {
    let app = test.app().open();
    app.browser().size(320, 568);
    app.press("home-settings").expect_screen("settings");
    let length = || {
        let length = app.script("return document.querySelector('.about').textContent.length");
        length.as_u64().unwrap_or_default()
    };
    assert!(length() < 2_000, "nothing is drawn before it is asked for");
    app.press("about-licences").expect_shown("about-licence-0");
    let texts: Vec<String> = app
        .look()
        .ids()
        .filter(|id| id.starts_with("about-licence-"))
        .map(str::to_owned)
        .collect();
    for id in &texts {
        app.press(id);
    }
    wait_for("all texts", SOON, || match length() {
        enough if 80_000 < enough => Ok(()),
        length => Err(length.to_string()),
    });
    let words = app.words();
    for part in [
        "Permission is hereby granted, free of charge",
        "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
        "Copyright (c) Jonathan Kelley",
    ] {
        assert!(words.contains(part), "{part} is missing");
    }
    let wide =
        app.script("return document.querySelector('[data-screen]').scrollWidth - innerWidth");
    assert!(wide.as_i64() <= Some(0), "{wide} pixels stick out");
    app.browser().phone_size();
}

/// A game needs no finger: arrows walk the board, Enter places, Escape goes back.
pub fn a_keyboard_is_enough(test: &Test<'_>) {
    const ENTER: char = '\u{e007}';
    const ESCAPE: char = '\u{e00c}';
    const RIGHT: char = '\u{e014}';
    let app = test.app().open();
    app.hurry().start_for_two().expect_turn(Black, "player");
    let session = &app.browser().session;
    app.script("document.querySelector('[data-cell=\"B9\"]').focus(); return null");
    let focused = || app.script("return document.activeElement?.dataset.cell ?? ''");
    assert_eq!(focused(), json!("B9"));
    session.key(RIGHT).expect("a key");
    wait_for(
        "the focus to move along the board",
        SOON,
        || match focused() {
            seen if seen != json!("B9") && seen != json!("") => Ok(()),
            seen => Err(seen.to_string()),
        },
    );
    app.script("document.querySelector('[data-cell=\"BQ\"]').focus(); return null");
    session.key(ENTER).expect("a key");
    app.expect_stone("BQ", Black).expect_shown("handover");
    session.key(ENTER).expect("a key");
    app.expect_gone("handover").expect_turn(White, "player");
    session.key(ESCAPE).expect("a key");
    app.expect_screen("home").expect_shown("home-continue");
}
