//! Saved values of the classics: the unfinished game.
//!
//! Terms and records stand in saved files as texts. Those that another version wrote and this one cannot read cost their
//! game, and nothing else.

use rsg_classics::{Level, Terms};
use rsg_engine::Color;
use serde::{Deserialize, Serialize};

use super::{ByPlayer, Format, GameClock, HouseRules, MatchId, Minutes, Player, PlayerName, saved};

/// The most komi that is offered for either side; a game that was pasted may have any.
pub const MOST_KOMI: i16 = 99;

/// Whom one plays a classic with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableOpponent {
    /// The CPU at a level.
    Cpu {
        #[serde(with = "saved::classic_level")]
        level: Level,
        /// The player's colour.
        #[serde(with = "saved::color")]
        own: Color,
    },
    /// Two people on one phone.
    People,
    /// The CPU at a level, with a teacher. It counts for nothing.
    Practice {
        #[serde(with = "saved::classic_level")]
        level: Level,
        /// The player's colour.
        #[serde(with = "saved::color")]
        own: Color,
        /// Turns that had been made before.
        #[serde(
            default,
            deserialize_with = "saved::within::<_, _, 0, { saved::moves::MOST as i64 }>"
        )]
        opening: usize,
    },
}

impl TableOpponent {
    /// The CPU's level, if the CPU plays.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            TableOpponent::Cpu { level, .. } | TableOpponent::Practice { level, .. } => Some(level),
            TableOpponent::People => None,
        }
    }

    /// The player's colour against the CPU.
    #[must_use]
    pub fn own(self) -> Option<Color> {
        match self {
            TableOpponent::Cpu { own, .. } | TableOpponent::Practice { own, .. } => Some(own),
            TableOpponent::People => None,
        }
    }

    #[must_use]
    pub fn is_practice(self) -> bool {
        matches!(self, TableOpponent::Practice { .. })
    }
}

/// Two people on one phone: their names, perhaps empty, and who has which colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seated {
    pub names: ByPlayer<PlayerName>,
    /// The colour of the one who is named first.
    #[serde(with = "saved::color")]
    pub first: Color,
}

impl Default for Seated {
    fn default() -> Seated {
        Seated {
            names: ByPlayer::default(),
            first: Color::Black,
        }
    }
}

impl Seated {
    /// Whether neither names nor colours were chosen.
    fn is_usual(&self) -> bool {
        *self == Seated::default()
    }

    /// The name of whoever has this colour.
    #[must_use]
    pub fn name(&self, color: Color) -> &PlayerName {
        let player = match color == self.first {
            true => Player::One,
            false => Player::Two,
        };
        &self.names[player]
    }
}

/// Everything that is fixed before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TablePlan {
    /// The number its result is booked under and its games are kept under.
    pub id: MatchId,
    pub terms: Terms,
    pub opponent: TableOpponent,
    /// One game, or two with colours swapped. The colours named here are those of the first.
    pub format: Format,
    /// What the CPU's choices are drawn from.
    pub seed: u64,
    /// Whether the game was pasted and not played from its beginning: it counts for nothing.
    pub pasted: bool,
    /// The clock that was agreed.
    pub minutes: Minutes,
    /// What two people have agreed on.
    pub house: HouseRules,
    /// The two people, if two play on this phone.
    pub people: Seated,
}

/// A game at the table that is not over, or whose result was not closed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    pub id: MatchId,
    /// [`Terms`] as text.
    pub terms: String,
    pub opponent: TableOpponent,
    #[serde(default, skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// In the second game of a Reverse Match, every turn of the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_game: Option<String>,
    pub seed: u64,
    #[serde(default, skip_serializing_if = "is_false")]
    pub pasted: bool,
    /// Every turn so far, as the game writes them.
    pub record: String,
    /// In practice, the same with the turns that were taken back and can be made again; empty if there are none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ahead: String,
    #[serde(default, skip_serializing_if = "Minutes::are_none")]
    pub minutes: Minutes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    /// What two people have agreed on.
    #[serde(default, skip_serializing_if = "HouseRules::are_none")]
    pub house: HouseRules,
    /// The two people, if two play on this phone.
    #[serde(default, skip_serializing_if = "Seated::is_usual")]
    pub people: Seated,
    /// Whether the player, or between two people the one to move, has resigned.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resigned: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}
