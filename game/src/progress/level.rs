//! The CPU's levels as a player meets them.
//!
//! The engine knows more (a random player and a base line for measuring); none of those can be played for a record,
//! so they cannot be named here.

use super::keyed::keyed;

keyed! {
    /// A CPU opponent a player can choose, weakest first. The engine's console knows it by the same word.
    CpuLevel {
        /// Lv.1 Entry.
        One = "1",
        /// Lv.2 Beginner.
        Two = "2",
        /// Lv.3 Intermediate.
        Three = "3",
        /// Lv.4 Advanced.
        Four = "4",
        /// Lv.5 Formidable.
        Five = "5",
        Max = "max",
        Final = "final",
        /// Perfect, and without effect on ranks.
        Oracle = "oracle",
    }
}

impl CpuLevel {
    /// The seven levels that ranks are about and that have a row in the records.
    pub const RANKED: [Self; 7] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Max,
        Self::Final,
    ];

    /// The next weaker level.
    pub fn below(self) -> Option<Self> {
        Self::ALL[..self.index()].last().copied()
    }

    /// The next stronger level.
    pub fn above(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }

    /// Its place in [`CpuLevel::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A level of any game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AnyLevel {
    Star(CpuLevel),
    Classic(rsg_classics::Level),
}

impl From<CpuLevel> for AnyLevel {
    fn from(level: CpuLevel) -> AnyLevel {
        AnyLevel::Star(level)
    }
}

impl From<rsg_classics::Level> for AnyLevel {
    fn from(level: rsg_classics::Level) -> AnyLevel {
        AnyLevel::Classic(level)
    }
}
