//! Reversi Go: Go in which surrounded groups change sides instead of leaving, on 9 to 19 points a side.
//!
//! - [`Game`] is a whole game: turns with what they flip, the button, passes, the stop with its agreement, the score.
//! - [`Thinker`] chooses turns, says which groups are lost at the stop, and estimates how a game stands.
//! - [`transcript`] reads and writes games as text.

mod at_table;
mod board;
mod game;
mod level;
mod options;
mod pattern;
mod playout;
mod point_set;
mod position;
mod prior;
mod score;
mod search;
mod shape;
mod thinker;
pub mod transcript;
mod turn;

pub(crate) use at_table::{REASONS, read as read_at_table};
pub use game::Game;
pub use level::playouts;
pub use options::{Options, Unoffered};
pub use score::{Owner, Score};
pub use shape::SMALLEST;
pub use thinker::{Estimate, Limits, Report, Thinker};
pub use turn::{Phase, Refusal, Turn};
