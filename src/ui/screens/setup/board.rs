//! Setup's board: its picture, its sizes, and for a board of one size the pages on its game.

use dioxus::prelude::*;
use rsg_classics::Terms;

use super::classic::GameSizes;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::games::{GamePicture, OpeningPicture};
use crate::ui::texts::t;
use rsg_game::app::{Event, SetupEvent};
use rsg_game::progress::GameKind;

/// The picture of the chosen board beside its sizes.
#[component]
pub(super) fn BoardGroup(game: GameKind, terms: Option<Terms>) -> Element {
    rsx! {
        section { class: "setup-board",
            div { class: "setup-picture",
                match terms {
                    Some(terms) => rsx! { OpeningPicture { terms } },
                    None => rsx! { GamePicture { game } },
                }
            }
            match terms {
                Some(terms) => rsx! { GameSizes { terms } },
                None => rsx! { Learning { game } },
            }
        }
    }
}

/// The ways to the rules of the game and to its lessons; both lead back.
#[component]
pub(super) fn Learning(game: GameKind) -> Element {
    rsx! {
        div { class: "setup-learning",
            Button {
                variant: Variant::Quiet,
                icon: Icon::Help,
                test_id: "setup-rules",
                onclick: move |_| dispatch(SetupEvent::Rules),
                {t("rules-title")}
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Rules,
                test_id: "setup-learn",
                onclick: move |_| dispatch(Event::Learn(game)),
                {t("you-learn")}
            }
        }
    }
}
