//! The record of a finished match: what everything a player has achieved is computed from.
//!
//! A record says what happened and nothing that follows from it. It is written once and never changed, so a later
//! version that counts differently counts old matches the same way.

use crate::progress::saved::keyed::keyed;
use crate::progress::{
    AttemptId, ByPlayer, CalendarDay, CpuLevel, Exam, Format, MatchId, MessageMatchId, Opponent,
    Outcome, Rules,
};
use chrono::NaiveDate;
use rsg_engine::Color;
use serde::{Deserialize, Serialize};

/// A single game or Reverse Match of any game that is over, seen by the player, or between two people by the
/// first-named one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchRecord {
    pub id: MatchId,
    /// The device's date when it ended.
    pub date: NaiveDate,
    /// The game that was played.
    #[serde(default, skip_serializing_if = "Rules::is_star")]
    pub rules: Rules,
    /// Never [`Opponent::Practice`], which is not booked.
    pub opponent: Opponent,
    /// The colour played in the first game; the second game of a Reverse Match swaps.
    pub color: Color,
    #[serde(default, skip_serializing_if = "Help::is_none")]
    pub help: Help,
    /// The scores of its games; on squares nothing hangs on them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    pub outcome: Outcome,
    #[serde(default, skip_serializing_if = "Ending::is_usual")]
    pub ending: Ending,
    /// The number that the match has in messages, if it was played by message: by this it is booked once, whether the
    /// list of games by message still has it or not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<MessageMatchId>,
}

/// The help taken in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Help {
    /// The number of hints, each at the price of the win.
    pub hints: u16,
    /// The number of free hints. A win with these counts everywhere.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free_hints: u8,
    /// The number of placements taken back.
    pub undos: u8,
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Help {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// The games of a match: its format, and each player's score in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    Single(ByPlayer<Score>),
    /// Two games with the colours swapped; the second is missing if the match was given up in the first.
    Reverse(ByPlayer<Score>, Option<ByPlayer<Score>>),
}

impl Played {
    /// One game or two.
    pub fn format(&self) -> Format {
        match self {
            Self::Single(_) => Format::Single,
            Self::Reverse(..) => Format::Reverse,
        }
    }
}

/// A player's score in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Score {
    /// Stones on the board and captured.
    pub total: u8,
    /// The captured part of it.
    pub captured: u8,
}

impl From<(u8, u8)> for Score {
    fn from((total, captured): (u8, u8)) -> Self {
        Self { total, captured }
    }
}

impl From<Score> for (u8, u8) {
    fn from(score: Score) -> Self {
        (score.total, score.captured)
    }
}

keyed! {
    /// The way in which a match ended.
    #[derive(Default)]
    Ending {
        /// Played to its end.
        #[default]
        Played = "played",
        /// The player quit, or left the series it belonged to.
        GivenUp = "given-up",
        /// A side ran out of time.
        OnTime = "on-time",
        /// A side has resigned, where that is one of the rules.
        Resigned = "resigned",
    }
}

impl Ending {
    pub(in crate::progress) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// An attempt at an exam that the player left, which fails it whatever the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftSeries {
    pub attempt: AttemptId,
    pub exam: Exam,
    pub date: NaiveDate,
}

impl MatchRecord {
    /// The CPU's level, unless two people played.
    pub fn level(&self) -> Option<CpuLevel> {
        self.opponent.level()
    }

    /// The calendar day it was set up from.
    pub fn day(&self) -> Option<CalendarDay> {
        self.opponent.day()
    }

    /// The calendar day that a win clears: the one the match was set up from, else the one on which an ordinary match
    /// against the CPU ended. Neither a game of a series nor practice clears a day.
    pub fn day_to_clear(&self) -> Option<CalendarDay> {
        match self.opponent {
            _ if !self.rules.is_star() => None,
            Opponent::Cpu { day, .. } => day.or_else(|| CalendarDay::new(self.date)),
            Opponent::Today { day, .. } => Some(day),
            Opponent::Exam { .. } | Opponent::People(_) | Opponent::Practice { .. } => None,
        }
    }

    /// The exam attempt it belongs to.
    pub fn attempt(&self) -> Option<AttemptId> {
        self.opponent.attempt()
    }

    /// The number of stones that the player captured from the CPU on the star.
    pub fn captured(&self) -> u32 {
        if !self.rules.is_star() || self.level().is_none() {
            return 0;
        }
        let games = match self.played {
            Some(Played::Single(only)) => [Some(only), None],
            Some(Played::Reverse(first, second)) => [Some(first), second],
            None => [None, None],
        };
        let games = games.into_iter().flatten();
        games.map(|game| u32::from(game.one.captured)).sum()
    }

    /// The result that counts in the levels' records and for ranks, if there is one.
    ///
    /// A game other than the star and a match between two people never count, and of Today's games only the first one
    /// of a day and strength, which the fold knows. A match won with hints was practice: it counts for nothing. One
    /// lost or drawn with hints does count, or asking for a hint would be a way out of a lost game.
    pub fn result_for_ranks(&self) -> Option<(CpuLevel, Outcome)> {
        if !self.rules.is_star() {
            return None;
        }
        let level = self.level()?;
        let practice = self.outcome == Outcome::Won && self.help.hints > 0;
        (!practice).then_some((level, self.outcome))
    }

    /// The level beaten, if this match counts as a win.
    pub fn win_for_ranks(&self) -> Option<CpuLevel> {
        match self.result_for_ranks() {
            Some((level, Outcome::Won)) => Some(level),
            _ => None,
        }
    }
}
