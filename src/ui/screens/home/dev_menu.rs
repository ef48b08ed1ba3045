//! The developer menu on Home: sets a rank, clears the calendar's month, starts anew. Only with `--dev`, only in debug
//! builds, and only in English: no player ever sees it.
use dioxus::prelude::*;

use crate::ui::components::Button;
use crate::ui::runtime::dispatch;
use rsg_game::app::{DevEvent, Event};
use rsg_game::progress::LADDER;

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[component]
pub(super) fn DevMenu() -> Element {
    let tell = |event| dispatch(Event::Dev(event));
    rsx! {
        p { class: "dev-mode", "data-testid": "dev-mode",
            "Developer mode, version {VERSION}"
        }
        section { class: "card dev-menu", "aria-label": "Developer menu",
            h2 { "data-testid": "dev-menu", "Developer menu" }
            div { class: "choices",
                Button {
                    test_id: "dev-clear-month",
                    onclick: move |_| tell(DevEvent::ClearMonth),
                    "Clear this month"
                }
                Button {
                    test_id: "dev-reset",
                    onclick: move |_| tell(DevEvent::Reset),
                    "Start anew"
                }
            }
            div { class: "choices", role: "group", "aria-label": "Set the rank",
                for step in &LADDER {
                    Button {
                        key: "{step.rank.number()}",
                        label: "Set the rank to {step.rank.key()}",
                        test_id: "dev-rank-{step.rank.number()}",
                        onclick: move |_| tell(DevEvent::SetRank(step.rank)),
                        "{step.rank.number()}"
                    }
                }
            }
        }
    }
}
