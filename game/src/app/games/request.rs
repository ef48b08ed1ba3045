//! A match that is wanted and does not exist yet: its number comes when it starts.

use rsg_engine::Position;

use crate::progress::{
    ClockTime, ColorChoice, CpuLevel, Format, GameKind, HouseRules, Opponent, Rules,
};

/// A match of any game that is to be started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRequest {
    pub rules: Rules,
    pub opponent: Opponent,
    pub format: Format,
    pub color: ColorChoice,
    pub minutes: ClockTime,
    /// The agreements of two people.
    pub house: HouseRules,
    /// The turns that it goes on from, as the game writes them.
    pub turns: Option<String>,
    /// The position that a game on the star begins from, where somebody has set it up.
    pub from: Option<Position>,
    /// True if the teacher is beside a game that counts.
    pub taught: bool,
}

impl MatchRequest {
    /// A single game on the star without a clock.
    pub fn single(opponent: Opponent, color: ColorChoice) -> MatchRequest {
        MatchRequest {
            rules: Rules::default(),
            opponent,
            format: Format::Single,
            color,
            minutes: ClockTime::default(),
            house: HouseRules::default(),
            turns: None,
            from: None,
            taught: false,
        }
    }

    /// A first game: one, as Black, who begins, against the gentlest level, on squares on a small board.
    pub fn first(game: GameKind) -> MatchRequest {
        let (level, day) = (CpuLevel::One, None);
        MatchRequest {
            rules: game.spec().first_rules(),
            ..MatchRequest::single(Opponent::Cpu { level, day }, ColorChoice::Black)
        }
    }

    /// The game that ends the lessons: a first game like any other, on the star with the teacher's word on each
    /// placement.
    pub fn after_lessons(game: GameKind) -> MatchRequest {
        MatchRequest {
            taught: game.spec().keeps_lessons,
            ..MatchRequest::first(game)
        }
    }

    /// Returns true if it counts for nothing: a board that was set up, or a game on squares that does not start from
    /// its beginning.
    pub fn is_pasted(&self) -> bool {
        self.from.is_some() || self.turns.is_some() && !self.rules.is_star()
    }
}
