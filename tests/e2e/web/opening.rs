//! The web page before its program runs, and what it does where something is not to be had: it says so, and heals by
//! itself.

use std::path::{Path, PathBuf};

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::files::{COMPRESSED, CUT, HELD, PACKED, plain};
use crate::driver::runner::Test;
use crate::driver::scripts::LISTEN;
use crate::driver::touchables::{Change, Changed};
use crate::driver::wait::THOUGHT;
use crate::sha256;
use crate::web::page::{Early, IS_KEPT, LOOK_FOR_ANOTHER, copy_all};
use crate::web::parts::{LET_HELD_COME, hold};

/// The words and controls in sight before the program runs.
pub const SAID: &str = "
const seen = (element) => element && !element.hidden && element.getClientRects().length ? element.textContent : null;
const opening = document.getElementById('opening');
return opening && !document.getElementById('main').firstChild && {
  words: seen(opening.querySelector('p')), bar: seen(opening.querySelector('progress')) !== null,
  again: seen(opening.querySelector('.opening-said button')),
  value: opening.querySelector('progress').position,
};";

/// A copy of the page.
#[track_caller]
pub fn copied(test: &Test<'_>, name: &str) -> PathBuf {
    let folder = test.folder.join(name);
    copy_all(test.page.as_deref().expect("the page"), &folder);
    folder
}

/// The file of a page that was built under this name.
#[track_caller]
pub fn file_of(folder: &Path, name: &str) -> PathBuf {
    let files = std::fs::read_dir(folder).expect("it is a folder").flatten();
    let mut files = files.map(|entry| entry.path());
    let fits =
        |path: &PathBuf| plain(&path.file_name().unwrap_or_default().to_string_lossy()) == name;
    files
        .find(fits)
        .unwrap_or_else(|| panic!("there is no {name}"))
}

/// Takes a file out of a copy of the page, and its packed form if there is one.
#[track_caller]
fn take_out(folder: &Path, name: &str) {
    let file = file_of(folder, name);
    let packed = PathBuf::from(format!("{}{PACKED}", file.display()));
    if packed.exists() {
        std::fs::remove_file(packed).expect("it was copied");
    }
    std::fs::remove_file(file).expect("it was copied");
}

#[track_caller]
pub fn go(app: &App<'_>) {
    let gone = app.browser().session.go(&app.address());
    gone.expect("the page can be loaded");
    app.script(LISTEN);
}

#[track_caller]
pub fn expect_failure(app: &App<'_>) {
    app.expect_found("a sentence and a way on", SAID, |said| {
        let words = said["words"].as_str().unwrap_or_default();
        words.contains("couldn’t be loaded") && said["again"] == "Try again"
    });
}

/// Files without which the page cannot open.
const FILES: [&str; 4] = [
    "reverstargo_bg.wasm",
    "reverstargo.js",
    "start.js",
    "styles.css",
];

/// Missing files lead to a notice, and *Try again* opens the page as soon as all are there.
pub fn what_is_missing_is_told_and_tried_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let whole = test.page.clone().expect("the page");
    // WebKit takes a script or style that it has had from its memory, whatever the server says since. There the program
    // alone can be missing.
    let files = match app.browser().kind {
        Kind::WebKit => &FILES[..1],
        _ => &FILES[..],
    };
    for (number, name) in files.iter().enumerate() {
        let broken = copied(test, &format!("broken-{number}"));
        std::fs::remove_file(file_of(&broken, name)).expect("it was copied");
        app.serve(Some(&broken));
        go(&app);
        expect_failure(&app);
        app.serve(Some(&whole));
        app.script("document.querySelector('#opening .opening-said button').click(); return null");
        app.expect_screen("home");
    }
}

/// The program that thinks, with the scripts that begin it.
const THINKS: [&str; 3] = [THINKER, "thinker.js", "think.js"];

/// Without the program that thinks the page is there all the same. A game waits for it, with a notice, and goes on as
/// soon as it comes.
pub fn a_game_waits_for_the_program_that_thinks(test: &Test<'_>) {
    let whole = test.page.clone().expect("the page");
    for (number, name) in THINKS.iter().enumerate() {
        let app = test.app().hurried().fresh().open();
        let broken = copied(test, &format!("thoughtless-{number}"));
        take_out(&broken, name);
        app.serve(Some(&broken));
        go(&app);
        app.expect_screen("home").set_up("star");
        app.choose("setup-color-white").press("setup-start");
        let before = app.expect_screen("play").look().stones();
        // The page is loaded once more in between: the server may have another version.
        app.expect("the sentence, and no stone more", |page| {
            page.text("note").contains("still being downloaded") && page.stones() == before
        });
        app.serve(Some(&whole));
        app.expect_within("a turn of the CPU's", THOUGHT, |page| {
            before < page.stones() && page.awaits_a_person()
        });
    }
}

/// The licences come when they are unfolded. Without a network that is told, and they come with it.
pub fn licences_come_when_they_are_wanted(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings");
    assert_eq!(app.times_asked_for("licences.txt"), 0);
    app.serve(None);
    app.press("about-licences").expect("the sentence", |page| {
        page.text("late-failed").contains("couldn’t be downloaded")
    });
    app.serve(test.page.as_deref());
    app.press("late-again").expect_shown("about-licence-0");
}

/// The puzzles come while Today is looked at. One that is opened before they are there says so. Nothing that can be
/// touched beside the day's puzzle moves when they come, and then all of them can be opened.
pub fn a_puzzle_waits_for_the_puzzles(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let broken = copied(test, "puzzleless");
    std::fs::remove_file(file_of(&broken, "puzzles.bin")).expect("it was copied");
    app.serve(Some(&broken));
    go(&app);
    app.expect_screen("home").expect_shown("home-puzzle");
    app.serve(None);
    app.press("home-puzzle").expect_screen("puzzle");
    let missing = |what: &str| {
        app.expect(what, |page| {
            page.text("late-failed").contains("couldn’t be downloaded")
        });
    };
    missing("the sentence in place of the puzzle");
    app.press("back").expect_screen("home").visit("puzzles");
    missing("the sentence in place of the day's puzzle");
    app.press("puzzle-run").expect_screen("puzzle");
    missing("the sentence in place of the next puzzle");
    app.press("back").expect_screen("puzzles");
    app.serve(test.page.as_deref());
    app.script(&(hold("puzzles-") + "return null"));
    app.press("late-again").expect_shown("late-coming");
    app.watch_touchables("[data-testid=puzzle-today]");
    app.script(LET_HELD_COME);
    app.expect_found("who is to win", SAYS_WHO_WINS, |says| *says == true);
    app.expect_gone("late-coming");
    let watched = app.end_watch();
    assert!(0 < watched.count, "{watched:?}");
    // The kinds of practice come with the puzzles, below all else.
    let comes = |change: &&Change| {
        change.what == Changed::Presence && change.id.starts_with("puzzle-practice-")
    };
    let (come, others): (Vec<_>, Vec<_>) = watched.changes.iter().partition(comes);
    assert!(!come.is_empty() && others.is_empty(), "{watched:?}");
    app.press("puzzle-run").expect_found(
        "the board",
        "return document.querySelectorAll('[data-cell]').length",
        |cells| *cells == 37,
    );
    app.press("back").expect_screen("puzzles");
    app.press("puzzle-today").expect_screen("puzzle");
}

const SAYS_WHO_WINS: &str = "return document.querySelector('.puzzle-wins') !== null";

/// A browser whose owner reads Japanese, and every language that is drawn.
const READS_JAPANESE: &str = "
Object.defineProperty(navigator, 'languages', {value: ['ja-JP', 'en-GB'], configurable: true});
window.drawn = [];
new MutationObserver(() => {
  const language = document.querySelector('.app')?.lang;
  if (language && drawn.at(-1) !== language) drawn.push(language);
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['lang']});
";
const DRAWN: &str = "return window.drawn";
pub const ONLINE: &str = "dispatchEvent(new Event('online')); return null";

/// The language of the device is there before anything is drawn, and no other is fetched. The one that was chosen last
/// likewise.
pub fn no_other_language_flashes_up(test: &Test<'_>) {
    let _early = Early::script(test, READS_JAPANESE);
    let app = test.app().hurried().open();
    app.expect_screen("home");
    assert_eq!(app.script(DRAWN), json!(["ja"]));
    assert_eq!(app.times_asked_for("texts-ja.txt"), 1);
    assert_eq!(app.times_asked_for("texts-hi.txt"), 0);
    app.visit("settings").set("settings-language", "hi");
    app.expect_attribute("lang", "hi").expect_saved();
    go(&app);
    app.expect_screen("home");
    assert_eq!(app.script(DRAWN), json!(["hi"]));
}

/// A language that cannot be had is told of, and the one there is stays; it comes as soon as it is to be had, asked for
/// or not.
pub fn a_language_comes_when_it_is_chosen(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings");
    assert_eq!(app.times_asked_for("texts-hi.txt"), 0);
    app.serve(None);
    app.set("settings-language", "hi");
    app.expect("the sentence", |page| {
        page.text("late-failed").contains("couldn’t be downloaded")
            && page.text("note").contains("हिन्दी couldn’t be downloaded")
    });
    app.expect_attribute("lang", "en");
    app.serve(test.page.as_deref());
    app.press("late-again").expect_attribute("lang", "hi");
    app.expect_gone("late-failed").serve(None);
    app.set("settings-language", "mr")
        .expect_shown("late-failed");
    app.expect_attribute("lang", "hi");
    app.serve(test.page.as_deref());
    app.script(ONLINE);
    app.expect_attribute("lang", "mr")
        .expect_gone("late-failed");
}

/// English stands for the device's language where its words cannot be had, and a notice says so.
pub fn english_stands_for_a_language_that_is_missing(test: &Test<'_>) {
    let _early = Early::script(test, READS_JAPANESE);
    let app = test.app().hurried().open();
    let broken = copied(test, "speechless");
    std::fs::remove_file(file_of(&broken, "texts-ja.txt")).expect("it was copied");
    app.serve(Some(&broken));
    go(&app);
    app.expect_screen("home").expect("the sentence", |page| {
        page.text("note").contains("日本語 couldn’t be downloaded")
    });
    app.expect_attribute("lang", "en");
    app.serve(test.page.as_deref());
    app.script(ONLINE);
    app.expect_attribute("lang", "ja");
}

const HAS_PUZZLES: &str = "return performance.getEntriesByType('resource')\
    .some((file) => file.name.includes('/puzzles-') && 0 < file.decodedBodySize)";

/// The puzzles come by themselves once there is a network, before anybody wants them.
pub fn what_failed_quietly_is_fetched_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let broken = copied(test, "puzzleless");
    std::fs::remove_file(file_of(&broken, "puzzles.bin")).expect("it was copied");
    app.serve(Some(&broken));
    go(&app);
    app.expect_screen("home");
    // Once, and once more past the browser's cache.
    app.expect_asked_for("puzzles.bin", 2);
    app.settle().serve(test.page.as_deref());
    app.script(ONLINE);
    app.expect_found("the puzzles", HAS_PUZZLES, |has| *has == true);
    app.expect_screen("home").serve(None);
    app.press("home-puzzle").expect_screen("puzzle");
    app.expect_found(
        "the board",
        "return document.querySelectorAll('[data-cell]').length",
        |cells| *cells == 37,
    );
}

/// Half a program in the browser's own cache, and then a whole one on the server: the page looks past the cache by
/// itself.
pub fn half_a_program_in_the_cache_is_passed_by(test: &Test<'_>) {
    let app = test.app().keeping_files().hurried().open();
    // Under names of its own, which the browser has not had yet.
    let broken = with_other_names(test, "broken");
    let whole = [PROGRAM.to_owned(), packed(PROGRAM)].map(|name| {
        let file = file_of(&broken, &name);
        let bytes = std::fs::read(&file).expect("it was copied");
        std::fs::write(&file, &bytes[..bytes.len() / 2]).expect("it can be written");
        (file, bytes)
    });
    app.serve(Some(&broken));
    let anew = format!("{}&anew", app.address());
    app.browser()
        .session
        .go(&anew)
        .expect("the page can be loaded");
    app.script(LISTEN);
    expect_failure(&app);
    for (file, bytes) in whole {
        std::fs::write(file, bytes).expect("it can be written");
    }
    app.script("document.querySelector('#opening .opening-said button').click(); return null");
    app.expect_screen("home")
        .start_against_cpu(1, Black)
        .play(1);
}

/// A connection that breaks off in the middle of the program, each time: it is told, and *Try again* opens the page.
pub fn a_download_that_breaks_off_is_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let broken = with_other_names(test, "broken-off");
    let cut = [PROGRAM.to_owned(), packed(PROGRAM)].map(|name| marked(&broken, &name, CUT));
    app.serve(Some(&broken));
    go(&app);
    expect_failure(&app);
    for mark in cut {
        std::fs::remove_file(mark).expect("it was written");
    }
    app.script("document.querySelector('#opening .opening-said button').click(); return null");
    app.expect_screen("home");
}

/// The first part of the page's program, its second part, and the program that thinks.
pub const PROGRAM: &str = "reverstargo_bg.wasm";
pub const REST: &str = "rest.wasm";
const THINKER: &str = "thinker_bg.wasm";
const PROGRAMS: [&str; 3] = [PROGRAM, REST, THINKER];

/// The name of a program in that of the same one packed.
pub fn packed(program: &str) -> String {
    format!("{program}{PACKED}")
}

/// Puts a mark beside a file, for the server.
#[track_caller]
pub fn marked(folder: &Path, name: &str, mark: &str) -> PathBuf {
    let mark = folder.join(name_of(&file_of(folder, name)) + mark);
    std::fs::write(&mark, "").expect("it can be written");
    mark
}

/// The next version on a host that compresses nothing, with half the size of its program's parts. Of programs as they
/// are it sends the beginning, and the rest to nobody.
#[track_caller]
fn on_a_plain_host(test: &Test<'_>) -> (PathBuf, usize) {
    let folder = with_other_names(test, "plain");
    for program in PROGRAMS {
        marked(&folder, program, HELD);
    }
    let size = |name| {
        std::fs::metadata(file_of(&folder, name))
            .expect("it is there")
            .len()
    };
    let all = size(PROGRAM) + size(REST);
    (folder, all as usize / 2)
}

/// From a host that compresses nothing comes the program that is packed beside the other, and from one that says of
/// such files that the browser has to unpack them.
pub fn a_plain_host_sends_what_is_packed(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let (plain, most) = on_a_plain_host(test);
    for _ in 0..2 {
        // The page before would ask this server for what has not come yet.
        let left = app.browser().session.go("about:blank");
        left.expect("an empty page");
        app.serve(Some(&plain));
        go(&app);
        app.expect_screen("home");
        let sent = app.bytes_sent();
        assert!(sent < most, "{sent} bytes until Today");
        app.expect_let_go(PROGRAM);
        // The host is known by then, and the page has better things to do than to let go of another program.
        for later in [REST, THINKER] {
            app.expect_asked_for(&packed(later), 1);
            assert_eq!(app.times_asked_for(later), 0, "{later}");
        }
        marked(&plain, &packed(PROGRAM), COMPRESSED);
    }
}

/// An update from such a host likewise, and without a network all of it is there.
pub fn a_plain_host_updates_by_what_is_packed(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let (plain, most) = on_a_plain_host(test);
    app.serve(Some(&plain));
    app.load();
    app.expect_found("the newer version", IS_NEWER, |is| *is == true);
    let sent = app.bytes_sent();
    assert!(sent < most, "{sent} bytes until all is kept");
    assert_eq!(app.times_asked_for(&packed(PROGRAM)), 1);
    app.expect_screen("home").serve(None);
    app.load().start_against_cpu(1, Black).play(1);
}

/// A packed program that is missing, breaks off or is none is passed by, on the page and by the service worker.
pub fn a_packed_program_of_no_use_is_passed_by(test: &Test<'_>) {
    let breaks: [fn(&Path, &str); 3] = [
        |folder, name| std::fs::remove_file(file_of(folder, name)).expect("it was copied"),
        |folder, name| drop(marked(folder, name, CUT)),
        |folder, name| {
            std::fs::write(file_of(folder, name), "not packed").expect("it can be written");
        },
    ];
    for (number, broken) in breaks.into_iter().enumerate() {
        let app = test.app().hurried().fresh().open();
        let folder = with_other_names(test, &format!("unpacked-{number}"));
        for program in PROGRAMS {
            broken(&folder, &packed(program));
        }
        app.serve(Some(&folder));
        go(&app);
        app.expect_screen("home").start_against_cpu(1, Black);
        app.play(1);
        assert_eq!(app.times_asked_for(&packed(PROGRAM)), 1);
    }
    let app = test.app().keeping_offline().hurried().fresh().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    app.start_against_cpu(1, Black);
    app.serve(Some(&test.folder.join("unpacked-2")));
    assert_eq!(app.script(LOOK_FOR_ANOTHER), "waits");
}

/// From a host that compresses it comes the program alone.
pub fn a_host_that_compresses_is_asked_for_nothing_packed(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let folder = with_other_names(test, "compressed");
    for program in PROGRAMS {
        marked(&folder, program, COMPRESSED);
    }
    app.serve(Some(&folder));
    go(&app);
    app.expect_screen("home").start_against_cpu(1, Black);
    app.play(1);
    // WebKit has in its memory that what thinks came uncompressed before, so only the program with another name counts.
    assert_eq!(app.times_asked_for(PROGRAM), 1);
    assert_eq!(app.times_asked_for(&packed(PROGRAM)), 0);
}

/// The next version of the page: the same, with other names for the program and what starts it.
#[track_caller]
fn with_other_names(test: &Test<'_>, version: &str) -> PathBuf {
    const HASH: &str = "0123456789ab";
    let folder = copied(test, version);
    let names = [
        ("reverstargo_bg", "wasm.gz"),
        ("reverstargo_bg", "wasm"),
        ("start", "js"),
        ("open", "js"),
    ];
    let names = names.map(|(stem, ending)| {
        let file = file_of(&folder, &format!("{stem}.{ending}"));
        let other = format!("{stem}-{HASH}.{ending}");
        std::fs::rename(&file, folder.join(&other)).expect("it can be renamed");
        (name_of(&file), other)
    });
    let renamed = |text: String| {
        names
            .iter()
            .fold(text, |text, (name, other)| text.replace(name, other))
    };
    let worker = folder.join("offline.js");
    let list = std::fs::read_to_string(&worker).expect("it was copied");
    let mut list = renamed(list).replacen("VERSION = \"", &format!("VERSION = \"{version}-"), 1);
    for name in [&names[2].1, &names[3].1, "index.html"] {
        let path = folder.join(name);
        let text = renamed(std::fs::read_to_string(&path).expect("it was copied"));
        std::fs::write(&path, &text).expect("it can be written");
        let row = format!("\"{name}\": \"");
        let (before, rest) = list.split_once(&row).expect("it is listed");
        let (_, after) = rest.split_once('"').expect("with its hash");
        list = format!("{before}{row}{}\"{after}", sha256::hash(text.as_bytes()));
    }
    std::fs::write(&worker, list).expect("it can be written");
    folder
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The program comes when the scenario lets it.
const LATE: &str = "
{
  const fetched = window.fetch;
  window.fetch = (what, ...how) => String(what).endsWith('.wasm')
    ? new Promise((done) => { window.letCome = () => done(fetched(what, ...how)); }) : fetched(what, ...how);
}
";

/// The page with a program that comes when the scenario lets it.
#[track_caller]
pub fn go_and_wait(test: &Test<'_>, app: &App<'_>) {
    let late = copied(test, "late");
    hold_program(&late);
    app.serve(Some(&late));
    go(app);
}

/// Makes the program of a copy of the page come when the scenario lets it.
#[track_caller]
pub fn hold_program(folder: &Path) {
    std::fs::write(folder.join("late.js"), LATE).expect("it can be written");
    let page = folder.join("index.html");
    let text = std::fs::read_to_string(&page).expect("it was copied");
    let (before, asks) = text
        .split_once("<script>")
        .expect("a script asks for the program");
    let late = format!("{before}<script src=\"late.js\"></script><script>{asks}");
    std::fs::write(&page, late).expect("it can be written");
}

/// Without the script that speaks before the program the page opens all the same. Where the program is missing, too,
/// that is told, with a way on.
pub fn the_page_opens_without_its_first_script(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let silent = copied(test, "silent");
    take_out(&silent, "open.js");
    app.serve(Some(&silent));
    go(&app);
    app.expect_screen("home").visit("settings");
    take_out(&silent, PROGRAM);
    go(&app);
    expect_failure(&app);
    app.serve(test.page.as_deref());
    app.touch("#opening .opening-said button");
    app.expect_screen("home");
}

/// A tap on a place before the program is there is done once it is; the last one counts.
pub fn a_tap_before_the_program_is_kept(test: &Test<'_>) {
    let app = test.app().hurried().open();
    go_and_wait(test, &app);
    app.expect_found("the bar of places", SAID, |said| !said.is_null());
    app.touch("#opening [data-opens=games]");
    app.touch("#opening [data-opens=puzzles]");
    app.script("letCome(); return null");
    app.expect_screen("puzzles");
}

/// A program that takes its time is waited for with words and a bar; then the app is there.
pub fn who_waits_is_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    go_and_wait(test, &app);
    app.expect_found("words and a bar", SAID, |said| {
        let words = said["words"].as_str().unwrap_or_default();
        words.contains("on its way") && said["bar"] == true
    });
    app.script("letCome(); return null");
    app.expect_screen("home");
}

/// Deletes the program from what the service worker keeps, and asks whether it is there.
const MAKE_A_HOLE: &str = "
return caches.keys().then((names) => Promise.all(names.map(async (name) => {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) if (request.url.includes('.wasm')) await cache.delete(request);
}))).then(() => true);";
const HAS_NO_HOLE: &str = "
return caches.keys().then((names) => Promise.all(names.map(async (name) =>
  (await (await caches.open(name)).keys()).some((request) => request.url.includes('.wasm')))))
  .then((all) => all.length > 0 && all.every(Boolean));";

/// Returns true if the page is [`with_other_names`].
const IS_NEWER: &str = "return performance.getEntriesByType('resource')\
    .some((file) => file.name.includes('start-0123456789ab'))";

/// A browser that is short of room throws away single files. The page brings them back, and where the server has a
/// newer version alone, it takes that.
pub fn a_hole_in_the_cache_is_filled(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    app.script(MAKE_A_HOLE);
    app.load();
    app.expect_found("the program in the cache", HAS_NO_HOLE, |has| *has == true);
    app.serve(None);
    app.load();
    app.serve(Some(&with_other_names(test, "newer")));
    app.script(MAKE_A_HOLE);
    go(&app);
    app.expect_screen("home");
    app.expect_found("the newer version", IS_NEWER, |is| *is == true);
}
