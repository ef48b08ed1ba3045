//! Search: exact endings and the CPU's thinking.
//!
//! Values are in 128ths of a point. A capture is worth a point and one unit more, so that of two equal scores the
//! one with more captures is the better, as the rules decide a level game. Values are *to go*: what the stones will
//! come to and what will still be captured; captures already made are added by the caller.

pub(crate) mod alphabeta;
pub(crate) mod grid;
pub(crate) mod judge;
pub(crate) mod node;
pub(crate) mod path;
mod proof;
pub(crate) mod root;
mod steps;
pub(crate) mod table;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod thinker;
pub(crate) mod turns;
pub(crate) mod window;

pub use thinker::{Limits, Report, Solution, Thinker};

/// One point of the score.
pub(crate) const POINT: i32 = 128;

/// What a captured stone is worth beside its point: the tie-break.
pub(crate) const CAPTURE: i32 = 1;
