//! Games that are wanted and do not exist yet: their numbers come when they start.

use rsg_classics::reversi::{self, BoardSize};
use rsg_classics::{Level, Terms, go};
use rsg_engine::Game;

use crate::progress::{
    ByPlayer, ColorChoice, CpuLevel, Format, GameKind, HouseRules, Minutes, Mode, Opponent,
    PlayerName, TableOpponent, TablePlan,
};

/// A game that is to be started.
#[derive(Debug, Clone, PartialEq)]
pub enum GameRequest {
    Star(MatchRequest),
    Table(TableRequest),
}

/// A match on the star.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRequest {
    pub opponent: Opponent,
    pub format: Format,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// What two people have agreed on.
    pub house: HouseRules,
    /// The game that practice goes on from.
    pub game: Option<Game>,
    /// Whether the teacher is beside a game that counts.
    pub taught: bool,
}

/// A game of a classic.
#[derive(Debug, Clone, PartialEq)]
pub struct TableRequest {
    pub terms: Terms,
    pub mode: Mode,
    pub level: Level,
    pub format: Format,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// What two people have agreed on.
    pub house: HouseRules,
    /// The names of two people, perhaps empty.
    pub names: ByPlayer<PlayerName>,
    /// The turns that it goes on from, as text.
    pub pasted: Option<String>,
}

impl MatchRequest {
    /// A single game without a clock.
    pub fn single(opponent: Opponent, color: ColorChoice) -> MatchRequest {
        MatchRequest {
            opponent,
            format: Format::Single,
            color,
            minutes: Minutes::default(),
            house: HouseRules::default(),
            game: None,
            taught: false,
        }
    }

    /// A first game: one, as Black, who begins, against the gentlest level.
    pub fn first() -> MatchRequest {
        let (level, day) = (CpuLevel::One, None);
        MatchRequest::single(Opponent::Cpu { level, day }, ColorChoice::Black)
    }

    /// The game that ends the lessons: a first game like any other, with the teacher's word on each placement.
    pub fn after_lessons() -> MatchRequest {
        MatchRequest {
            taught: true,
            ..MatchRequest::first()
        }
    }
}

impl TableRequest {
    /// A first game of a classic: a small board, as Black, who begins, against the gentlest level. There is none on the star.
    pub fn first(game: GameKind) -> Option<TableRequest> {
        let terms = match game {
            GameKind::Star => return None,
            GameKind::Reversi => Terms::Reversi(reversi::Terms {
                size: BoardSize::Six,
                options: reversi::Options::default(),
            }),
            GameKind::Go => Terms::Go(go::Options::default()),
        };
        Some(TableRequest {
            terms,
            mode: Mode::Cpu,
            level: Level::One,
            format: Format::Single,
            color: ColorChoice::Black,
            minutes: Minutes::default(),
            house: HouseRules::default(),
            names: ByPlayer::default(),
            pasted: None,
        })
    }

    /// Whom it is played with, where the colour is left to chance by this number, after so many turns that were made before.
    pub fn opponent(&self, number: u64, opening: usize) -> TableOpponent {
        let (level, own) = (self.level, self.color.drawn(number));
        match self.mode {
            Mode::Cpu => TableOpponent::Cpu { level, own },
            Mode::Practice => TableOpponent::Practice {
                level,
                own,
                opening,
            },
            // One by message begins elsewhere; a pasted game is played on by two people here.
            Mode::Two | Mode::Message => TableOpponent::People,
        }
    }

    /// The clock: there is none beside a teacher.
    pub fn clock(&self) -> Minutes {
        match self.mode {
            Mode::Practice => Minutes::default(),
            Mode::Cpu | Mode::Two => self.minutes,
            Mode::Message => Minutes::default(),
        }
    }

    /// The same game once more, with the same colours.
    pub fn again(plan: &TablePlan) -> TableRequest {
        let (mode, level, color) = match plan.opponent {
            TableOpponent::Cpu { level, own } => (Mode::Cpu, level, ColorChoice::fixed(own)),
            TableOpponent::Practice { level, own, .. } => {
                (Mode::Practice, level, ColorChoice::fixed(own))
            }
            TableOpponent::People => {
                let color = ColorChoice::fixed(plan.people.first);
                (Mode::Two, Level::One, color)
            }
        };
        TableRequest {
            terms: plan.terms,
            mode,
            level,
            format: plan.format,
            color,
            minutes: plan.minutes,
            house: plan.house,
            names: plan.people.names.clone(),
            pasted: None,
        }
    }
}

impl From<MatchRequest> for GameRequest {
    fn from(request: MatchRequest) -> GameRequest {
        GameRequest::Star(request)
    }
}

impl From<TableRequest> for GameRequest {
    fn from(request: TableRequest) -> GameRequest {
        GameRequest::Table(request)
    }
}
