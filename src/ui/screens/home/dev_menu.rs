//! The developer menu on Home: sets a rank, clears the calendar's month, starts anew. Only with `--dev`, only in debug
//! builds, and only in English: no player ever sees it.
use dioxus::prelude::*;

use crate::ui::components::Button;
use crate::ui::runtime::dispatch;
use rsg_game::app::DevEvent;
use rsg_game::progress::LADDER;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[component]
pub(super) fn DevMenu() -> Element {
    rsx! {
        p { class: "dev-mode", "data-testid": "dev-mode",
            "Developer mode, version {VERSION}"
        }
        section { class: "card dev-menu", "aria-label": "Developer menu",
            h2 { "data-testid": "dev-menu", "Developer menu" }
            div { class: "choices",
                Button {
                    test_id: "dev-clear-month",
                    onclick: move |_| dispatch(DevEvent::ClearMonth),
                    "Clear this month"
                }
                Button {
                    test_id: "dev-reset",
                    onclick: move |_| dispatch(DevEvent::Reset),
                    "Start anew"
                }
            }
            div { class: "choices", role: "group", "aria-label": "Set the rank",
                for step in &LADDER {
                    Button {
                        key: "{step.rank.number()}",
                        label: "Set the rank to {step.rank.key()}",
                        test_id: "dev-rank-{step.rank.number()}",
                        onclick: move |_| dispatch(DevEvent::SetRank(step.rank)),
                        "{step.rank.number()}"
                    }
                }
            }
        }
    }
}
