//! The phone's calls in the page, made as the phone makes them: `__rsgBack` by Android's back button and gesture,
//! `__rsgLink` for a link, `__rsgInsets` for the room its own bars take. And the page's calls on the phone.

use std::path::Path;
use std::process::Command;

use rsg_engine::Color::Black;
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::driver::wait::{SOON, wait_for};
use crate::play::games::LOWEST;

/// Stands where Android puts the activity's bridge (`PhoneBridge` in `MainActivity.kt`), answers by its variable
/// `answers`, and remembers what it was asked.
const BRIDGE: &str = r"
window.asked = [];
window.RsgPhone = new Proxy({}, {get: (_, name) => (...words) => {
  asked.push([name, ...words].join(' '));
  return answers[name];
}});
";

impl App<'_> {
    /// A link arrives while the app is open.
    #[track_caller]
    pub fn link(&self, link: &str) -> &Self {
        let script = "window.__rsgLink(arguments[0]); return null";
        self.script_with(script, &[json!(link)]);
        self
    }

    /// The phone's back button or gesture. Says whether the page took it; if not, the phone puts the app away.
    #[track_caller]
    pub fn phone_back(&self) -> bool {
        self.script("return !!(window.__rsgBack && window.__rsgBack())") == json!(true)
    }

    /// The phone's back is taken by the page.
    #[track_caller]
    pub fn expect_back_taken(&self) -> &Self {
        assert!(self.phone_back(), "the page leaves Back to the phone");
        self
    }

    /// The top of the way back on the page.
    #[track_caller]
    fn top_of_back(&self) -> f64 {
        let script =
            "return document.querySelector('[data-testid=back]').getBoundingClientRect().top";
        self.script(script).as_f64().expect("it is somewhere")
    }

    /// Waits until the page has asked this of the bridge.
    #[track_caller]
    fn expect_asked(&self, what: &str) -> &Self {
        let what = json!(what);
        self.expect_found(
            &format!("{what} to be asked"),
            "return window.asked",
            |asked| asked.as_array().is_some_and(|all| all.contains(&what)),
        )
    }
}

/// `reverstargo://daily` opens the calendar, turned to today, wherever one is. Other links lead nowhere.
pub fn a_link_opens_the_calendar_at_today(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home").link("reverstargo://daily");
    app.expect_screen("calendar");
    app.expect_data("day-2026-11-21", "today", "true");
    app.press("month-prev").expect_shown("day-2026-10-31");
    app.link("reverstargo://nonsense")
        .link("reverstargo://daily")
        .expect_shown("day-2026-11-21")
        .expect_screen("calendar");
    app.back_home()
        .visit("settings")
        .link("reverstargo://daily");
    app.expect_screen("calendar");
}

/// The day is that of the phone's zone: in two of them that lie 26 hours apart it is never the same one.
pub fn the_day_is_that_of_the_time_zone(test: &Test<'_>) {
    let day_in = |app: App<'_>| {
        let app = app.open();
        app.visit("calendar");
        let day = app.script("return document.querySelector('[data-today]').dataset.testid");
        day.as_str().expect("a day is today's").to_owned()
    };
    let east = day_in(test.app().in_zone("EAST-14"));
    let west = day_in(test.app().second_phone().in_zone("WEST+12"));
    assert!(east.starts_with("day-2") && west < east, "{west}, {east}");
}

/// A link that started the app waits in the page until the app listens.
pub fn a_link_that_starts_the_app_is_followed(test: &Test<'_>) {
    let app = test.app().open();
    // Another page first: going from an address to the same one with a word behind it loads nothing.
    let left = app.browser().session.go("about:blank");
    left.expect("an empty page");
    app.go(&format!("{}#daily", app.address()));
    app.expect_screen("calendar").expect_shown("day-2026-11-21");
}

/// In a Rank-Up series a link is one of the ways out, and asks like all of them.
pub fn a_link_in_a_series_asks_first(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.start_stone_series();
    let before = app.play(2).position();
    app.expect_back_taken().stay_in_series();
    app.link("reverstargo://daily").stay_in_series();
    app.expect_screen("play").expect_position(&before);
    app.link("reverstargo://daily")
        .expect_shown("leave-series-dialog")
        .press("leave-confirm")
        .expect_screen("calendar")
        .expect_shown("day-2026-11-21");
}

/// The phone's back: closes what is open, asks in a series, goes to the parent, and from Home puts the app away.
pub fn back_closes_goes_up_and_leaves_from_home(test: &Test<'_>) {
    let app = test.app().hurried().open();
    assert!(!app.phone_back(), "from Home the phone puts the app away");
    app.visit("calendar").press("day-2026-11-20");
    app.expect_screen("setup").expect_back_taken();
    app.expect_screen("calendar").expect_back_taken();
    app.expect_screen("home").start_against_cpu(1, Black);
    app.play(2).press("quit").expect_shown("quit-dialog");
    app.expect_back_taken().expect_gone("quit-dialog");
    app.expect_screen("play").expect_back_taken();
    app.expect_screen("home").expect_shown("waiting-1");
    assert!(!app.phone_back());
}

/// With bars and a notch of its own the phone leaves less room; nothing that can be touched lies below them, scrolled
/// or not.
pub fn nothing_lies_below_the_phones_own_bars(test: &Test<'_>) {
    let app = test.app().open();
    let before = app.visit("settings").top_of_back();
    app.script("window.__rsgInsets(48, 0, 24, 0); return null");
    wait_for("the way back to move down", SOON, || {
        let moved = app.top_of_back() - before;
        let by_the_notch = (moved - 48.0).abs() < 1.0;
        by_the_notch
            .then_some(())
            .ok_or(format!("it moved by {moved}"))
    });
    let end = app.script(
        "const screen = document.querySelector('[data-screen]'); screen.scrollTo({top: 1e6, behavior: 'instant'});\
         const last = [...screen.querySelectorAll('button')].at(-1).getBoundingClientRect();\
         return [screen.scrollTop, last.bottom, innerHeight]",
    );
    let number = |index: usize| end[index].as_f64().expect("a number");
    assert!(number(0) > 100.0, "Settings is a long screen: {end}");
    assert!(number(1) <= number(2) - 24.0, "the last button: {end}");
    assert!(app.top_of_back() >= 48.0, "the bar stays below the notch");
}

/// The place of the field that is being written in, and what lies over its middle: in view there is nothing.
const WRITTEN: &str = "
const field = document.activeElement, box = field.getBoundingClientRect();
const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
return {at: field.dataset.testid, top: box.top, bottom: box.bottom, height: innerHeight,
  over: over === field || !over ? '' : over.outerHTML.slice(0, 80), seen: !!over}";

impl App<'_> {
    /// Writes in a field, at the foot of the page, while the phone's keyboard comes up: the page is as low as a
    /// keyboard leaves it, and the field is in view, whole.
    #[track_caller]
    fn expect_above_the_keyboard(&self, field: &str) -> &Self {
        self.browser().size(390, 844);
        let focus = "const field = document.querySelector(`[data-testid='${arguments[0]}']`); \
                     field.scrollIntoView({block: 'end', behavior: 'instant'}); \
                     field.focus({preventScroll: true}); return null";
        self.script_with(focus, &[json!(field)]);
        self.browser().size(390, 400);
        self.expect_found("the field in view", WRITTEN, |seen| {
            let number = |name: &str| seen[name].as_f64().expect("a number");
            seen["at"] == field
                && seen["seen"] == true
                && seen["over"] == ""
                && (number("height") - 400.0).abs() < 1.0
                && 0.0 <= number("top")
                && number("bottom") <= 400.0
        });
        self
    }
}

/// A field stays in view while text is typed into it and a keyboard takes more than half of the page.
pub fn a_keyboard_covers_no_field(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings")
        .expect_above_the_keyboard("settings-name");
    app.browser().phone_size();
    app.press("settings-import")
        .expect_above_the_keyboard("import-text");
    app.browser().phone_size();
    app.load().visit("messages");
    app.expect_above_the_keyboard("message-text");
    app.browser().phone_size();
    app.back_home()
        .visit_kept_games()
        .press("review-paste-open");
    app.expect_above_the_keyboard("review-text");
    app.browser().phone_size();
}

/// A text that is longer than any event may be, pasted into the import's field, arrives whole, and in no event.
pub fn a_very_long_text_can_be_pasted(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").press("settings-export");
    let page = app.expect_shown("export-text").look();
    // White space does not count, so this is the same progress.
    let long = format!("{}{}", page.value("export-text"), " ".repeat(300_000));
    // Events come to the app by way of this element.
    app.script(
        "document.getElementById('main').addEventListener('input', \
         event => (window.heard ??= []).push(event.target.id)); return null",
    );
    app.press("settings-import").set("import-text", &long);
    app.set("settings-name", "Ada");
    let heard = app.script("return window.heard");
    let ids = heard.as_array().expect("the name was heard");
    assert!(!ids.contains(&json!("import-text")), "{heard}");
    app.press("import-check").expect_shown("import-dialog");
}

impl App<'_> {
    /// The next pages of the tab begin with this script, until it is taken back.
    #[track_caller]
    fn begin_pages_with(&self, script: &str) -> Value {
        let script = json!({"source": script});
        let added = self.devtools("Page.addScriptToEvaluateOnNewDocument", &script);
        json!({"identifier": added["identifier"]})
    }

    /// The next pages of the tab have the bridge with these answers, until it is taken back.
    #[track_caller]
    pub fn lend_bridge_with(&self, answers: &Value) -> Value {
        self.begin_pages_with(&format!("const answers = {answers};{BRIDGE}"))
    }

    /// The page is loaded anew with the bridge, which brings a link along.
    #[track_caller]
    fn lend_bridge(&self) -> Value {
        let lent =
            self.lend_bridge_with(&json!({"takeLink": "reverstargo://daily", "fontSize": 130}));
        self.load().expect_screen("calendar").back_home();
        lent
    }

    #[track_caller]
    pub fn take_back_from_pages(&self, lent: &Value) {
        self.devtools("Page.removeScriptToEvaluateOnNewDocument", lent);
    }

    /// Waits until the phone was last given `count` moments, from `first` on.
    #[track_caller]
    fn expect_reminders(&self, first: &str, count: usize) -> &Self {
        let script =
            "return (window.asked ?? []).filter(words => words.startsWith('remind ')).at(-1) ?? ''";
        self.expect_found(
            &format!("{count} reminders from {first}"),
            script,
            |asked| {
                let asked = asked.as_str().unwrap_or_default();
                let moments: Vec<&str> = asked
                    .split(' ')
                    .filter(|word| word.contains("T19:00"))
                    .collect();
                moments.first().copied().unwrap_or_default() == first && moments.len() == count
            },
        )
    }
}

/// On a phone the reminder can be turned on: the player is asked for leave, and the phone is given thirty days; a win
/// takes today out of them, and a refusal turns it off. A desk has nothing of it.
pub fn a_phone_is_given_the_open_days(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    app.visit("settings").expect_gone("settings-reminder");
    let lent = app.lend_bridge();
    app.visit("settings").set("settings-reminder", "19");
    app.expect_asked("askToRemind")
        .expect_reminders("2026-11-21T19:00", 30);
    app.set("settings-language", "ja");
    app.expect_found(
        "the words in Japanese",
        "return window.asked.at(-1)",
        |asked| {
            asked
                .as_str()
                .is_some_and(|asked| asked.contains("未クリア"))
        },
    );
    app.set("settings-language", "en").back_home();
    app.continue_game().win();
    app.expect_reminders("2026-11-22T19:00", 29);
    // Another start of the page is told anew.
    app.load().expect_screen("calendar");
    app.expect_reminders("2026-11-22T19:00", 29).back_home();
    app.visit("settings");
    app.script("window.__rsgRemindersRefused(); return null");
    app.expect_shown("note").expect_reminders("", 0);
    app.expect("no hour to be chosen", |page| {
        page.value("settings-reminder") == "off"
    });
    app.take_back_from_pages(&lent);
}

/// After three days in a row it is offered on Today, once.
pub fn a_row_of_days_is_offered_a_reminder(test: &Test<'_>) {
    let app = test.app().dev().open();
    app.forge("dev-clear-month").expect_gone("reminder-offer");
    let lent = app.lend_bridge();
    app.press("reminder-no").expect_gone("reminder-offer");
    app.load().expect_screen("calendar").back_home();
    app.expect_shown("home-daily").expect_gone("reminder-offer");
    app.forge("dev-reset").forge("dev-clear-month");
    app.press("reminder-yes").expect_gone("reminder-offer");
    app.expect_asked("askToRemind")
        .expect_reminders("2026-11-22T19:00", 29);
    app.take_back_from_pages(&lent);
}

/// A page that is dark from its first drawing asks for light letters on the system's bars, and for nothing else before:
/// the activity prefers the page's word to the device's (`matchSystemBars` in `MainActivity.kt`).
pub fn a_dark_start_asks_for_light_letters_alone(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").set("settings-theme", "dark");
    app.expect_saved();
    let lent = app.lend_bridge();
    let asked = app.script("return asked.filter(words => words.startsWith('lightBars'))");
    assert_eq!(asked, json!(["lightBars false"]));
    app.take_back_from_pages(&lent);
}

/// The script that dioxus puts into every page of a release build, out of its own source.
#[track_caller]
fn script_of_a_release() -> String {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version=1", "--offline", "--locked"]);
    // What only other systems need has not been fetched on a fresh machine.
    let platform = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    cargo.args(["--filter-platform", &platform]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let output = output.expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let dioxus = packages.find(|package| package["name"] == "dioxus-desktop");
    let manifest = dioxus.and_then(|package| package["manifest_path"].as_str());
    let manifest = Path::new(manifest.expect("dioxus-desktop is a dependency"));
    let source = std::fs::read_to_string(manifest.with_file_name("src").join("webview.rs"));
    let source = source.expect("its source is there");
    let (_, script) = source
        .split_once("const INITIALIZATION_SCRIPT: &str = r#\"")
        .expect("dioxus has such a script");
    let (script, _) = script.split_once("\"#;").expect("the script ends");
    script.to_owned()
}

/// Touches what this selector finds for long, as a player does who wants to paste. Says whether the system is kept from
/// what it does then.
const TOUCH_LONG: &str = r"
const at = document.querySelector(arguments[0]);
const event = new MouseEvent('contextmenu', {bubbles: true, cancelable: true});
return !at.dispatchEvent(event)";

/// Where dioxus keeps the system's menus away, as in every release, a long touch still offers to cut, copy and paste:
/// in every field, and where text can be selected. Elsewhere there is no menu. So does a page that begins in the dark
/// with the bridge of a phone, as a release of the app does there.
pub fn a_field_offers_to_paste(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").set("settings-theme", "dark");
    app.expect_saved();
    let lent = app.lend_bridge_with(&json!({"takeLink": "", "fontSize": 100}));
    let script = app.begin_pages_with(&script_of_a_release());
    app.load().expect_screen("home");
    let expect_kept_away = |selector: &str, away: bool| {
        let kept = app.script_with(TOUCH_LONG, &[json!(selector)]);
        assert_eq!(kept, json!(away), "{selector}");
    };
    expect_kept_away("h1", true);
    app.visit("settings").press("settings-import");
    app.expect_shown("import-text");
    for field in ["settings-name", "import-text"] {
        expect_kept_away(&format!("[data-testid={field}]"), false);
    }
    expect_kept_away("[data-testid=about] p", false);
    app.load().visit("messages").expect_shown("message-text");
    expect_kept_away("[data-testid=message-text]", false);
    app.back_home().start_for_two();
    expect_kept_away("[data-cell=B4]", true);
    app.tap("B4").expect_asked("haptic light");
    let asked = app.script("return asked.filter(words => words.startsWith('lightBars'))");
    assert_eq!(asked, json!(["lightBars false"]));
    app.take_back_from_pages(&script);
    app.take_back_from_pages(&lent);
}

/// The page uses the bridge of a phone that has one: it gets link and insets from it, and passes on touches, shared
/// texts and the colour of the ground below the bars.
pub fn the_page_uses_what_the_phone_lends_it(test: &Test<'_>) {
    let app = test.app().open();
    let lent = app.lend_bridge();
    app.visit("settings").set("settings-theme", "dark");
    app.expect_asked("lightBars false");
    app.set("settings-theme", "light");
    app.expect_asked("lightBars true").back_home();
    app.start_for_two().tap("B4").expect_asked("haptic light");
    app.script("rsg.share('a result'); return null");
    app.expect_asked("share a result");
    app.script("rsg.sharePicture('a day', 'iVBO'); return null");
    app.expect_asked("sharePicture a day iVBO")
        .expect_asked("sendInsets");
    let size = app.script("return getComputedStyle(document.documentElement).fontSize");
    assert_eq!(size, json!("20.8px"), "the phone's font size is the page's");
    // The next page is an ordinary one again.
    app.take_back_from_pages(&lent);
}

/// The system's letters on an iPhone: as large as a script says, which stands for its owner in the system's settings.
const SYSTEM_LETTERS: &str = r"
const known = CSS.supports.bind(CSS);
CSS.supports = (...words) => words[0].includes('-apple-system-body') || known(...words);
const sheet = new CSSStyleSheet();
window.writeSystem = size => sheet.replaceSync(`.system-letter { font-size: ${size} }`);
writeSystem('17px');
document.adoptedStyleSheets = [sheet];
";

/// The sizes of the page's root and of what is read at leisure.
const SIZES: &str = "
const root = document.documentElement;
return [getComputedStyle(root).fontSize, root.style.getPropertyValue('--read')]";

/// On an iPhone the page's letters are the system's, also when those change; but no fewer of them stand on a line than
/// on the smallest phone at twice the usual size.
pub fn an_iphones_letters_are_the_pages(test: &Test<'_>) {
    let app = test.app().open();
    let lent = app.begin_pages_with(SYSTEM_LETTERS);
    app.load().browser().size(390, 844);
    let expect = |system: &str, page: &str| {
        app.script_with(
            "window.writeSystem(arguments[0]); return null",
            &[json!(system)],
        );
        app.expect_found(system, SIZES, |sizes| *sizes == json!([page, system]));
    };
    expect("17px", "17px");
    expect("28px", "28px");
    expect("53px", "39px");
    app.browser().size(820, 1180);
    expect("53px", "53px");
    expect("14px", "14px");
    app.browser().phone_size();
    app.take_back_from_pages(&lent);
}
