//! Windows of the app: how each of them looks, and how another one is opened.

use std::cell::Cell;
use std::rc::Rc;

use dioxus::prelude::*;
use tokio::sync::mpsc::UnboundedSender;

use super::chosen_ground;
use super::webview::{
    self, DesktopContext, LogicalSize, PendingDesktopWindow, WindowBuilder, WindowConfig,
};
use super::{look, scenes};
use crate::platform::{Launch, System, theme};
use crate::ui::page::{self, Ground};

/// A window on the ground that the player has `chosen`. An iPhone's is the system's own until then: whether that is a
/// dark one is not known beforehand there, and wry takes the system's colour where it is given none.
pub(super) fn window_on(chosen: Option<Ground>, window: WindowBuilder) -> WindowConfig {
    let config = WindowConfig::new()
        .with_menu(None)
        .with_window(window)
        .with_custom_index(page::index(look::corner(), chosen));
    match chosen.or_else(|| Some(Ground::of_device(theme::is_dark()?))) {
        Some(ground) => config.with_background_color(ground.color()),
        None => config,
    }
}

/// A window: on a desk one the size of a common phone.
pub(super) fn window() -> WindowBuilder {
    let window = WindowBuilder::new().with_title(page::TITLE);
    match scenes::size_for(System::HERE) {
        Some([size, smallest]) => window
            .with_inner_size(LogicalSize::new(size.0, size.1))
            .with_min_inner_size(LogicalSize::new(smallest.0, smallest.1)),
        None => window,
    }
}

/// Opens windows for components that are drawn in none.
#[derive(Clone)]
pub(super) struct Windows {
    opening: UnboundedSender<PendingDesktopWindow>,
    /// The number of pages in a row that were given up before they could draw anything.
    pub without_a_beat: Rc<Cell<u32>>,
}

impl Windows {
    /// The windows, each of which is sent to `opening`.
    pub(super) fn new(opening: UnboundedSender<PendingDesktopWindow>) -> Windows {
        let without_a_beat = Rc::default();
        Windows {
            opening,
            without_a_beat,
        }
    }

    pub(super) fn open(&self, window: WindowBuilder) {
        let folder = consume_context::<Launch>().folder;
        let config = window_on(chosen_ground(folder.path()), window)
            .with_data_directory(folder.path().join("webview"));
        // Nobody waits for it any more when the app ends.
        let _ = self.opening.send(webview::app().new_window(config));
    }

    /// Opens a window in the place of `old`, which is there until the new one is.
    ///
    /// On Android another window would be another activity, so the app's process begins again. A page whose process is
    /// gone is noticed by the activity itself; here it is one that is deaf, or that an activity rebuilt in this process
    /// has left empty.
    pub(super) fn replace(&self, old: &DesktopContext) {
        #[cfg(target_os = "android")]
        crate::platform::android::begin_again(&old.webview);
        #[cfg(not(target_os = "android"))]
        {
            let mut window = window();
            if scenes::size_for(System::HERE).is_some() {
                window = window.with_inner_size(old.inner_size());
                if let Ok(position) = old.outer_position() {
                    window = window.with_position(position);
                }
            }
            self.open(window);
            old.close();
        }
    }
}
