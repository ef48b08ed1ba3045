//! Friends: the results of Today's game that others have sent, as codes in texts (docs/message.md).
//!
//! * A [`DayResult`] is what such a code says: whose result it is, of which day, at which strength and edition, the
//!   player's own placements, and the margin.
//! * Whether the margin is true can be played again: on every device the CPU answers the same placements alike. A
//!   [`FriendResult`] knows what came of that.
//! * [`Friends`] are all results that came in, with the player's own first games beside them.

mod book;
mod day_result;
#[cfg(test)]
mod tests;

pub use book::{Check, FriendResult, Friends, NotListed, OwnGame};
pub(in crate::progress) use day_result::read_fields;
pub use day_result::{DayResult, read};
