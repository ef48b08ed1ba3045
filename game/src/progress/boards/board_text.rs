//! A board in the notation of the consoles: on the star a position, elsewhere the board, the side to move and perhaps
//! the button's owner, with the terms in front where they are not the usual ones.

use std::fmt;

use rsg_classics::{SetUp, Terms, go, reversi};
use rsg_engine::Position;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::OwnBoard;
use crate::progress::{GameKind, Rules};

impl fmt::Display for OwnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.position(), self.terms(), self.set_up()) {
            (Some(position), ..) => position.fmt(f),
            (None, Some(terms), Some(set_up)) => write!(f, "{terms} : {set_up}"),
            _ => Ok(()),
        }
    }
}

impl Serialize for OwnBoard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for OwnBoard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OwnBoard, D::Error> {
        let text = String::deserialize(from)?;
        OwnBoard::read(&text).ok_or_else(|| D::Error::custom("not a board"))
    }
}

impl OwnBoard {
    /// The board in a text. Of games on squares a text may name the terms; else they are the usual ones of the first
    /// game that has a board of this size.
    #[must_use]
    pub fn read(text: &str) -> Option<OwnBoard> {
        let text = text.trim();
        let bare = unframed(text);
        if let Ok(position) = bare.parse::<Position>() {
            return Some(OwnBoard::of_position(position));
        }
        if let Some((terms, board)) = Terms::named_in(text) {
            let terms = terms.for_set_up();
            return OwnBoard::of_set_up(terms, SetUp::read(unframed(board), terms.shape())?);
        }
        let read = |terms: Terms| OwnBoard::of_set_up(terms, SetUp::read(bare, terms.shape())?);
        usual_terms().find_map(read)
    }
}

/// A position without the words that are around it in front of a record's turns: `from POSITION :`.
fn unframed(text: &str) -> &str {
    let text = text.trim();
    let text = text.strip_prefix("from ").unwrap_or(text);
    text.strip_suffix(':').unwrap_or(text)
}

/// The terms that are tried on a board that names none: every size of Reversi, then of Reversi Go.
fn usual_terms() -> impl Iterator<Item = Terms> {
    let komi = match Rules::usual(GameKind::Go).terms() {
        Some(Terms::Go(options)) => options.komi(),
        _ => 0,
    };
    let options = reversi::Options::default();
    let reversis = reversi::BoardSize::ALL.into_iter();
    let reversis =
        reversis.map(move |size| Terms::Reversi(reversi::ReversiTerms { size, options }));
    let gos = go::Options::SIZES.filter_map(move |size| go::Options::new(size, komi, 0).ok());
    reversis.chain(gos.map(Terms::Go))
}
