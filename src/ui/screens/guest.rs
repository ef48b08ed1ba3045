//! The card in front of a page that a link has opened in a browser where nothing was played yet: the player may have
//! another progress on the home screen or in the phone's app.

use dioxus::prelude::*;

use crate::ui::components::{Button, Place, Sheet, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use crate::ui::{links, script};
use rsg_game::app::Event;

#[component]
pub fn GuestCard(link: String) -> Element {
    let (for_app, to_copy) = (links::to_app(&link), links::again(&link));
    let answers = rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "guest-here",
            autofocus: true,
            onclick: move |_| dispatch(Event::PlayHere),
            {t("guest-here")}
        }
        a { class: "button", href: for_app, "data-testid": "guest-app", {t("guest-app")} }
        Button {
            test_id: "guest-copy",
            onclick: move |_| script::run("copy", &[&to_copy]),
            {t("guest-copy")}
        }
    };
    rsx! {
        Sheet {
            place: Place::Bottom,
            id: "guest",
            test_id: "guest-card",
            title: t("guest-title"),
            answers,
            p { {t("guest-text")} }
        }
    }
}
