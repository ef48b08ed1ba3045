//! The meaning of the marks on the board.
use dioxus::prelude::*;
use rsg_engine::Mark;

use super::board::MarkSample;
use crate::ui::texts::t;

/// The four marks. Each is drawn as on the board, and told apart by its shape as well.
#[component]
pub fn MarkList() -> Element {
    rsx! {
        ul { class: "mark-list",
            for mark in [Mark::Playable, Mark::OneCall, Mark::Blocked, Mark::Exception] {
                li { key: "{mark}",
                    MarkSample { mark }
                    span { {t(&format!("rules-ko-{mark}"))} }
                }
            }
        }
    }
}
