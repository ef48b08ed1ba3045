//! The line below the board: the teacher's, or what this game is about.

use dioxus::prelude::*;

use super::practice::TeacherLine;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::texts::t;
use rsg_game::app::{Event, PlayLine, PlayView};
use rsg_game::progress::GameKind;
use rsg_game::session::BoardView;

pub(super) fn line_below(view: &PlayView) -> Element {
    if let Some(practice) = &view.game.practice {
        return rsx! { TeacherLine { practice: practice.clone() } };
    }
    match &view.line {
        None => rsx! {},
        Some(PlayLine::FirstByMessage) if view.send.as_ref().is_some_and(|send| send.unsent) => {
            rsx! {}
        }
        Some(PlayLine::FirstByMessage) => said("first-line", &t("messages-first")),
        Some(PlayLine::FromBoard) => said("from-board", &t("messages-from-board")),
        Some(PlayLine::Sentence(sentence)) => said("board-sentence", sentence),
        Some(PlayLine::FirstGo(options)) => rsx! {
            FirstGo { komi: options.komi(), begun: has_stones(&view.game.board) }
        },
    }
}

fn said(test_id: &str, words: &str) -> Element {
    rsx! {
        div { class: "teacher",
            p { class: "teacher-intro", "data-testid": test_id, {words} }
        }
    }
}

fn has_stones(board: &BoardView) -> bool {
    match board {
        BoardView::Star { .. } => true,
        BoardView::Squares(board) => board.squares.iter().any(|square| square.stone.is_some()),
    }
}

/// A first game of Reversi Go: what komi is, and before the first stone the way to the lessons, unless they are done.
#[component]
fn FirstGo(komi: i16, begun: bool) -> Element {
    let learned = use_view(|app| app.has_learned(GameKind::Go));
    rsx! {
        div { class: "teacher first-go", "data-testid": "first-go",
            if !begun && !learned() {
                Button {
                    variant: Variant::Quiet,
                    icon: Icon::Play,
                    test_id: "go-learn",
                    onclick: move |_| dispatch(Event::Learn(GameKind::Go)),
                    {t("go-first-lesson")}
                }
            } else if 0 < komi {
                p { class: "teacher-intro", {t!("go-first-komi", points = komi)} }
            }
        }
    }
}
