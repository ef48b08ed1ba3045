//! Finds out which functions of the web page's program a newcomer needs at once.
//!
//! Not a test: `cargo xtask web --profile` runs it with a page whose program notes what it calls.

use std::collections::BTreeSet;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::screens::every_screen::tags;
use crate::web::opening::go;
use crate::web::page::Early;
use crate::web::parts::{IS_HELD, LET_HELD_COME, forget, hold_rest};

/// The file for the numbers of the functions that have run.
const HAS_RUN: &str = "REVERSTARGO_HAS_RUN";

/// The numbers of those that have been called in this page.
const CALLED: &str = "return [...notes()].flatMap((called, number) => called ? [number] : [])";

/// The time in which the page saves what was done, after the pause in which it waits for more, and hears of it.
const UNTIL_SAVED: Duration = Duration::from_secs(3);

/// The ways from Today that lead somewhere before the second part is there (`src/ui/runtime/early.rs`).
const PLACES: [(&str, &str); 2] = [("tab-play", "games"), ("tab-today", "home")];

/// Comes in by every language, as a player does and with the flags of the scenarios, and takes every way that is there
/// at once, while the second part is held back.
pub fn what_runs(test: &Test<'_>) {
    let file = std::env::var(HAS_RUN).expect("xtask names the file");
    let mut called = BTreeSet::new();
    for language in tags() {
        let _language = Early::script(test, &speaking(language));
        let _hold = hold_rest(test);
        let app = test.app().open();
        for address in [format!("http://127.0.0.1:{}/", app.port()), app.address()] {
            forget(&app);
            app.go(&address).expect_screen("home");
            sleep(UNTIL_SAVED);
            for (way, screen) in PLACES {
                app.press(way);
                app.expect_screen(screen);
            }
            // To where one is.
            app.press("tab-today").expect_screen("home");
            // This one is kept, and it is told that the second part is late.
            app.press("first-learn").expect_shown("coming");
            app.script("window.rsg.tell('rest-late'); return null");
            app.expect("a sentence", |page| !page.text("note").is_empty());
            sleep(UNTIL_SAVED);
            note(&app, &mut called);
            // The way in of somebody who was here before, as far as the first part takes it.
            app.script(LET_HELD_COME);
            app.expect_screen("tutorial");
            go(&app);
            app.expect_found("a page that waits", IS_HELD, |held| *held == true);
            sleep(UNTIL_SAVED);
            note(&app, &mut called);
        }
    }
    let numbers: Vec<String> = called.iter().map(u64::to_string).collect();
    fs::write(file, numbers.join(" ")).expect("it can be written");
}

/// Makes the browser prefer a language.
fn speaking(language: &str) -> String {
    format!(
        "Object.defineProperty(Navigator.prototype, 'languages', {{get: () => ['{language}']}});"
    )
}

fn note(app: &App<'_>, called: &mut BTreeSet<u64>) {
    let numbers = app.script(CALLED);
    let numbers = numbers.as_array().expect("a list");
    called.extend(numbers.iter().filter_map(serde_json::Value::as_u64));
}
