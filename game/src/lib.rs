//! The app without a device.
//!
//! - [`board`]: one game on one board, whichever game it is, as a state machine;
//! - [`games`]: what a game is to the app, in the one trait that all of them have;
//! - [`session`]: what a game is played for: a match, a table, a puzzle, a lesson, a review;
//! - [`progress`]: what was achieved, as folds over finished matches;
//! - [`app`]: the whole app as one machine that takes events and gives back effects;
//! - [`play`]: a turn, in one form for every game;
//! - [`thinking`]: the questions to the thinking thread, and its answers;
//! - [`text`]: the words of four languages;
//! - [`mod@packed`]: how they are built in, and the app's other long texts.
//!
//! Nothing here does I/O, reads a clock, starts a thread or draws a random number: those come in as values.
#![warn(clippy::print_stdout, clippy::print_stderr)]

// First, because its table of languages is a macro.
#[macro_use]
pub mod text;

pub mod app;
pub mod board;
pub mod games;
pub mod packed;
pub mod play;
pub mod progress;
pub mod session;
pub mod thinking;
