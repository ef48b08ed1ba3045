//! A board of any game in a lesson or in Review.

use dioxus::prelude::*;
use rsg_classics::Square;
use rsg_engine::Cell;

use super::{moving, use_motion_reports};
use crate::ui::components::{BoardKind, BoardLook, SquareBoard, StarBoard, Use, board_name};
use crate::ui::runtime::dispatch;
use rsg_game::board::{BoardEvent, BoardStep};
use rsg_game::session::{BoardView, SquaresView};

#[component]
pub(in crate::ui::screens) fn AnyBoard(
    board: BoardView,
    step: BoardStep,
    look: BoardLook,
    /// A tap on it means something.
    takes_taps: bool,
    /// Points that can be played are marked too: in a game nearly all of them can be.
    #[props(default)]
    marks_points: bool,
) -> Element {
    let reports = use_motion_reports();
    let on_cell = use_callback(|cell: Cell| dispatch(BoardEvent::Tap(cell.into())));
    let moving = moving(&step, look.animation, reports);
    let on_square = use_callback(|square: Square| dispatch(BoardEvent::Tap(square.into())));
    match board {
        BoardView::Star { cells, .. } => rsx! {
            StarBoard {
                cells,
                label: board_name(),
                purpose: if takes_taps { Use::Play(on_cell) } else { Use::Read },
                moving,
                step: step.number,
                // Where it is played on, the question names the call.
                names_tried_call: !takes_taps,
                look,
            }
        },
        BoardView::Squares(SquaresView {
            terms,
            squares,
            ghost,
            ..
        }) => rsx! {
            SquareBoard {
                squares,
                kind: BoardKind::of(terms),
                shape: terms.shape(),
                label: board_name(),
                tapped: takes_taps.then_some(on_square),
                moving,
                step: step.number,
                // The warning is for whoever plays.
                look: BoardLook { atari: false, ..look },
                marks_points,
                ghost,
            }
        },
    }
}
