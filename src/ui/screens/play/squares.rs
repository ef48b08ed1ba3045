//! A board of squares or points on the Play screen, and the controls of its games.

use dioxus::prelude::*;
use rsg_classics::Square;

use super::Slots;
use super::controls::{TurnControls, controls};
use super::line::line_below;
use super::turn::note_words;
use crate::ui::components::{Aimed, BoardKind, BoardLook, Moving, SquareBoard, board_name};
use crate::ui::runtime::dispatch;
use rsg_game::app::PlayView;
use rsg_game::board::{Aim, BoardEvent};
use rsg_game::session::SquaresView;

/// The callbacks for taps and for the aim.
#[derive(Clone, Copy)]
pub(super) struct Taps {
    tapped: Callback<Square>,
    aim: Callback<Option<Aim>>,
}

pub(super) fn use_taps() -> Taps {
    Taps {
        tapped: use_callback(|square: Square| dispatch(BoardEvent::Tap(square.into()))),
        aim: use_callback(|aim| dispatch(BoardEvent::Aim(aim))),
    }
}

pub(super) fn slots(
    view: &PlayView,
    board: &SquaresView,
    look: BoardLook,
    (moving, taps): (Option<Moving>, Taps),
) -> Slots {
    let PlayView { game, .. } = view;
    let sides = &game.sides;
    let kind = BoardKind::of(board.terms);
    let aimed = (kind == BoardKind::Points).then(|| Aimed {
        chooses: board.squares.iter().any(|square| square.playable),
        kept: board.aim.filter(|aim| aim.stays).map(|aim| aim.square),
        tell: taps.aim,
    });
    Slots {
        note: note_words(board, sides, look.naming()),
        blocked: None,
        board: rsx! {
            div { class: "board-place square-place", style: kind.style(board.terms.shape()),
                SquareBoard {
                    squares: board.squares.clone(),
                    kind,
                    shape: board.terms.shape(),
                    label: board_name(),
                    tapped: taps.tapped,
                    aimed,
                    // At a stop and at the end nothing is threatened any more.
                    look: BoardLook { atari: look.atari && !(sides.turn.stopped || sides.turn.over), ..look },
                    moving,
                    step: sides.step.number,
                    ghost: board.ghost,
                }
            }
        },
        below: line_below(view),
        controls: controls(view, turn_controls(board)),
    }
}

fn turn_controls(board: &SquaresView) -> Element {
    rsx! {
        if board.can_resign {
            TurnControls {
                stop: board.stop,
                by_message: board.message_stop,
                kept: board.aim.filter(|aim| aim.stays),
                beside: board.beside.clone(),
                has_button: board.has_button,
            }
        }
    }
}
