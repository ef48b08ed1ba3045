//! The form of squares, terms and games in files and messages: their notation.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Square, SquaresGame, Terms};

rsg_base::serialized_as_text!(Square, Terms);

/// A game is its terms and its record, from which it is played again.
#[derive(Serialize, Deserialize)]
struct Record {
    terms: Terms,
    record: String,
}

impl Serialize for dyn SquaresGame {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (terms, record) = (self.terms(), self.record());
        Record { terms, record }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Box<dyn SquaresGame> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Box<dyn SquaresGame>, D::Error> {
        let Record { terms, record } = Record::deserialize(from)?;
        terms.read(&record).map_err(D::Error::custom)
    }
}
