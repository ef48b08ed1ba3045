//! Help over the board: the rules in short, and ko with its colours.

use dioxus::prelude::*;

use crate::ui::components::{Button, CloseSheet, Icon, MarkList, Place, Sheet};
use crate::ui::runtime::dispatch;
use crate::ui::screens::rules::KoAgain;
use crate::ui::texts::t;
use rsg_game::app::{Event, HelpTopic, PlayEvent, ScreenName};

#[component]
pub fn HelpSheet(topic: HelpTopic) -> Element {
    let title = match topic {
        HelpTopic::Rules => t("play-help-title"),
        HelpTopic::Ko => t("play-ko-title"),
    };
    let answers = rsx! {
        Button {
            icon: Icon::Sound,
            test_id: "help-read",
            onclick: move |_| {
                dispatch(Event::Decline);
                dispatch(PlayEvent::ReadBoard);
            },
            {t("play-read")}
        }
        Button {
            test_id: "help-rules",
            onclick: move |_| dispatch(ScreenName::Rules),
            {t("play-help-all")}
        }
    };
    let close = rsx! {
        CloseSheet { test_id: "help-close", autofocus: true, onclick: move |_| dispatch(Event::Decline) }
    };
    rsx! {
        Sheet { place: Place::Bottom, id: "help", test_id: "help-sheet", title, answers, close,
            div { class: "sheet-body readable",
                match topic {
                    HelpTopic::Rules => rsx! { RulesInShort {} },
                    HelpTopic::Ko => rsx! { KoInShort {} },
                }
            }
        }
    }
}

#[component]
fn RulesInShort() -> Element {
    rsx! {
        ul { class: "help-list",
            for rule in ["flip", "call", "capture", "pass", "ko", "score"] {
                li { key: "{rule}", {t(&format!("play-help-{rule}"))} }
            }
        }
        MarkList {}
        KoAgain {}
    }
}

#[component]
fn KoInShort() -> Element {
    rsx! {
        p { {t("play-ko-text")} }
        p { {t("play-ko-elsewhere")} }
        MarkList {}
        KoAgain {}
        p { {t("play-ko-end")} }
    }
}
