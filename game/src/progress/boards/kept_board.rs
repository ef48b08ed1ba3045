//! A board of one's own that is kept among the saved games, with a name and a sentence.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::OwnBoard;
use crate::progress::GameKey;
use crate::progress::choices::name::one_line;

/// The words of a player about a board: its name and a sentence. Both may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Typed")]
pub struct BoardWords {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    sentence: String,
}

/// Words as they were typed or written by hand.
#[derive(Deserialize)]
struct Typed {
    #[serde(default)]
    name: String,
    #[serde(default)]
    sentence: String,
}

impl From<Typed> for BoardWords {
    fn from(typed: Typed) -> BoardWords {
        BoardWords::new(&typed.name, &typed.sentence)
    }
}

impl BoardWords {
    /// The most characters of a name.
    pub const LONGEST_NAME: usize = 24;

    /// The most characters of a sentence.
    pub const LONGEST_SENTENCE: usize = 80;

    /// The words of typed texts: each on one line, cut to the longest.
    #[must_use]
    pub fn new(name: &str, sentence: &str) -> BoardWords {
        BoardWords {
            name: one_line(name, Self::LONGEST_NAME),
            sentence: one_line(sentence, Self::LONGEST_SENTENCE),
        }
    }

    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.name.is_empty() && self.sentence.is_empty()
    }
}

/// A board that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptBoard {
    pub key: GameKey,
    /// The device's date when it was kept.
    pub date: NaiveDate,
    pub board: OwnBoard,
    #[serde(default, skip_serializing_if = "BoardWords::is_empty")]
    pub words: BoardWords,
    pub favourite: bool,
}

impl KeptBoard {
    #[must_use]
    pub fn new(key: GameKey, date: NaiveDate, board: OwnBoard, words: BoardWords) -> KeptBoard {
        KeptBoard {
            key,
            date,
            board,
            words,
            favourite: false,
        }
    }
}
