//! The first fault in the text of a game.

use std::fmt;

/// As much of a faulty word as a message shows.
const SHOWN: usize = 8;

/// The first turn of a text that is none of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault<W> {
    /// The number of the turn, counted from 1; passes count where they are written.
    pub number: usize,
    /// The word there, cut to a few letters.
    pub word: String,
    /// The fault.
    pub why: W,
}

impl<W> TextFault<W> {
    pub(crate) fn at(number: usize, word: &str, why: W) -> Self {
        TextFault {
            number,
            word: word.chars().take(SHOWN).collect(),
            why,
        }
    }
}

impl<W: fmt::Display> fmt::Display for TextFault<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}: {}", self.number, self.word, self.why)
    }
}

impl<W: fmt::Debug + fmt::Display> std::error::Error for TextFault<W> {}
