//! The CPU's levels as a player meets them.
//!
//! The engine knows more (a random player and a base line for measuring); none of those can be played for a record,
//! so they cannot be named here.

/// A CPU opponent a player can choose, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CpuLevel {
    /// Lv.1 Entry.
    One,
    /// Lv.2 Beginner.
    Two,
    /// Lv.3 Intermediate.
    Three,
    /// Lv.4 Advanced.
    Four,
    /// Lv.5 Formidable.
    Five,
    /// MAX.
    Max,
    /// FINAL.
    Final,
    /// Oracle: perfect, and without effect on ranks.
    Oracle,
}

impl CpuLevel {
    /// Every level, weakest first.
    pub const ALL: [Self; 8] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Max,
        Self::Final,
        Self::Oracle,
    ];

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

    /// Its place in [`CpuLevel::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word that pages, texts and the engine's console use for it: `1` … `5`, `max`, `final`, `oracle`.
    pub fn key(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Max => "max",
            Self::Final => "final",
            Self::Oracle => "oracle",
        }
    }

    /// The level of that word.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}
