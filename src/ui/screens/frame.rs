//! A screen's frame: the bar with the way back and the title, and what scrolls below it.
use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::{Event, ScreenName};

/// A screen with a bar on top. The title takes the focus when the screen appears, so that a screen reader starts there.
#[component]
pub fn Frame(screen: ScreenName, title: String, children: Element) -> Element {
    rsx! {
        main { class: "screen", "data-screen": screen.name(),
            header { class: "bar",
                BackButton { label: t("app-back") }
                h1 {
                    tabindex: "-1",
                    onmounted: move |event| async move {
                        // A screen that is gone again cannot take the focus, and that is all right.
                        let _ = event.set_focus(true).await;
                    },
                    {title}
                }
            }
            {children}
        }
    }
}

/// The way back, at the upper left of every screen but Home.
#[component]
pub fn BackButton(label: String) -> Element {
    rsx! {
        Button {
            variant: Variant::Round,
            icon: Icon::Back,
            label,
            test_id: "back",
            onclick: move |_| dispatch(Event::Back),
        }
    }
}
