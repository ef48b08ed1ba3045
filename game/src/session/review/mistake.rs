//! Mistakes that are gone through: their state, and their view.

use rsg_classics::Points;
use rsg_engine::Color;

use crate::play::{Play, Spot};

/// The side whose mistakes are gone through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Side(Color),
    Both,
}

impl Whose {
    pub(super) fn takes(self, color: Color) -> bool {
        match self {
            Whose::Side(side) => side == color,
            Whose::Both => true,
        }
    }
}

/// An action of the player with the mistakes, beside tapping on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeEvent {
    Begin(Whose),
    /// Show the solution.
    Show,
    /// On from the mistake with this number. A second tap before the next one is drawn means nothing.
    Next(usize),
    End,
}

/// Mistakes that are gone through.
#[derive(Debug, Clone)]
pub(super) struct MistakeRun {
    /// The placements, in the order of the game. They stay the same while better figures come in.
    pub(super) turns: Vec<usize>,
    pub(super) at: usize,
    /// The number of mistakes for which the player has found a better placement.
    pub(super) found: usize,
    pub(super) stage: MistakeStage,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum MistakeStage {
    Looking {
        tried: Option<TriedPlacement>,
        /// The cell for which the call is asked, and the call under the finger.
        asking: Option<(Spot, Option<Color>)>,
    },
    Checking(Play),
    Solved {
        /// The placement that the player has found; none if the solution was shown.
        found: Option<Play>,
    },
}

impl MistakeStage {
    pub(super) const LOOKING: Self = MistakeStage::Looking {
        tried: None,
        asking: None,
    };
}

/// A placement that was not it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TriedPlacement {
    pub play: Play,
    pub cost: Points,
    pub exact: bool,
    /// True if it is the one that was played in the game.
    pub is_played: bool,
    /// True if it is better than the one that was played.
    pub is_better: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub enum MistakesView {
    /// The analysis goes on: whose can be gone through, true where a mistake is known. How many there are is not told
    /// before it is over, because the number would change under the player's finger.
    Judging(Vec<(Whose, bool)>),
    /// The analysis is over: how many there are of each.
    Counted(Vec<(Whose, usize)>),
    /// It is over, no mistake of theirs is known, and not enough to say that there is none.
    Unknown(Vec<Whose>),
    Running(MistakeView),
    /// All have been gone through.
    Done {
        found: usize,
        count: usize,
    },
}

/// The mistake that is looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct MistakeView {
    /// From 1.
    pub number: usize,
    pub count: usize,
    /// The turn's index in the game.
    pub turn: usize,
    pub by: Color,
    pub played: Play,
    pub cost: Points,
    pub exact: bool,
    pub answer: MistakeAnswer,
}

/// The state of the tries at it.
#[derive(Debug, Clone, PartialEq)]
pub enum MistakeAnswer {
    /// Nothing has been tried.
    Open,
    Wrong(TriedPlacement),
    Checking(Play),
    /// The player has found one; whether it is the one that the analysis names.
    Found {
        play: Play,
        is_named: bool,
    },
    Shown,
}
