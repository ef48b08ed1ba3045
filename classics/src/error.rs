//! Reasons why a text or the bytes of a file cannot be read. Why a turn is not legal is an answer of the rules, and a
//! type of its own: [`AnyRefusal`](crate::AnyRefusal).

use std::fmt;

/// The reason why a text or the bytes of a file cannot be read, or options cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The text names no level.
    Level,
    /// The text names no square.
    Square,
    /// The text names no game and its options.
    Terms,
    /// The text names no board's columns and rows.
    Shape,
    /// There is no board of that size.
    Size,
    /// A handicap is 0, or 2 to 9.
    Handicap,
    /// The bytes are no file of weights, or a damaged one.
    Weights,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Error::Level => "a level is one of 1 2 3 4 5 6",
            Error::Square => "not the name of a square",
            Error::Terms => "not the terms of a game",
            Error::Shape => "not the size of a board, such as 8 or 6x10",
            Error::Size => "a board has 9 to 19 points a side",
            Error::Handicap => "a handicap is 0, or 2 to 9",
            Error::Weights => "not a file of weights for Reversi, or a damaged one",
        })
    }
}

impl std::error::Error for Error {}

/// The length at which a message cuts a faulty word.
const SHOWN: usize = 8;

/// The first turn in the record of a game that is not legal; `R` says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<R> {
    /// The number of the turn, counted from 1; passes count where they are written.
    pub number: usize,
    /// The word there, cut to a few letters.
    pub word: String,
    /// The reason.
    pub why: R,
}

impl<R> RecordError<R> {
    pub(crate) fn at(number: usize, word: &str, why: R) -> Self {
        RecordError {
            number,
            word: word.chars().take(SHOWN).collect(),
            why,
        }
    }
}

impl<R: fmt::Display> fmt::Display for RecordError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}: {}", self.number, self.word, self.why)
    }
}

impl<R: fmt::Debug + fmt::Display> std::error::Error for RecordError<R> {}
