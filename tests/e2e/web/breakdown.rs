//! The web page when something breaks down: the program, the worker that thinks, an older page that goes on, and
//! strangers.

use std::os::unix::fs::symlink;

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::web::page::{Early, IS_KEPT, WORKER_BEGINS, begin_workers_by, versions};

/// Lets the program panic with the next event, which a debug build does on request, in a page that is marked.
const PANIC: &str = "window.isBroken = true;
setTimeout(() => { rsg.tell('panic'); rsg.tell('visible'); });
return null";

/// Returns true if a page other than the marked one shows a screen.
const IS_ANEW: &str =
    "return window.isBroken === undefined && document.querySelector('[data-screen]') !== null";

/// The exported progress in place of the app.
const SAVED: &str = "return document.getElementById('saved-progress')?.value ?? ''";

/// Refuses the page what it notes for the next one, as a browser does that blocks all of a site's data.
const NOTES_NOTHING: &str = "
Object.defineProperty(window, 'sessionStorage', {get() { throw new DOMException('refused', 'SecurityError'); }});
return null";

/// A panic: the page begins again at the same position. A second one soon after is told, with all that was saved as a
/// text, and so is the first one where the page cannot know which it is.
pub fn a_panic_begins_again_and_the_second_is_told(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    // The page shows a stone before its save is for good.
    let before = app.play(2).expect_saved().position();
    app.script(PANIC);
    app.expect_found("the page to begin again", IS_ANEW, |anew| *anew == true);
    app.expect_screen("play").expect_position(&before);
    // Soon after the first one, however long all of that took here.
    app.script("sessionStorage.setItem('page broke', Date.now()); return null");
    app.script(PANIC);
    app.expect_found("the exported progress", SAVED, |text| *text != "");
    let saved = app.script(SAVED);
    // For the page's own faults, which were the scenario's.
    app.script("sessionStorage.clear(); window.faultsOfThisPage = []; return null");
    app.load().visit("settings").press("settings-export");
    let exported = app.expect_shown("export-text").look();
    assert_eq!(saved, exported.value("export-text"));
    app.back_home().continue_game().expect_position(&before);
    // Where the browser notes nothing, the page would begin again for ever.
    app.script(NOTES_NOTHING);
    app.script(PANIC);
    app.expect_found("the exported progress", SAVED, |text| *text != "");
    app.script("window.faultsOfThisPage = []; return null");
}

/// The bytes that a worker's program has in memory, once there is a worker.
const MEMORY: &str = "
const channel = new BroadcastChannel('memory');
return new Promise((done) => {
  const asking = setInterval(() => channel.postMessage('how much'), 50);
  channel.onmessage = ({data}) => { clearInterval(asking); channel.close(); done(data); };
});";

/// Before the first question a worker has no tables, and while it judges a game it has the player's no more.
pub fn a_worker_has_the_tables_that_it_needs(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let tells = "const { memory } = await init({ module_or_path: data });
         const channel = new BroadcastChannel('memory');
         channel.onmessage = () => channel.postMessage(memory.buffer.byteLength);";
    begin_workers_by(&app, test, tells);
    app.load();
    let expect_at_most = |most: u64, what: &str| {
        let bytes = app.script(MEMORY).as_u64().expect("a number");
        println!("{what}: {:.1} MB", bytes as f64 / 1e6);
        assert!(bytes <= most * 1_000_000, "{what}: {bytes} bytes");
    };
    app.expect_screen("home");
    expect_at_most(12, "before the first game");
    app.start_against_cpu(1, Black).win();
    expect_at_most(45, "after a game");
    app.press("result-close")
        .expect_screen("home")
        .visit_kept_games();
    app.press("review-open-1-1");
    app.expect_within("the game to be judged", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    expect_at_most(45, "after Review");
}

/// Every other search ends its worker, as a panic does: that turn is a legal one, the next is thought about by a new
/// worker.
pub fn a_worker_that_breaks_down_costs_no_turn(test: &Test<'_>) {
    let app = test.app().hurried().open();
    // Each question comes before the worker has begun: then nobody but the script itself can notice.
    let breaks = format!(
        "while (early.length === 0) await new Promise((come) => setTimeout(come, 4));\n\
         {WORKER_BEGINS}\n\
         const think = self.onmessage;\n\
         self.onmessage = (event) => {{\n\
         if (JSON.parse(event.data).number % 2) throw new Error('unreachable');\n\
         think(event);\n\
         }};"
    );
    begin_workers_by(&app, test, &breaks);
    app.load().start_against_cpu(1, Black).play(4);
    let faults = app.script("return window.faultsOfThisPage.splice(0)");
    let broken = faults.as_array().map_or(0, Vec::len);
    assert!(0 < broken, "no worker broke down: {faults}");
}

/// Without locks nobody tells an older page that it is over. Its first save fails, and it says so.
pub fn an_older_page_cannot_write_without_locks(test: &Test<'_>) {
    let _no_locks = Early::script(
        test,
        "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined});",
    );
    let app = test.app().hurried().open();
    app.start_for_two();
    let session = &app.browser().session;
    let older = session.tab().expect("a tab");
    session.open_another("tab").expect("another tab");
    app.load().continue_game();
    let after = app.tap("B4").expect_stone("B4", Black).position();
    session.switch_to(&older).expect("the first tab");
    app.tap("BX").expect_shown("already-open");
    app.load().continue_game().expect_position(&after);
}

/// The browser's answers to a page where its owner allows no site to keep anything. What is kept for a tab alone is
/// left: the scenarios note faults there.
const NOTHING_IS_KEPT: &str = "
const refused = () => new DOMException('refused', 'SecurityError');
const refuse = () => { throw refused(); };
LockManager.prototype.request = () => Promise.reject(refused());
IDBFactory.prototype.open = refuse;
Object.defineProperty(window, 'localStorage', {get: refuse});
ServiceWorkerContainer.prototype.register = () => Promise.reject(refused());";

/// A browser that keeps nothing of a page refuses its lock, too. The page is played all the same, and says that nothing
/// is saved.
pub fn a_refused_lock_is_no_other_page(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let _refused = Early::script(test, NOTHING_IS_KEPT);
    app.load().start_against_cpu(1, Black);
    app.expect_shown("trouble");
    app.play(1).expect_gone("already-open");
}

/// Two folders of one origin are two profiles, and on another host the address sets neither date nor dice nor place.
pub fn folders_are_apart_and_strangers_set_nothing(test: &Test<'_>) {
    let app = test.app().open();
    let host = test.folder.join("host");
    std::fs::create_dir_all(&host).expect("the folder can be made");
    for name in ["one", "two"] {
        let page = test.page.as_deref().expect("the page");
        symlink(page, host.join(name)).expect("a link can be made");
    }
    app.serve(Some(&host));
    let open = |host: &str, rest: &str| app.go(&format!("http://{host}:{}/{rest}", app.port()));
    let mine =
        |folder: &str| open("127.0.0.1", &format!("{folder}/?today=2026-11-21")).visit("you");
    let app_on_home_screen = || app.devtools("Page.getAppId", &json!({}))["appId"].clone();
    mine("one").visit("settings").set("settings-name", "Ada");
    app.press("back");
    expect_name(&app, true);
    app.expect_found("the service worker", IS_KEPT, |kept| *kept == true);
    let one = app_on_home_screen();
    assert_eq!(one, format!("http://127.0.0.1:{}/one/", app.port()));
    mine("two");
    expect_name(&app, false);
    assert_ne!(app_on_home_screen(), one);
    app.expect_found("its own one", IS_KEPT, |kept| *kept == true);
    let kept = versions(&app);
    for folder in ["one", "two"] {
        let prefix = format!("reverstargo /{folder}/ ");
        let own = kept.iter().filter(|name| name.starts_with(&prefix));
        assert_eq!(own.count(), 1, "of {folder}: {kept:?}");
    }
    mine("one");
    expect_name(&app, true);
    // A name that every browser leads to this machine, and the page takes for any other.
    open(
        "stranger.localhost",
        "one/?today=2020-02-02&seed=7&dev&data=x&no-offline#daily",
    );
    app.expect_screen("calendar").expect_gone("day-2020-02-02");
    app.back_home().visit("you");
    expect_name(&app, false);
    app.visit("home").expect_gone("dev-menu");
}

#[track_caller]
pub fn expect_name(app: &App<'_>, is_there: bool) {
    let what = if is_there { "the name" } else { "no name" };
    app.expect(what, |page| {
        page.text("player-name").contains("Ada") == is_there
    });
}
