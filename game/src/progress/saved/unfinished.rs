//! A match that is not over, or whose result is still to be looked at, as a plain value: the agreements before the
//! first stone, and the turns since.
//!
//! Only what cannot be found out again is in it. The positions, scores and winners of the games follow from the
//! turns; [`Match::restore`](crate::session::Match::restore) plays them again. Games stand in it as text, as they write
//! themselves.

use crate::progress::{
    ByPlayer, ClockTime, Format, GameClock, Help, HouseRules, MatchId, Opponent, Player,
    PlayerName, Rules,
};
use rsg_engine::{Color, Position};
use serde::{Deserialize, Serialize};

/// Everything that is fixed before the first stone.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// The number its result is booked under; in a series the first game's, and each further game has the next one.
    pub id: MatchId,
    /// The game.
    #[serde(default, skip_serializing_if = "Rules::is_star")]
    pub rules: Rules,
    pub opponent: Opponent,
    pub format: Format,
    /// Player one's colour in the first game.
    pub first: Color,
    /// Games won in earlier attempts at the exam; they count where career wins pass it. 0 without an exam.
    pub won_before: u32,
    /// The seed of the CPU's choices.
    pub seed: u64,
    /// The clock that was agreed for each game.
    #[serde(default, skip_serializing_if = "ClockTime::is_none")]
    pub minutes: ClockTime,
    /// The agreements of two people.
    #[serde(default, skip_serializing_if = "HouseRules::are_none")]
    pub house: HouseRules,
    /// A beginner's helps beside the board.
    #[serde(default, skip_serializing_if = "Beginner::is_none")]
    pub beginner: Beginner,
    /// True if the game was pasted or set up and not played from its beginning: it counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pasted: bool,
    /// The position that a game on the star begins from, where somebody has set it up; on squares it stands with the
    /// turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Position>,
}

/// A beginner's helps beside the board of an ordinary game, which counts as any other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Beginner {
    /// True if the teacher gives the value of each placement, as in the game after the lessons.
    #[serde(default)]
    pub taught: bool,
    /// The number of the match's hints that cost nothing.
    #[serde(default)]
    pub free_hints: u8,
}

impl Beginner {
    /// The number of free hints in a match that was begun at the lowest rank.
    pub const FREE_HINTS: u8 = 3;

    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

impl Plan {
    /// A game by message between these two, of whom the first has this colour in the first game. It has no number
    /// before it is booked.
    #[must_use]
    pub fn by_message(
        rules: Rules,
        names: ByPlayer<PlayerName>,
        format: Format,
        first: Color,
        seed: u64,
    ) -> Plan {
        Plan {
            id: MatchId::default(),
            rules,
            opponent: Opponent::People(names),
            format,
            first,
            won_before: 0,
            seed,
            minutes: ClockTime::default(),
            house: HouseRules::default(),
            beginner: Beginner::default(),
            pasted: false,
            from: None,
        }
    }

    /// A player's colour in the game with this index (0 for the first): it changes with every game.
    #[must_use]
    pub fn color_of(&self, player: Player, game: usize) -> Color {
        let swapped = (player == Player::Two) != (game % 2 == 1);
        if swapped { !self.first } else { self.first }
    }

    /// The player of this colour in the game with this index.
    #[must_use]
    pub fn player_of(&self, color: Color, game: usize) -> Player {
        if self.color_of(Player::One, game) == color {
            Player::One
        } else {
            Player::Two
        }
    }

    /// The position a game on the star begins from.
    #[must_use]
    pub fn start(&self) -> Position {
        self.from.unwrap_or_else(|| self.opponent.start())
    }

    /// Returns true if this is a Rank-Up series.
    #[must_use]
    pub fn is_exam(&self) -> bool {
        matches!(self.opponent, Opponent::Exam { .. })
    }

    /// The number of the result that comes when this many games of the match are over: the match's own, but in a series
    /// every game has a result, and the next number.
    #[must_use]
    pub fn result_id(&self, games_before: usize) -> MatchId {
        let games = if self.is_exam() { games_before } else { 0 };
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        MatchId(self.id.0.saturating_add(games))
    }
}

/// A match that is not over, or not closed: enough to go on at the same point with the same ko memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pub plan: Plan,
    /// The turns of each game of this match that is over, as the game writes them; in a series those games are booked
    /// already.
    pub finished: Vec<String>,
    /// The help player one took in this match.
    pub help: Help,
    pub stage: SavedStage,
    /// The running game's clock, or that of the last one while its result is looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<GameClock>,
    /// True if a side has resigned: the player's, or between two people the one to move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

/// The state of a saved match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedStage {
    /// In a game.
    Playing {
        /// Every turn so far, as the game writes them.
        moves: String,
        /// True if this game's one undo was used.
        undone: bool,
        /// The whole game of practice with the turns that were taken back and can be made again; empty if there are
        /// none.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        forward: String,
        /// The number of times that the teacher beside a game that counts has said that another turn was better.
        #[serde(default, skip_serializing_if = "is_none")]
        mild: u8,
    },
    /// Between two games: the next one starts when the player says so.
    Between,
    /// The match is over and booked, and its result was not closed yet.
    Over,
}

/// Serde's condition hands over a reference.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
fn is_none(times: &u8) -> bool {
    *times == 0
}

impl Snapshot {
    /// Returns true if the match is over: its result was not closed yet.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stage == SavedStage::Over
    }

    /// The turns of all its games, and those that can be made again.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let running = match &self.stage {
            SavedStage::Playing { moves, forward, .. } => [moves.as_str(), forward],
            SavedStage::Between | SavedStage::Over => ["", ""],
        };
        self.finished.iter().map(String::as_str).chain(running)
    }

    /// The number under which the running game's result, or its match's, will be booked.
    #[must_use]
    pub fn result_id(&self) -> MatchId {
        let over = usize::from(self.is_over());
        self.plan
            .result_id(self.finished.len().saturating_sub(over))
    }
}
