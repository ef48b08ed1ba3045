//! A board of a set: its picture, what is said about it, what it is, and how it went.

use dioxus::prelude::*;

use crate::ui::components::{BoardThumbnail, Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::play::Thinking;
use crate::ui::terms;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, set_words};
use rsg_game::app::SetEvent;
use rsg_game::app::sets::{SetBoardKind, SetRow};
use rsg_game::progress::sets::BoardDone;

#[component]
pub(super) fn Row(
    index: u8,
    row: SetRow,
    /// True if the set was made here: how it went is not noted.
    made: bool,
) -> Element {
    let number = i64::from(index) + 1;
    let is_game = row.kind == SetBoardKind::Game;
    rsx! {
        li {
            class: "card set-row",
            "data-testid": "set-{number}",
            "data-state": row.done.key(),
            "data-kind": row.kind.key(),
            "data-game": row.game.key(),
            Button {
                class: "review-open",
                test_id: "set-open-{number}",
                disabled: row.kind == SetBoardKind::Picture,
                onclick: move |_| dispatch(SetEvent::Open(index)),
                BoardThumbnail { board: row.picture.clone() }
                span { class: "review-story",
                    small { {t!("set-board", number = number)} " · " {game(&row)} }
                    if !row.sentence.is_empty() {
                        b { {row.sentence.clone()} }
                    }
                    span { {task(&row)} if row.opening { Thinking {} } }
                    if !made && row.done != BoardDone::Open {
                        span { class: "set-done", "data-good": row.done.went_well().then_some("true"),
                            {set_words::done(row.done)}
                        }
                    }
                }
            }
            if is_game {
                Button {
                    variant: Variant::Quiet,
                    icon: Icon::People,
                    test_id: "set-two-{number}",
                    onclick: move |_| dispatch(SetEvent::PlayForTwo(index)),
                    {t("setup-mode-two")}
                }
            }
        }
    }
}

/// The name of the board's game.
fn game(row: &SetRow) -> String {
    match row.terms {
        Some(terms) => terms::named(terms),
        None => words::game(row.game),
    }
}

/// What is to be done on it.
fn task(row: &SetRow) -> String {
    let color = row.to_move.to_string();
    match row.kind {
        SetBoardKind::Puzzle => t!("puzzle-task", color = color),
        SetBoardKind::Game => {
            let cpu = words::opponent_at_level(&texts(), row.level);
            t!("set-kind-game", color = color, cpu = cpu)
        }
        SetBoardKind::Unproved => t("set-kind-unproved"),
        SetBoardKind::Picture => t("set-kind-picture"),
    }
}
