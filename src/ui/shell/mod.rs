//! The shells: what carries the same app to a window, a phone or a browser.
//!
//! | shell | feature | where |
//! |---|---|---|
//! | window | `desktop` | a phone-sized window of the system's webview |
//! | phone | `mobile` | the same code, started by Android or iOS |
//! | browser | `browser` | the app runs here, any browser on this machine draws it |

use std::process::ExitCode;

use crate::platform::{Args, Clock};
use crate::ui::runtime::Runtime;

#[cfg(feature = "browser")]
mod browser;
#[cfg(feature = "browser")]
mod doors;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod life;
#[cfg(any(feature = "desktop", feature = "mobile"))]
mod window;

#[cfg(feature = "desktop")]
use dioxus::desktop as webview;
#[cfg(all(feature = "mobile", not(feature = "desktop")))]
use dioxus::mobile as webview;

/// Whether this build can open a window.
pub const WINDOW: bool = cfg!(any(feature = "desktop", feature = "mobile"));

/// Which shell carries the app, for the few things that differ (the browser has tabs, the window has none).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shell {
    /// The system's webview in a window or on a phone.
    Window,
    /// A page in a browser.
    Browser,
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
    return Err(missing(args, "window"));
}

/// Serves the app to browsers on this machine and returns when it was told to end.
///
/// # Errors
///
/// One sentence, if progress cannot be kept, the port is taken or this build has no browser preview.
pub fn serve_browser(args: &Args) -> Result<ExitCode, String> {
    #[cfg(feature = "browser")]
    return browser::serve(args);
    #[cfg(not(feature = "browser"))]
    return Err(missing(args, "browser preview"));
}

/// Listens to what the system tells the shell by itself: the window that it is taken away, that it is looked at again,
/// that a link was opened; the browser preview that it ends.
pub(crate) fn use_shell(shell: Shell, runtime: Runtime, clock: Clock) {
    #[cfg(any(feature = "desktop", feature = "mobile"))]
    if shell == Shell::Window {
        life::use_life(runtime, clock);
    }
    #[cfg(feature = "browser")]
    if shell == Shell::Browser {
        browser::use_ending(runtime);
    }
    #[cfg(not(all(feature = "browser", any(feature = "desktop", feature = "mobile"))))]
    let _ = (shell, runtime, clock);
}

#[cfg(not(all(feature = "browser", any(feature = "desktop", feature = "mobile"))))]
fn missing(_: &Args, shell: &str) -> String {
    format!("this build has no {shell}")
}

/// The ground below the theme that the player has chosen, if there is such a choice.
#[cfg(any(feature = "desktop", feature = "mobile", feature = "browser"))]
fn chosen_ground(folder: &std::path::Path) -> Option<crate::ui::page::Ground> {
    crate::ui::page::Ground::chosen(crate::storage::saved_settings(folder)?.theme)
}

/// Waits until the system asks the program to end (Ctrl-C, `kill`).
#[cfg(any(feature = "desktop", feature = "mobile", feature = "browser"))]
pub(crate) async fn told_to_end() {
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
