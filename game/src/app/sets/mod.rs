//! Sets of boards: one that was opened is done board after board, and one that was made here is shown with what its
//! readers have sent back.
//!
//! - `began`: which board of a set a game has begun from
//! - `looking`: the set that is looked at, while its screen is not shown
//! - `opening`: what a board of a set is, and the way to it
//! - `playing`: the games from boards of sets
//! - `taking`: sets and answers that come in
//! - `screen`: the screen
//! - `view`: what is to be drawn

pub(in crate::app) mod began;
pub(in crate::app) mod looking;
pub(in crate::app) mod opening;
pub(in crate::app) mod playing;
pub(in crate::app) mod screen;
pub(in crate::app) mod taking;
mod view;

pub use opening::SetBoardKind;
pub use screen::SetScreen;
pub use view::{AnswerView, OtherSet, SetRow, SetView};
