//! The rules of ReverStarGo, exact and fast, and the search that plays it.
//!
//! One file per noun. From the outside in:
//!
//! * [`Game`] is what a player plays: moves with reasons why not, passes, ko, the end, the record ([`game`], [`notation`]).
//! * [`Position`] is a board with the side to move and the captures, and [`Effect`] is what a move does to it.
//! * [`Board`], [`Cells`], [`Cell`], [`Direction`], [`Color`] are the things on the table.
//! * [`Sides`] is the fast board the search stands on: unchecked, copied, without memory ([`sides`]).
//!
//! The rules are written down in `docs/rules.md`; comments here refer to its sections.
#![forbid(unsafe_code)]
#![warn(missing_docs, clippy::print_stdout, clippy::print_stderr)]

pub mod board;
pub mod cell;
pub mod cells;
pub mod color;
pub mod duel;
pub mod effect;
pub mod eval;
pub mod game;
pub mod level;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod position;
pub mod search;
pub mod sides;
pub mod solve;
pub mod symmetry;
mod tables;

pub use board::Board;
pub use cell::{Cell, Direction, NotACell};
pub use cells::Cells;
pub use color::{ByColor, Color};
pub use effect::{Effect, FlippedRow};
pub use game::{CallState, Calls, Decided, End, Game, Mark, MoveError, Outcome, Turn};
pub use level::{Level, NotALevel};
pub use moves::{Move, MoveTextError, MoveTextFault};
pub use notation::{RecordError, RecordFault, Replay};
pub use perft::perft;
pub use position::{Position, PositionFault, PositionFaults};
pub use search::{Limits, Report, Solution, Thinker};
pub use sides::{Action, Call, Placements, Played, Sides};
pub use solve::{Care, Judgement, Known};
pub use symmetry::Symmetry;
