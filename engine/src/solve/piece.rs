//! The questions into which the analysis of a game is divided, and their answers.
//!
//! An answer hangs on the game and on what is in the question, and where the table of proofs is empty before it
//! ([`Thinker::answer_alone`](crate::Thinker::answer_alone)) on nothing else. So it does not matter who answers which
//! question, and in which order.

use super::judgement::Judgement;
use crate::Move;

/// A question about a game that is analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Piece {
    /// The positions of the game that are solved openings.
    Recall,
    /// The exact margin of a position.
    Solve(Solve),
    /// The worth of a placement by searches to a depth.
    Estimate {
        /// The number of the turn.
        turn: usize,
        /// The most nodes of each of its two searches.
        nodes: u64,
    },
}

impl Piece {
    /// True if two pieces ask about one position in one way.
    pub(super) fn is_about_one_with(&self, other: &Piece) -> bool {
        match (self, other) {
            (Piece::Solve(one), Piece::Solve(other)) => one.at == other.at,
            _ => self == other,
        }
    }

    /// The most nodes that count.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        match self {
            Piece::Solve(solve) => solve.nodes,
            Piece::Estimate { .. } | Piece::Recall => 0,
        }
    }
}

/// The question for the exact margin of a position; margins are in points for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solve {
    /// The number of placements before the position.
    pub at: usize,
    /// The margin, if it is known: then the rest is asked for.
    pub before: Option<i32>,
    /// The margin after the placement that was played, if it is known: less is to be proved then.
    pub after: Option<i32>,
    /// A best placement, if one is known.
    pub best: Option<Move>,
    /// The most nodes of the proof.
    pub nodes: u64,
    /// The most nodes for the line, and as many for the other placements. With none the margin alone is asked for.
    pub aside: u64,
}

/// The answer to a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PieceAnswer {
    /// The finding.
    pub found: PieceFound,
    /// The nodes of the proof, which count.
    pub nodes: u64,
    /// All other nodes.
    pub aside: u64,
}

/// The finding about a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PieceFound {
    /// The solved openings.
    Openings(Vec<OpeningFound>),
    /// The margin is proved.
    Solved(Solved),
    /// It takes at least as many nodes as it was given.
    Unsolved,
    /// The worth of a placement, not yet fitted to what is proved beside it.
    Estimated(Box<Judgement>),
}

/// A position of the game that is a solved opening.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OpeningFound {
    /// The number of placements before it.
    pub at: usize,
    /// The margin for the side to move.
    pub margin: i32,
    /// A best placement.
    pub best: Move,
}

/// A position whose margin is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solved {
    /// The margin for the side to move.
    pub margin: i32,
    /// The best placement; where the margin after it was known, the one played, if nothing is better.
    pub best: Option<Move>,
    /// Best play by both, as far as it is known.
    pub line: Vec<Move>,
    /// What [`Judgement::only`] says, if the placement is a mistake.
    pub only: bool,
}
