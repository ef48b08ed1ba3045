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

/// The level of a classic with the same name.
impl From<rsg_classics::Level> for CpuLevel {
    fn from(level: rsg_classics::Level) -> CpuLevel {
        use rsg_classics::Level;
        match level {
            Level::One => CpuLevel::One,
            Level::Two => CpuLevel::Two,
            Level::Three => CpuLevel::Three,
            Level::Four => CpuLevel::Four,
            Level::Five => CpuLevel::Five,
        }
    }
}
