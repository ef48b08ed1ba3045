//! The form of moves, positions and games in files and messages: their notation.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Game, Move, Position};

rsg_base::serialized_as_text!(Move, Position);

/// A game is its record, from which it is played again.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.record())
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Game, D::Error> {
        let record = String::deserialize(from)?;
        Game::from_record(&record).map_err(D::Error::custom)
    }
}
