//! The opponent of a match, defined once: the Setup screen asks for it, a plan agrees on it, a running match plays
//! it, and the saved files keep it.

use super::{AttemptId, CalendarDay, CpuLevel, Exam, PlayerName, TodayStrength, day_game, saved};
use rsg_engine::Position;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut, Not};

/// The two who play a match. Colours belong to games (they swap from one game to the next), players belong to the
/// match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The person who holds the phone; with two people, the one named first.
    One,
    /// The CPU, or the second person.
    Two,
}

impl Not for Player {
    type Output = Player;
    fn not(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}

/// A value for each player; in a saved file player one's comes first.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(from = "[T; 2]", into = "[T; 2]")]
#[serde(bound(serialize = "T: Clone + Serialize"))]
pub struct ByPlayer<T> {
    pub one: T,
    pub two: T,
}

impl<T> ByPlayer<T> {
    /// Maps both values.
    pub fn map<R>(self, mut of: impl FnMut(T) -> R) -> ByPlayer<R> {
        ByPlayer {
            one: of(self.one),
            two: of(self.two),
        }
    }
}

impl<T> From<[T; 2]> for ByPlayer<T> {
    fn from([one, two]: [T; 2]) -> Self {
        ByPlayer { one, two }
    }
}

impl<T> From<ByPlayer<T>> for [T; 2] {
    fn from(values: ByPlayer<T>) -> Self {
        [values.one, values.two]
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;
    fn index(&self, player: Player) -> &T {
        match player {
            Player::One => &self.one,
            Player::Two => &self.two,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::One => &mut self.one,
            Player::Two => &mut self.two,
        }
    }
}

/// One game, or two with colours swapped whose totals are added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// One game decides. In a Rank-Up series each game is one of these.
    #[default]
    Single,
    /// Two games, colours swapped, totals added; level: more captures; else a draw. One result.
    Reverse,
}

impl Format {
    pub(super) fn is_single(&self) -> bool {
        *self == Format::Single
    }
}

/// The opponent of a match, and its purpose.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    Cpu {
        level: CpuLevel,
        /// The calendar day it was set up from, which a win clears however long it takes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<CalendarDay>,
    },
    /// The CPU in Today's game, from the day's position. A win clears that day however long it takes.
    Today {
        day: CalendarDay,
        strength: TodayStrength,
    },
    /// The CPU in a Rank-Up series, in which there is no help. All games of an attempt carry its number.
    Exam { exam: Exam, attempt: AttemptId },
    /// Two people on one phone, with their names, perhaps empty.
    People(ByPlayer<PlayerName>),
    /// The CPU at any level, with a teacher, from the start or from a position of a game that was looked at. It counts
    /// for nothing.
    Practice {
        level: CpuLevel,
        /// The position the game began from; on squares that is the usual one.
        #[serde(default = "Position::start", skip_serializing_if = "saved::is_start")]
        from: Position,
        /// Turns that had been made before.
        #[serde(deserialize_with = "saved::within::<_, _, 0, { saved::moves::MOST as i64 }>")]
        opening: usize,
    },
}

impl Opponent {
    /// The CPU's level, if the CPU plays.
    #[must_use]
    pub fn level(&self) -> Option<CpuLevel> {
        match self {
            Opponent::Cpu { level, .. } | Opponent::Practice { level, .. } => Some(*level),
            Opponent::Today { strength, .. } => Some(strength.level()),
            Opponent::Exam { exam, .. } => Some(exam.rule().level),
            Opponent::People(_) => None,
        }
    }

    /// The name of one of two people, perhaps empty.
    #[must_use]
    pub fn name(&self, player: Player) -> Option<&PlayerName> {
        match self {
            Opponent::People(names) => Some(&names[player]),
            _ => None,
        }
    }

    /// The calendar day the match was set up from.
    #[must_use]
    pub fn day(&self) -> Option<CalendarDay> {
        match self {
            Opponent::Cpu { day, .. } => *day,
            Opponent::Today { day, .. } => Some(*day),
            Opponent::Exam { .. } | Opponent::People(_) | Opponent::Practice { .. } => None,
        }
    }

    /// The exam attempt the match belongs to.
    #[must_use]
    pub fn attempt(&self) -> Option<AttemptId> {
        match self {
            Opponent::Exam { attempt, .. } => Some(*attempt),
            Opponent::Cpu { .. }
            | Opponent::Today { .. }
            | Opponent::People(_)
            | Opponent::Practice { .. } => None,
        }
    }

    /// The position a game begins from.
    #[must_use]
    pub fn start(&self) -> Position {
        match self {
            Opponent::Practice { from, .. } => *from,
            Opponent::Today { day, .. } => day_game(*day).position,
            Opponent::Cpu { .. } | Opponent::People(_) | Opponent::Exam { .. } => Position::start(),
        }
    }

    /// Practice from the first stone on.
    #[must_use]
    pub fn practice(level: CpuLevel) -> Opponent {
        Opponent::Practice {
            level,
            from: Position::start(),
            opening: 0,
        }
    }

    #[must_use]
    pub fn is_practice(&self) -> bool {
        matches!(self, Opponent::Practice { .. })
    }

    /// Returns true if the result goes into the books.
    #[must_use]
    pub fn is_booked(&self) -> bool {
        !self.is_practice()
    }
}
