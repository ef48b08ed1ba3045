//! Setup's board: its picture and its sizes; and the pages on its game, behind the "?" of the bar.

use dioxus::prelude::*;
use rsg_classics::Terms;

use crate::ui::components::{Button, FoldedMenu, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::games::OpeningPicture;
use crate::ui::terms::GameSizes;
use crate::ui::texts::t;
use rsg_game::app::{Event, SetupEvent};
use rsg_game::progress::GameKind;

/// The picture of the chosen board beside its sizes.
#[component]
pub(super) fn BoardGroup(terms: Terms) -> Element {
    rsx! {
        section { class: "setup-board",
            div { class: "setup-picture", OpeningPicture { terms } }
            GameSizes {
                terms,
                ids: "setup",
                change: move |terms| dispatch(SetupEvent::Terms(terms)),
            }
        }
    }
}

/// The ways to the rules of the game and to its lessons; both lead back.
#[component]
pub(super) fn Help(game: GameKind) -> Element {
    rsx! {
        FoldedMenu { icon: Icon::Help, label: t("setup-help"), test_id: "setup-help",
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
                {t("rules-tutorial")}
            }
        }
    }
}
