//! Friends: the results of Today's game and of puzzles that others have sent, as codes in texts (docs/message.md).
//!
//! * A [`DayResult`] is what such a code says: whose result it is, of which day, at which strength and edition, the
//!   player's own placements, and the margin.
//! * Whether the margin is true can be played again: on every device the CPU answers the same placements alike. A
//!   [`FriendResult`] knows what came of that.
//! * A [`PuzzleResult`] is what a code says of Today's puzzle or of a run of puzzles; nothing of it can be checked.
//! * [`Friends`] are all results that came in, with the player's own first games beside them.

mod book;
mod day_result;
mod fields;
mod puzzle_result;
mod sent;
#[cfg(test)]
mod tests;

pub use book::{Check, FriendResult, Friends, NotListed, OwnGame};
pub use day_result::DayResult;
pub use puzzle_result::{PuzzleDone, PuzzleResult};
pub(in crate::progress) use sent::read_fields;
pub use sent::{Sent, read};
