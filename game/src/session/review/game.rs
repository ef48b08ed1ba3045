//! A game that is looked at, and the questions and answers about it.

use crate::play::{Play, Spot};
use rsg_classics::Points;
use rsg_engine::Color;

use super::mistake::MistakeRun;
use super::place::Place;
use super::view::Header;
use super::worth::Worth;
use crate::board::Steps;
use crate::games::BoardGame;
use crate::progress::KeptGame;
use crate::thinking::Effort;

/// A turn of the game.
#[derive(Debug, Clone)]
pub(super) struct PastTurn {
    pub(super) by: Color,
    pub(super) play: Play,
    /// The side that has no answer to it and is passed over.
    pub(super) passes: Option<Color>,
}

/// A finished game that is looked at.
#[derive(Debug, Clone)]
pub struct Review {
    /// The game after each number of turns, from the start.
    pub(super) positions: Vec<Box<dyn BoardGame>>,
    pub(super) turns: Vec<PastTurn>,
    pub(super) header: Header,
    /// The worth of each turn and, in a game that was left, of its last position.
    pub(super) worths: Vec<Option<Worth>>,
    /// True for those worths that are no first guesses. What is proved does not change any more.
    pub(super) settled: Vec<bool>,
    pub(super) study: Study,
    pub(super) place: Place,
    pub(super) run: Option<MistakeRun>,
    pub(super) steps: Steps,
    /// True if the player, or the review itself, has gone somewhere: it moves nowhere by itself any more.
    pub(super) is_led: bool,
}

/// The progress of the analysis.
#[derive(Debug, Clone, Default)]
pub(super) struct Study {
    /// The game among the kept ones; none if it was pasted in, or is of a game whose analysis is not kept.
    pub(super) kept: Option<KeptGame>,
    /// Rounds that are over, of a game that is judged in rounds.
    pub(super) rounds: u8,
    /// True if the player wants the longest round, too.
    pub(super) thorough: bool,
    /// The positions that were asked about, from the start, of a game that is judged position by position.
    pub(super) answered: Vec<bool>,
}

/// A kind of question to the thinking thread about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewQuestion {
    /// A turn that the player tries instead of a mistake.
    Check,
    /// All turns, with this care.
    Round(Effort),
    /// The position after a number of turns.
    Position(usize),
}

/// The effect of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Learned {
    Nothing,
    /// A turn is known better now, and more is to come.
    Turn(usize),
    /// The question is answered.
    Answered,
    RoundOver,
}

/// The cost of a turn that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    pub cost: Points,
    pub exact: bool,
}

/// An answer about a turn that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckAnswer {
    /// More is to come.
    NotYet,
    /// Enough has become known to ask another question.
    AskAgain,
    /// The thinking thread has none.
    Failed,
    Found(Checked),
}

/// The marks and stones on a board of Review beside the position's own.
#[derive(Debug, Clone, Default)]
pub struct Look {
    /// True if the spots that can be played are marked.
    pub marked: bool,
    /// The spot over which a stone is held.
    pub held: Option<Spot>,
    /// The turn whose effect is shown before it is made.
    pub tried: Option<Play>,
    /// The turn that is talked about and not on the board.
    pub subject: Option<Play>,
}
