//! The record of a finished match: what everything a player has achieved is computed from.
//!
//! A record says what happened and nothing that follows from it. It is written once and never changed, so a later
//! version that counts differently counts old matches the same way.

use super::{CalendarDay, CpuLevel, Exam, PlayerName};
use chrono::NaiveDate;
use rsg_engine::Color;

/// The number of a match. Ids only grow, which is how a result is booked exactly once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(pub u32);

impl MatchId {
    /// Counting matches one by one nobody ever gets here: what carries such a number is broken, or was made up.
    pub const END: Self = Self(u32::MAX / 2);
}

/// The number of an attempt at an exam: all its games carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttemptId(pub u32);

impl AttemptId {
    /// Counting attempts one by one nobody ever gets here.
    pub const END: Self = Self(u32::MAX / 2);
}

/// A single game or Reverse Match that is over, seen by the player, or between two people by the first-named one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// Its number.
    pub id: MatchId,
    /// The device's date when it ended.
    pub finished: NaiveDate,
    /// Against whom, and on what occasion.
    pub versus: Versus,
    /// The colour played in the first game; the second game of a Reverse Match swaps.
    pub color: Color,
    /// The games and their scores.
    pub played: Played,
    /// How it ended for the player.
    pub outcome: Outcome,
    /// Whether it was played to its end.
    pub ending: Ending,
}

/// Against whom a match was played, and on what occasion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Versus {
    /// A game against the CPU.
    Cpu {
        /// Its level.
        level: CpuLevel,
        /// The calendar day it was set up from, however long it took.
        day: Option<CalendarDay>,
        /// The help taken.
        help: Help,
    },
    /// A game of a Rank-Up Match, in which there is no help.
    Exam {
        /// Which exam.
        exam: Exam,
        /// Which attempt at it.
        attempt: AttemptId,
    },
    /// Two people on one device.
    Person {
        /// Their names, perhaps empty.
        names: [PlayerName; 2],
    },
}

/// The help taken in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// How often a good move was asked for.
    pub hints: u16,
    /// How often a placement was taken back.
    pub undos: u8,
}

/// The games of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// One game.
    Single(GameScore),
    /// Two games with the colours swapped; the second is missing if the match was given up in the first.
    Reverse(GameScore, Option<GameScore>),
}

/// Both sides' scores in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameScore {
    /// The player's.
    pub own: SideScore,
    /// The opponent's.
    pub other: SideScore,
}

/// One side's score in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideScore {
    /// Stones on the board and captured.
    pub total: u8,
    /// Stones captured.
    pub captured: u8,
}

/// How a match ended for the player, or between two people for the first-named one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
}

/// Whether a match was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It was.
    Played,
    /// The player quit, or left the series it belonged to.
    GivenUp,
}

/// An attempt at an exam that the player left, which fails it whatever the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftSeries {
    /// Which attempt.
    pub attempt: AttemptId,
    /// At which exam.
    pub exam: Exam,
    /// The device's date.
    pub date: NaiveDate,
}

impl FinishedMatch {
    /// The CPU's level, unless two people played.
    pub fn level(&self) -> Option<CpuLevel> {
        match &self.versus {
            Versus::Cpu { level, .. } => Some(*level),
            Versus::Exam { exam, .. } => Some(exam.rule().level),
            Versus::Person { .. } => None,
        }
    }

    /// The calendar day it was set up from.
    pub fn day(&self) -> Option<CalendarDay> {
        match &self.versus {
            Versus::Cpu { day, .. } => *day,
            Versus::Exam { .. } | Versus::Person { .. } => None,
        }
    }

    /// The exam attempt it belongs to.
    pub fn attempt(&self) -> Option<AttemptId> {
        match &self.versus {
            Versus::Exam { attempt, .. } => Some(*attempt),
            Versus::Cpu { .. } | Versus::Person { .. } => None,
        }
    }

    /// How often a good move was asked for.
    pub fn hints(&self) -> u16 {
        match &self.versus {
            Versus::Cpu { help, .. } => help.hints,
            Versus::Exam { .. } | Versus::Person { .. } => 0,
        }
    }

    /// The result that counts in records, ranks and on the calendar, if there is one.
    ///
    /// A match between two people never counts. A match won with hints was practice: it counts for nothing. One lost or
    /// drawn with hints does count, or asking for a hint would be a way out of a lost game.
    pub fn counted(&self) -> Option<(CpuLevel, Outcome)> {
        let level = self.level()?;
        let practice = self.outcome == Outcome::Won && self.hints() > 0;
        (!practice).then_some((level, self.outcome))
    }

    /// The level beaten, if this match counts as a win.
    pub fn counted_win(&self) -> Option<CpuLevel> {
        match self.counted() {
            Some((level, Outcome::Won)) => Some(level),
            _ => None,
        }
    }
}

impl Played {
    /// The sum over its games.
    pub fn total(&self) -> GameScore {
        match self {
            Self::Single(score) | Self::Reverse(score, None) => *score,
            Self::Reverse(first, Some(second)) => GameScore {
                own: first.own.plus(second.own),
                other: first.other.plus(second.other),
            },
        }
    }
}

impl SideScore {
    fn plus(self, more: Self) -> Self {
        Self {
            total: self.total.saturating_add(more.total),
            captured: self.captured.saturating_add(more.captured),
        }
    }
}
