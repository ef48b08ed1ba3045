//! The greeting after days away: no row of open days, an easy puzzle first.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::{Practice, PuzzleEvent, PuzzleSource};

#[component]
pub(super) fn BackCard(
    /// The longest row of days that there ever was.
    best_row: u32,
) -> Element {
    rsx! {
        section { class: "card back-card", "data-testid": "home-back", "data-best": best_row,
            p {
                b { {t("home-back-title")} }
                if 0 < best_row {
                    " "
                    {t!("home-back-row", days = best_row)}
                }
            }
            Button {
                variant: Variant::Primary,
                icon: Icon::Puzzle,
                test_id: "home-back-puzzle",
                onclick: move |_| dispatch(PuzzleEvent::Open(PuzzleSource::Practice(Practice::EASY))),
                {t("home-back-puzzle")}
            }
        }
    }
}
