//! The Table screen: a game of a classic, laid out as the Play screen is.
//!
//! - this file: the screen
//! - `absence`: whether the time away counts
//! - `controls`: turns beside the board, and what is agreed at a stop
//! - `copy`: the game as text
//! - `result`: how a game ended

mod absence;
mod controls;
mod copy;
mod result;

use dioxus::prelude::*;
use rsg_classics::Square;
use rsg_engine::Color;

use crate::ui::components::{
    Aimed, BoardKind, Count, Pebble, SquareBoard, SquareMotion, board_name,
};
use crate::ui::runtime::{tell_board, use_view};
use crate::ui::screens::placement::{square_moving, use_telling};
use crate::ui::screens::play::turn::{TurnBanner, words_before};
use crate::ui::screens::play::{Controls, GameBar, HintButton, UndoButton};
use crate::ui::texts::{t, texts};
use crate::ui::{table_words, who};
use rsg_game::app::{App, Overlay};
use rsg_game::board::BoardEvent;
use rsg_game::progress::{GameKind, RimNames};
use rsg_game::session::{self, AnyHint, HintView, TableBefore, TablePanel, TableView, TurnView};

pub use absence::AbsenceQuestion;
use controls::{TurnControls, note_words, stop_words};
pub use copy::CopyTable;
pub use result::TableResult;

#[component]
pub fn Table() -> Element {
    let view = use_view(App::table);
    let animation = use_view(|app| app.settings().animation);
    let hints = use_view(|app| app.settings().hints);
    let atari = use_view(|app| app.settings().atari);
    let names = use_view(|app| app.settings().rim != RimNames::Off);
    let aim = use_callback(|aim| tell_board(BoardEvent::Aim(aim)));
    let tapped = use_callback(|square: Square| tell_board(BoardEvent::Tap(square.into())));
    let telling = use_telling();
    let hands_over = use_view(|app| {
        let overlay = app.overlay();
        matches!(
            overlay,
            Some(Overlay::Board(session::BoardOverlay::HandOver { .. }))
        )
    });
    let view = view.read();
    let Some(table) = &*view else {
        return rsx! { main { class: "screen", "data-screen": "play" } };
    };
    let step = table.step.number;
    let moving = square_moving(&table.step, animation(), telling);
    let count_at = moving
        .as_ref()
        .map(|moving| SquareMotion::of(&moving.change).count_at);
    let before = table.before.as_ref().filter(|_| moving.is_some());
    let side = before.map_or(table.turn.side, |before| before.side);
    let kind = BoardKind::of(table.terms);
    let aimed = (kind == BoardKind::Points).then(|| Aimed {
        chooses: table.squares.iter().any(|square| square.playable),
        kept: table.aim.filter(|aim| aim.stays).map(|aim| aim.square),
        tell: aim,
    });
    let is_moving = moving.is_some();
    // As it was drawn: the placement that calls for it is no tap on it.
    let is_handed_over = hands_over();
    rsx! {
        main {
            class: "screen play table",
            "data-screen": "play",
            "data-game": GameKind::of(table.terms).key(),
            // A tap beside the board ends what is being shown, as one on it does.
            onclick: move |_| {
                if is_moving {
                    telling.shown.call(step);
                } else if is_handed_over {
                    tell_board(BoardEvent::GoOn);
                }
            },
            GameBar { help: (!table.turn.over).then(|| t("rules-title")),
                span { class: "chip", {table_words::game_name(table.terms)} }
                if let Some(level) = table.level {
                    span { class: "chip", "data-testid": "level", {table_words::level(level)} }
                }
            }
            div { class: "panels",
                for color in [table.own, !table.own] {
                    Panel {
                        key: "{color}",
                        color,
                        panel: table.panels[color].clone(),
                        active: if before.is_some() { side == color } else { table.panels[color].active },
                        before: before.map(|before| before.score[color].in_halves()),
                        count_at: count_at.unwrap_or(0),
                        step,
                    }
                }
            }
            div { class: "turn-line",
                TurnBanner {
                    turn: turn_shown(table),
                    side,
                    words: turn_words(table, before),
                    held: before.is_some(),
                }
            }
            div { class: "board-place",
                SquareBoard {
                    squares: table.squares.clone(),
                    kind,
                    size: table.terms.size(),
                    label: board_name(),
                    tapped,
                    aimed,
                    names: names(),
                    // At a stop and at the end nothing is threatened any more.
                    atari: atari() && table.stop.is_none() && !table.turn.over,
                    moving,
                    step,
                    // Of points nearly all can be played.
                    hints: hints() && kind == BoardKind::Squares,
                    ghost: table.turn.side,
                }
            }
            Controls {
                TurnControls { table: table.clone() }
                if table.has_undo {
                    UndoButton { disabled: !table.can_undo }
                }
                HintButton { hint: table.hint.clone() }
            }
        }
    }
}

/// At a stop it is nobody's turn in particular.
fn turn_shown(table: &TableView) -> TurnView {
    TurnView {
        over: table.turn.over || table.stop.is_some(),
        ..table.turn.clone()
    }
}

fn turn_words(table: &TableView, before: Option<&TableBefore>) -> String {
    let turn = &table.turn;
    if let Some(before) = before {
        return words_before(&before.who, before.side);
    }
    if turn.over {
        return t("play-over");
    }
    if let Some(stop) = table.stop {
        return stop_words(stop);
    }
    if let Some(words) = note_words(table) {
        return words;
    }
    if turn.thinking {
        return t!("play-thinking", who = who::name(&turn.who, turn.side));
    }
    match table.hint {
        HintView::Sought => t("play-hint-sought"),
        HintView::Shown(AnyHint::Square(ref play)) => table_words::hint(&texts(), play),
        _ => who::turn(&turn.who, turn.side),
    }
}

/// A side's score. While a turn is shown, it counts from what it was; screen readers and tests are told the new one at once.
#[component]
fn Panel(
    color: Color,
    panel: TablePanel,
    active: bool,
    /// In half points, as the score counts.
    before: Option<i32>,
    count_at: u32,
    step: u64,
) -> Element {
    let name = who::name(&panel.who, color);
    let letters = who::longest_word(&name);
    let score = panel.score;
    let words = table_words::points(&texts(), score);
    let spoken = t!(
        "table-panel",
        name = name.clone(),
        color = color.to_string(),
        score = words
    );
    let from = before.unwrap_or(score.in_halves());
    rsx! {
        section { class: "panel", "data-color": color.to_string(), "data-active": "{active}", aria_label: spoken,
            Pebble { color }
            span { class: "panel-name", style: "--letters: {letters:.1}", aria_hidden: "true", {name} }
            span { class: "panel-total", "data-testid": "score-{color}", "data-value": "{score}", aria_hidden: "true",
                Count { run: "{step}", values: table_words::counting(&texts(), from, score), at: count_at }
            }
            if let Some(area) = panel.area {
                span { class: "panel-sum panel-area",
                    for part in table_words::area(&texts(), area) {
                        span { key: "{part}", {part} }
                    }
                }
            }
            if let Some(seconds) = panel.seconds {
                span { class: "panel-clock", "data-testid": "clock-{color}", "data-value": "{seconds}", {table_words::clock(&texts(), seconds)} }
            }
        }
    }
}
