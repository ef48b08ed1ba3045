//! The numbers of matches, of attempts at exams, and of matches by message.

use serde::{Deserialize, Serialize};

/// The number of a match. Ids only grow, which is how a result is booked exactly once.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct MatchId(pub u32);

impl MatchId {
    /// The end of the numbers: no count of matches gets here. A match with such a number is broken, or was made up.
    pub const END: Self = Self(u32::MAX / 2);

    /// Returns true if it is the number of no match: they are counted from 1.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// The one after it.
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// The number of an attempt at an exam: all its games carry it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AttemptId(pub u32);

impl AttemptId {
    /// The end of the numbers: no count of attempts gets here.
    pub const END: Self = Self(u32::MAX / 2);
}

/// A match's number, drawn by the phone on which it was begun. Two phones draw the same one once in a trillion matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MessageMatchId(u64);

impl MessageMatchId {
    /// The number of its bits.
    pub const BITS: u32 = 40;

    /// The number that these bits make.
    #[must_use]
    pub fn new(bits: u64) -> MessageMatchId {
        MessageMatchId(bits & ((1 << MessageMatchId::BITS) - 1))
    }

    pub fn number(self) -> u64 {
        self.0
    }
}
