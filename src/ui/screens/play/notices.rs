//! Notices at the beginning of a turn: a pass that is due, or the phone going from hand to hand. One tap anywhere goes on.

use dioxus::prelude::*;
use rsg_engine::Color;

use super::tell;
use crate::ui::components::{Button, Pebble, Variant};
use crate::ui::runtime::tell_board;
use crate::ui::texts::t;
use crate::ui::who;
use rsg_game::app::PlayEvent;
use rsg_game::board::BoardEvent;
use rsg_game::session::Who;

/// "No move for White. Black plays again."
#[component]
pub fn PassNotice(color: Color, who: Who) -> Element {
    rsx! {
        Tapped { test_id: "pass-notice", color, title: who::passes(&who, color), hint: t("play-go-on") }
    }
}

/// "It's Black's turn next."
#[component]
pub fn HandOver(color: Color, who: Who) -> Element {
    rsx! {
        Tapped { test_id: "handover", color, title: who::next(&who, color), hint: t("play-hand-over") }
    }
}

/// Below the star, which stays in sight and in reach.
#[component]
fn Tapped(test_id: String, color: Color, title: String, hint: String) -> Element {
    let label = format!("{title} {hint}");
    rsx! {
        div { class: "call-sheet notice-layer", role: "dialog", "aria-label": label,
            Button { class: "notice", test_id, autofocus: true, onclick: move |_| tell_board(BoardEvent::GoOn),
                Pebble { color }
                span { class: "notice-words",
                    b { {title} }
                    small { {hint} }
                }
            }
            Button {
                variant: Variant::Quiet,
                class: "button notice-never",
                test_id: "notice-never",
                onclick: move |_| tell(PlayEvent::NoMoreNotices),
                {t("play-notice-never")}
            }
        }
    }
}
