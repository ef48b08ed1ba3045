//! The two parts of the web page's program: what a newcomer can do before the second one is there, and what happens
//! where it is late, missing or broken, or where the first one needs it too early.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::driver::app::App;
use crate::driver::files::EMPTY;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::web::opening::{REST, copied, expect_failure, file_of, go, packed};
use crate::web::page::Early;

/// Holds the file back whose address has this in it, until the scenario lets it come.
pub fn hold(file: &str) -> String {
    format!(
        "{{
          const fetched = window.fetch;
          const held = new Promise((done) => {{ window.letHeldCome = () => done(); }});
          window.fetch = (what, ...how) => {{
            if (!String(what.url ?? what).includes('{file}')) return fetched(what, ...how);
            window.isHeld = true;
            return held.then(() => fetched(what, ...how));
          }};
        }}"
    )
}

/// The second part comes when the scenario lets it.
pub fn hold_rest<'a>(test: &'a Test<'_>) -> Early<'a> {
    Early::script(test, &hold("/rest-"))
}

pub const LET_HELD_COME: &str = "letHeldCome(); return null";

/// Returns true where the page has asked for it.
pub const IS_HELD: &str = "return window.isHeld === true";

/// The number of pictures in sight in which nothing is drawn: one that comes with the second part would be such.
const EMPTY_PICTURES: &str = "
const pictures = [...document.querySelectorAll('#main svg')].filter((picture) => picture.getClientRects().length);
return pictures.length ? pictures.filter((picture) => picture.querySelector('*') === null).length : 'none at all'";

/// Whoever has nothing here yet sees Today and Play by the first part alone. What needs the other one waits
/// for it, in the order of the touches.
pub fn a_newcomer_is_let_in_by_the_first_part(test: &Test<'_>) {
    let _hold = hold_rest(test);
    let app = test.app().fresh().open();
    for (way, screen) in [("tab-play", "games"), ("tab-today", "home")] {
        app.press(way).expect_screen(screen);
        assert_eq!(app.script(EMPTY_PICTURES), json!(0), "{screen}");
        app.expect_gone("coming");
    }
    app.press("first-learn")
        .expect_shown("coming")
        .expect_screen("home");
    // A place waits behind it now.
    app.press("tab-play").expect_screen("home");
    app.script(LET_HELD_COME);
    app.expect_screen("games").expect_gone("coming");

    // What was done has been saved.
    forget(&app);
    go(&app);
    app.press("first-play")
        .expect_shown("coming")
        .expect_screen("home");
    app.script(LET_HELD_COME);
    app.expect_screen("play").expect_gone("coming");
}

/// Notes of each program whether the app had drawn anything when it began to be compiled. The first one is handed on a
/// while after the answer with the second part, so that nothing but the page's order puts the second one off.
const NOTE_COMPILING: &str = r"
{
  const fetched = window.fetch;
  const restCame = new Promise((done) => {
    window.fetch = async (what, ...how) => {
      const answer = await fetched(what, ...how);
      if (String(what).includes('/rest-')) setTimeout(done, 200);
      return answer;
    };
  });
  window.drawnAtCompiling = [];
  for (const name of ['compile', 'compileStreaming']) {
    const compile = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = async (...program) => {
      const isFirst = window.drawnAtCompiling.length === 0;
      window.drawnAtCompiling.push(document.querySelector('[data-screen]') !== null);
      const compiled = await compile(...program);
      if (isFirst) await restCame;
      return compiled;
    };
  }
}";

/// A newcomer's second part is there before the app has drawn anything, and takes no time from its first picture.
pub fn the_second_part_gives_way_to_the_first_picture(test: &Test<'_>) {
    let _notes = Early::script(test, NOTE_COMPILING);
    let app = test.app().fresh().open();
    app.expect_found(
        "programs compiled",
        "return window.drawnAtCompiling.slice(0, 2)",
        |drawn| *drawn == json!([false, true]),
    );
}

/// Where something was played, and where a link is followed, nothing is drawn before both parts are there.
pub fn who_has_progress_waits_for_both_parts(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let _hold = hold_rest(test);
    go(&app);
    app.expect_found("a page that waits", IS_HELD, |held| *held == true);
    let is_drawn = "return document.querySelector('[data-screen]') !== null";
    assert_eq!(app.script(is_drawn), json!(false));
    app.script(LET_HELD_COME);
    app.expect_screen("home");
}

/// The browser's back and a link wait for the second part too, in their order.
pub fn back_and_links_wait_for_the_second_part(test: &Test<'_>) {
    let _hold = hold_rest(test);
    let app = test.app().fresh().open();
    app.press("tab-play").expect_screen("games");
    app.go_back().expect_shown("coming").expect_screen("games");
    app.script("location.hash = 'trophies'; return null");
    app.expect_screen("games");
    app.script(LET_HELD_COME);
    app.expect_screen("trophies").expect_gone("coming");
    // The link came on top of Today, not of the place that was left before it.
    app.go_back().expect_screen("home");
}

/// Touches at chance and keys, from a known beginning, on whatever is there; a mark tells whether the page was loaded
/// again.
const TOUCH: &str = "
const [times] = arguments;
window.isStillHere = true;
let drawn = 7;
const chance = (below) => {
  drawn = (drawn * 48271) % 2147483647;
  return drawn % below;
};
const KEYS = ['Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowDown', 'Tab', 'h', 'z', '?'];
const touch = () => {
  const all = document.querySelectorAll('#main :is(button, [role=button], a, summary, input, [data-cell])');
  const buttons = [...all].filter((button) => button.getClientRects().length);
  const button = buttons[chance(buttons.length)];
  const place = document.elementFromPoint(chance(innerWidth), chance(innerHeight));
  [() => button?.click(), () => place?.click?.(), () => {
    const target = button ?? document.body;
    target.focus?.();
    target.dispatchEvent(new KeyboardEvent('keydown', {key: KEYS[chance(KEYS.length)], bubbles: true}));
  }][chance(3)]();
};
return (async () => {
  for (let time = 0; time < times; time += 1) {
    touch();
    if (time % 5 === 0) await new Promise((done) => setTimeout(done));
  }
  return document.querySelector('[data-screen]').dataset.screen;
})();";

/// A thousand touches while the second part is on its way reach nothing that is not there. Then all of them are done.
pub fn a_thousand_touches_wait(test: &Test<'_>) {
    let _hold = hold_rest(test);
    let app = test.app().fresh().open();
    for (way, screen) in [("tab-today", "home"), ("tab-play", "games")] {
        app.press(way).expect_screen(screen);
        app.script_with(TOUCH, &[json!(500)]);
        expect_still_here(&app);
        app.script(LET_HELD_COME);
        app.expect_gone("coming");
        expect_still_here(&app);
        // What was touched has left something behind; the next visit is a newcomer's again.
        forget(&app);
        go(&app);
    }
}

/// Deletes all that the page has kept, and the driver's database, from a page that runs no program: one that does would
/// save it again.
#[track_caller]
pub fn forget(app: &App<'_>) {
    let empty = format!("http://127.0.0.1:{}/{EMPTY}", app.port());
    let gone = app.browser().session.go(&empty);
    gone.expect("an empty page can be loaded");
    let forgotten = app.script(FORGET);
    assert_eq!(forgotten, true, "the database is gone");
}

const FORGET: &str = "
localStorage.clear();
sessionStorage.clear();
return new Promise((done) => {
  const deleting = indexedDB.deleteDatabase('reverstargo /');
  deleting.onsuccess = () => done(true);
  deleting.onerror = () => done(false);
});";

#[track_caller]
fn expect_still_here(app: &App<'_>) {
    let told = app.script(
        "return [window.isStillHere === true, sessionStorage.getItem('first part needed more')]",
    );
    assert_eq!(told, json!([true, null]), "the page began again");
}

/// Half of a second part is told to whoever waits for it, and asked for until it comes whole; then the touch is done.
pub fn half_a_second_part_is_tried_again(test: &Test<'_>) {
    let app = newcomer_with_a_broken_part(test, cut_in_half);
    app.expect("a sentence", |page| {
        page.text("note").contains("still being downloaded")
    });
    app.expect_screen("home");
    app.serve(test.page.as_deref());
    app.expect_within("the place that was touched", THOUGHT, |page| {
        page.screen() == Some("you")
    });
}

/// A server without the second part has another version. The page looks for that, and says that it cannot be had.
pub fn a_second_part_that_is_gone_is_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.serve(Some(&broken(test, remove)));
    go(&app);
    expect_failure_until_served_whole(&app, test);
}

/// A newcomer sees Today without the second part. Who then waits for one that is gone is told so.
pub fn a_newcomer_is_told_of_a_second_part_that_is_gone(test: &Test<'_>) {
    let app = newcomer_with_a_broken_part(test, remove);
    expect_failure_until_served_whole(&app, test);
}

/// The page with a second part that is damaged so, by somebody new who has touched *You* on Today.
#[track_caller]
fn newcomer_with_a_broken_part<'t>(test: &'t Test<'_>, damage: fn(&Path)) -> App<'t> {
    let app = test.app().fresh().open();
    app.serve(Some(&broken(test, damage)));
    forget(&app);
    go(&app);
    app.expect_screen("home").press("tab-you");
    app
}

/// The page says that it cannot be had, and *Try again* brings it once the server has all of it.
#[track_caller]
fn expect_failure_until_served_whole(app: &App<'_>, test: &Test<'_>) {
    expect_failure(app);
    app.serve(test.page.as_deref());
    app.touch("#opening .opening-said button");
    app.expect_screen("home");
}

/// A copy of the page with a second part that is damaged so.
#[track_caller]
fn broken(test: &Test<'_>, damage: fn(&Path)) -> PathBuf {
    let folder = copied(test, "broken");
    for name in [packed(REST), REST.to_owned()] {
        damage(&file_of(&folder, &name));
    }
    folder
}

fn remove(path: &Path) {
    std::fs::remove_file(path).expect("it was copied");
}

fn cut_in_half(path: &Path) {
    let bytes = std::fs::read(path).expect("it was copied");
    std::fs::write(path, &bytes[..bytes.len() / 2]).expect("it can be written");
}

/// The first part calls something that is not there yet: the page begins again, once, and waits for both parts.
pub fn a_first_part_that_needs_more_begins_again(test: &Test<'_>) {
    let _hold = hold_rest(test);
    let app = test.app().fresh().open();
    app.expect_screen("home");
    // The driver's own errors are hidden from the page; this is the event of one that the program has thrown.
    app.script(
        "const error = new WebAssembly.RuntimeError('null function');
         dispatchEvent(new ErrorEvent('error', {error})); return null",
    );
    app.expect_found(
        "another page, which waits",
        "return sessionStorage.getItem('first part needed more') === 'yes'
          && document.querySelector('[data-screen]') === null && typeof letHeldCome === 'function'",
        |waits| *waits == true,
    );
    app.script(LET_HELD_COME);
    app.expect_screen("home")
        .press("tab-you")
        .expect_screen("you");
}
