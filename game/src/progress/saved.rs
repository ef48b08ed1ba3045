//! How values of the engine stand in saved files: in the game's notation (docs/rules.md), so that a person can read a
//! file. A text that is none is refused.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use std::fmt::Display;
use std::str::FromStr;

fn parsed<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<T, D::Error> {
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

/// `black` or `white`.
pub mod color {
    use super::*;
    use rsg_engine::Color;

    pub fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(color)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        let word = String::deserialize(from)?;
        let found = Color::ALL
            .into_iter()
            .find(|color| color.to_string() == word);
        found.ok_or_else(|| D::Error::custom("no colour"))
    }
}

/// A level of the classics by its number.
pub mod classic_level {
    use super::*;
    use rsg_classics::Level;

    pub fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(level.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(from)?;
        let found = Level::ALL
            .into_iter()
            .find(|level| level.number() == number);
        found.ok_or_else(|| D::Error::custom("no level"))
    }
}

/// A position's five groups, side to move and captures.
pub mod position {
    use super::*;
    use rsg_engine::Position;

    pub fn serialize<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(position)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        parsed(from)
    }
}

/// Placements with spaces between them.
pub mod moves {
    use super::*;
    use rsg_engine::Move;

    /// No game of 37 cells has as many placements as this.
    const MOST: usize = 10_000;

    pub fn text(moves: &[Move]) -> String {
        let words: Vec<String> = moves.iter().map(Move::to_string).collect();
        words.join(" ")
    }

    pub fn read<E: Error>(text: &str) -> Result<Vec<Move>, E> {
        let words = text.split_whitespace().take(MOST + 1);
        let moves: Vec<Move> = words
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(E::custom)?;
        if moves.len() > MOST {
            return Err(E::custom("too many placements"));
        }
        Ok(moves)
    }

    pub fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&text(moves))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        read(&String::deserialize(from)?)
    }
}

/// Several games: a text each.
pub mod games {
    use super::*;
    use rsg_engine::Move;

    pub fn serialize<S: Serializer>(games: &[Vec<Move>], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(games.iter().map(|moves| moves::text(moves)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Vec<Move>>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| moves::read(text)).collect()
    }
}
