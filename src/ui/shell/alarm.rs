//! An alarm that makes events of the event loop come, from any thread.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::webview::tao::event::Event as SystemEvent;
use super::webview::tao::event_loop::{EventLoop, EventLoopBuilder};

/// Makes the window's events come, from any thread.
///
/// The event loop takes dioxus' own events alone, and dioxus keeps their type to itself. So one that it sends anyway is
/// kept and sent again: `Poll`, which asks to look whether there is anything to do.
#[derive(Clone, Default)]
pub(super) struct Alarm(Arc<OnceLock<Box<dyn Fn() + Send + Sync>>>);

impl Alarm {
    /// An alarm, the event loop that it is for, and what must be shown every event of the loop.
    pub(super) fn with_events<T: Clone + std::fmt::Debug + Send + 'static>() -> (
        Self,
        EventLoop<T>,
        impl FnMut(&SystemEvent<'_, T>) + 'static,
    ) {
        let events = EventLoopBuilder::with_user_event().build();
        let proxy = events.create_proxy();
        let alarm = Self::default();
        let kept = Arc::clone(&alarm.0);
        let keep = move |event: &SystemEvent<'_, T>| {
            let SystemEvent::UserEvent(event) = event else {
                return;
            };
            if kept.get().is_none() && format!("{event:?}") == "Poll" {
                let again = Mutex::new((proxy.clone(), event.clone()));
                let _ = kept.set(Box::new(move || {
                    let again = again.lock().unwrap_or_else(PoisonError::into_inner);
                    // The loop ends with the program.
                    let _ = again.0.send_event(again.1.clone());
                }));
            }
        };
        (alarm, events, keep)
    }

    pub(super) fn ring(&self) {
        if let Some(ring) = self.0.get() {
            ring();
        }
    }
}
