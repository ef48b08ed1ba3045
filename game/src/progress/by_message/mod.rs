//! Games by message: two people, two phones, and nothing between them but texts that a messenger carries.
//!
//! * [`MessagePlan`] are what both agree on first: which game it is, and on which terms.
//! * A [`Log`] is what was done in a match so far: turns, what is agreed at a stop, and perhaps a resignation. A
//!   [`PlayedLog`] is that log played by the rules: whose turn it is, or how it ended. [`LoggedGame`] is where games
//!   differ.
//! * A [`GameMessage`] is what one message carries: the whole match from its start, so that nothing depends on what
//!   arrived before. [`message`] writes it as text and reads it back; `docs/message.md` describes the text.
//! * A [`MessageMatch`] is such a match as this phone knows it. [`MessageMatch::take`] compares it with a message. What
//!   extends it is taken. What is older or the same is recognised. What parts from it is kept beside it, and the player
//!   chooses.
//!
//! Nothing that was sent is ever lost or changed by what arrives, and every position is recomputed by the rules.

mod game;
pub(in crate::progress) mod game_code;
mod log;
pub mod message;
mod played;
mod played_log;
#[cfg(test)]
mod tests;

pub use super::ids::MessageMatchId;
pub use game::{Added, MessageMatch, MessageMatches, NotAdded, NotTaken, Taken, Waiting};
pub use log::{Entry, Log};
pub use message::{GameMessage, MessageFault};
pub use played::{LoggedGame, MessagePlan};
pub use played_log::{Illegal, MatchState, PlayedLog};
