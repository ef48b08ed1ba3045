//! Hints: the turn that is shown, and the button for it, whichever game it is.

use rsg_engine::{Calls, Cells, Effect, Game, Move};

use crate::board::{Asking, Board, Phase};
use crate::games::{BoardGame, CallChoice, choice};
use crate::play::Play;

/// The hint button, whichever game it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HintView {
    /// There are none in this game.
    Never,
    /// It is not a person's turn to choose.
    NotNow,
    Open,
    Sought,
    Shown(Hinted),
}

/// The hint button of a game that has hints.
pub(super) fn hint_view(board: &Board) -> HintView {
    match board.phase() {
        Phase::Choosing(Asking::Sought { .. }) => HintView::Sought,
        Phase::Choosing(Asking::Hinted { play, .. }) => {
            HintView::Shown(Hinted::of(board.game(), play))
        }
        _ if board.awaits_placement() => HintView::Open,
        _ => HintView::NotNow,
    }
}

/// The turn that a hint shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hinted {
    /// The turn, with a call only where the call dialog will ask.
    pub play: Play,
    /// The plainest thing that it does, in a game whose hints say so.
    pub gain: Option<Gain>,
}

/// The immediate gain of a placement, as a hint names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain {
    /// The number of stones that are captured.
    Captures(u8),
    /// It lies on a tip of the star.
    Tip,
    Flips(u8),
}

impl Gain {
    fn of(game: &Game, mv: Move) -> Gain {
        let effect = game.preview(mv).ok();
        let count = |of: fn(&Effect) -> u8| effect.as_ref().map_or(0, of);
        match count(Effect::capture_count) {
            0 if Cells::TIPS.contains(mv.cell) => Gain::Tip,
            0 => Gain::Flips(count(Effect::flip_count)),
            captured => Gain::Captures(captured),
        }
    }
}

impl Hinted {
    /// A turn of the side to move as it is pointed out to a player.
    pub(super) fn of(game: &dyn BoardGame, play: &Play) -> Hinted {
        match game.star().zip(play.on_star()) {
            Some((game, mv)) => Hinted {
                play: with_asked_call(game, mv).into(),
                gain: Some(Gain::of(game, mv)),
            },
            None => Hinted {
                play: play.clone(),
                gain: None,
            },
        }
    }
}

/// The placement, with its call only if the call dialog asks for it.
fn with_asked_call(game: &Game, mv: Move) -> Move {
    let asks = match game.calls(mv.cell) {
        Calls::Needed { calls, same } => matches!(choice(calls, same), CallChoice::Free),
        Calls::Needless { .. } | Calls::Unplayable => false,
    };
    Move {
        call: mv.call.filter(|_| asks),
        ..mv
    }
}
