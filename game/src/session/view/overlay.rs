//! The dialog or notice that lies over a board.

use rsg_engine::Color;

use super::star::{CallView, call_view};
use crate::board::{Asking, Board, Phase};
use crate::session::Who;

#[derive(Debug, Clone, PartialEq)]
pub enum BoardOverlay {
    /// "Which colour do you call for CP?"
    Call(CallView),
    /// "No move for White. Black plays again."
    Pass {
        color: Color,
        who: Who,
        /// True if it stays until it is tapped.
        waits: bool,
    },
    /// "It's Black's turn next. Tap the screen to continue."
    HandOver { color: Color, who: Who },
    /// This side asks the other one for its last turn back.
    UndoAsked { color: Color, who: Who },
    /// Two people are back at a game with a clock: does the time away count, which was this side's?
    Absence { color: Color, seconds: u64 },
}

/// The overlay of a board: the call dialog first, for its question stands over every notice.
pub(in crate::session) fn overlay(
    board: &Board,
    who: &dyn Fn(Color) -> Who,
) -> Option<BoardOverlay> {
    if let Phase::Choosing(Asking::Call { spot, preview }) = board.phase() {
        let call = call_view(board.game().star()?, spot.cell()?, *preview);
        return Some(BoardOverlay::Call(call));
    }
    if let Some((color, seconds)) = board.absence() {
        return Some(BoardOverlay::Absence { color, seconds });
    }
    let with_who = |color| (color, who(color));
    if let Some((color, who)) = board.asks_for_undo().map(with_who) {
        return Some(BoardOverlay::UndoAsked { color, who });
    }
    match board.phase() {
        _ if !board.steps().are_settled() => None,
        Phase::Passing { color, .. } => {
            let (color, who) = with_who(*color);
            let waits = board.is_on_one_phone();
            Some(BoardOverlay::Pass { color, who, waits })
        }
        Phase::HandOver => {
            let (color, who) = with_who(board.game().to_move());
            Some(BoardOverlay::HandOver { color, who })
        }
        _ => None,
    }
}
