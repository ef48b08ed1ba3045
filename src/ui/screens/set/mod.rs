//! A set of boards: its boards one below the other, and what is sent back.
//!
//! - this file: the screen
//! - `rows`: the boards
//! - `answers`: what readers have sent back

mod answers;
mod rows;

use dioxus::prelude::*;

use crate::ui::components::{BoardThumbnail, Button, Icon, ThumbnailShapes, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::messages::PasteAnswer;
use crate::ui::screens::share::FoldedCode;
use crate::ui::texts::{t, texts};
use crate::ui::words::{set_words, who};
use crate::ui::{links, share};
use answers::{Answers, Stranger};
use rows::Row;
use rsg_game::app::sets::{OtherSet, SetScreen, SetView};
use rsg_game::app::{App, ScreenName, SetEvent};
use rsg_game::progress::sets::SetAnswer;

#[component]
pub fn Set() -> Element {
    let view = use_view(App::view::<SetScreen>);
    let view = view();
    rsx! {
        Frame { screen: ScreenName::Set, title: t("set-title"),
            div { class: "content set",
                ThumbnailShapes {}
                if let Some(stranger) = view.stranger.clone() {
                    Stranger { answer: stranger }
                }
                if view.set.is_some() {
                    Boards { view: view.clone() }
                } else if view.stranger.is_none() {
                    p { class: "card", "data-testid": "set-none", {t("set-none")} }
                }
                if !view.others.is_empty() {
                    Others { others: view.others.clone() }
                }
                WaysIn {}
            }
        }
    }
}

/// The boards of the set, what comes next, and what is sent back.
#[component]
fn Boards(view: SetView) -> Element {
    rsx! {
        if view.made {
            p { "data-testid": "set-made", {t("set-made")} }
        } else if let Some(next) = view.next {
            Button {
                variant: Variant::Primary,
                icon: Icon::Play,
                test_id: "set-next",
                onclick: move |_| dispatch(SetEvent::Open(next)),
                {t("set-next")}
            }
        }
        if let Some(answer) = view.answer.clone() {
            SendBack { answer, is_next: view.next.is_none() }
        }
        ol { class: "set-rows",
            for (index , row) in (0..).zip(view.rows.clone()) {
                Row { key: "{index}", index, row, made: view.made }
            }
        }
        if view.made || !view.answers.is_empty() {
            Answers { answers: view.answers.clone(), rows: view.rows.clone() }
        }
        Button {
            variant: Variant::Quiet,
            test_id: "set-forget",
            onclick: move |_| dispatch(SetEvent::Forget),
            {t("set-forget")}
        }
    }
}

/// The way back to whoever has made the set. It says under which name.
#[component]
fn SendBack(answer: SetAnswer, is_next: bool) -> Element {
    let runtime = use_app();
    let text = set_words::of_answer(&texts(), &answer, links::address().as_deref());
    let named = match answer.name.is_empty() {
        true => t("set-nameless"),
        false => t!("set-named", name = who::called(&answer.name)),
    };
    rsx! {
        div { class: "set-send",
            Button {
                variant: if is_next { Variant::Primary } else { Variant::Plain },
                icon: Icon::Share,
                test_id: "set-send-back",
                disabled: !runtime.is_settled(),
                "data-text": text.clone(),
                onclick: move |_| share::hand_over(&text),
                {t("set-send-back")}
            }
            FoldedCode { code: answer.code(), ids: "set-back" }
            p { {named} }
        }
    }
}

/// The other sets.
#[component]
fn Others(others: Vec<OtherSet>) -> Element {
    rsx! {
        section { class: "set-others", "aria-labelledby": "set-others",
            h2 { id: "set-others", {t("set-others")} }
            ul { class: "set-rows",
                for (number , other) in (1..).zip(others) {
                    li { key: "{other.set.number()}", class: "card set-row",
                        Button {
                            class: "review-open",
                            test_id: "set-other-{number}",
                            onclick: move |_| dispatch(SetEvent::Show(other.set)),
                            BoardThumbnail { board: other.picture.clone() }
                            span { class: "review-story",
                                if !other.sentence.is_empty() {
                                    b { {other.sentence.clone()} }
                                }
                                span { {other_words(&other)} }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn other_words(other: &OtherSet) -> String {
    let boards = t!("set-count", count = other.boards);
    let how = match other.answers {
        Some(answers) => t!("set-answers-count", count = answers),
        None => t!("set-done-count", done = other.done),
    };
    format!("{boards} · {how}")
}

/// How another set comes in: pasted, or as a file.
#[component]
fn WaysIn() -> Element {
    rsx! {
        div { class: "set-ways",
            PasteAnswer {}
            label { class: "button file-button",
                {t("set-open-file")}
                input {
                    id: "code-file",
                    class: "unseen",
                    r#type: "file",
                    "data-testid": "code-file",
                    accept: ".txt,text/plain",
                }
            }
        }
    }
}
