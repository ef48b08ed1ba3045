//! Features of the web page alone: it opens without a network, brings itself up to date, is opened by links and goes to
//! the home screen.

use std::path::{Path, PathBuf};

use rsg_engine::Color::Black;
use rsg_game::progress::{Month, Rank};
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::browsers::Browser;
use crate::driver::files::{CUT, RULE};
use crate::driver::runner::Test;
use crate::driver::scripts::LISTEN;
use crate::play::games::{LOWEST, for_the_day};
use crate::play::messages::some_invitation;
use crate::screens::axe::in_every_look;
use crate::screens::copying::{self, allow_clipboard};
use crate::sha256;
use crate::web::opening::{ONLINE, file_of};

/// True if the service worker controls the page.
pub const IS_KEPT: &str =
    "return !!(navigator.serviceWorker && navigator.serviceWorker.controller)";

/// The versions that are kept.
const KEPT: &str = "return caches.keys()";

/// Looks for a new version, and returns whether one waits, or has failed.
pub const LOOK_FOR_ANOTHER: &str = "\
    return navigator.serviceWorker.getRegistration()\
    .then((registration) => registration.update()).then((registration) => {
  const coming = registration.installing;
  if (!coming) return registration.waiting ? 'waits' : 'none';
  return new Promise((told) => coming.addEventListener('statechange', () => {
    if (coming.state === 'installed') told('waits');
    if (coming.state === 'redundant') told('failed');
  }));
});";

/// Looks for a new version, which may have the page before there is an answer.
const LOOK_WITHOUT_WAITING: &str = "navigator.serviceWorker.getRegistration()\
    .then((registration) => registration.update()); return null";

/// Sends a text to the page as another app does: by a form.
const SEND: &str = "
const form = Object.assign(document.createElement('form'), {action: arguments[0],
  method: 'post', enctype: 'multipart/form-data'});
form.append(Object.assign(document.createElement('input'), {name: 'text', value: arguments[1]}));
document.body.append(form);
form.submit();
return null";

/// Opened once, it opens again when the server is gone, and a day is cleared. Then words in the path of a link lead
/// there, and what another app shares comes in, by the service worker alone.
pub fn it_opens_without_a_network(test: &Test<'_>) {
    let app = test
        .app()
        .keeping_offline()
        .hurried()
        .nearly_over(for_the_day("2026-11-21"), Black, Aim::Win)
        .open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let downloads = app.times_asked_for("reverstargo_bg.wasm.gz");
    assert_eq!(downloads, 1, "the program was downloaded again");
    app.serve(None);
    // What the server said of the page goes on without it.
    let rule =
        "return fetch('index.html').then((page) => page.headers.get('content-security-policy'))";
    assert_eq!(app.script(rule), RULE);
    app.load().visit("settings").press("about-licences");
    app.expect_shown("about-licence-0").back_home();
    app.continue_game();
    app.win().press("result-close").expect_screen("calendar");
    app.expect_data("day-2026-11-21", "day", "cleared");
    let host = format!("http://127.0.0.1:{}/", app.port());
    app.go(&format!("{host}m/{}", some_invitation(2)));
    app.expect_screen("play");
    // Otherwise the page would open on this game again, and then on the one that comes in.
    app.press("back").expect_screen("messages");
    let left = app.browser().session.go("about:blank");
    left.expect("an empty page");
    let text = format!("Shall we?\n{}", some_invitation(3));
    app.script_with(SEND, &[json!(format!("{host}share")), json!(text)]);
    app.expect_screen("play").press("back");
    app.expect_screen("messages").expect_shown("message-game-2");
}

/// The page says that it opens without a network once every file is kept, and not before. A missing file is fetched
/// again once there is a network.
pub fn it_says_when_it_opens_without_a_network(test: &Test<'_>) {
    const FORGET: &str = "
return navigator.serviceWorker.getRegistration().then((found) => found.unregister())
  .then(() => caches.keys()).then((names) => Promise.all(names.map((name) => caches.delete(name))))";
    const IS_GIVEN_UP: &str =
        "return navigator.serviceWorker.getRegistration().then((found) => !found)";
    let app = test.app().keeping_offline().hurried().open();
    let broken = copy(test, "half-kept", |page| page.list_as("licences.txt", "0"));
    app.visit("you").expect_shown("you-offline");
    app.script(FORGET);
    app.serve(Some(&broken));
    app.load();
    app.expect_asked_for("licences.txt", 1);
    app.expect_found("nothing to be kept", IS_GIVEN_UP, |given_up| {
        *given_up == true
    });
    app.visit("you").expect_gone("you-offline");
    app.serve(test.page.as_deref());
    app.script(ONLINE);
    app.expect_shown("you-offline");
    app.serve(None);
    app.load().visit("you").expect_shown("you-offline");
}

/// A new version waits as long as a game is played; then it has the page, with the same progress. A download that is
/// not what it should be leaves the version there is.
pub fn an_update_waits_for_the_end_of_the_game(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let first = versions(&app);
    assert_eq!(first.len(), 1, "{first:?}");
    app.start_against_cpu(1, Black);
    let before = app.play(2).position();
    app.serve(Some(&copy(test, "broken", |page| {
        page.list_as("styles.css", "0");
    })));
    assert_eq!(app.script(LOOK_FOR_ANOTHER), "failed");
    assert_eq!(versions(&app), first);
    app.serve(Some(&copy(test, "second", |_| {})));
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
    // Between games it has the page at once, and the screen stays.
    app.press("back").expect_screen("home").visit("ranks");
    app.script("window.isSecondVersion = true; return null");
    // One with another style: the browser's own cache still has the one before.
    app.serve(Some(&copy(test, "third", |page| {
        page.append("styles.css", ":root { --third: yes; }\n");
    })));
    app.script(LOOK_WITHOUT_WAITING);
    app.expect_found(
        "the page of the third version",
        "return window.isSecondVersion === undefined && document.querySelector('[data-screen]') !== null",
        |begun| *begun == true,
    );
    app.expect_screen("ranks");
    let style = "return getComputedStyle(document.documentElement).getPropertyValue('--third')";
    assert_eq!(app.script(style), "yes");
}

/// An update that breaks off in the middle leaves the version there is, which opens without a network too; it is
/// fetched anew, and then has the page.
pub fn an_update_that_breaks_off_changes_nothing(test: &Test<'_>) {
    let app = test.app().keeping_offline().hurried().open();
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let first = versions(&app);
    let second = copy(test, "second", |page| {
        page.append("styles.css", ":root { --second: yes; }\n");
    });
    let style = file_of(&second, "styles.css");
    let cut = format!(
        "{}{CUT}",
        style.file_name().unwrap_or_default().to_string_lossy()
    );
    let cut = second.join(cut);
    std::fs::write(&cut, "").expect("it can be written");
    app.serve(Some(&second));
    assert_eq!(app.script(LOOK_FOR_ANOTHER), "failed");
    assert_eq!(versions(&app), first);
    app.serve(None);
    app.load().expect_screen("home");
    std::fs::remove_file(&cut).expect("it was written");
    app.serve(Some(&second));
    app.script(LOOK_WITHOUT_WAITING);
    let style = "return getComputedStyle(document.documentElement).getPropertyValue('--second')";
    app.expect_found("the second version", style, |style| *style == "yes");
    app.expect_screen("home");
}

/// A link in a browser that has never seen the app: nothing is taken in before the player says so. Then an invitation
/// leads to the board, with a line of what it is about. Where something was played, a link is followed at once.
pub fn a_link_waits_for_play_here(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let follow = |words: &str| {
        // Another page first: going from an address to the same one with a word behind it loads nothing.
        let left = app.browser().session.go("about:blank");
        left.expect("an empty page");
        app.go(&format!("{}#{words}", app.address()));
    };
    let invitation = format!("m/{}", some_invitation(2));
    follow(&invitation);
    app.expect_shown("guest-card").expect_screen("home");
    let mut faults = Vec::new();
    in_every_look(&app, "Play here?", &mut faults);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    let script = "return document.querySelector('[data-testid=guest-app]').href";
    assert_eq!(app.script(script), format!("reverstargo://{invitation}"));
    // Unanswered, it leaves nothing behind.
    app.reload().expect_gone("guest-card");
    app.expect_gone("today-messages");
    follow(&invitation);
    app.press("guest-here").expect_screen("play");
    app.expect_shown("first-line").play_one(Aim::Win);
    // The answer leads to this page again.
    let answer = app.send_game();
    let own = format!("http://127.0.0.1:{}/#m/rsg:", app.port());
    assert!(answer.contains(&own), "{answer}");
    // What was sent is known to this page for good, however soon it is left.
    follow("messages");
    app.expect_screen("messages")
        .expect("what was sent", |page| {
            page.data("message-game-1", "waiting") == "them"
        });
    follow("puzzle/2026-11-20");
    app.expect_screen("puzzle");
}

/// Keeps the browser's own offers to install away: whether and when Chromium makes one is its own affair.
const NO_OFFERS: &str = "addEventListener('beforeinstallprompt', (event) => { \
    if (event.isTrusted) event.stopImmediatePropagation(); });";

/// An offer to install, as Chromium makes it where somebody looks at it.
const OFFER: &str = "
const offer = new Event('beforeinstallprompt', {cancelable: true});
offer.prompt = () => { window.wasPrompted = true; return Promise.resolve(); };
dispatchEvent(offer);
return null;";

/// The property that tells an iPhone's tab from its home screen.
const IPHONE: &str = "Object.defineProperty(navigator, 'standalone', {value: false});";

/// The invitation to the home screen comes once, after the first finished game; You has it always, and says that a
/// browser may forget. An iPhone shows what is to be tapped.
pub fn the_home_screen_is_offered_after_the_first_game(test: &Test<'_>) {
    let _no_offers = Early::script(test, NO_OFFERS);
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    for (question, what) in [
        ("Page.getAppManifest", "errors"),
        ("Page.getInstallabilityErrors", "installabilityErrors"),
    ] {
        assert_eq!(app.devtools(question, &json!({}))[what], json!([]));
    }
    app.script(OFFER);
    app.visit("you").expect_shown("you-install");
    app.press("you-export").expect_shown("export-text");
    app.back_home().expect_gone("invitation");
    app.continue_game().win();
    app.press("result-close").back_home().reload();
    // An offer that comes while somebody looks moves nothing.
    app.expect_shown("home-today").settle();
    app.watch_touchables("[data-testid=home-today]");
    let frames = "return window.watchOfTouchables.frames";
    app.expect_found("a frame", frames, |seen| *seen != 0);
    app.script(OFFER);
    app.expect_found("more frames", frames, |seen| seen.as_u64() > Some(30));
    let watched = app.end_watch();
    assert_ne!(watched.count, 0);
    assert_eq!(watched.changes, []);
    app.visit("you").expect_shown("you-install").back_home();
    app.expect_shown("invitation").press("install");
    app.expect_found(
        "the browser's question",
        "return window.wasPrompted",
        |asked| *asked == true,
    );
    app.expect_gone("invitation").reload();
    app.script(OFFER);
    app.visit("you").expect_shown("you-install");
    app.visit("home").expect_gone("invitation");
    let _iphone = Early::script(test, IPHONE);
    app.load().visit("you").expect_shown("install-steps");
}

/// The property of a page that was opened from an iPhone's home screen.
const FROM_THE_HOME_SCREEN: &str = "Object.defineProperty(navigator, 'standalone', {value: true});";

/// On the home screen a page has a progress of its own. Before anything was played there it leads to the import, and
/// says how to copy in the browser; in a tab it does not.
pub fn games_are_brought_along_to_the_home_screen(test: &Test<'_>) {
    let opened_so = Early::script(test, FROM_THE_HOME_SCREEN);
    let app = test.app().hurried().open();
    app.press("first-import").expect_screen("settings");
    app.expect_shown("import-text")
        .expect_shown("import-from-tab");
    let mut faults = Vec::new();
    in_every_look(&app, "the import on the home screen", &mut faults);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    app.back_home().expect_shown("first-import");
    app.start_against_cpu(1, Black).win();
    app.press("result-close")
        .back_home()
        .expect_gone("first-import");
    drop(opened_so);
    let tab = test.app().second_phone().open();
    tab.expect_shown("first-learn").expect_gone("first-import");
}

/// Every screen that no other scenario of the page comes by, with what fills up over time. The page fails for whatever
/// its own policy refuses, on any of them; and the cards that no other shell has satisfy axe-core.
pub fn a_walk_stays_within_the_policy(test: &Test<'_>) {
    let _no_offers = Early::script(test, NO_OFFERS);
    let _from_the_first_file = Early::script(test, &format!("(() => {{{LISTEN}}})()"));
    // The developer menu could do that, too; the page that is published has none.
    test.forge_profile(|profile, today| {
        profile.forge_month(Month::of(today), today);
        profile.forge_rank(Rank::from_number(18).expect("there are thirty"));
    });
    let app = test.app().hurried().open();
    for screen in SCREENS {
        app.visit(screen).back_home();
    }
    app.visit_kept_games().back_home();
    app.visit("rules").press("rules-tutorial");
    app.expect_screen("tutorial").load();
    app.start_on_squares(&["go", "cpu", "level-1", "size-9", "color-black"]);
    app.tap("e5").expect_stone("e5", Black).back_home();
    app.expect_shown("waiting-1");
    app.script(OFFER);
    app.visit("you").back_home().expect_shown("invitation");
    let mut faults = Vec::new();
    in_every_look(&app, "invited to the home screen", &mut faults);
    app.visit("you").expect_shown("you-install");
    in_every_look(&app, "the home screen on You", &mut faults);
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Notes what the device is given to play, to feel and to save.
const NOTE_WHAT_IS_GIVEN: &str = "
window.given = {heard: 0, felt: [], saved: []};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { given.heard += 1; return start.apply(this, when); };
navigator.vibrate = (pattern) => given.felt.push(pattern);
HTMLAnchorElement.prototype.click = function () { given.saved.push(this.download); };
return null";

/// A placement is heard and felt, and the exported progress is copied and saved as a file.
pub fn it_is_heard_felt_copied_and_saved(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").press("settings-sound").back_home();
    app.script(NOTE_WHAT_IS_GIVEN);
    app.start_against_cpu(1, Black).play(2);
    app.expect_found("a sound", "return given.heard", |heard| {
        0 < heard.as_u64().unwrap_or_default()
    });
    app.expect_found("a touch", "return given.felt.length", |felt| {
        0 < felt.as_u64().unwrap_or_default()
    });
    app.press("back").visit("settings").press("settings-export");
    let exported = app.expect_shown("export-text").look();
    let exported = exported.value("export-text");
    allow_clipboard(&app);
    copying::copy(&app, "export-copy", "Copied", |text| text == exported);
    app.press("export-download");
    assert_eq!(
        app.script("return given.saved"),
        json!(["reverstargo-progress.txt"])
    );
}

/// Screens that can be reached without a game. Boards, results, Review, puzzles and shared pictures have scenarios of
/// their own on the page.
const SCREENS: [&str; 11] = [
    "games", "puzzles", "you", "calendar", "rankup", "setup", "messages", "ranks", "records",
    "trophies", "settings",
];

/// A script that runs before those of each page in this tab, until it is dropped.
pub struct Early<'a> {
    browser: &'a Browser,
    added: Value,
}

impl<'a> Early<'a> {
    #[track_caller]
    pub fn script(test: &'a Test<'_>, script: &str) -> Early<'a> {
        let browser = test.browser();
        let source = json!({"source": script});
        let added = browser
            .session
            .devtools("Page.addScriptToEvaluateOnNewDocument", &source);
        Early {
            browser,
            added: added.expect("Chromium can do that"),
        }
    }
}

impl Drop for Early<'_> {
    fn drop(&mut self) {
        // After a failure the browser is not used again.
        let _gone = self
            .browser
            .session
            .devtools("Page.removeScriptToEvaluateOnNewDocument", &self.added);
    }
}

pub fn versions(app: &App<'_>) -> Vec<String> {
    names(&app.script(KEPT))
}

fn names(list: &Value) -> Vec<String> {
    let names = list.as_array().into_iter().flatten();
    names
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

/// A copy of the page.
struct Copy {
    folder: PathBuf,
    /// The service worker with its list of files.
    list: String,
}

impl Copy {
    /// Changes the hash of a file in the list.
    fn list_as(&mut self, file: &str, hash: &str) {
        let file = file_of(&self.folder, file);
        let file = file.file_name().unwrap_or_default().to_string_lossy();
        let row = format!("\"{file}\": \"");
        let (before, rest) = self.list.split_once(&row).expect("the file is listed");
        let (_, after) = rest.split_once('"').expect("with its hash");
        self.list = format!("{before}{row}{hash}\"{after}");
    }

    /// Adds this to the end of a file, and tells the list.
    fn append(&mut self, file: &str, text: &str) {
        let path = file_of(&self.folder, file);
        let text = std::fs::read_to_string(&path).expect("it was copied") + text;
        std::fs::write(&path, &text).expect("it can be written");
        self.list_as(file, &sha256::hash(text.as_bytes()));
    }
}

/// A copy of the page that calls itself another version, with this change.
fn copy(test: &Test<'_>, name: &str, change: impl FnOnce(&mut Copy)) -> PathBuf {
    let folder = test.folder.join(name);
    let from = test.page.as_deref().expect("the stage is the web page");
    copy_all(from, &folder);
    let worker = folder.join("offline.js");
    let list = std::fs::read_to_string(&worker).expect("it was copied");
    let list = list.replacen("VERSION = \"", &format!("VERSION = \"{name}-"), 1);
    let mut copy = Copy { folder, list };
    change(&mut copy);
    std::fs::write(&worker, copy.list).expect("it can be written");
    copy.folder
}

/// The words with which a worker's program begins.
pub const WORKER_BEGINS: &str = "await init({ module_or_path: data });";

/// Serves a copy of the page in which a worker's program begins by this script.
#[track_caller]
pub fn begin_workers_by(app: &App<'_>, test: &Test<'_>, script: &str) {
    let folder = test.folder.join("workers");
    copy_all(test.page.as_deref().expect("the page"), &folder);
    let path = file_of(&folder, "think.js");
    let think = std::fs::read_to_string(&path).expect("it was copied");
    assert!(think.contains(WORKER_BEGINS), "{think}");
    std::fs::write(&path, think.replace(WORKER_BEGINS, script)).expect("it can be written");
    app.serve(Some(&folder));
}

pub fn copy_all(from: &Path, to: &Path) {
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
