//! Protection against taps by mistake for buttons whose action cannot be undone.
//!
//! Dialogs follow one another under one finger: the second tap of a double tap falls on whatever has come meanwhile. So
//! a button that ends, erases or overwrites something waits before it can be pressed ([`use_delay`]), and the one that
//! erases everything is held. Holding is timed by the page (`assets/scripts/touch.js`), which lets no other press
//! through.
use std::time::Duration;

use dioxus::prelude::*;

use crate::platform::device;
use crate::ui::components::{Button, Variant};

/// The time for which such a button is disabled after it has come.
pub const DELAY: Duration = Duration::from_millis(400);

/// The time in milliseconds for which [`HoldButton`] is held. The style sheet lets the ring grow for as long.
const HELD: u32 = 1500;

/// Becomes true when this time has passed since the component was drawn first.
pub fn use_delay(wait: Duration) -> ReadSignal<bool> {
    let mut over = use_signal(|| false);
    use_future(move || async move {
        device::sleep(wait).await;
        over.set(true);
    });
    over.into()
}

/// A button for an action that loses something, which cannot be pressed at once.
#[component]
pub fn DangerButton(test_id: String, onclick: EventHandler<()>, children: Element) -> Element {
    let ready = use_delay(DELAY);
    rsx! {
        Button {
            variant: Variant::Danger,
            test_id,
            disabled: !ready(),
            onclick: move |_| onclick.call(()),
            {children}
        }
    }
}

/// A danger button to be held until the ring on it is full: by a finger, the mouse, or the Enter or space key.
#[component]
pub fn HoldButton(test_id: String, onclick: EventHandler<()>, children: Element) -> Element {
    let ready = use_delay(DELAY);
    rsx! {
        Button {
            variant: Variant::Danger,
            class: "button hold",
            test_id,
            disabled: !ready(),
            "data-hold": HELD.to_string(),
            onclick: move |_| onclick.call(()),
            svg {
                class: "hold-ring",
                view_box: "0 0 36 36",
                "aria-hidden": "true",
                "focusable": "false",
                dangerous_inner_html: RING,
            }
            {children}
        }
    }
}

const RING: &str = "<circle cx='18' cy='18' r='15'/>\
    <circle class='hold-grown' cx='18' cy='18' r='15' pathLength='100'/>";
