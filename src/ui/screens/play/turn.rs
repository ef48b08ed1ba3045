//! Whose turn it is, and why the cell that was tapped cannot be played.

use dioxus::prelude::*;
use rsg_engine::{Cell, Color};

use super::tell;
use crate::ui::components::{Button, Pebble};
use crate::ui::speech::hint_words;
use crate::ui::texts::{t, texts};
use crate::ui::who;
use rsg_game::app::{HelpTopic, PlayEvent};
use rsg_game::session::{AnyHint, HintView, TurnView, Who};

#[component]
pub(super) fn TurnLine(
    turn: TurnView,
    /// Whose placement is being shown: until it has been, the words are about that one.
    before: Option<(Color, Who)>,
    hint: HintView,
    blocked: Option<Cell>,
) -> Element {
    let (side, words) = match &before {
        Some((side, who)) => (*side, words_before(who, *side)),
        None => (turn.side, turn_words(&turn, hint)),
    };
    rsx! {
        div { class: "turn-line",
            TurnBanner { turn, side, words, held: before.is_some() }
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

/// Whose turn it is, on any board.
#[component]
pub(in crate::ui::screens) fn TurnBanner(
    turn: TurnView,
    /// The side that the words are about.
    side: Color,
    words: String,
    /// Whether a placement is being shown, so that the words are still about that one.
    held: bool,
) -> Element {
    rsx! {
        p {
            class: "turn",
            "data-testid": "turn",
            "data-side": turn.side.to_string(),
            "data-who": who::key(&turn.who),
            "data-held": held.then_some("true"),
            // At the end it is nobody's turn.
            if held || !turn.over {
                Pebble { color: side }
            }
            span { {words} }
            if turn.thinking {
                span { class: "thinking", "data-testid": "thinking", aria_hidden: "true",
                    i {} i {} i {}
                }
            }
        }
    }
}

/// What stood there until the placement.
pub(in crate::ui::screens) fn words_before(who: &Who, side: Color) -> String {
    match who {
        Who::Cpu => t!("play-thinking", who = who::name(who, side)),
        Who::You | Who::Player(_) => who::turn(who, side),
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
        HintView::Shown(AnyHint::Star(hint)) => hint_words(&texts(), hint),
        _ => who::turn(&turn.who, turn.side),
    }
}
