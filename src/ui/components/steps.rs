//! Progress (done, total), as a bar and in figures.
use dioxus::prelude::*;

use crate::ui::texts::t;

/// The bar. A screen reader says the `words` instead of the figures.
#[component]
pub fn Steps(have: u32, need: u32, words: String) -> Element {
    rsx! {
        div { class: "steps",
            progress { max: "{need}", value: "{have.min(need)}", "aria-label": words }
            span { class: "steps-count", "aria-hidden": "true",
                {t!("ranks-progress", have = have, need = need)}
            }
        }
    }
}
