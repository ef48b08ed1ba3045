//! The app in the system's webview: a phone-sized window here, the whole screen on Android and iOS.
//!
//! The app is kept above its window. A window whose page has died (see [`super::pulse`]) is closed and another one opened
//! for the same app, which is then at the same place.

use std::cell::RefCell;
use std::process::ExitCode;
use std::rc::Rc;

use dioxus::LaunchBuilder;
use dioxus::dioxus_core::{Portal, RenderTargetId};
use dioxus::prelude::*;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::chosen_ground;
use super::life::{Life, PendingLinks};
use super::watch::{Alarm, Watch};
use super::webview::{
    self, Config, DesktopContext, LogicalSize, PendingDesktopWindow, WindowBuilder, WindowConfig,
};
use crate::platform::{Args, Launch, Refused, theme};
use crate::ui::page::{self, Ground};
use crate::ui::script::{Answer, OwnWay};
use crate::ui::texts::use_system_language;
use crate::ui::{AlreadyOpen, Page, use_kept};

pub(super) fn open(args: &Args) -> Result<ExitCode, String> {
    let launch = match Launch::prepare(args) {
        Ok(launch) => launch,
        Err(refused @ Refused::InUse(_)) => {
            eprintln!("reverstargo: {refused}");
            let config = Config::new().with_window_config(window_on(None, phone()));
            builder().with_cfg(config).launch(Second);
            return Ok(ExitCode::from(2));
        }
        Err(refused) => return Err(refused.to_string()),
    };
    let pending_links = PendingLinks::default();
    let listener = pending_links.clone();
    let (alarm, events, mut keep) = Alarm::with_events();
    let config = Config::new()
        .with_headless_root(true)
        .with_event_loop(events)
        .with_custom_event_handler(move |event, _| {
            keep(event);
            listener.take_in(event);
        });
    builder()
        .with_cfg(config)
        .with_context(launch)
        .with_context(pending_links)
        .with_context(alarm)
        .launch(Kept);
    Ok(ExitCode::SUCCESS)
}

/// A window on the ground that the player has `chosen`.
fn window_on(chosen: Option<Ground>, window: WindowBuilder) -> WindowConfig {
    let ground = chosen.unwrap_or_else(|| Ground::of_device(theme::is_dark()));
    WindowConfig::new()
        .with_menu(None)
        .with_window(window)
        .with_background_color(ground.color())
        .with_custom_index(page::index("", chosen))
}

/// A window the size of a common phone, in its own pixels.
fn phone() -> WindowBuilder {
    WindowBuilder::new()
        .with_title(page::TITLE)
        .with_inner_size(LogicalSize::new(412.0, 892.0))
        .with_min_inner_size(LogicalSize::new(320.0, 480.0))
}

#[cfg(feature = "desktop")]
fn builder() -> LaunchBuilder {
    LaunchBuilder::desktop()
}

#[cfg(not(feature = "desktop"))]
fn builder() -> LaunchBuilder {
    LaunchBuilder::mobile()
}

/// Opens windows, for whoever is not drawn itself.
#[derive(Clone)]
pub(super) struct Windows(UnboundedSender<PendingDesktopWindow>);

impl Windows {
    fn open(&self, window: WindowBuilder) {
        let folder = consume_context::<Launch>().folder;
        let config = window_on(chosen_ground(folder.path()), window)
            .with_data_directory(folder.path().join("webview"));
        // Nobody waits for it any more when the app ends.
        let _ = self.0.send(webview::app().new_window(config));
    }

    /// Opens a window in the place of `old`. It comes first: with the last window the app would end.
    ///
    /// On Android another window would be another activity, so the app's process begins again. A page whose process is gone
    /// is noticed by the activity itself; here it is one that still runs scripts and is deaf.
    pub(super) fn replace(&self, old: &DesktopContext) {
        if cfg!(target_os = "android") {
            // A page that runs no script either is ended by the activity.
            let _ = old.webview.evaluate_script("window.rsg?.beginAgain?.()");
            return;
        }
        let mut window = phone().with_inner_size(old.inner_size());
        if let Ok(position) = old.outer_position() {
            window = window.with_position(position);
        }
        self.open(window);
        old.close();
    }
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

/// The app, in whatever window is open. It ends when the system asks the program to end.
#[component]
fn Kept() -> Element {
    use_future(|| async {
        super::told_to_end().await;
        webview::app().shutdown();
    });
    let mut shown = use_signal(|| None::<OpenedWindow>);
    use_system_language();
    let page = use_hook(|| Rc::new(RefCell::new(None::<DesktopContext>)));
    use_context_provider(|| way_to(&page));
    use_kept();
    let mut opening = use_hook(|| {
        let (sender, receiver) = unbounded_channel();
        let windows = provide_context(Windows(sender));
        windows.open(phone());
        CopyValue::new(Some(receiver))
    });
    use_future(move || {
        let page = Rc::clone(&page);
        async move {
            let opening: Option<UnboundedReceiver<_>> = opening.write().take();
            let Some(mut opening) = opening else { return };
            while let Some(pending) = opening.recv().await {
                let target = PendingDesktopWindow::target_id(&pending);
                if let Ok(window) = pending.try_resolve().await {
                    page.replace(Some(Rc::clone(&window)));
                    #[cfg(target_os = "ios")]
                    crate::platform::ios::fill_the_screen();
                    shown.set(Some(OpenedWindow { window, target }));
                }
            }
        }
    });
    rsx! {
        for opened in shown() {
            InWindow { key: "{opened.target:?}", opened }
        }
    }
}

/// Runs scripts in the page that is shown now.
fn way_to(page: &Rc<RefCell<Option<DesktopContext>>>) -> OwnWay {
    let page = Rc::clone(page);
    OwnWay::new(move |call, answer: Option<Answer>| {
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

/// All that a second window shows: the first one has the progress, and nothing could be saved here.
#[component]
fn Second() -> Element {
    use_system_language();
    rsx! {
        div { class: "app", "data-theme": "system", AlreadyOpen {} }
    }
}
