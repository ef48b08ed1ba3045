//! The stone in hand, the side to move, and what changes the whole board.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Button, Icon, Pebble, Pick, Picks, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::editor::EditorEvent;

/// The stone that taps put on the board.
#[component]
pub(super) fn Hand(stone: Option<Color>, can_undo: bool) -> Element {
    rsx! {
        div { class: "editor-hand",
            div { class: "picks colors", role: "radiogroup", "aria-label": t("editor-stone"),
                for color in Color::ALL {
                    Tool { key: "{color}", stone: Some(color), chosen: stone == Some(color) }
                }
                Tool { stone: None, chosen: stone.is_none() }
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Undo,
                label: t("editor-undo"),
                test_id: "editor-undo",
                disabled: !can_undo,
                onclick: move |_| dispatch(EditorEvent::Undo),
            }
        }
    }
}

/// A stone to take in hand, or none: taps take away what is there.
#[component]
fn Tool(stone: Option<Color>, chosen: bool) -> Element {
    let (name, words) = match stone {
        Some(color) => (color.to_string(), t(&format!("color-{color}"))),
        None => ("empty".to_owned(), t("editor-empty")),
    };
    rsx! {
        Button {
            class: "pick",
            test_id: "editor-{name}",
            role: "radio",
            "aria-checked": "{chosen}",
            tabindex: if chosen { "0" } else { "-1" },
            "data-current": chosen.then_some("true"),
            onclick: move |_| dispatch(EditorEvent::Take(stone)),
            match stone {
                Some(color) => rsx! { Pebble { color } },
                None => rsx! { span { class: "editor-none", aria_hidden: "true" } },
            }
            span { class: "pick-name", {words} }
        }
    }
}

/// Whose turn it is.
#[component]
pub(super) fn SideToMove(to_move: Color) -> Element {
    rsx! {
        Picks { class: "picks colors", label: t("editor-side"),
            for color in Color::ALL {
                Pick {
                    key: "{color}",
                    test_id: "editor-side-{color}",
                    chosen: color == to_move,
                    onpick: move |()| dispatch(EditorEvent::ToMove(color)),
                    Pebble { color }
                    span { class: "pick-name", {t(&format!("editor-side-{color}"))} }
                }
            }
        }
    }
}

/// The start, an empty board, and the board turned.
#[component]
pub(super) fn WholeBoard() -> Element {
    let all = [
        ("editor-start", EditorEvent::Start),
        ("editor-clear", EditorEvent::Clear),
        ("editor-turn", EditorEvent::Turn),
    ];
    rsx! {
        div { class: "editor-whole",
            for (name , event) in all {
                Button {
                    key: "{name}",
                    test_id: name,
                    onclick: move |_| dispatch(event.clone()),
                    {t(name)}
                }
            }
        }
    }
}
