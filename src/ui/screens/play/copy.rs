//! The game on squares as text, to be copied: after its end, and before it is left.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::PlayEvent;

/// Copies the turns, and the grid with their numbers if the game has one.
#[component]
pub fn CopyTurns(has_sheet: bool) -> Element {
    rsx! {
        CopyButton { test_id: "table-copy-moves", words: "play-copy-moves", copies: PlayEvent::CopyMoves }
        if has_sheet {
            CopyButton { test_id: "table-copy-sheet", words: "play-copy-sheet", copies: PlayEvent::CopySheet }
        }
    }
}

#[component]
fn CopyButton(test_id: &'static str, words: &'static str, copies: PlayEvent) -> Element {
    rsx! {
        Button {
            variant: Variant::Quiet,
            icon: Icon::Share,
            test_id,
            onclick: move |_| dispatch(copies),
            {t(words)}
        }
    }
}
