//! Turns, and why some are not allowed.

use std::fmt;

use crate::{Color, Play, Square};

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side that played it; of an agreement, the side whose turn it would have been.
    pub by: Color,
    /// The play itself.
    pub play: Play,
    /// The groups that flipped, the stones next to the placed one first.
    pub flipped: Vec<Vec<Square>>,
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Turns are played.
    Open,
    /// Both have passed: they agree, or one plays on.
    Stopped,
    /// It has ended.
    Over,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Open => "open",
            Phase::Stopped => "stopped",
            Phase::Over => "over",
        })
    }
}

/// The reason why a turn is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// It is no turn.
    NoMove,
    /// The game is over.
    Over,
    /// The board has no such point.
    OffBoard,
    /// A stone is there.
    Occupied,
    /// The placed stone's group would have no liberty.
    NoLiberty,
    /// Somebody has the button.
    ButtonTaken,
    /// Nobody passes before the button is taken.
    ButtonThere,
    /// Black's turns of the handicap are placements.
    Handicap,
    /// Groups are marked only when both have passed.
    NotStopped,
    /// There is no stone to mark.
    NoStone,
}

impl Refusal {
    /// Every reason there is.
    pub const ALL: [Refusal; 10] = [
        Refusal::NoMove,
        Refusal::Over,
        Refusal::OffBoard,
        Refusal::Occupied,
        Refusal::NoLiberty,
        Refusal::ButtonTaken,
        Refusal::ButtonThere,
        Refusal::Handicap,
        Refusal::NotStopped,
        Refusal::NoStone,
    ];

    /// A word that names it, such as `occupied`, under which every language has a sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::NoMove => "no-move",
            Refusal::Over => "over",
            Refusal::OffBoard => "off-board",
            Refusal::Occupied => "occupied",
            Refusal::NoLiberty => "no-liberty",
            Refusal::ButtonTaken => "button-taken",
            Refusal::ButtonThere => "button-there",
            Refusal::Handicap => "handicap",
            Refusal::NotStopped => "not-stopped",
            Refusal::NoStone => "no-stone",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NoMove => "neither a point nor button, pass or agreed",
            Refusal::Over => "the game is over",
            Refusal::OffBoard => "the board has no such point",
            Refusal::Occupied => "the point is occupied",
            Refusal::NoLiberty => "the group would have no liberty",
            Refusal::ButtonTaken => "the button is taken",
            Refusal::ButtonThere => "nobody passes before the button is taken",
            Refusal::Handicap => "the turns of the handicap are placements",
            Refusal::NotStopped => "groups are agreed upon after two passes",
            Refusal::NoStone => "there is no stone",
        })
    }
}

impl std::error::Error for Refusal {}
