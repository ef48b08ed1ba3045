//! Reversi on 6×6, 8×8 and 10×10 squares, and on 6 columns by 10 rows.
//!
//! - [`Position`] is the board as the side to move sees it: placements and flips. The search stands on it.
//! - [`Game`] is a whole game: the start, forced passes, the end and the score, every turn with what it changed.
//! - [`Solver`] finds how a game ends when both sides play their best.
//! - [`Thinker`] chooses placements: what a [`Level`](crate::Level) plays, or the best it finds.
//! - [`ReversiTerms`] is what is agreed before a game.
//! - [`transcript`] reads and writes games as text.

mod board_size;
mod budget;
mod cuts;
mod estimate;
pub mod eval;
mod field;
mod game;
mod grid;
mod level;
mod lines;
mod order;
mod position;
mod search;
mod solve;
mod squares_game;
mod table;
mod thinker;
pub mod transcript;

pub use board_size::BoardSize;
pub use field::{Field, View};
pub use game::{Aim, Game, Options, Outcome, Refusal, Start, Turn};
pub use grid::{Bits, Eight, Grid, Six, SixByTen, Squares, Ten};
pub use position::Position;
pub use solve::{Answer, Solvable, Solver};
pub use squares_game::ReversiTerms;
pub use thinker::{Report, Thinker};
