//! What only the web page has: it opens without a network, and brings itself up to date.

use std::path::{Path, PathBuf};

use rsg_engine::Color::Black;
use serde_json::Value;

use crate::driver::app::App;
use crate::driver::runner::Test;

/// Whether the service worker has the page in its hands.
const IS_KEPT: &str = "return !!(navigator.serviceWorker && navigator.serviceWorker.controller)";

/// The versions that are kept.
const KEPT: &str = "return caches.keys()";

/// Looks for a new version, and says whether one waits, or has failed.
const LOOK_FOR_ANOTHER: &str = "return navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then((registration) => {
  const coming = registration.installing;
  if (!coming) return registration.waiting ? 'waits' : 'none';
  return new Promise((told) => coming.addEventListener('statechange', () => {
    if (coming.state === 'installed') told('waits');
    if (coming.state === 'redundant') told('failed');
  }));
});";

/// Opened once, it opens again when the server is gone, and a day is cleared.
pub fn it_opens_without_a_network(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    app.serve(None);
    app.load().start_day("2026-11-21");
    app.win().press("result-close").expect_screen("calendar");
    app.expect_data("day-2026-11-21", "day", "cleared");
}

/// A new version waits as long as a game is played; then it has the page, with the same progress. A download that is not what
/// it should be leaves the version there is.
pub fn an_update_waits_for_the_end_of_the_game(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let first = versions(&app);
    assert_eq!(first.len(), 1, "{first:?}");
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    app.serve(Some(&copy(test, "broken", "styles.css")));
    assert_eq!(app.script(LOOK_FOR_ANOTHER), "failed");
    assert_eq!(versions(&app), first);
    app.serve(Some(&copy(test, "second", "offline.js")));
    assert_eq!(app.script(LOOK_FOR_ANOTHER), "waits");
    app.expect_position(&before).play(1);
    let before = app.position();
    assert!(versions(&app).contains(&first[0]), "the first one runs");
    app.script("window.isFirstVersion = true; return null");
    app.press("back");
    // It has its caches before the page begins again with it.
    app.expect_found(
        "the page of the second version",
        "return window.isFirstVersion === undefined && document.querySelector('[data-screen]') !== null",
        |begun| *begun == true,
    );
    app.expect_found("the second version alone", KEPT, |kept| {
        let kept = names(kept);
        kept.len() == 1 && kept != first
    });
    app.continue_game().expect_position(&before);
}

fn versions(app: &App<'_>) -> Vec<String> {
    names(&app.script(KEPT))
}

fn names(list: &Value) -> Vec<String> {
    let names = list.as_array().into_iter().flatten();
    names
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

/// A copy of the page that calls itself another version, with a line more at the end of one of its files.
fn copy(test: &Test<'_>, name: &str, changed: &str) -> PathBuf {
    let to = test.folder.join(name);
    let from = test.page.as_deref().expect("the stage is the web page");
    copy_all(from, &to);
    let worker = to.join("offline.js");
    let script = std::fs::read_to_string(&worker).expect("it was copied");
    let script = script.replacen("VERSION = \"", &format!("VERSION = \"{name}-"), 1);
    std::fs::write(&worker, script).expect("it can be written");
    let changed = to.join(changed);
    let text = std::fs::read_to_string(&changed).expect("it was copied") + "\n";
    std::fs::write(&changed, text).expect("it can be written");
    to
}

fn copy_all(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("the folder can be made");
    for entry in std::fs::read_dir(from).expect("it is a folder").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_all(&from, &to);
        } else {
            std::fs::copy(&from, &to).expect("a file can be copied");
        }
    }
}
