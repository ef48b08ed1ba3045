//! The end of a panic while something is done for the player: the state of before comes back, and a line says so.
//!
//! On phones handlers run inside functions of the system that no panic may leave: JNI functions of wry's on a thread of
//! Android's webview (wry 0.57.1, `src/android/binding.rs`, called for each request by `RustWebViewClient.kt`), and
//! WebKit's `start_task` on iOS (`src/wkwebview/class/url_scheme_handler.rs`). It would end the whole program there. A
//! browser's program cannot unwind at all: its page begins again (`assets/web/start.js`).

use std::panic::{AssertUnwindSafe, catch_unwind};

use dioxus::prelude::*;
use rsg_game::app::{App, Event};

use super::Runtime;

impl Runtime {
    /// Acts. If that panics, the app is as it was before, on the disk too; none then.
    pub fn guarded<T>(self, act: impl FnOnce() -> T) -> Option<T> {
        if cfg!(panic = "abort") {
            return Some(act());
        }
        let before = self.app.peek().clone();
        let done = catch_unwind(AssertUnwindSafe(act));
        if done.is_err() {
            self.go_back_to(before);
        }
        done.ok()
    }

    /// A request to the device may be half done: as after a phone call, a search that went on is stopped, all is saved,
    /// and the turn begins anew.
    fn go_back_to(mut self, before: App) {
        self.app.set(before.clone());
        let away_and_back = || {
            let at = self.app.peek().now();
            self.apply(Event::Suspended, at);
            self.apply(Event::Resumed, at);
        };
        if catch_unwind(AssertUnwindSafe(away_and_back)).is_err() {
            self.app.set(before);
        }
        self.broke.set(true);
    }

    /// True after a panic, until the player has read about it.
    #[must_use]
    pub fn broke(self) -> ReadSignal<bool> {
        self.broke.into()
    }

    /// The player has read about the panic.
    pub fn read_that_it_broke(mut self) {
        self.broke.set(false);
    }

    /// Exports the progress as a text without the app, which may panic again and again. No text if the export panics,
    /// too.
    pub fn rescue(mut self) {
        let exported = catch_unwind(AssertUnwindSafe(|| self.export()));
        self.exported.set(exported.ok().flatten());
    }

    /// For tests: the next event panics when it has changed the app.
    pub fn panic_at_the_next_event(mut self) {
        self.panics_next.set(true);
    }

    /// Panics where a test has asked for it, once.
    pub(super) fn panic_if_asked_to(mut self) {
        if cfg!(debug_assertions) && *self.panics_next.peek() {
            self.panics_next.set(false);
            panic!("the app was asked to panic");
        }
    }
}
