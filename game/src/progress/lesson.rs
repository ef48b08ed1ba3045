//! The tutorial's lessons by name, and the place a player has reached in them, which is kept over a restart.

use super::keyed::keyed;
use serde::{Deserialize, Serialize};

keyed! {
    /// A lesson of the tutorial: one idea each. What is on its board stands in
    /// [`session`](crate::session::Tutorial).
    #[derive(Default)]
    Lesson {
        /// A placement that flips.
        #[default]
        Flip = "flip",
        /// One that flips in several directions.
        Lines = "lines",
        /// The call.
        Call = "call",
        /// The same once more, for the other colour.
        OtherCall = "other-call",
        /// A capture.
        Capture = "capture",
        /// The edge does not surround.
        Edge = "edge",
        /// The last placement, and how points are counted. Profiles of older versions may stand at a lesson on the names of cells,
        /// which came before this one.
        #[serde(alias = "names")]
        End = "end",
        /// A short game against the CPU.
        Game = "game",
    }
}

impl Lesson {
    /// From 1.
    #[must_use]
    pub fn number(self) -> usize {
        1 + self as usize
    }

    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    #[must_use]
    pub fn previous(self) -> Option<Self> {
        Self::ALL.get((self as usize).checked_sub(1)?).copied()
    }
}

/// How far the player has come in the tutorial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bookmark {
    pub lesson: Lesson,
    /// Whether the lesson is on the screen: the app then opens there again.
    pub open: bool,
}
