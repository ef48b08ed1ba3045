//! The lesson of a match on the star.

use rsg_engine::Game;

use super::Lesson;
use crate::progress::{Opponent, Plan, Player};
use crate::session::driver::Driver;
use crate::session::running::Match;

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
