//! What the app knows of a game beside its name: its rules, its result, and the questions to its search.
//!
//! [`BoardGame`] is the one trait of a game. A board, a match, a lesson and a review hold a game of this trait and do
//! not know which one it is. The libraries' games keep their own types inside.
//!
//! - `game`: the trait, implemented in `star` and `squares`; and which game begins by which rules, or is read from a
//!   text of turns
//! - `change`, `score`, `call`, `picture`: the values that they speak in

mod call;
mod change;
mod game;
mod picture;
mod score;
mod squares;
mod star;

pub use call::{CallChoice, choice};
pub use change::{Called, Change};
pub use game::{BadTurns, BoardGame, GameRef, Tapped, begin, read_as_far, read_turns, star_as_far};
pub use picture::BoardPicture;
pub use score::{AreaCount, ScoreParts, SideScore};
