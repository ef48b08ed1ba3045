//! Search: exact endings and the CPU's thinking.
//!
//! Values are in 128ths of a point. A capture is worth a point and one unit more, so that of two equal scores the
//! one with more captures is the better, as the rules decide a level game. Values are *to go*: what the stones will
//! come to and what will still be captured; captures already made are added by the caller.

pub(crate) mod alphabeta;
pub(crate) mod entry;
mod helpers;
mod openings;
pub(crate) mod path;
mod proof;
pub(crate) mod root;
mod shared_marks;
mod steps;
pub(crate) mod table;
pub(crate) mod table_key;
pub(crate) mod thinker;
mod together;
pub(crate) mod traces;
pub(crate) mod window;

pub use helpers::AtOnce;
pub use openings::{Opening, Openings};
pub use thinker::{Report, Solution, Thinker};

/// One point of the score.
pub(crate) const POINT: i32 = 128;

/// The value of a captured stone beside its point: the tie-break.
pub(crate) const CAPTURE: i32 = 1;

/// A value in whole points. Values of proofs are whole points and at most some captures' tie-break.
pub(crate) fn points(value: i32) -> i32 {
    (value + POINT / 2).div_euclid(POINT)
}

/// The least value of a number of points.
pub(crate) fn least_of(points: i32) -> i32 {
    points * POINT - POINT / 2
}
