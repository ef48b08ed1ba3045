//! Whose turn it is, and why the cell that was tapped cannot be played.

use dioxus::prelude::*;
use rsg_engine::Cell;

use super::tell;
use crate::ui::components::{Button, Pebble};
use crate::ui::speech::hint_words;
use crate::ui::texts::{t, texts};
use crate::ui::who;
use rsg_game::app::{HelpTopic, PlayEvent};
use rsg_game::session::{HintView, TurnView};

#[component]
pub(super) fn TurnLine(turn: TurnView, hint: HintView, blocked: Option<Cell>) -> Element {
    rsx! {
        div { class: "turn-line",
            p {
                class: "turn",
                "data-testid": "turn",
                "data-side": turn.side.to_string(),
                "data-who": who::key(&turn.who),
                Pebble { color: turn.side }
                span { {turn_words(&turn, hint)} }
                if turn.thinking {
                    span { class: "thinking", "data-testid": "thinking", aria_hidden: "true",
                        i {} i {} i {}
                    }
                }
            }
            if let Some(cell) = blocked {
                div { class: "blocked-note", role: "note", "data-testid": "blocked-note",
                    p { {t!("play-blocked", cell = cell.name())} }
                    Button {
                        test_id: "ko-help",
                        onclick: move |_| tell(PlayEvent::Help(HelpTopic::Ko)),
                        {t("play-blocked-why")}
                    }
                }
            }
        }
    }
}

fn turn_words(turn: &TurnView, hint: HintView) -> String {
    if turn.over {
        return t("play-over");
    }
    if turn.thinking {
        return t!("play-thinking", who = who::name(&turn.who, turn.side));
    }
    match hint {
        HintView::Sought => t("play-hint-sought"),
        HintView::Shown(hint) => hint_words(&texts(), hint),
        HintView::Never | HintView::NotNow | HintView::Open => who::turn(&turn.who, turn.side),
    }
}
