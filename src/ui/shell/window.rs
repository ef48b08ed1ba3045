//! The app in the system's webview: a phone-sized window here, the whole screen on Android and iOS.

use std::process::ExitCode;

use dioxus::LaunchBuilder;
use dioxus::prelude::*;

use super::chosen_ground;
use super::life::{Doorstep, Life};
use super::webview::{self, Config, LogicalSize, WindowBuilder};
use crate::platform::{Args, Launch, Refused, theme};
use crate::ui::page::Ground;
use crate::ui::texts::{t, use_system_language};
use crate::ui::{Root, page};

pub(super) fn open(args: &Args) -> Result<ExitCode, String> {
    let launch = match Launch::prepare(args) {
        Ok(launch) => launch,
        Err(refused @ Refused::InUse(_)) => {
            eprintln!("reverstargo: {refused}");
            builder().with_cfg(config(None)).launch(AlreadyOpen);
            return Ok(ExitCode::from(2));
        }
        Err(refused) => return Err(refused.to_string()),
    };
    let doorstep = Doorstep::default();
    let listener = doorstep.clone();
    let config = config(chosen_ground(launch.folder.path()))
        .with_data_directory(launch.folder.path().join("webview"))
        .with_custom_event_handler(move |event, _| listener.take_in(event));
    builder()
        .with_cfg(config)
        .with_context(launch)
        .with_context(doorstep)
        .launch(Mounted);
    Ok(ExitCode::SUCCESS)
}

/// The window on the ground that the player has `chosen`.
fn config(chosen: Option<Ground>) -> Config {
    let ground = chosen.unwrap_or_else(|| Ground::of_device(theme::is_dark()));
    Config::new()
        .with_menu(None)
        .with_window(phone())
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

/// The app, in a window that closes when the system asks the program to end.
#[component]
fn Mounted() -> Element {
    use_future(|| async {
        super::told_to_end().await;
        webview::window().close();
    });
    use_system_language();
    rsx! {
        Root { Life {} }
    }
}

/// All that a second window shows: the first one has the progress, and nothing could be saved here.
#[component]
fn AlreadyOpen() -> Element {
    use_system_language();
    rsx! {
        div { class: "app", "data-theme": "system",
            div { class: "notice-page", role: "alert",
                h1 { {t("app-elsewhere-title")} }
                p { {t("app-in-use-text")} }
            }
        }
    }
}
