//! Menus behind a round button: of a bar, and of a row.
use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};

/// A menu of a bar. A tap beside it closes it, and so does a choice in it. The page's script folds it at Escape and
/// when the focus leaves it. What is in it is always in the page, hidden while it is folded.
#[component]
pub fn FoldedMenu(icon: Icon, label: String, test_id: &'static str, children: Element) -> Element {
    let mut open = use_signal(|| false);
    rsx! {
        div { class: "game-menu",
            if open() {
                div { class: "game-menu-veil", onclick: move |_| open.set(false) }
            }
            Button {
                variant: Variant::Round,
                icon,
                label,
                test_id,
                "aria-expanded": "{open}",
                onclick: move |_| open.toggle(),
            }
            div { class: "game-menu-items", hidden: !open(), onclick: move |_| open.set(false), {children} }
        }
    }
}

/// The menu of a row, which unfolds below it: what takes something away lies one tap further off than opening it.
#[component]
pub fn RowMenu(label: String, test_id: String, children: Element) -> Element {
    let mut open = use_signal(|| false);
    rsx! {
        Button {
            variant: Variant::Round,
            icon: Icon::Menu,
            label,
            test_id,
            "aria-expanded": "{open}",
            onclick: move |_| open.toggle(),
        }
        if open() {
            div { class: "row-menu-items", {children} }
        }
    }
}
