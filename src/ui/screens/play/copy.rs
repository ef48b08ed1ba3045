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
        Button {
            variant: Variant::Quiet,
            icon: Icon::Share,
            test_id: "table-copy-moves",
            onclick: move |_| tell(PlayEvent::CopyMoves),
            {t("table-copy-moves")}
        }
        if has_sheet {
            Button {
                variant: Variant::Quiet,
                icon: Icon::Share,
                test_id: "table-copy-sheet",
                onclick: move |_| tell(PlayEvent::CopySheet),
                {t("table-copy-sheet")}
            }
        }
    }
}
