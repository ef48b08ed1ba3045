//! How it went on a board of a set.

use rsg_engine::Color;

use crate::progress::puzzles::Try;
use crate::progress::{CpuLevel, Outcome};

/// How it went. What came first stays: a board that was solved or played is not worse or better for another try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardDone {
    #[default]
    Open,
    /// It was tried as a puzzle.
    Tried {
        /// The wrong tries before it was solved or shown. More than [`BoardDone::MOST_WRONG`] are not counted.
        wrong: u8,
        found: Found,
    },
    /// It was played to an end.
    Played(PlayedBoard),
}

/// What became of the solution of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    NotYet,
    /// It was shown.
    Shown,
    /// With a hint.
    Helped,
    Alone,
}

impl Found {
    pub(super) const ALL: [Found; 4] = [Found::NotYet, Found::Shown, Found::Helped, Found::Alone];
}

/// A game that began from a board and is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedBoard {
    /// The colour of the player, or of the one of two people who moved first.
    pub own: Color,
    /// The outcome for that side.
    pub outcome: Outcome,
    /// The difference of the scores in halves of a point; none where the game was not played to its end.
    pub margin: Option<u16>,
    /// The level of the CPU; none if two people have played.
    pub level: Option<CpuLevel>,
    /// True if a hint was taken.
    pub helped: bool,
}

impl BoardDone {
    /// The most wrong tries that are counted.
    pub const MOST_WRONG: u8 = 9;

    /// Returns true if there is nothing more to be done on the board.
    #[must_use]
    pub fn is_over(self) -> bool {
        match self {
            BoardDone::Open => false,
            BoardDone::Tried { found, .. } => found != Found::NotYet,
            BoardDone::Played(_) => true,
        }
    }

    /// Returns true if it was solved, or won.
    #[must_use]
    pub fn went_well(self) -> bool {
        match self {
            BoardDone::Open => false,
            BoardDone::Tried { found, .. } => matches!(found, Found::Helped | Found::Alone),
            BoardDone::Played(played) => played.outcome == Outcome::Won,
        }
    }

    /// The word that stands for it on the page.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            BoardDone::Open => "open",
            BoardDone::Tried { found, .. } => match found {
                Found::NotYet => "tried",
                Found::Shown => "shown",
                Found::Helped | Found::Alone => "solved",
            },
            BoardDone::Played(_) => "played",
        }
    }

    /// After one more try as a puzzle.
    #[must_use]
    pub fn after_try(self, how: Try) -> BoardDone {
        let wrong = match self {
            BoardDone::Open => 0,
            BoardDone::Tried {
                wrong,
                found: Found::NotYet,
            } => wrong,
            BoardDone::Tried { .. } | BoardDone::Played(_) => return self,
        };
        let (more, found) = match how {
            Try::Right => (0, Found::Alone),
            Try::Helped => (0, Found::Helped),
            Try::Shown => (0, Found::Shown),
            Try::Wrong => (1, Found::NotYet),
        };
        BoardDone::Tried {
            wrong: (wrong + more).min(Self::MOST_WRONG),
            found,
        }
    }

    /// After a game from it has ended. Where it was tried as a puzzle that stays.
    #[must_use]
    pub fn after_game(self, played: PlayedBoard) -> BoardDone {
        match self {
            BoardDone::Open => BoardDone::Played(played),
            BoardDone::Tried { .. } | BoardDone::Played(_) => self,
        }
    }
}
