//! A board of squares or points on the Play screen, and the controls of its games.

use dioxus::prelude::*;
use rsg_classics::Square;

use super::controls::{TurnControls, controls};
use super::practice::{FromBoard, TeacherLine};
use super::turn::note_words;
use super::{Counting, Slots};
use crate::ui::components::{
    Aimed, BoardKind, BoardLook, Button, Icon, SquareBoard, SquareMotion, Variant, board_name,
};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::boards::{MotionReports, square_moving};
use crate::ui::texts::t;
use rsg_game::app::{Event, PlayView};
use rsg_game::board::{Aim, BoardEvent};
use rsg_game::progress::GameKind;
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
    (reports, taps): (MotionReports, Taps),
) -> Slots {
    let PlayView { game, .. } = view;
    let sides = &game.sides;
    let moving = square_moving(&sides.step, look.animation, reports);
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
        note: note_words(board, sides, look.naming()),
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
                    // At a stop and at the end nothing is threatened any more.
                    look: BoardLook { atari: look.atari && !(sides.turn.stopped || sides.turn.over), ..look },
                    moving,
                    step: sides.step.number,
                    ghost: board.ghost,
                }
            }
        },
        below: rsx! {
            if let Some(practice) = &game.practice {
                TeacherLine { practice: practice.clone() }
            } else if view.from_board {
                FromBoard {}
            } else if let Some(options) = view.newcomer {
                FirstGo { komi: options.komi(), begun: !board.squares.iter().all(|square| square.stone.is_none()) }
            }
        },
        controls: controls(view, turn_controls(board)),
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
