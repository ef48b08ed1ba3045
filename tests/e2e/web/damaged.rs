//! Damage to what the service worker keeps: each file broken in turn, with the network there and without one.

use std::path::Path;

use rsg_engine::Color::Black;
use serde_json::{Map, Value, json};

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::files::plain;
use crate::driver::runner::Test;
use crate::sha256;
use crate::web::opening::{PROGRAM, go};
use crate::web::page::{Early, IS_KEPT};

/// Damages what is kept of these files: the body of each is cut in the middle, or replaced by what is of no use.
const DAMAGE: &str = "
const [names, nonsense] = arguments;
return caches.keys().then(async ([version]) => {
  const cache = await caches.open(version);
  for (const name of names) {
    const kept = await cache.match('/' + name);
    const bytes = await kept.arrayBuffer();
    const body = nonsense ?? bytes.slice(0, bytes.byteLength / 2);
    await cache.put('/' + name, new Response(body, {headers: kept.headers}));
  }
  return true;
});";

/// Puts what is kept of a file in the place of another one.
const REPLACE: &str = "
const [name, other] = arguments;
return caches.keys().then(async ([version]) => {
  const cache = await caches.open(version);
  await cache.put('/' + name, await cache.match('/' + other));
  return true;
});";

/// The names of the files of which something else is kept than this list of hashes says, or nothing.
const DAMAGED: &str = "
const [hashes] = arguments;
return caches.keys().then(async ([version]) => {
  const cache = await caches.open(version);
  const damaged = [];
  for (const [name, hash] of Object.entries(hashes)) {
    const kept = await cache.match('/' + name);
    const bytes = kept ? await kept.arrayBuffer() : new ArrayBuffer(0);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    if ([...digest].map(byte => byte.toString(16).padStart(2, '0')).join('') !== hash) damaged.push(name);
  }
  return damaged;
});";

/// The names of all files that are kept.
const KEPT: &str = "
return caches.keys().then(async ([version]) => (await (await caches.open(version)).keys())
  .map(({url}) => new URL(url).pathname.slice(1)));";

/// The words of a page without the app, and whether it offers a way on.
const SAID: &str = "
const button = [...document.querySelectorAll('button')].find(({innerText}) => innerText === 'Try again');
return {words: document.body?.innerText ?? '', isOpen: document.querySelector('[data-screen]') !== null,
  again: !!button && button.getClientRects().length > 0};";

const PRESS_AGAIN: &str = "
[...document.querySelectorAll('button')].find(({innerText}) => innerText === 'Try again').click();
return null;";

/// The body of a file that is no file any more.
const NONSENSE: &str = "}{";

/// The files that the page opens with. Each of them is damaged by itself; a snippet stands in a folder.
const OPENS: [&str; 10] = [
    "index.html",
    "open.js",
    "board.svg",
    "styles.css",
    "page.js",
    "install.js",
    "start.js",
    "reverstargo.js",
    "snippets/",
    PROGRAM,
];

/// The app with its page kept, and the hash of each kept file.
struct Kept<'t> {
    app: App<'t>,
    hashes: Map<String, Value>,
}

impl<'t> Kept<'t> {
    #[track_caller]
    fn open(test: &'t Test<'t>) -> Self {
        let app = test.app().keeping_offline_alone().hurried().open();
        app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
        let page = test.page.as_deref().expect("the page");
        let names = app.script(KEPT);
        let names = names.as_array().into_iter().flatten();
        let hashes: Map<String, Value> = names
            .filter_map(Value::as_str)
            .map(|name| (name.to_owned(), hash_of(&page.join(name)).into()))
            .collect();
        assert!(40 < hashes.len(), "{hashes:?}");
        Self { app, hashes }
    }

    /// The kept files that were built under a name or lie in a folder of it.
    #[track_caller]
    fn named(&self, name: &str) -> Vec<&str> {
        let fits =
            |file: &&str| plain(file) == name || name.ends_with('/') && file.starts_with(name);
        let named: Vec<&str> = self
            .hashes
            .keys()
            .map(String::as_str)
            .filter(fits)
            .collect();
        assert!(!named.is_empty(), "{name} is not kept");
        named
    }

    /// Damages files, opens the page, and waits until all of them are as they were.
    #[track_caller]
    fn heals(&self, names: &[&str], nonsense: Option<&str>) {
        self.app
            .script_with(DAMAGE, &[json!(names), json!(nonsense)]);
        self.opens_whole();
    }

    #[track_caller]
    fn opens_whole(&self) {
        self.app.load();
        self.expect_whole();
    }

    #[track_caller]
    fn expect_whole(&self) {
        let script = format!(
            "return ((...arguments) => {{{DAMAGED}}})({})",
            json!(self.hashes)
        );
        self.app
            .expect_found("all files as they were", &script, |damaged| {
                *damaged == json!([])
            });
    }
}

#[track_caller]
fn hash_of(file: &Path) -> String {
    sha256::hash(&std::fs::read(file).expect("what is kept was served"))
}

/// Each kept file damaged, by half or altogether: those that the page opens with one by one, all others at once, then
/// all that there are. The page opens each time without a word, and the files are whole again. The CPU answers. The
/// worker compares hashes, so a second browser finds nothing in the other way to damage a single file.
pub fn a_damaged_file_comes_anew(test: &Test<'_>) {
    let kept = Kept::open(test);
    let alone: Vec<Vec<&str>> = OPENS.iter().map(|name| kept.named(name)).collect();
    let all: Vec<&str> = kept.hashes.keys().map(String::as_str).collect();
    let others = all.iter().copied();
    let others: Vec<&str> = others
        .filter(|name| !alone.concat().contains(name))
        .collect();
    let is_second = kept.app.browser().kind == Kind::WebKit;
    for (way, nonsense) in [None, Some(NONSENSE)].into_iter().enumerate() {
        for (at, names) in alone.iter().enumerate() {
            if !is_second || at % 2 == way {
                kept.heals(names, nonsense);
            }
        }
        kept.heals(&others, nonsense);
        kept.app.start_against_cpu(1, Black).play(1).back_home();
        kept.heals(&all, nonsense);
    }
}

/// A program that is whole and another one, so that the browser finds no fault with it.
pub fn another_program_comes_anew(test: &Test<'_>) {
    let kept = Kept::open(test);
    let [program, other] = [PROGRAM, "thinker_bg.wasm"].map(|name| kept.named(name)[0]);
    kept.app
        .script_with(REPLACE, &[json!(program), json!(other)]);
    kept.opens_whole();
}

/// Lets no page register its service worker.
const REFUSE_REGISTRATION: &str = "
ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('aborted', 'AbortError'));";

/// A page that is kept is made whole by the worker that it came from, also where the registration of that fails.
pub fn damage_is_mended_without_a_registration(test: &Test<'_>) {
    let kept = Kept::open(test);
    let _refused = Early::script(test, REFUSE_REGISTRATION);
    kept.heals(&kept.named("call.wav"), Some(NONSENSE));
}

/// Counts how often the page is told that something is damaged, and asks once.
const COUNT_DAMAGE: &str = "
window.timesDamaged = 0;
navigator.serviceWorker.addEventListener('message', ({data}) => { if (data === 'damaged') window.timesDamaged += 1; });
navigator.serviceWorker.controller.postMessage('fill');
return null";

/// A page whose host is away for a while asks again and again for what is damaged, until it is whole.
pub fn damage_is_mended_when_the_host_is_back(test: &Test<'_>) {
    let kept = Kept::open(test);
    let app = &kept.app;
    app.serve(None);
    app.script_with(DAMAGE, &[json!(kept.named("call.wav")), Value::Null]);
    app.load().script(COUNT_DAMAGE);
    // Once it hears what it asked at its beginning, and once what was asked here.
    let times = "return window.timesDamaged";
    app.expect_found("questions of its own", times, |times| {
        times.as_u64().is_some_and(|times| 2 < times)
    });
    app.serve(test.page.as_deref());
    kept.expect_whole();
}

/// A file of each kind damaged without a network: that is told as it is, and one *Try again* with the network opens the
/// page.
pub fn damage_without_a_network_is_told(test: &Test<'_>) {
    let kept = Kept::open(test);
    let app = &kept.app;
    // WebKit takes a script that it has had from its memory, and the page opens all the same.
    let files = match app.browser().kind {
        Kind::WebKit => &WITHOUT_A_NETWORK[..3],
        _ => &WITHOUT_A_NETWORK[..],
    };
    for name in files {
        // Before the damage: a page that has just begun heals what it finds.
        app.serve(None);
        app.script_with(DAMAGE, &[json!(kept.named(name)), Value::Null]);
        go(app);
        app.expect_found("what is damaged, and a way on", SAID, |said| {
            let words = said["words"].as_str().unwrap_or_default();
            words.contains("damaged or missing") && said["again"] == true && said["isOpen"] == false
        });
        app.serve(test.page.as_deref());
        app.script(PRESS_AGAIN);
        app.expect_found("the app", SAID, |said| said["isOpen"] == true);
    }
    kept.opens_whole();
}

/// The page, the script that speaks for it, and others of which one is damaged.
const WITHOUT_A_NETWORK: [&str; 5] = [
    "index.html",
    "open.js",
    PROGRAM,
    "start.js",
    "reverstargo.js",
];
