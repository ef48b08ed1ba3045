//! Hints: the turn that is shown, and the button for it, whichever game it is.

use rsg_engine::{Calls, Cell, Cells, Color, Effect, Game, Move};

use crate::board::{Asking, Board, BoardGame, CallChoice, Phase, choice};
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
    Shown(AnyHint),
}

/// The turn that a hint shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnyHint {
    Star(Hinted),
    Square(Play),
}

/// The hint button of a game that has hints.
pub(super) fn hint_view<G: BoardGame>(
    board: &Board<G>,
    shown: impl Fn(&Play) -> AnyHint,
) -> HintView {
    match board.phase() {
        Phase::Choosing(Asking::Sought { .. }) => HintView::Sought,
        Phase::Choosing(Asking::Hinted { play, .. }) => HintView::Shown(shown(play)),
        _ if board.awaits_placement() => HintView::Open,
        _ => HintView::NotNow,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hinted {
    pub cell: Cell,
    /// The colour to call, where the call dialog will ask.
    pub call: Option<Color>,
    /// The plainest thing that it does.
    pub gain: Gain,
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

/// A placement as it is pointed out to a player.
pub(super) fn hinted(game: &Game, mv: Move) -> Hinted {
    let asks = match game.calls(mv.cell) {
        Calls::Needed { calls, same } => matches!(choice(calls, same), CallChoice::Free),
        Calls::Needless { .. } | Calls::Unplayable => false,
    };
    Hinted {
        cell: mv.cell,
        call: mv.call.filter(|_| asks),
        gain: Gain::of(game, mv),
    }
}
