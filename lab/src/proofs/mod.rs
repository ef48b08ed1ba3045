//! Proofs of whole games: the start position and the first placements, by two solvers that share little but the board.

pub mod openings;
pub mod second;
pub mod start;
