//! Events of the system: the app is taken away, it is looked at again, a link opens it.
//!
//! The page sends some of this too (`visibilitychange` in `page.js`), but messages of a page that is not drawn wait
//! until it is back. So the window's own events are taken as they come, on the thread that brings them. When [`hear`]
//! returns, the profile is on the disk, whatever the page is doing, and nothing was waited for: a search is stopped
//! without waiting for its end. The same event from both changes nothing more.
//!
//! | event | Android | iOS | what is done |
//! |---|---|---|---|
//! | `Suspended` | `onPause` | `sceneWillResignActive` | the search stops, everything is saved |
//! | `Resumed` | `onResume` | `sceneWillEnterForeground` | the date is read, the CPU goes on, sound wakes |
//! | `Focused(true)` | the window gets the focus | `sceneDidBecomeActive` | the same |
//! | `Opened` | nothing is done: there the activity hands links to the page | `scene:openURLContexts:` | the link is followed |
//! | `SceneRequested` | | `scene:willConnectToSession:` | the links of the new scene are followed |
//!
//! On iOS a phone call or the app switcher makes the scene inactive without sending it to the background. It is then
//! `Suspended`, but only `Focused(true)` comes at its return: so both count as the return.
//!
//! A scene that iOS discards in the background takes its window along: see [`super::scenes`].
//!
//! A link may come before there is an app to follow it, so it lies on the [`PendingLinks`] until one takes it up.

use dioxus::prelude::*;

use super::pending::Pending;
use super::webview::tao::event::{Event as SystemEvent, WindowEvent};
use super::webview::use_wry_event_handler;
use crate::ui::feedback;
use crate::ui::runtime::{Runtime, use_app, use_view};
use rsg_game::app::Event;

/// Links that are still to be followed.
#[derive(Clone, Default)]
pub(super) struct PendingLinks(Pending<String>);

impl PendingLinks {
    /// Lays down the links that this event brings, if it brings any.
    ///
    /// On Android the activity hands links to the page, which knows those that were followed before.
    pub(super) fn take_in<T>(&self, event: &SystemEvent<'_, T>) {
        if let SystemEvent::Opened { urls } = event
            && cfg!(not(target_os = "android"))
        {
            urls.iter().for_each(|url| self.0.put(url.to_string()));
        }
    }

    /// Lays down a link that came another way.
    pub(super) fn put(&self, link: String) {
        self.0.put(link);
    }

    /// The oldest link, once there is one.
    pub(super) async fn next(&self) -> String {
        self.0.next().await
    }
}

/// Listens to the window for as long as the app is in it.
#[component]
pub(super) fn Life() -> Element {
    let runtime = use_app();
    use_wry_event_handler(move |event, _| {
        if let SystemEvent::WindowEvent { event, .. } = event
            && let Some(event) = presence(event)
        {
            let is_back = event == Event::Resumed;
            dispatch_presence(runtime, event);
            if is_back {
                super::look::fill_the_screen();
            }
        }
    });
    let theme = use_view(|app| app.settings().theme);
    use_effect(move || super::look::follow(theme()));
    let pending_links = use_context::<PendingLinks>();
    use_future(move || {
        let pending_links = pending_links.clone();
        async move {
            loop {
                runtime.dispatch(Event::Link(pending_links.next().await));
            }
        }
    });
    rsx! {}
}

/// The app's event for a window that is taken away or looked at again.
pub(super) fn presence(event: &WindowEvent<'_>) -> Option<Event> {
    match event {
        WindowEvent::Suspended => Some(Event::Suspended),
        WindowEvent::Resumed | WindowEvent::Focused(true) => Some(Event::Resumed),
        _ => None,
    }
}

fn dispatch_presence(runtime: Runtime, event: Event) {
    let is_back = event == Event::Resumed;
    runtime.dispatch(event);
    if is_back {
        feedback::wake();
        runtime.see_whether_it_may_remind();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::cell::Cell;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::rc::Rc;
    use std::sync::atomic::{AtomicI32, Ordering};

    use chrono::{Datelike as _, NaiveDate};
    use rsg_engine::Cell as Point;

    use super::*;
    use crate::platform::{Clock, Launch, Seeds};
    use crate::storage::{Folder, Store};
    use crate::ui::runtime::use_runtime;
    use crate::ui::script::ScriptBridge;
    use crate::ui::texts::provide_texts;
    use rsg_game::app::{ColorChoice, ScreenName, SettingsEvent, SetupEvent, Trouble};
    use rsg_game::board::BoardEvent;
    use rsg_game::progress::{Hour, Reminder, SavedStage, Settings};
    use rsg_game::text::Language;

    fn date(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn fresh_folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("rsg-life-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Runs the app in this folder, without any page, and does something with it.
    fn with_app(folder: &Path, act: impl Fn(Runtime) + 'static) {
        with_app_by(Clock::new(Some(date("2026-11-21")), None), folder, act);
    }

    fn with_app_by(clock: Clock, folder: &Path, act: impl Fn(Runtime) + 'static) {
        let launch = Launch {
            folder: Folder::open(folder).unwrap(),
            clock,
            seeds: Seeds::new(1),
            dev: false,
            no_pauses: false,
        };
        let acted = Rc::new(Cell::new(false));
        let seen = Rc::clone(&acted);
        let root = move || {
            provide_texts(Language::English);
            let runtime = use_runtime(&launch);
            act(runtime);
            seen.set(true);
            rsx! {}
        };
        let mut dom = VirtualDom::new_with_props(|page: Page| (page.0)(), Page(Rc::new(root)));
        dom.rebuild_in_place();
        assert!(acted.get());
    }

    /// The test's own page: a function, called once.
    #[derive(Clone)]
    struct Page(Rc<dyn Fn() -> Element>);

    impl PartialEq for Page {
        fn eq(&self, other: &Self) -> bool {
            Rc::ptr_eq(&self.0, &other.0)
        }
    }

    /// The number of placements of the running match on the disk.
    fn placements_on_disk(folder: &Path) -> Option<usize> {
        let (_, opened) = Store::open(Folder::open(folder).unwrap(), date("2026-11-21"));
        match &opened.profile.waiting.star()?.stage {
            SavedStage::Playing { moves, .. } => Some(moves.split_whitespace().count()),
            _ => None,
        }
    }

    fn start_a_game(runtime: Runtime) {
        runtime.dispatch(ScreenName::Setup);
        runtime.dispatch(SetupEvent::Color(ColorChoice::Black));
        runtime.dispatch(SetupEvent::Start);
    }

    #[test]
    fn only_the_windows_coming_and_going_is_told() {
        assert_eq!(presence(&WindowEvent::Suspended), Some(Event::Suspended));
        assert_eq!(presence(&WindowEvent::Resumed), Some(Event::Resumed));
        // What iOS says after a phone call or the app switcher.
        assert_eq!(presence(&WindowEvent::Focused(true)), Some(Event::Resumed));
        assert_eq!(presence(&WindowEvent::Focused(false)), None);
        assert_eq!(presence(&WindowEvent::CloseRequested), None);
    }

    #[tokio::test]
    async fn taken_away_everything_is_on_the_disk_before_the_phone_goes_on() {
        let folder = fresh_folder("away");
        // Something is in the way of saving while the stone is placed, and gone when the app is taken away: so what is
        // found afterwards was saved then. The page is never drawn.
        let obstacles = ["waiting-1.json.tmp", "profile.json.tmp"].map(|name| folder.join(name));
        with_app(&folder, move |runtime| {
            start_a_game(runtime);
            obstacles
                .iter()
                .for_each(|path| fs::create_dir(path).unwrap());
            runtime.dispatch(BoardEvent::Tap(Point::B4.into()));
            assert_eq!(runtime.app().peek().trouble(), Some(Trouble::CannotSave));
            obstacles
                .iter()
                .for_each(|path| fs::remove_dir(path).unwrap());
            dispatch_presence(runtime, Event::Suspended);
            assert_eq!(runtime.app().peek().trouble(), None);
        });
        assert_eq!(placements_on_disk(&folder), Some(1));
        fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn looked_at_again_the_date_is_todays() {
        static NEXT: AtomicI32 = AtomicI32::new(0);
        NEXT.store(date("2026-11-19").num_days_from_ce(), Ordering::SeqCst);
        let folder = fresh_folder("here");
        with_app_by(Clock::day_by_day(&NEXT), &folder, |runtime| {
            dispatch_presence(runtime, Event::Suspended);
            assert_eq!(runtime.app().peek().today(), date("2026-11-20"));
            dispatch_presence(runtime, Event::Resumed);
            assert_eq!(runtime.app().peek().today(), date("2026-11-21"));
        });
        fs::remove_dir_all(folder).unwrap();
    }

    /// With each plan, of which the start makes one, and whenever it is looked at again.
    #[tokio::test]
    async fn an_iphone_is_asked_again_whether_it_may_remind() {
        let folder = fresh_folder("reminds");
        with_app(&folder, |runtime| {
            let asked = Rc::new(Cell::new(0));
            let count = Rc::clone(&asked);
            provide_context(ScriptBridge::new(move |call, _| {
                count.set(count.get() + usize::from(call.name == "askToRemind"));
            }));
            let asks = |act: &dyn Fn()| {
                asked.set(0);
                act();
                asked.get()
            };
            let plan = || runtime.remind(runtime.read_clock());
            let look = || dispatch_presence(runtime, Event::Resumed);
            runtime.reminds_as_an_iphone();
            assert_eq!((asks(&plan), asks(&look)), (0, 0), "none is wanted");
            runtime.dispatch(ScreenName::Settings);
            runtime.dispatch(SettingsEvent::Change(Settings {
                reminder: Reminder::At(Hour::EVENING),
                ..Settings::default()
            }));
            assert_eq!((asks(&plan), asks(&look)), (1, 1));
        });
        fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn links_wait_until_somebody_follows_them() {
        let pending_links = PendingLinks::default();
        pending_links.take_in::<()>(&SystemEvent::MainEventsCleared);
        pending_links.take_in::<()>(&SystemEvent::Opened {
            urls: ["reverstargo://daily", "reverstargo://ranks"]
                .map(|link| link.parse().unwrap())
                .to_vec(),
        });
        assert_eq!(pending_links.next().await, "reverstargo://daily");
        assert_eq!(pending_links.next().await, "reverstargo://ranks");
    }
}
