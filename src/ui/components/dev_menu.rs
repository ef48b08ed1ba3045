//! The developer menu on Home: sets a rank, clears the calendar's month, starts anew. Only with `--dev`, only in debug
//! builds, and only in English: no player ever sees it.
use dioxus::prelude::*;

use rsg_game::app::{DevEvent, Event};
use rsg_game::progress::LADDER;

/// The menu.
#[component]
pub fn DevMenu(on: EventHandler<Event>) -> Element {
    rsx! {
        section { class: "card dev-menu", "aria-label": "Developer menu",
            h2 { "data-testid": "dev-menu", "Developer menu" }
            div { class: "choices",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "dev-clear-month",
                    onclick: move |_| on.call(Event::Dev(DevEvent::ClearMonth)),
                    "Clear this month"
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "dev-reset",
                    onclick: move |_| on.call(Event::Dev(DevEvent::Reset)),
                    "Start anew"
                }
            }
            div { class: "choices", role: "group", "aria-label": "Set the rank",
                for step in &LADDER {
                    button {
                        key: "{step.rank.number()}",
                        class: "button",
                        r#type: "button",
                        "data-testid": "dev-rank-{step.rank.number()}",
                        "aria-label": "Set the rank to {step.key}",
                        onclick: move |_| on.call(Event::Dev(DevEvent::SetRank(step.rank))),
                        "{step.rank.number()}"
                    }
                }
            }
        }
    }
}
