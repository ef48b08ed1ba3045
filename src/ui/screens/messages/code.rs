//! The sheet with a game by message as a picture.

use dioxus::prelude::*;

use crate::ui::components::{CloseSheet, LinkPicture, Place, Sheet};
use crate::ui::links;
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use rsg_game::app::{Event, SendView};

/// Shows the game on the board to a camera.
#[component]
pub fn CodeSheet(view: SendView) -> Element {
    let close = rsx! {
        CloseSheet {
            test_id: "message-code-close",
            autofocus: true,
            onclick: move |_| dispatch(Event::Decline),
        }
    };
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "message-code",
            test_id: "message-code-sheet",
            title: t("messages-code-title"),
            answers: rsx! {},
            close,
            p { {t("messages-code-text")} }
            LinkPicture {
                link: links::of_code(&view.code, links::address().as_deref()),
                code: view.code,
                label: t("messages-code"),
                test_id: "message-code",
            }
        }
    }
}
