//! The part of practice that differs from game to game: the question about a turn, and the words for its answer.

use super::verdict::Verdict;
use crate::board::BoardGame;
use crate::play::Play;
use crate::session::hint::AnyHint;
use crate::thinking::{Finding, Topic};

/// A game with a teacher.
pub trait TaughtGame: BoardGame {
    /// The question about the cost of the turn with this index.
    fn cost_topic(&self, turn: usize) -> Topic;

    /// Returns true if a finding is the answer to such a question.
    fn answers_judgement(finding: &Finding) -> bool;

    /// The verdict on the last turn of this game, from a finding about it; none without a remark.
    fn verdict(&self, finding: &Finding) -> Option<Verdict>;

    /// A turn of the side to move as it is pointed out to a player.
    fn pointed_out(&self, play: &Play) -> AnyHint;
}
