//! The sheet on which a picture is looked at before it is sent: the picture, and one button. Why it is not sent at once
//! stands in `rsg_game::app::sharing`.

mod card;
mod code;

use dioxus::prelude::*;

use crate::ui::components::{Button, CloseSheet, Icon, Place, Sheet, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::{links, share};
use card::{Card, CardStage};
pub use code::FoldedCode;
use rsg_game::app::{Event, Sharing};

#[component]
pub fn ShareSheet(sharing: Sharing) -> Element {
    let address = links::address();
    let words = share::words(&texts(), &sharing, address.as_deref());
    let card = Card::of(&texts(), &sharing);
    let answers = rsx! {
        Button {
            variant: Variant::Primary,
            icon: Icon::Share,
            test_id: "share-send",
            autofocus: true,
            "data-text": words.clone(),
            onclick: {
                let words = words.clone();
                move |_| share::hand_over_picture(&words)
            },
            {t("play-share")}
        }
    };
    let close = rsx! {
        CloseSheet { test_id: "share-close", onclick: move |_| dispatch(Event::Decline) }
    };
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "share",
            test_id: "share-sheet",
            title: t("share-title"),
            close,
            answers,
            // The page's script gives it the picture, and says when it is there (data-ready) and how large (data-size).
            img { class: "share-picture", "data-testid": "share-picture", alt: words }
            if let Some(code) = sharing.opened() {
                FoldedCode { code, ids: "share" }
            }
            CardStage { card, address }
        }
    }
}
