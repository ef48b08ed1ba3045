//! Boards of a player's own: a position of any game that somebody sets up, plays from, asks about and sends.
//!
//! - `own_board`: the position, and whether a game can begin from it
//! - `board_code`: its code in a text (docs/message.md)
//! - `board_text`: its notation, as the consoles and pasted texts have it
//! - `kept_board`: one that is kept among the saved games, with the player's words

mod board_code;
mod board_text;
mod kept_board;
mod own_board;
#[cfg(test)]
mod tests;

pub use board_code::last_in;
pub(in crate::progress) use board_code::read_fields;
pub use kept_board::{BoardWords, KeptBoard};
pub use own_board::{BoardFault, MOST_CAPTURED, OwnBoard};
