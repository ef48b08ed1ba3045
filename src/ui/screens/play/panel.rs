//! A side's score panel: who plays it, the total at a glance, and what it is made of.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::Pebble;
use crate::ui::texts::{t, texts};
use crate::ui::who;
use rsg_game::session::PanelView;

/// A score panel. `before` is the total before the placement that is being shown; the number counts up from there.
#[component]
pub(super) fn Panel(
    color: Color,
    panel: PanelView,
    before: Option<u8>,
    count_at: u32,
    step: u64,
) -> Element {
    let name = who::name(&panel.who, color);
    let spoken = t!(
        "play-panel",
        name = name.clone(),
        color = color.to_string(),
        total = panel.total,
        board = panel.on_board,
        captured = panel.captured
    );
    rsx! {
        section { class: "panel", "data-color": color.to_string(), "data-active": "{panel.active}", aria_label: spoken,
            Pebble { color }
            span { class: "panel-name", aria_hidden: "true", {name} }
            span { class: "panel-total", "data-testid": "score-{color}", "data-value": "{panel.total}", aria_hidden: "true",
                Count { key: "{step}", from: before.unwrap_or(panel.total), to: panel.total, at: count_at }
            }
            span { class: "panel-sum", aria_hidden: "true",
                {t!("play-on-board", count = panel.on_board)}
                " + "
                span { class: "panel-captured", "data-testid": "captured-{color}", "data-value": "{panel.captured}",
                    {t!("play-captured", count = panel.captured)}
                }
                if let Some(brought) = panel.brought {
                    " "
                    span { class: "panel-brought", {t!("play-brought", count = brought)} }
                }
            }
        }
    }
}

/// A number that counts from one value to another: the values stand in a strip that slides past a window.
#[component]
fn Count(from: u8, to: u8, at: u32) -> Element {
    if from == to {
        return rsx! { {texts().number(to)} };
    }
    let values: Vec<u8> = if from < to {
        (from..=to).collect()
    } else {
        (to..=from).rev().collect()
    };
    let steps = values.len() - 1;
    rsx! {
        span { class: "count", style: "--steps: {steps}; --at: {at}",
            span { class: "count-strip",
                for value in values {
                    span { key: "{value}", {texts().number(value)} }
                }
            }
        }
    }
}
