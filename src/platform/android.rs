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

use dioxus::mobile::wry::{WebView, WebViewExtAndroid};

/// Restarts the app's process from the saved state. It needs nothing of the page, not even that there is one.
pub fn begin_again(page: &WebView) {
    page.handle().exec(|env, activity, _page| {
        let called = env.call_method(activity, "beginAgain", "()V", &[]);
        if called.is_err() {
            // An exception that is left open would end the next call, whichever that is.
            let _ = env.exception_clear();
        }
    });
}
