//! The rules of ReverStarGo, exact and fast, and the search that plays it.
//!
//! ```
//! use rsg_engine::{Game, Level, Limits, MoveError, Thinker};
//!
//! let mut game = Game::new();
//! let turn = game.play("BQ".parse()?)?;
//! assert_eq!((turn.effect.flip_count(), turn.passes), (1, None));
//! // A move that is not legal names the reason, and the game stays as it was.
//! assert_eq!(game.play("B7[B]".parse()?), Err(MoveError::CallNotAllowed));
//! // The same seed gives the same answer.
//! let mut thinker = Thinker::default();
//! let report = thinker.choose(&game, Level::Two, 1, Limits::default());
//! game.play(report.ok_or("the game is over")?.best)?;
//! // A game is kept as its record.
//! assert_eq!(Game::from_record(&game.record())?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! One file per noun. From the outside in:
//!
//! * [`Game`] is what a player plays: moves with reasons why not, passes, ko, the end, the record.
//! * [`Position`] is a board with the side to move and the captures, and [`Effect`] is what a move does to it.
//! * [`Board`], [`Cells`], [`Cell`], [`Direction`], [`Color`] describe what stands where.
//! * [`fast`] has the board that rules, search and evaluation stand on.
//! * [`Thinker`] answers questions about games: what a [`Level`] plays, how a game ends with best play, what its moves
//!   were worth. [`analysis`] has the answers to the last of these.
//! * [`Error`] is the reason why a text or a file cannot be read, [`MoveError`] the reason why a move is not legal.
//! * [`puzzle`] holds the puzzles that ship and proves new ones; [`days`] does so for the positions of the days.
//!
//! The rules are written down in `docs/rules.md`; comments here refer to its sections. Nothing here reads a file or a
//! clock, starts a thread or draws a random number of its own: seeds, limits, a check for stopping and what runs work
//! on several threads ([`AtOnce`]) are passed in.
#![forbid(unsafe_code)]
#![warn(missing_docs, clippy::print_stdout, clippy::print_stderr)]

mod action;
mod board;
mod cell;
mod cells;
pub mod days;
mod effect;
mod error;
pub mod eval;
mod game;
mod level;
mod moves;
mod notation;
mod packed;
mod perft;
mod playable;
mod position;
pub mod puzzle;
mod search;
mod sides;
mod solve;
mod symmetry;
mod tables;
#[cfg(test)]
mod testing;
#[cfg(feature = "serde")]
mod text_form;
mod words;

pub use action::{Action, Call};
pub use board::Board;
pub use cell::{Cell, Direction};
pub use cells::Cells;
pub use effect::{Effect, FlippedRow};
pub use error::{Error, FileFault, LineFault, MoveError, PositionFault};
pub use game::{CallState, Calls, Decided, End, Game, Mark, Outcome, Turn};
pub use level::Level;
pub use moves::Move;
pub use notation::{RecordError, Replay, excerpt};
pub use position::Position;
pub use rsg_base::{ByColor, Color, Limits, Playable, SplitMix64, fnv1a, perft, unpacked};
pub use search::{AtOnce, Opening, Openings, Report, Solution, Thinker};
pub use symmetry::Symmetry;

/// Reviewing a game: the cost of its moves, and how far an analysis has come.
///
/// [`Thinker::analyse_game`] judges every move of a game and tells each [`Judgement`](analysis::Judgement) as soon as
/// it has it; [`Thinker::cost`] judges one. With a [`Plan`](analysis::Plan) several thinkers judge a game together:
/// each answers its pieces by [`Thinker::answer_alone`].
pub mod analysis {
    pub use crate::solve::{Care, Cost, Judgement, Known, MISTAKE, accuracy, is_choice};
    pub use crate::solve::{OpeningFound, Piece, PieceAnswer, PieceFound, Plan, Solve, Solved};
}

/// The board that rules, search and evaluation stand on, for tools that search on their own: unchecked, copied from
/// move to move, without memory. Whoever plays games needs none of it.
pub mod fast {
    pub use crate::sides::{Placements, Sides, Step};
}

/// The example of the page that introduces the library.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
