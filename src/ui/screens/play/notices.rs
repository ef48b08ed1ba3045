//! Notices at the beginning of a turn: a pass that is due, or the phone going from hand to hand. One tap anywhere goes
//! on. In a game against the CPU a pass goes on by itself, so nothing is asked for there. And the questions to two
//! people: whether a turn is taken back, and after a pause whether the clock ran on.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Button, Pebble, Place, Sheet, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::words::{numbers, who};
use rsg_game::app::PlayEvent;
use rsg_game::board::BoardEvent;
use rsg_game::progress::Absence;
use rsg_game::session::Who;

/// "No move for White. Black plays again."
#[component]
pub fn PassNotice(color: Color, who: Who, waits: bool) -> Element {
    rsx! {
        Tapped { test_id: "pass-notice", color, title: who::passes(&who, color), hint: waits.then(|| t("play-go-on")) }
    }
}

/// "It's Black's turn next."
#[component]
pub fn HandOver(color: Color, who: Who) -> Element {
    rsx! {
        Tapped { test_id: "handover", color, title: who::next(&who, color), hint: Some(t("play-hand-over")) }
    }
}

/// Below the board, which stays in sight and in reach.
#[component]
fn Tapped(
    test_id: String,
    color: Color,
    title: String,
    /// The request to the player, where the notice waits for a tap.
    hint: Option<String>,
) -> Element {
    let label = match &hint {
        Some(hint) => format!("{title} {hint}"),
        None => title.clone(),
    };
    rsx! {
        div { class: "call-sheet notice-layer", role: "dialog", "aria-label": label,
            Button { class: "notice", test_id, autofocus: true, onclick: move |_| dispatch(BoardEvent::GoOn),
                Pebble { color }
                span { class: "notice-words",
                    b { {title} }
                    if let Some(hint) = &hint {
                        small { {hint.clone()} }
                    }
                }
            }
            if hint.is_some() {
                Button {
                    variant: Variant::Quiet,
                    class: "button notice-never",
                    test_id: "notice-never",
                    onclick: move |_| dispatch(PlayEvent::NoMoreNotices),
                    {t("play-notice-never")}
                }
            }
        }
    }
}

/// "Aki wants to take the last turn back."
#[component]
pub fn UndoQuestion(color: Color, who: Who) -> Element {
    let answers = rsx! {
        Button {
            test_id: "undo-refuse",
            autofocus: true,
            onclick: move |_| dispatch(BoardEvent::RefuseUndo),
            {t("play-undo-refuse")}
        }
        Button {
            variant: Variant::Primary,
            test_id: "undo-agree",
            onclick: move |_| dispatch(BoardEvent::AgreeToUndo),
            {t("play-undo-agree")}
        }
    };
    rsx! {
        Sheet {
            place: Place::Middle,
            id: "undo-question",
            test_id: "undo-dialog",
            title: who::sentence(&texts(), "play-undo-asked", &who, color),
            answers,
        }
    }
}

/// "Does the time away count?"
#[component]
pub fn AbsenceQuestion(color: Color, seconds: u64) -> Element {
    let answer = |answer| dispatch(BoardEvent::Absence(answer));
    let answers = rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "absence-go-on",
            autofocus: true,
            onclick: move |_| answer(Absence::GoOn),
            {t("play-absence-go-on")}
        }
        Button { test_id: "absence-count", onclick: move |_| answer(Absence::Count), {t("play-absence-count")} }
    };
    rsx! {
        Sheet { place: Place::Middle, id: "absence", test_id: "absence-dialog", title: t("play-absence-title"), answers,
            p {
                {t!(
                    "play-absence-text", color = color.to_string(), time = numbers::clock(&texts(), seconds)
                )}
            }
        }
    }
}
