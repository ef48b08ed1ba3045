//! The Setup screen as it is drawn, one view for every game.

use rsg_classics::{AnyRefusal, RecordError, Terms};

use crate::app::choices::{Mode, Occasion};
use crate::app::context::Lock;
use crate::app::puzzles::DayPuzzle;
use crate::app::today::TodayView;
use crate::progress::{
    AnyLevel, ByPlayer, ColorChoice, Exam, Format, GameKind, HouseRules, Minutes, PlayerName, Tally,
};

#[derive(Debug, Clone, PartialEq)]
pub struct SetupView {
    pub game: GameKind,
    /// Where it was come to from, and what that fixes.
    pub occasion: Occasion,
    /// The day it was come from, with its game and its puzzle.
    pub day: Option<SetupDay>,
    /// CPU, practice or two players, on one phone or by message; always the CPU but on a free occasion.
    pub mode: Mode,
    /// The modes that can be chosen; none where the occasion fixes it.
    pub modes: Vec<Mode>,
    /// The colour; none where nobody has one to choose.
    pub color: Option<ColorChoice>,
    pub levels: Vec<LevelOption>,
    /// Whether the level can be chosen: there is a CPU, and no exam fixes it.
    pub level_free: bool,
    pub format: Format,
    /// Whether the format can be chosen: a series, practice and Reversi Go have none.
    pub format_free: bool,
    /// The two people's names as typed.
    pub names: ByPlayer<PlayerName>,
    /// Who played before and could play now.
    pub people: Vec<PlayerName>,
    /// The results between the two so far, as the first one sees them.
    pub between: Option<Tally>,
    pub exam_on_offer: Option<Exam>,
    /// Board, start, aim, komi and handicap of a classic.
    pub terms: Option<Terms>,
    /// The clock, where there can be one.
    pub minutes: Option<Minutes>,
    /// What two people agree on, on one phone.
    pub house: Option<HouseRules>,
    /// What is wrong with the text that was pasted last.
    pub fault: Option<TableFault>,
}

/// What the day has to offer that a game is set up from.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupDay {
    /// Whether it is cleared already.
    pub cleared: bool,
    pub game: TodayView,
    pub puzzle: DayPuzzle,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelOption {
    pub level: AnyLevel,
    pub chosen: bool,
    /// Whether the last results speak for it.
    pub suggested: bool,
    pub lock: Lock,
}

/// Why a pasted text is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableFault {
    /// There is no move in it.
    Empty,
    /// It is longer than any game.
    Long,
    Move(RecordError<AnyRefusal>),
}
