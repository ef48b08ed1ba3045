//! What the app knows of a game beside its name: its rules, its result, and the questions to its search.
//!
//! [`BoardGame`] is the one trait of a game. A board, a match, a lesson and a review hold a game of this trait and do
//! not know which one it is. The libraries' games keep their own types inside.
//!
//! - `game`: the trait, implemented in `star` and `squares`
//! - `begin`: a game before its first turn, or after a text of turns
//! - `change`, `score`, `call`, `picture`: the values that they speak in

mod begin;
mod call;
mod change;
mod game;
mod picture;
mod score;
mod squares;
mod star;

pub use begin::{BadTurns, begin, read_as_far, read_turns, star_as_far};
pub use call::{CallChoice, choice};
pub use change::{Called, Change};
pub use game::{BoardGame, GameRef, Tapped};
pub use picture::BoardPicture;
pub use score::{AreaCount, ScoreParts, SideScore};
