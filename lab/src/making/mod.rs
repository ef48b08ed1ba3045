//! Making the puzzles and the positions of Today's game from games between levels.
//!
//! Both are a [`product`] of one [`maker`], which keeps what every game yielded in one kind of [`journal`]. One
//! [`check`] proves the files.

mod check;
pub mod days;
mod games;
mod journal;
mod maker;
mod product;
pub mod puzzles;
mod weekdays;

#[cfg(test)]
mod tests;
