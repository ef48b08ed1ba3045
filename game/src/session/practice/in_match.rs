//! The lesson of a match on the star.

use rsg_engine::{Cell, Game, Move};

use super::Lesson;
use super::driver::{Parts, Practising};
use crate::board::{Attention, Board, Out};
use crate::progress::{Opponent, Plan, Player};
use crate::session::running::{Match, MatchStage};
use crate::session::speech::Next;

/// The lesson of a match, if it is practice.
pub(in crate::session) fn lesson_of(plan: &Plan) -> Option<Lesson<Game>> {
    match plan.opponent {
        Opponent::Practice { opening, .. } => {
            Some(Lesson::new(plan.color_of(Player::One, 0), opening))
        }
        Opponent::Cpu { .. }
        | Opponent::Today { .. }
        | Opponent::People(_)
        | Opponent::Exam { .. } => None,
    }
}

impl Practising for Match {
    type Game = Game;

    fn parts(&mut self) -> Parts<'_, Game> {
        Parts {
            lesson: &mut self.lesson,
            board: &mut self.board,
            outbox: &mut self.outbox,
        }
    }

    fn lesson(&self) -> Option<&Lesson<Game>> {
        self.lesson.as_ref()
    }

    fn taught_board(&self) -> &Board<Game> {
        &self.board
    }

    fn attention(&self) -> Attention {
        self.attention
    }

    fn hear(&mut self, outs: Vec<Out<Cell, Move>>) {
        self.hear_board(outs);
    }

    fn coming(&self) -> Next {
        self.next()
    }

    fn reopen(&mut self) {
        if let MatchStage::Over { .. } = self.stage {
            self.finished.pop();
            self.stage = MatchStage::Playing;
        }
    }

    fn end_again(&mut self) {
        self.end_game();
    }
}

impl Match {
    pub fn can_take_back(&self) -> bool {
        self.is_taken_back()
    }

    pub fn can_go_forward(&self) -> bool {
        self.is_placed_again()
    }

    /// The game as practice began: from here it is played once more.
    pub fn as_practice_began(&self) -> Option<Game> {
        Some(self.lesson.as_ref()?.beginning(self.game()))
    }
}
