//! The end of a panic while something is done for the player: the state of before comes back, and a line says so.
//!
//! On phones handlers run inside functions of the system that no panic may leave: JNI functions of wry's on a thread of
//! Android's webview (wry 0.57.1, `src/android/binding.rs`, called for each request by `RustWebViewClient.kt`), and
//! WebKit's `start_task` on iOS (`src/wkwebview/class/url_scheme_handler.rs`). It would end the whole program there. A
//! browser's program cannot unwind at all: its page begins again (`assets/web/start.js`).

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dioxus::prelude::*;
use rsg_game::app::{App, Event};

use super::Runtime;

thread_local! {
    /// The number of calls of [`caught`] that this thread is in.
    static CAUGHT: Cell<u32> = const { Cell::new(0) };
}

/// Acts; none if that panics.
fn caught<T>(act: impl FnOnce() -> T) -> Option<T> {
    CAUGHT.set(CAUGHT.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(act));
    CAUGHT.set(CAUGHT.get() - 1);
    done.ok()
}

/// Has this done at once after a panic in what the app draws that is not caught here: in an effect, a memo, a task or a
/// component. `act` is called on the thread that panics, before anything is unwound.
#[cfg(any(test, target_os = "android"))]
pub fn on_a_panic_outside(act: impl Fn() + Send + Sync + 'static) {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        tell(panic);
        // The thinking thread and timers have ends of their own.
        let draws = dioxus::core::Runtime::try_current().is_some();
        if CAUGHT.get() == 0 && draws {
            act();
        }
    }));
}

impl Runtime {
    /// Acts. If that panics, the app is as it was before, on the disk too; none then.
    pub fn guarded<T>(self, act: impl FnOnce() -> T) -> Option<T> {
        if cfg!(panic = "abort") {
            return Some(act());
        }
        let before = self.app.peek().clone();
        let done = caught(act);
        if done.is_none() {
            self.go_back_to(before);
        }
        done
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
        if caught(away_and_back).is_none() {
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
        self.exported.set(caught(|| self.export()).flatten());
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

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::disallowed_methods,
        reason = "a test, on threads of its own"
    )]
    use std::sync::mpsc::channel;
    use std::sync::{Arc, Mutex};
    use std::thread;
    use std::time::Duration;

    use super::*;

    /// The places of a panic.
    const OUTSIDE: [fn() -> Element; 3] = [
        || {
            use_effect(|| panic!("in an effect"));
            rsx! {}
        },
        || {
            use_future(|| async { panic!("in a task") });
            rsx! {}
        },
        || {
            let memo = use_memo(|| -> u32 { panic!("in a memo") });
            rsx! { "{memo}" }
        },
    ];

    /// Draws this, and does all that it has to do then.
    fn draw(content: fn() -> Element) {
        let mut dom = VirtualDom::new(content);
        dom.rebuild_in_place();
        dom.process_events();
    }

    /// Threads that panic while they hold a lock, as dioxus does on Android (dioxus-desktop 0.8.0-alpha.3,
    /// `src/app.rs:461` and `src/android_sync_lock.rs:13`): one whose holder was unwound makes everybody else panic.
    #[test]
    fn a_panic_outside_is_told_before_a_lock_is_given_up_and_others_are_not() {
        static GATE: Mutex<()> = Mutex::new(());
        let (sender, told) = channel();
        let sender = Mutex::new(sender);
        let closed = GATE.lock().unwrap();
        on_a_panic_outside(move || {
            let thread = thread::current();
            if let Some(name) = thread.name().filter(|name| name.starts_with("holder")) {
                sender.lock().unwrap().send(name.to_owned()).unwrap();
                drop(GATE.lock());
            }
        });
        let hold = |name: &str, act: Box<dyn FnOnce() + Send>| {
            let lock = Arc::new(Mutex::new(()));
            let held = Arc::clone(&lock);
            let holder = thread::Builder::new().name(name.to_owned());
            let holder = holder.spawn(move || {
                let _held = held.lock().unwrap();
                act();
            });
            (lock, holder.unwrap())
        };
        let mut waiting = Vec::new();
        for (at, content) in OUTSIDE.into_iter().enumerate() {
            let name = format!("holder {at}");
            let (lock, holder) = hold(&name, Box::new(move || draw(content)));
            // Only where it is not told the wait has an end.
            assert_eq!(
                told.recv_timeout(Duration::from_secs(300)),
                Ok(name.clone())
            );
            assert!(!lock.is_poisoned(), "{name}");
            waiting.push(holder);
        }
        drop(closed);
        // A component's panic ends in dioxus.
        waiting.into_iter().for_each(|holder| drop(holder.join()));
        // Nobody draws on this one.
        let (lock, holder) = hold("holder of its own", Box::new(|| panic!("a thread")));
        assert!(holder.join().is_err() && lock.is_poisoned());
        let (lock, holder) = hold(
            "holder that guards",
            Box::new(|| {
                draw(|| {
                    assert_eq!(caught(|| panic!("a step")), None::<()>);
                    rsx! {}
                });
            }),
        );
        assert!(holder.join().is_ok() && !lock.is_poisoned());
        assert!(told.try_recv().is_err());
    }
}
