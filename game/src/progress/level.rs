//! The CPU's levels as a player meets them.
//!
//! The engine knows more (a random player and a base line for measuring); none of those can be played for a record,
//! so they cannot be named here.

use super::saved::keyed::keyed;

keyed! {
    /// A CPU opponent a player can choose: those of the star, weakest first, and then the one that it does not have.
    /// The engine's console knows it by the same word.
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
        /// Lv.6 Expert, without errors: the star has none, and some games on squares do.
        Six = "6",
    }
}

/// The `COUNT` weakest levels.
const fn first<const COUNT: usize>(levels: &[CpuLevel]) -> [CpuLevel; COUNT] {
    *levels.first_chunk().expect("there are more levels")
}

impl CpuLevel {
    /// The seven levels that ranks are about and that have a row in the records.
    pub const RANKED: [Self; 7] = first(&Self::ALL);

    /// The levels of the star.
    pub const STAR: [Self; 8] = first(&Self::ALL);

    /// The next weaker level of the star.
    pub fn below(self) -> Option<Self> {
        Self::STAR[..self.index().min(Self::STAR.len())]
            .last()
            .copied()
    }

    /// The next stronger level of the star.
    pub fn above(self) -> Option<Self> {
        Self::STAR.get(self.index() + 1).copied()
    }

    /// Its number among the levels of a game that has it, from 1 on.
    #[must_use]
    pub fn number(self) -> usize {
        match self {
            CpuLevel::Six => 6,
            level => level.index() + 1,
        }
    }

    /// The level of a game on squares.
    #[must_use]
    pub fn on_squares(self) -> Option<rsg_classics::Level> {
        self.key().parse().ok()
    }

    /// Its place in [`CpuLevel::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

impl From<rsg_classics::Level> for CpuLevel {
    fn from(level: rsg_classics::Level) -> CpuLevel {
        match level {
            rsg_classics::Level::One => CpuLevel::One,
            rsg_classics::Level::Two => CpuLevel::Two,
            rsg_classics::Level::Three => CpuLevel::Three,
            rsg_classics::Level::Four => CpuLevel::Four,
            rsg_classics::Level::Five => CpuLevel::Five,
            rsg_classics::Level::Six => CpuLevel::Six,
        }
    }
}
