//! The tutorial: a few short lessons played on the app's own board.
//!
//! Each lesson is a position on the [`Board`](crate::board::Board), so that marks, call dialog and animation are those
//! of a real game. Nobody answers in the lessons, so whose turn it would be is not announced, and the end of a board is
//! no end of a game. Taps go past the lesson first: one that is not right is answered by a [`WrongTap`] and the board
//! stays as it is. Every cell that is marked is right. Nothing that happens here is booked or kept but the lesson one
//! is at.
//!
//! Watched, the tutorial does the next thing at once, then plays itself by beats of a timer, each as long as the
//! message takes to read; the first tap of the one who watches takes over. What was done is told when it can be seen on
//! the board.
//!
//! - this file: the tutorial, whichever game it teaches
//! - `course`: the driver
//! - `game`: the part that differs from game to game, in `star` and `squares`, where the positions are
//! - `claims`: what the messages say about the positions, as facts that a test computes

#[cfg(test)]
mod claims;
mod game;
mod lesson_driver;
mod squares;
mod star;
#[cfg(test)]
mod tests;

use rsg_classics::SquaresGame;
use rsg_engine::Game;

use super::{AnyDriver, BoardOverlay, DriverEffect};
use crate::board::{Attention, BoardEvent, BoardOptions, BoardStep};
use crate::progress::Lesson;
pub use game::{LessonBoard, WrongTap};
use lesson_driver::LessonDriver;
pub use lesson_driver::{Remark, TutorialEvent, TutorialView};

/// The lessons of a game, at one of them.
#[derive(Debug, Clone)]
pub struct Tutorial(AnyCourse);

#[derive(Debug, Clone)]
enum AnyCourse {
    Star(LessonDriver<Game>),
    Squares(LessonDriver<Box<dyn SquaresGame>>),
}

/// Does the same with a course of either kind.
macro_rules! with {
    ($tutorial:expr, $one:ident => $does:expr) => {
        match $tutorial {
            Tutorial(AnyCourse::Star($one)) => $does,
            Tutorial(AnyCourse::Squares($one)) => $does,
        }
    };
}

impl Tutorial {
    pub fn begin(lesson: Lesson, options: BoardOptions, seed: u64) -> Tutorial {
        let rules = lesson.game().row().first_rules();
        Tutorial(match rules.is_star() {
            true => AnyCourse::Star(LessonDriver::begin(lesson, options, seed)),
            false => AnyCourse::Squares(LessonDriver::begin(lesson, options, seed)),
        })
    }

    /// Applies an action of the player beside the board.
    #[must_use]
    pub fn apply(&mut self, event: TutorialEvent) -> Vec<DriverEffect> {
        with!(self, course => course.apply(event))
    }

    pub fn lesson(&self) -> Lesson {
        with!(self, course => course.lesson())
    }

    /// Returns true if all lessons are done.
    pub fn is_finished(&self) -> bool {
        with!(self, course => course.is_finished())
    }

    pub fn view(&self) -> TutorialView {
        with!(self, course => course.view())
    }
}

impl AnyDriver for Tutorial {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        with!(self, course => course.apply_board(event))
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        with!(self, course => course.attend(attention))
    }

    fn set_options(&mut self, options: BoardOptions) {
        with!(self, course => course.set_options(options));
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        with!(self, course => course.overlay())
    }

    fn board_step(&self) -> BoardStep {
        with!(self, course => course.board.step())
    }
}
