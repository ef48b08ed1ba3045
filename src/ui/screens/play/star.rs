//! The star on the Play screen: its board with praise beside it, what a teacher or a message adds, and the controls.

use dioxus::prelude::*;
use rsg_engine::Cell;

use super::Slots;
use super::controls::controls;
use super::line::line_below;
use super::praise::PraiseNote;
use crate::ui::components::{BoardLook, CallNews, Moving, StarBoard, Use, board_name};
use crate::ui::runtime::dispatch;
use rsg_game::app::PlayView;
use rsg_game::board::BoardEvent;
use rsg_game::session::{CellView, Who};

/// The callback for taps on the star.
pub(super) fn use_taps() -> Callback<Cell> {
    use_callback(|cell: Cell| dispatch(BoardEvent::Tap(cell.into())))
}

pub(super) fn slots(
    view: &PlayView,
    (cells, blocked): (&[CellView], Option<Cell>),
    look: BoardLook,
    (moving, tapped): (Option<Moving>, Callback<Cell>),
) -> Slots {
    let sides = &view.game.sides;
    // Praise comes when the stone that earned it has been shown, and stays while the CPU's lands.
    let praises = sides
        .before
        .as_ref()
        .is_none_or(|before| matches!(before.who, Who::Cpu(_)));
    Slots {
        note: None,
        blocked,
        board: rsx! {
            div { class: "board-place",
                PraiseNote { shows: praises }
                StarBoard {
                    cells: cells.to_vec(),
                    label: board_name(),
                    purpose: Use::Play(tapped),
                    moving,
                    step: sides.step.number,
                    call: CallNews::of(sides),
                    look: BoardLook { captures: view.captures, ..look },
                }
            }
        },
        below: line_below(view),
        controls: controls(view, rsx! {}),
    }
}
