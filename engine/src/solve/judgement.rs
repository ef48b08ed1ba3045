//! The worth of one placement of a game, and what is known of it before.

use crate::{Color, Move};

/// The fewest points that a mistake costs.
pub const MISTAKE: i32 = 4;

/// Placements of a line that are worth finding.
pub(super) const LONGEST_LINE: usize = 12;

/// The worth of one placement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// The number of the turn in the game, from 0.
    pub turn: usize,
    /// The side that placed.
    pub by: Color,
    /// The move played.
    pub played: Move,
    /// Oracle's move; the move played, if nothing is better.
    pub best: Move,
    /// The final difference of scores after the best move, in points for who placed.
    pub before: i32,
    /// The final difference of scores after the move that was played, in points for who placed.
    pub after: i32,
    /// The cost of the move: `before - after`, never negative.
    pub loss: i32,
    /// The line of best play, the best move first.
    pub line: Vec<Move>,
    /// True if `before` and `after` are proved.
    pub exact: bool,
    /// True if the best move alone is no mistake, and the move played is one: proved that every other gives away the
    /// win, or [`MISTAKE`] points where no win is at stake.
    pub only: bool,
}

/// The progress of [`Thinker::analyse_game`](crate::Thinker::analyse_game) with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Care {
    /// The judgement is a first estimate; another one follows.
    Glance,
    /// The judgement is final.
    Full,
}

/// The knowledge of a placement before a game is analysed, perhaps from an analysis that was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Known {
    /// Nothing: it is to be judged.
    Nothing,
    /// A final estimate: it is to be proved, or else estimated once more.
    Estimated,
    /// Enough: it is not to be judged.
    Enough,
    /// The proved margin before it, in points for who placed.
    Exact(i32),
    /// The proved margin before it, in points for who placed; the placement is to be judged.
    Before(i32),
}

/// A margin of `by`'s as Black's, or the other way round.
pub(super) fn for_black(by: Color, margin: i32) -> i32 {
    if by == Color::Black { margin } else { -margin }
}
