//! The game of a classic as text, to be copied: after its end, and before it is left.

use dioxus::prelude::*;

use super::tell;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::texts::t;
use rsg_game::app::PlayEvent;

/// Copies the turns, and the grid with their numbers if the game has one.
#[component]
pub fn CopyTable(has_sheet: bool) -> Element {
    rsx! {
        CopyButton { name: "table-copy-moves", copies: PlayEvent::CopyMoves }
        if has_sheet {
            CopyButton { name: "table-copy-sheet", copies: PlayEvent::CopySheet }
        }
    }
}

/// A button whose words and test id have the same name.
#[component]
fn CopyButton(name: &'static str, copies: PlayEvent) -> Element {
    rsx! {
        Button {
            variant: Variant::Quiet,
            icon: Icon::Share,
            test_id: name,
            onclick: move |_| tell(copies),
            {t(name)}
        }
    }
}
