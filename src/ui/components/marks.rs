//! The meaning of the marks on the board.
use dioxus::prelude::*;

use crate::ui::texts::t;

/// The four marks. Each is drawn as on the board, and told apart by its shape as well.
#[component]
pub fn MarkList() -> Element {
    rsx! {
        ul { class: "mark-list",
            for mark in ["playable", "one-call", "blocked", "exception"] {
                li { key: "{mark}",
                    span { class: "mark-sample", "aria-hidden": "true",
                        span { class: "mark", "data-kind": mark }
                    }
                    span { {t(&format!("rules-ko-{mark}"))} }
                }
            }
        }
    }
}
