//! The shells: what carries the same app to a window, a phone or a browser.
//!
//! | shell | feature | where |
//! |---|---|---|
//! | window | `desktop` | a phone-sized window of the system's webview |
//! | phone | `mobile` | the same code, started by Android or iOS |
//! | browser | `browser` | the app runs here, any browser on this machine draws it |
//! | web | a browser's target | the app runs in the browser itself |

use std::process::ExitCode;

use crate::platform::Args;

#[cfg(any(feature = "desktop", feature = "mobile"))]
mod alarm;
#[cfg(feature = "browser")]
mod browser;
#[cfg(target_family = "wasm")]
mod database;
#[cfg(any(feature = "browser", target_family = "wasm"))]
mod elsewhere;
#[cfg(target_family = "wasm")]
mod entrance;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod life;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod look;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod pending;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod pulse;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod rehearsal;
#[cfg(target_family = "wasm")]
mod rescue;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod scenes;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod watch;
#[cfg(target_family = "wasm")]
mod web;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod window;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod windows;

#[cfg(feature = "desktop")]
use dioxus::desktop as webview;
#[cfg(all(feature = "mobile", not(feature = "desktop")))]
use dioxus::mobile as webview;

/// True if this build can open a window.
pub const WINDOW: bool = cfg!(any(feature = "desktop", feature = "mobile"));

/// True if this build runs in a browser.
pub const IN_BROWSER: bool = cfg!(target_family = "wasm");

/// Shows the app in the browser's page.
///
/// # Errors
///
/// One sentence, where this build does not run in a browser.
pub fn open_page() -> Result<ExitCode, String> {
    #[cfg(target_family = "wasm")]
    return Ok(web::open());
    #[cfg(not(target_family = "wasm"))]
    Err("this build does not run in a browser".to_owned())
}

/// Opens the phone-sized window and returns when it was closed.
///
/// # Errors
///
/// One sentence, if progress cannot be kept or this build has no window.
pub fn open_window(args: &Args) -> Result<ExitCode, String> {
    #[cfg(any(feature = "desktop", feature = "mobile"))]
    return window::open(args);
    #[cfg(not(any(feature = "desktop", feature = "mobile")))]
    {
        let _ = args;
        Err("this build has no window".to_owned())
    }
}

/// Serves the app to browsers on this machine and returns at the program's end by a signal.
///
/// # Errors
///
/// One sentence, if progress cannot be kept, the port is taken or this build has no browser preview.
pub fn serve_browser(args: &Args) -> Result<ExitCode, String> {
    #[cfg(feature = "browser")]
    return browser::serve(args);
    #[cfg(not(feature = "browser"))]
    {
        let _ = args;
        Err("this build has no browser preview".to_owned())
    }
}

/// The ground below the theme that the player has chosen, if there is such a choice.
#[cfg(any(feature = "desktop", feature = "mobile", feature = "browser"))]
fn chosen_ground(folder: &std::path::Path) -> Option<crate::ui::page::Ground> {
    crate::ui::page::Ground::chosen(crate::storage::saved_settings(folder)?.theme)
}

/// Waits until the system asks the program to end (Ctrl-C, `kill`).
#[cfg(any(feature = "desktop", feature = "mobile", feature = "browser"))]
pub(crate) async fn end_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let (Ok(mut terminate), Ok(mut interrupt)) = (
            signal(SignalKind::terminate()),
            signal(SignalKind::interrupt()),
        ) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            return;
        }
    }
    if tokio::signal::ctrl_c().await.is_err() {
        // Without any way to be told, the program ends when its window or terminal does.
        std::future::pending::<()>().await;
    }
}
