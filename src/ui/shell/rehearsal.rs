//! Events of phones, acted out on a desk for the scenarios: in a debug build with a flag for developers, on signals.
//!
//! | signal | what is done |
//! |---|---|
//! | SIGUSR2 | the window is taken away as iOS takes a scene; the next one asks for a window, as a scene does |
//! | SIGHUP | the page is made to load itself again |

use dioxus::prelude::*;

use super::webview::DesktopContext;
use crate::platform::{Launch, System};

/// Returns true if this start may rehearse.
pub(super) fn may(launch: &Launch) -> bool {
    cfg!(all(unix, debug_assertions)) && (launch.dev || launch.no_pauses)
}

/// The system whose rules hold: iOS, once something has been rehearsed. `shown` returns the window that is open.
pub(super) fn use_rehearsal(
    shown: impl Fn() -> Option<DesktopContext> + Copy + 'static,
) -> impl Fn() -> System + Copy {
    let rehearses = use_signal(|| false);
    #[cfg(all(unix, debug_assertions))]
    signals::listen(rehearses, shown);
    #[cfg(not(all(unix, debug_assertions)))]
    let _ = shown;
    move || {
        if *rehearses.peek() {
            System::Ios
        } else {
            System::HERE
        }
    }
}

#[cfg(all(unix, debug_assertions))]
mod signals {
    use dioxus::prelude::*;
    use tokio::signal::unix::{SignalKind, signal};

    use super::DesktopContext;
    use crate::platform::Launch;
    use crate::ui::shell::scenes::{Scenes, WindowSignal};

    pub(super) fn listen(
        mut rehearses: Signal<bool>,
        shown: impl Fn() -> Option<DesktopContext> + Copy + 'static,
    ) {
        let scenes = use_context::<Scenes>();
        let may = super::may(&use_context::<Launch>());
        use_future(move || {
            let scenes = scenes.clone();
            async move {
                let (Ok(mut takes), Ok(mut loads), true) = (
                    signal(SignalKind::user_defined2()),
                    signal(SignalKind::hangup()),
                    may,
                ) else {
                    return;
                };
                loop {
                    tokio::select! {
                        _ = takes.recv() => {
                            rehearses.set(true);
                            match shown() {
                                Some(window) => {
                                    window.close();
                                    scenes.put(WindowSignal::Destroyed, Some(window.id()));
                                }
                                None => scenes.put(WindowSignal::SceneRequested, None),
                            }
                        }
                        _ = loads.recv() => {
                            if let Some(window) = shown() {
                                let _ = window.webview.evaluate_script("location.reload()");
                            }
                        }
                    }
                }
            }
        });
    }
}
