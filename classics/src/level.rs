//! The levels of the CPU: the same five in every game, and a sixth that only some have ([`crate::Terms::levels`]).

use crate::Error;
use std::fmt;
use std::str::FromStr;

/// The CPU's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Level {
    /// Lv.1, Entry.
    One,
    /// Lv.2, Beginner.
    Two,
    /// Lv.3, Intermediate.
    Three,
    /// Lv.4, Advanced.
    Four,
    /// Lv.5, Formidable.
    Five,
    /// Lv.6, Expert play: without errors.
    Six,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Six,
    ];

    /// The levels of every game.
    pub const COMMON: [Level; 5] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
    ];

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Level::One => 1,
            Level::Two => 2,
            Level::Three => 3,
            Level::Four => 4,
            Level::Five => 5,
            Level::Six => 6,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(word: &str) -> Result<Level, Error> {
        let named = |level: &Level| level.to_string() == word;
        Level::ALL.into_iter().find(named).ok_or(Error::Level)
    }
}
