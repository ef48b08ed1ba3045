//! Making the puzzles and the positions of Today's game from games between levels.
//!
//! Both are made by one [`maker`], which keeps what every game yielded in one kind of [`journal`].

pub mod days;
mod games;
mod journal;
mod maker;
pub mod puzzles;
mod weekdays;
