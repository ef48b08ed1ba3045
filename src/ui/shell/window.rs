//! The app in the system's webview: a phone-sized window here, the whole screen on Android and iOS.

use std::process::ExitCode;

use dioxus::LaunchBuilder;
use dioxus::prelude::*;

use super::life::Doorstep;
use super::webview::{self, Config, LogicalSize, WindowBuilder};
use super::{Shell, chosen_ground};
use crate::platform::{Args, Launch, theme};
use crate::ui::page::Ground;
use crate::ui::{Root, page};

pub(super) fn open(args: &Args) -> Result<ExitCode, String> {
    let launch = Launch::prepare(args)?;
    let doorstep = Doorstep::default();
    let listener = doorstep.clone();
    let chosen = chosen_ground(&launch.folder);
    let ground = chosen.unwrap_or_else(|| Ground::of_device(theme::is_dark()));
    let config = Config::new()
        .with_menu(None)
        .with_window(phone())
        .with_background_color(ground.color())
        .with_data_directory(launch.folder.join("webview"))
        .with_custom_index(page::index("", chosen))
        .with_custom_event_handler(move |event, _| listener.take_in(event));
    builder()
        .with_cfg(config)
        .with_context(launch)
        .with_context(Shell::Window)
        .with_context(doorstep)
        .launch(Mounted);
    Ok(ExitCode::SUCCESS)
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

/// The app, in a window that closes when the system asks the program to end.
#[component]
fn Mounted() -> Element {
    use_future(|| async {
        super::told_to_end().await;
        webview::window().close();
    });
    rsx! { Root {} }
}
