//! The boards of a set, each with a sentence.

use serde::{Deserialize, Serialize};

use crate::progress::boards::{BoardWords, OwnBoard};
use crate::progress::choices::name::one_line;

/// A board of a set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetBoard {
    pub board: OwnBoard,
    sentence: String,
}

impl SetBoard {
    /// The most bytes of a sentence: a code has ten bits for their number.
    const MOST_BYTES: usize = (1 << 10) - 1;

    /// A board with this to say about it: on one line, cut to the longest sentence.
    #[must_use]
    pub fn new(board: OwnBoard, sentence: &str) -> SetBoard {
        let lengths = (0..=BoardWords::LONGEST_SENTENCE).rev();
        let mut sentences = lengths.map(|longest| one_line(sentence, longest));
        let sentence = sentences.find(|one| one.len() <= SetBoard::MOST_BYTES);
        SetBoard {
            board,
            sentence: sentence.unwrap_or_default(),
        }
    }

    /// A kept board: its sentence, or else its name.
    #[must_use]
    pub fn of_kept(board: OwnBoard, words: &BoardWords) -> SetBoard {
        let said = match words.sentence() {
            "" => words.name(),
            sentence => sentence,
        };
        SetBoard::new(board, said)
    }

    /// The sentence, perhaps empty.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// Boards in the order in which they are to be done: at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardSet {
    boards: Vec<SetBoard>,
}

impl BoardSet {
    /// The most boards of a set: those of one file.
    pub const MOST: usize = 50;

    /// The most letters of a code that is sent as a text. With the words around it the text has at most 1,500 letters
    /// in every language.
    pub const LONGEST_CODE: usize = 1_200;

    /// The most letters of a code that is sent as a file: what another app shares is read up to 12,000 letters.
    pub const LONGEST_FILE: usize = 10_000;

    /// A set of these boards; none without a board or with more than a set can have.
    #[must_use]
    pub fn new(boards: Vec<SetBoard>) -> Option<BoardSet> {
        let can_be = (1..=Self::MOST).contains(&boards.len());
        can_be.then_some(BoardSet { boards })
    }

    #[must_use]
    pub fn boards(&self) -> &[SetBoard] {
        &self.boards
    }

    #[must_use]
    pub fn get(&self, index: u8) -> Option<&SetBoard> {
        self.boards.get(usize::from(index))
    }

    /// Returns true if its code is short enough to be sent as a text. A longer one is sent as a file.
    #[must_use]
    pub fn fits_in_text(&self) -> bool {
        self.letters() <= Self::LONGEST_CODE
    }

    /// Returns true if its code is short enough to be sent at all.
    #[must_use]
    pub fn fits_in_file(&self) -> bool {
        self.letters() <= Self::LONGEST_FILE
    }

    /// The letters of its code.
    #[must_use]
    pub fn letters(&self) -> usize {
        self.code().chars().count()
    }
}

/// A short number that tells one set from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetDigest(u64);

impl SetDigest {
    /// Its bits in a code.
    pub(super) const BITS: u32 = 40;

    /// The digest with this number, of which the lowest bits count.
    #[must_use]
    pub fn new(number: u64) -> SetDigest {
        SetDigest((number ^ number >> Self::BITS) & ((1 << Self::BITS) - 1))
    }

    #[must_use]
    pub fn number(self) -> u64 {
        self.0
    }
}

/// A board in one of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetPlace {
    pub set: SetDigest,
    /// The index of the board.
    pub board: u8,
}
