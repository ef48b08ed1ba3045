//! Sets of boards: several boards with a sentence each that somebody sends, and how whoever opens it has done.
//!
//! - `board_set`: the boards of a set
//! - `board_done`: how it went on a board
//! - `set_answer`: how it went on all boards of a set, as it is sent back
//! - `set_code`: the codes of both (docs/message.md)
//! - `book`: the sets that were opened or made here

mod board_done;
mod board_set;
mod book;
mod set_answer;
mod set_code;
#[cfg(test)]
mod tests;

pub use board_done::{BoardDone, Found, PlayedBoard};
pub use board_set::{BoardSet, SetBoard, SetDigest, SetPlace};
pub use book::{KnownSet, Sets};
pub use set_answer::SetAnswer;
pub(in crate::progress) use set_code::read_fields;
pub use set_code::{SetText, last_in};
