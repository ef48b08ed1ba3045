//! Direct requests to Android's activity, and the list of all ways between its Kotlin (`android/`) and the rest.
//!
//! | from | to | by | names |
//! |---|---|---|---|
//! | activity | Rust, before it starts | the environment (`onCreate`) | `RSG_FILES_DIR`, `RSG_LANGUAGES`, `RSG_NIGHT`, `HOME`, `TMPDIR` |
//! | activity | page | `evaluateJavascript` | `window.__rsg…`, defined in `assets/scripts/page.js` and `phone.js` |
//! | page | activity | `RsgPhone`, a `@JavascriptInterface` | `PhoneBridge`, called in `assets/scripts/phone.js` |
//! | Rust | activity | JNI, in this file | functions of `MainActivity` that are public and kept by `android/reverstargo.pro` |
//! | system | Rust | JNI, by tao and wry | `ENTRY_POINTS` in `xtask/src/android/library.rs` |
//!
//! Events of the activity itself come by tao as events of the window (`src/ui/shell/life.rs`, `scenes.rs`). `cargo
//! xtask android --check --quick` compares the names.

use std::thread;
use std::time::Duration;

use dioxus::mobile::wry::{JniHandle, WebView, WebViewExtAndroid};

use super::device::uptime;

/// The time after which the process may begin again by itself. One that panics sooner would do nothing else.
const SETTLED: Duration = Duration::from_secs(60);

/// Restarts the app's process from the saved state. It needs nothing of the page, not even that there is one.
pub fn begin_again(page: &WebView) {
    ask_to_begin_again(page.handle());
}

/// Restarts the app's process after a panic, and stops the thread that has panicked. Were it unwound, it would leave
/// behind a lock without which dioxus ends the program at the next touch (dioxus-desktop 0.8.0-alpha.3,
/// `src/android_sync_lock.rs:13`), and a loop of events that runs no longer.
pub fn after_a_panic(page: &WebView) -> impl Fn() + Send + Sync + 'static + use<> {
    let page = page.handle();
    // The first call, from which it counts.
    let _begin = uptime();
    move || {
        if SETTLED < uptime() {
            ask_to_begin_again(page);
            loop {
                thread::park();
            }
        }
    }
}

fn ask_to_begin_again(page: JniHandle) {
    page.exec(|env, activity, _page| {
        let called = env.call_method(activity, "beginAgain", "()V", &[]);
        if called.is_err() {
            // An exception that is left open would end the next call, whichever that is.
            let _ = env.exception_clear();
        }
    });
}
