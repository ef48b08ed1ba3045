//! The app in the system's webview: a phone-sized window here, the whole screen on Android and iOS.
//!
//! The app is kept above its window. A window whose page has died (see [`super::pulse`]) is closed and another one
//! opened for the same app, which is then at the same place. The system may do the same (see [`super::scenes`]).

use std::cell::RefCell;
use std::process::ExitCode;
use std::rc::Rc;

use dioxus::LaunchBuilder;
use dioxus::dioxus_core::{Portal, RenderTargetId};
use dioxus::prelude::*;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::alarm::Alarm;
use super::life::{Life, PendingLinks};
use super::rehearsal;
use super::scenes::{self, Reaction, Scenes};
use super::watch::Watch;
use super::webview::{self, Config, DesktopContext, PendingDesktopWindow};
use super::windows::{Windows, window, window_on};
use crate::platform::{Args, Launch, Refused, System, folder};
#[cfg(target_os = "android")]
use crate::ui::runtime::on_a_panic_outside;
use crate::ui::runtime::use_app;
use crate::ui::script::{Answer, ScriptBridge};
use crate::ui::texts::use_system_language;
use crate::ui::{AlreadyOpen, CannotStart, Page, use_kept};
use rsg_game::app::Event;

pub(super) fn open(args: &Args) -> Result<ExitCode, String> {
    let launch = match folder::open_for(args).map(|folder| Launch::of(args, folder)) {
        Ok(launch) => launch,
        Err(refused @ Refused::InUse(_)) => {
            eprintln!("reverstargo: {refused}");
            builder().with_cfg(alone()).launch(Second);
            return Ok(ExitCode::from(2));
        }
        Err(refused) => {
            eprintln!("reverstargo: {refused}");
            show_refusal(refused.to_string());
            return Ok(ExitCode::from(2));
        }
    };
    let (pending_links, scenes) = (PendingLinks::default(), Scenes::default());
    let (links_heard, scenes_heard) = (pending_links.clone(), scenes.clone());
    let (alarm, events, mut keep) = Alarm::with_events();
    let ends = scenes::ends_with_its_window(System::HERE) && !rehearsal::may(&launch);
    let config = Config::new()
        .with_headless_root(true)
        .with_exits_when_last_window_closes(ends)
        .with_event_loop(events)
        .with_custom_event_handler(move |event, _| {
            keep(event);
            links_heard.take_in(event);
            scenes_heard.take_in(event, &links_heard);
        });
    builder()
        .with_cfg(config)
        .with_context(launch)
        .with_context(pending_links)
        .with_context(scenes)
        .with_context(alarm)
        .launch(Kept);
    Ok(ExitCode::SUCCESS)
}

/// The reason why the app does not start.
#[derive(Clone)]
struct Complaint(String);

/// Shows in a window why the app does not start.
fn show_refusal(complaint: String) {
    builder()
        .with_cfg(alone())
        .with_context(Complaint(complaint))
        .launch(Refusal);
}

/// A window that the app is not in.
fn alone() -> Config {
    Config::new().with_window_config(window_on(None, window()))
}

#[cfg(feature = "desktop")]
fn builder() -> LaunchBuilder {
    LaunchBuilder::desktop()
}

#[cfg(not(feature = "desktop"))]
fn builder() -> LaunchBuilder {
    LaunchBuilder::mobile()
}

/// A window that is open, and where in it the app is drawn.
#[derive(Clone)]
struct OpenedWindow {
    window: DesktopContext,
    target: RenderTargetId,
}

impl PartialEq for OpenedWindow {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.window, &other.window)
    }
}

/// The page that scripts run in, while there is one.
type ShownPage = Rc<RefCell<Option<DesktopContext>>>;

/// The app, in whatever window is open. It ends when the system asks the program to end.
#[component]
fn Kept() -> Element {
    use_future(|| async {
        super::end_signal().await;
        webview::app().shutdown();
    });
    let shown = use_signal(|| None::<OpenedWindow>);
    use_system_language();
    let page = use_hook(ShownPage::default);
    use_context_provider(|| way_to(&page));
    use_kept();
    use_windows(shown, &page);
    use_what_follows(shown, page);
    rsx! {
        for opened in shown() {
            InWindow { key: "{opened.target:?}", opened }
        }
    }
}

/// Opens the first window, and shows each that is opened.
fn use_windows(mut shown: Signal<Option<OpenedWindow>>, page: &ShownPage) {
    let mut opening = use_hook(|| {
        let (sender, receiver) = unbounded_channel();
        let windows = provide_context(Windows::new(sender));
        windows.open(window());
        CopyValue::new(Some(receiver))
    });
    let page = Rc::clone(page);
    use_future(move || {
        let page = Rc::clone(&page);
        async move {
            let opening: Option<UnboundedReceiver<_>> = opening.write().take();
            let Some(mut opening) = opening else { return };
            while let Some(pending) = opening.recv().await {
                let target = PendingDesktopWindow::target_id(&pending);
                if let Ok(window) = pending.try_resolve().await {
                    page.replace(Some(Rc::clone(&window)));
                    #[cfg(target_os = "android")]
                    on_a_panic_outside(crate::platform::android::after_a_panic(&window.webview));
                    super::look::fill_the_screen();
                    shown.set(Some(OpenedWindow { window, target }));
                }
            }
        }
    });
}

/// Does what follows on what happens to the windows.
fn use_what_follows(mut shown: Signal<Option<OpenedWindow>>, page: ShownPage) {
    let runtime = use_app();
    let scenes = use_context::<Scenes>();
    let windows = use_context::<Windows>();
    let system = rehearsal::use_rehearsal(move || Some(shown.peek().as_ref()?.window.clone()));
    use_future(move || {
        let (page, scenes, windows) = (Rc::clone(&page), scenes.clone(), windows.clone());
        async move {
            loop {
                let (signal, id) = scenes.next().await;
                let open = shown
                    .peek()
                    .as_ref()
                    .map(|opened| Rc::clone(&opened.window));
                let another = open.as_ref().is_some_and(|window| Some(window.id()) != id);
                match scenes::next(system(), signal, another) {
                    Reaction::Nothing => {}
                    Reaction::End => webview::app().shutdown(),
                    Reaction::Wait => {
                        page.replace(None);
                        shown.set(None);
                    }
                    Reaction::Open => {
                        match open {
                            Some(old) => windows.replace(&old),
                            None => windows.open(window()),
                        }
                        // A scene that has no window yet when it comes to the front is told nothing.
                        runtime.dispatch(Event::Resumed);
                    }
                }
            }
        }
    });
}

/// Runs scripts in the page that is shown now.
fn way_to(page: &ShownPage) -> ScriptBridge {
    let page = Rc::clone(page);
    ScriptBridge::new(move |call, answer: Option<Answer>| {
        let page = page.borrow();
        let Some(window) = &*page else { return };
        let answer = std::sync::Mutex::new(answer);
        // A page that is gone is noticed elsewhere.
        let _ = window
            .webview
            .evaluate_script_with_callback(&call.script(), move |told| {
                let waiting = answer.lock().ok().and_then(|mut answer| answer.take());
                if let Some(answer) = waiting {
                    let _ = answer.send(told);
                }
            });
    })
}

/// The app's page in this window.
#[component]
fn InWindow(opened: OpenedWindow) -> Element {
    use_context_provider(|| opened.window.clone());
    rsx! {
        Portal { target: opened.target,
            Page {
                Life {}
                Watch {}
            }
        }
    }
}

/// The content of a second window: the first one has the progress, and nothing could be saved here.
#[component]
fn Second() -> Element {
    use_system_language();
    rsx! {
        div { class: "app", "data-theme": "system", AlreadyOpen {} }
    }
}

/// The content of the window where the app cannot start.
#[component]
fn Refusal() -> Element {
    use_system_language();
    let Complaint(complaint) = use_context();
    rsx! {
        div { class: "app", "data-theme": "system", CannotStart { complaint } }
    }
}
