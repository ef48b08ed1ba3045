//! What readers of a set have sent back.

use dioxus::prelude::*;

use crate::ui::components::BoardThumbnail;
use crate::ui::texts::t;
use crate::ui::words::{set_words, who};
use rsg_game::app::sets::{AnswerView, SetRow};
use rsg_game::games::BoardPicture;

/// The answers to a set that was made here, each board beside its picture.
#[component]
pub(super) fn Answers(answers: Vec<AnswerView>, rows: Vec<SetRow>) -> Element {
    let pictures: Vec<BoardPicture> = rows.into_iter().map(|row| row.picture).collect();
    rsx! {
        section { class: "set-answers", "aria-labelledby": "set-answers",
            h2 { id: "set-answers", {t("set-answers")} }
            if answers.is_empty() {
                p { "data-testid": "set-answers-none", {t("set-answers-none")} }
            } else {
                p { class: "set-about", {t("set-about")} }
            }
            for (number , answer) in (1..).zip(answers) {
                Answer { key: "{number}", number, answer, pictures: pictures.clone() }
            }
        }
    }
}

/// An answer to a set that is not known here.
#[component]
pub(super) fn Stranger(answer: AnswerView) -> Element {
    rsx! {
        section { class: "set-answers", "data-testid": "set-unknown", "aria-labelledby": "set-answers",
            h2 { id: "set-answers", {t("set-answers")} }
            p { {t("set-unknown")} }
            p { class: "set-about", {t("set-about")} }
            Answer { number: 1, answer, pictures: Vec::new() }
        }
    }
}

#[component]
fn Answer(number: usize, answer: AnswerView, pictures: Vec<BoardPicture>) -> Element {
    let name = match answer.name.is_empty() {
        true => t("friends-nameless"),
        false => who::called(&answer.name),
    };
    let pictures = pictures
        .into_iter()
        .map(Some)
        .chain(std::iter::repeat(None));
    let count = answer.boards.len();
    rsx! {
        section {
            class: "card set-answer",
            "data-testid": "set-answer-{number}",
            "data-name": answer.name.as_str().to_owned(),
            "data-value": "{answer.went_well}",
            h3 { {name} }
            p { {t!("set-good", good = answer.went_well, count = count)} }
            ol {
                for (index , (done , picture)) in (1..).zip(answer.boards.into_iter().zip(pictures)) {
                    li {
                        key: "{index}",
                        "data-testid": "set-answer-{number}-{index}",
                        "data-state": done.key(),
                        if let Some(board) = picture {
                            BoardThumbnail { board }
                        }
                        span {
                            small { {t!("set-board", number = index as i64)} }
                            span { class: "set-done", "data-good": done.went_well().then_some("true"),
                                {set_words::done(done)}
                            }
                        }
                    }
                }
            }
        }
    }
}
