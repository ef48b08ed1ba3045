//! The notice after a panic whose effects were taken back, with the way to the export.
//!
//! Nothing here calls the app, which may panic again and again in its state.

use dioxus::prelude::*;

use super::settings::Exported;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::use_app;
use crate::ui::texts::t;

/// A line at the top, and below it the progress as a text once that is asked for.
#[component]
pub fn Broken() -> Element {
    let runtime = use_app();
    let mut exports = use_signal(|| false);
    if !runtime.broke()() {
        return rsx! {};
    }
    rsx! {
        div { class: "trouble", role: "alert", "data-testid": "broken",
            div { class: "trouble-words",
                p { {t("app-step-undone")} }
                if exports() {
                    Exported { name: "rescue" }
                } else {
                    Button {
                        test_id: "broken-export",
                        onclick: move |_| {
                            runtime.rescue();
                            exports.set(true);
                        },
                        {t("settings-export")}
                    }
                }
            }
            Button {
                variant: Variant::Round,
                icon: Icon::Close,
                label: t("app-close"),
                test_id: "broken-read",
                onclick: move |_| {
                    exports.set(false);
                    runtime.read_that_it_broke();
                },
            }
        }
    }
}
