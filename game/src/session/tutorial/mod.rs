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
//! - `lesson_driver`: the driver
//! - `scene`: a lesson's board and target; `star` holds those of the star, `squares` makes those that games on squares
//!   have in their specs
//! - `claims`: what the messages say about the positions, as facts that a test computes

#[cfg(test)]
mod claims;
mod lesson_driver;
mod scene;
mod squares;
mod star;
#[cfg(test)]
mod tests;

pub use lesson_driver::{Remark, Tutorial, TutorialEvent, TutorialView};
pub use scene::WrongTap;
