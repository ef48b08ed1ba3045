//! Reversi Go: Go in which surrounded groups change sides instead of leaving, on 9 to 19 points a side.
//!
//! [`Game`] is a whole game: turns with what they flip, the button, passes, the stop with its agreement, the score.
//! [`transcript`] reads games as text.

#[allow(dead_code, reason = "the search needs all of it")]
mod board;
#[allow(dead_code, reason = "the search needs it")]
mod game;
mod options;
#[allow(dead_code, reason = "the search needs all of it")]
mod point_set;
mod score;
#[allow(dead_code, reason = "the search needs all of it")]
mod shape;
pub mod transcript;
mod turn;

pub use game::Game;
pub use options::{Options, Unoffered};
pub use score::{Owner, Score};
pub use shape::SMALLEST;
pub use turn::{Phase, Refusal, Turn};
