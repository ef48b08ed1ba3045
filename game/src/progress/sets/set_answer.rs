//! How somebody has done on the boards of a set.

use super::{BoardDone, BoardSet, SetDigest};
use crate::progress::PlayerName;

/// What a code says of a set: anybody may have written it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAnswer {
    pub set: SetDigest,
    /// How it went on each board, in the order of the set.
    pub boards: Vec<BoardDone>,
    /// The player's name for themselves, perhaps empty.
    pub name: PlayerName,
}

impl SetAnswer {
    /// The answer of somebody who has done nothing yet.
    #[must_use]
    pub fn nothing_done(set: &BoardSet) -> SetAnswer {
        SetAnswer {
            set: set.digest(),
            boards: vec![BoardDone::Open; set.boards().len()],
            name: PlayerName::default(),
        }
    }

    /// Returns true if it says something of each board of this set.
    #[must_use]
    pub fn is_of(&self, set: &BoardSet) -> bool {
        self.boards.len() == set.boards().len() && self.set == set.digest()
    }

    /// Returns true if nothing was done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.boards.iter().all(|done| *done == BoardDone::Open)
    }

    /// The number of boards that were solved or won.
    #[must_use]
    pub fn went_well(&self) -> usize {
        self.boards.iter().filter(|done| done.went_well()).count()
    }
}
