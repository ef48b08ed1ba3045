//! A board of squares or points on the Play screen, and the controls of its games.

use dioxus::prelude::*;
use rsg_classics::Square;

use super::controls::{TurnControls, controls};
use super::practice::TeacherLine;
use super::turn::note_words;
use super::{BoardLook, Counting, Slots};
use crate::ui::components::{Aimed, BoardKind, SquareBoard, SquareMotion, board_name};
use crate::ui::runtime::tell_board;
use crate::ui::screens::placement::{Telling, square_moving};
use rsg_game::app::PlayView;
use rsg_game::board::{Aim, BoardEvent};
use rsg_game::progress::RimNames;
use rsg_game::session::{GameView, SquaresView};

/// What is told of taps and of what is aimed at.
#[derive(Clone, Copy)]
pub(super) struct Taps {
    tapped: Callback<Square>,
    aim: Callback<Option<Aim>>,
}

pub(super) fn use_taps() -> Taps {
    Taps {
        tapped: use_callback(|square: Square| tell_board(BoardEvent::Tap(square.into()))),
        aim: use_callback(|aim| tell_board(BoardEvent::Aim(aim))),
    }
}

pub(super) fn slots(
    view: &PlayView,
    board: &SquaresView,
    look: BoardLook,
    (telling, taps): (Telling, Taps),
) -> Slots {
    let PlayView { game, .. } = view;
    let sides = &game.sides;
    let moving = square_moving(&sides.step, look.animation, telling);
    let motion = moving
        .as_ref()
        .map(|moving| SquareMotion::of(&moving.change));
    let kind = BoardKind::of(board.terms);
    let aimed = (kind == BoardKind::Points).then(|| Aimed {
        chooses: board.squares.iter().any(|square| square.playable),
        kept: board.aim.filter(|aim| aim.stays).map(|aim| aim.square),
        tell: taps.aim,
    });
    Slots {
        note: note_words(board, sides),
        blocked: None,
        counting: motion.map(|motion| Counting {
            at: motion.count_at,
            landings: Vec::new(),
        }),
        board: rsx! {
            div { class: "board-place square-place", style: kind.style(board.terms.shape()),
                SquareBoard {
                    squares: board.squares.clone(),
                    kind,
                    shape: board.terms.shape(),
                    label: board_name(),
                    tapped: taps.tapped,
                    aimed,
                    names: look.rim != RimNames::Off,
                    // At a stop and at the end nothing is threatened any more.
                    atari: look.atari && !(sides.turn.stopped || sides.turn.over),
                    moving,
                    step: sides.step.number,
                    // Of points nearly all can be played.
                    hints: look.hints && kind == BoardKind::Squares,
                    ghost: if shows_better(game) { sides.own } else { sides.turn.side },
                }
            }
        },
        below: rsx! {
            if let Some(practice) = &game.practice {
                TeacherLine { practice: practice.clone() }
            }
        },
        controls: controls(view, turn_controls(board)),
    }
}

fn turn_controls(board: &SquaresView) -> Element {
    rsx! {
        if board.can_resign {
            TurnControls {
                stop: board.stop,
                by_message: board.remote_stop,
                kept: board.aim.filter(|aim| aim.stays),
                beside: board.beside.clone(),
                has_button: board.has_button,
            }
        }
    }
}

/// Whether the board shows what the teacher would have played.
fn shows_better(game: &GameView) -> bool {
    let practice = game.practice.as_ref();
    practice.is_some_and(|practice| practice.better.is_some())
}
