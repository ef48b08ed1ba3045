//! A game that is looked at, and the part of Review that differs from game to game: what is asked about it, and how its
//! board is drawn. A review holds a game of this trait, whose functions take the review.

use crate::play::{Play, Spot};
use crate::session::ShownBoard;
use chrono::NaiveDate;
use rsg_classics::Points;
use rsg_engine::Color;

use super::mistake::MistakeRun;
use super::place::Place;
use super::view::Header;
use super::worth::Worth;
use crate::board::Steps;
use crate::progress::puzzles::Mistake;
use crate::progress::{Accuracy, KeptGame};
use crate::session::BoardOverlay;
use crate::session::game_with_result::GameWithResult;
use crate::thinking::{Effort, Finding, Topic};

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
pub struct Review<G: ReviewedGame> {
    /// The game after each number of turns, from the start.
    pub(super) positions: Vec<G>,
    pub(super) turns: Vec<PastTurn>,
    pub(super) header: Header,
    /// The worth of each turn and, in a game that was left, of its last position.
    pub(super) worths: Vec<Option<Worth>>,
    /// True for those worths that are no first guesses. What is proved does not change any more.
    pub(super) settled: Vec<bool>,
    pub(super) study: G::Study,
    pub(super) place: Place,
    pub(super) run: Option<MistakeRun>,
    pub(super) steps: Steps,
    /// True if the player, or the review itself, has gone somewhere: it moves nowhere by itself any more.
    pub(super) is_led: bool,
}

/// A game that can be looked at again.
pub trait ReviewedGame: GameWithResult + 'static {
    /// The progress of its analysis, and whatever else is known of a game of this kind.
    type Study: Clone + std::fmt::Debug;

    /// Black's lead at its end; none before.
    fn final_lead(&self) -> Option<Points>;

    /// Returns true if the same stones are on both boards.
    fn shows_the_same(&self, other: &Self) -> bool;

    fn draw(&self, look: Look) -> ShownBoard;

    /// The next question about the game as a whole.
    fn next_study(review: &Review<Self>) -> Option<ReviewQuestion>;

    /// The topic of that question.
    fn study_topic(review: &Review<Self>, asked: ReviewQuestion) -> Topic;

    /// Takes in an answer to it.
    fn study(review: &mut Review<Self>, asked: ReviewQuestion, finding: &Finding) -> Learned;

    /// The cost of another turn instead of the one with this index, where it is known without a question.
    fn known_cost(_review: &Review<Self>, _turn: usize, _tried: &Play) -> Option<Checked> {
        None
    }

    /// The question about that turn.
    fn check_topic(review: &Review<Self>, turn: usize, tried: &Play) -> Topic;

    /// Takes in an answer to it.
    fn check(
        review: &mut Review<Self>,
        turn: usize,
        tried: &Play,
        finding: &Finding,
    ) -> CheckAnswer;

    /// The accuracy of a side, once it is known.
    fn accuracy(_review: &Review<Self>, _side: Color) -> Option<Accuracy> {
        None
    }

    /// Turns of which nothing can be said.
    fn unjudged_turns(_review: &Review<Self>) -> usize {
        0
    }

    /// The winner by captures of a game that is level on points.
    fn won_by_captures(&self) -> Option<Color> {
        None
    }

    /// The kept game with all that is known of it, if that is kept.
    fn to_keep(_review: &Review<Self>) -> Option<KeptGame> {
        None
    }

    /// A turn as an exercise, if it is one.
    fn own_mistake(_review: &Review<Self>, _turn: usize, _today: NaiveDate) -> Option<Mistake> {
        None
    }

    /// The overlay on the board while a better turn is looked for.
    fn overlay(_review: &Review<Self>) -> Option<BoardOverlay> {
        None
    }

    /// Returns true if a game can be played on from this position.
    fn can_be_played_on(&self) -> bool {
        false
    }
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
#[derive(Debug, Clone)]
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
