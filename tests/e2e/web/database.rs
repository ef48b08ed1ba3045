//! The web page and its browser's database: a connection that is lost, rows that are deleted or of no use, and no
//! answer at all.

use rsg_engine::Color::Black;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::files::{DATABASE, EMPTY};
use crate::driver::runner::Test;
use crate::driver::scripts::LISTEN;
use crate::web::breakdown::expect_name;
use crate::web::opening::file_of;
use crate::web::page::copy_all;

/// Closes the page's connection in the moment of its next transaction. Browsers do so without a word.
const CLOSE: &str = "
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...how) {
  IDBDatabase.prototype.transaction = begin;
  this.close();
  window.wasClosed = true;
  return begin.apply(this, how);
};
return null";

/// Deletes the database under the page, as *clear site data* does.
const DELETE: &str = "
const [name] = arguments;
return new Promise((done, fail) => {
  const deleting = indexedDB.deleteDatabase(name);
  deleting.onsuccess = () => done(true);
  deleting.onerror = () => fail(deleting.error);
});";

/// Works in the database over a connection of its own: the arguments are its name and the script, which has the two
/// tables.
const WORK: &str = "
const [name, script] = arguments;
return new Promise((done, fail) => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => { for (const table of ['files', 'owner']) opening.result.createObjectStore(table); };
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const work = opening.result.transaction(['files', 'owner'], 'readwrite');
    const [files, owner] = ['files', 'owner'].map((table) => work.objectStore(table));
    const seen = {};
    WORK
    work.onabort = () => fail(work.error);
    work.oncomplete = () => { opening.result.close(); done(seen); };
  };
});";

/// Reads all rows as texts.
const ROWS: &str = "
for (const table of [files, owner]) table.openCursor().onsuccess = ({target: {result: row}}) => {
  if (!row) return;
  seen[row.key] = row.value instanceof Uint8Array ? new TextDecoder().decode(row.value) : String(row.value);
  row.continue();
};";

#[track_caller]
fn work(app: &App<'_>, script: &str) -> Value {
    app.script_with(
        &WORK.replace("WORK\n", &format!("{script}\n")),
        &[json!(DATABASE)],
    )
}

/// A connection that is closed under the page is opened again with the next save, and nobody need be told. So it is
/// where the browser wants it closed.
pub fn a_lost_connection_is_opened_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).play(2).expect_saved();
    app.script(CLOSE);
    let before = app.play(2).expect_saved().position();
    assert_eq!(app.script("return window.wasClosed"), true);
    app.expect_gone("trouble").reload().continue_game();
    app.expect_position(&before).play(6);
    // A game that is given up meanwhile is booked.
    app.script(CLOSE);
    app.quit().expect_saved().expect_gone("trouble");
    app.reload().visit("records");
    app.expect_data("record-row-1", "played", "true");
}

/// Notes how often the page asks for a connection.
const COUNT_OPENINGS: &str = "
const open = IDBFactory.prototype.open;
window.openings = 0;
IDBFactory.prototype.open = function (...how) {
  window.openings += 1;
  return open.apply(this, how);
};
return null";

/// Saves go over the connection that the page has: the browser answers what they ask before it says that they are over.
pub fn saves_need_no_other_connection(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.expect_saved().script(COUNT_OPENINGS);
    app.start_against_cpu(1, Black);
    for _ in 0..6 {
        app.play(2).expect_saved();
    }
    app.expect_gone("trouble");
    assert_eq!(app.script("return window.openings"), 0);
}

/// A page that has lost its connection writes nothing where a newer page has had the database since.
pub fn a_newer_page_is_not_ousted(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    app.expect_saved();
    let number = work(&app, ROWS)["number"].clone();
    let number = number.as_str().expect("the page has a number");
    work(&app, &format!("owner.put(true, 'over {number}');"));
    let before = work(&app, ROWS);
    app.script(CLOSE);
    app.tap("B4").expect_shown("already-open");
    assert_eq!(app.script("return window.wasClosed"), true);
    assert_eq!(work(&app, ROWS), before);
}

/// Rows deleted under a page that plays are written again as a whole: the database, all rows, some of them.
pub fn what_is_deleted_is_written_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").set("settings-name", "Ada");
    app.back_home().start_against_cpu(1, Black);
    for delete in [
        "all",
        "files.clear(); owner.clear();",
        "files.clear();",
        "files.delete('profile.json');",
    ] {
        app.play(1).expect_saved();
        if delete == "all" {
            app.script_with(DELETE, &[json!(DATABASE)]);
        } else {
            work(&app, delete);
        }
        let before = app.play(1).expect_saved().position();
        app.expect_gone("trouble").reload().continue_game();
        app.expect_position(&before);
        app.back_home().visit("you");
        expect_name(&app, true);
        app.visit("home").continue_game();
    }
}

/// Without locks nobody but the player knows whether another tab was used since.
pub fn without_locks_the_player_is_asked_what_was_deleted(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let script = "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});\n";
    app.serve(Some(&with_script(test, "no-locks", script)));
    // WebKitGTK lets go of the connection of a page that is replaced by the same page only later, and deleting waits
    // for it. An empty page between them ends it.
    rows(&app, "");
    app.load()
        .start_against_cpu(1, Black)
        .play(1)
        .expect_saved();
    app.script_with(DELETE, &[json!(DATABASE)]);
    app.play(1).expect_shown("database-deleted");
    assert_eq!(work(&app, ROWS), json!({}));
    app.press("database-restore").expect_gone("trouble");
    let before = app.expect_saved().position();
    app.reload().continue_game().expect_position(&before);
}

/// Values that the app never writes, in the place of files and in rows that nobody knows. Each is told as a file that
/// cannot be read, and what is beside it is there.
pub fn a_bad_value_is_a_broken_file(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").set("settings-name", "Ada");
    app.back_home().start_against_cpu(1, Black);
    let before = app.play(2).expect_saved().position();
    for value in ["5n", "-1", "1e12", "{bytes: [1]}"] {
        rows(
            &app,
            &format!("files.put({value}, 'games.json'); files.put({value}, 'nobody knows');"),
        );
        app.load().expect_data("trouble", "trouble", "GamesLost");
        app.continue_game().expect_position(&before).expect_saved();
        rows(&app, &format!("files.put({value}, 'profile.json.bak');"));
        app.load().expect_data("trouble", "trouble", "CopySetAside");
        app.continue_game().expect_position(&before).expect_saved();
    }
    let value = "files.put(-1, 'waiting-1.json'); files.delete('waiting-1.json.bak');";
    rows(&app, value);
    app.load().expect_data("trouble", "trouble", "MatchLost");
    app.visit("you");
    expect_name(&app, true);
    rows(
        &app,
        "files.put(5n, 'profile.json'); files.delete('profile.json.bak');",
    );
    app.load().expect_data("trouble", "trouble", "StartedAnew");
    app.start_against_cpu(1, Black).play(1).expect_saved();
    let kept = work(&app, ROWS);
    assert_eq!(
        kept[format!("profile-unreadable-{}.json", crate::driver::app::TODAY)],
        "5"
    );
}

/// The page opens and saves with any value in the place of its number. Numbers are read alike by every browser, so one
/// is enough.
pub fn a_bad_number_is_another_one(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let mut before = app.play(1).expect_saved().position();
    // Each time the page opens with the number, and finds what was saved with the one before.
    for number in ["NaN", "2 ** 53", "-1", "0.5", "1e300", "5n", "'five'"] {
        rows(&app, &format!("owner.put({number}, 'number');"));
        app.load().continue_game().expect_position(&before);
        before = app.play(1).expect_saved().position();
    }
    app.reload().continue_game().expect_position(&before);
    rows(
        &app,
        "owner.put(true, 'over 1'); owner.put(true, 'over 2'); owner.delete('number');",
    );
    app.load().continue_game().play(1).expect_saved();
}

/// Changes rows while no page has the database.
#[track_caller]
fn rows(app: &App<'_>, script: &str) {
    let empty = format!("http://127.0.0.1:{}/{EMPTY}", app.port());
    app.browser().session.go(&empty).expect("an empty page");
    work(app, script);
}

/// Opening the database is not answered before `answerNow()`; in a tab in which that was called once, it is at once.
const SILENCE: &str = "
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...how) {
  if (sessionStorage.answers) return open.apply(this, how);
  const asked = {};
  window.answerNow = () => {
    const opening = open.apply(this, how);
    opening.onupgradeneeded = () => { asked.result = opening.result; asked.onupgradeneeded({target: asked}); };
    opening.onsuccess = () => {
      asked.result = opening.result;
      asked.onsuccess({target: asked});
      window.hasAnswered = true;
    };
  };
  return asked;
};
";

/// A database that never answers is told, and so is one that answers late. *Play without saving* writes nothing, ever;
/// *Try again* begins anew.
pub fn a_silent_database_is_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").set("settings-name", "Ada");
    app.back_home().expect_saved();
    let before = work(&app, ROWS);
    let silent = with_script(test, "silent", SILENCE);
    app.serve(Some(&silent));
    open_silent(&app)
        .press("database-without")
        .expect_screen("home");
    app.expect_data("trouble", "trouble", "CannotSave");
    app.visit("you");
    expect_name(&app, false);
    app.script("answerNow(); return null");
    app.expect_found("the late answer", "return window.hasAnswered", |come| {
        *come == true
    });
    app.visit("home").start_against_cpu(1, Black).play(1);
    app.script("sessionStorage.answers = 'yes'; return null");
    assert_eq!(work(&app, ROWS), before, "nothing was written");
    app.load().visit("you");
    expect_name(&app, true);
    // One that answers while it is asked about begins with the app.
    app.script("sessionStorage.clear(); return null");
    open_silent(&app).script("answerNow(); return null");
    app.expect_screen("home").visit("you");
    expect_name(&app, true);
    app.script("sessionStorage.clear(); return null");
    open_silent(&app).script("sessionStorage.answers = 'yes'; return null");
    app.press("database-again")
        .expect_screen("home")
        .visit("you");
    expect_name(&app, true);
}

/// Opens the page without an answer of its database, until it says so.
#[track_caller]
fn open_silent<'a, 'b>(app: &'a App<'b>) -> &'a App<'b> {
    let left = app.browser().session.go("about:blank");
    left.expect("an empty page");
    let gone = app.browser().session.go(&app.address());
    gone.expect("the page can be loaded");
    app.script(LISTEN);
    app.expect_shown("database-silent")
}

/// A copy of the page whose scripts begin with this one.
fn with_script(test: &Test<'_>, name: &str, script: &str) -> std::path::PathBuf {
    let folder = test.folder.join(name);
    copy_all(test.page.as_deref().expect("the page"), &folder);
    let path = file_of(&folder, "page.js");
    let scripts = std::fs::read_to_string(&path).expect("it was copied");
    // In front of "use strict", which the names of this one would offend.
    std::fs::write(&path, format!("{{{script}}}\n{scripts}")).expect("it can be written");
    folder
}

/// The number of the page's listeners after a garbage collection.
#[track_caller]
fn listeners(app: &App<'_>) -> u64 {
    app.devtools("HeapProfiler.collectGarbage", &json!({}));
    let told = app.devtools("Performance.getMetrics", &json!({}));
    let mut metrics = told["metrics"].as_array().into_iter().flatten();
    let found = metrics.find(|metric| metric["name"] == "JSEventListeners");
    found
        .and_then(|metric| metric["value"].as_f64())
        .expect("it is counted") as u64
}

/// However much is saved, the page has as many listeners as before.
pub fn saves_leave_no_listeners(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.devtools("Performance.enable", &json!({}));
    app.start_against_cpu(1, Black).play(2).expect_saved();
    let before = listeners(&app);
    app.play(5).expect_saved();
    let after = listeners(&app);
    assert!(after <= before + 4, "{before} listeners became {after}");
}
