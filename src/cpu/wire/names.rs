//! Moves, squares and their like by their names.

use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;

use rsg_classics::Play;
use serde::{Deserialize, Serialize};

/// The errors say what is not understood. The log is their only reader.
pub type Read<T> = Result<T, Box<dyn Error>>;

/// Parses a value from its name.
pub fn named<T: FromStr>(name: &str) -> Read<T> {
    name.parse()
        .map_err(|_| format!("\"{name}\" means nothing here").into())
}

pub fn all_named<T: FromStr>(names: &[String]) -> Read<Vec<T>> {
    names.iter().map(|name| named(name)).collect()
}

pub fn names<T: Display>(values: &[T]) -> Vec<String> {
    values.iter().map(T::to_string).collect()
}

/// A turn of a classic.
#[derive(Serialize, Deserialize)]
pub enum PlayText {
    Place(String),
    Pass,
    Button,
    Agree(Vec<String>),
}

impl PlayText {
    pub fn of(play: &Play) -> PlayText {
        match play {
            Play::Place(square) => PlayText::Place(square.to_string()),
            Play::Pass => PlayText::Pass,
            Play::Button => PlayText::Button,
            Play::Agree(points) => PlayText::Agree(names(points)),
        }
    }

    pub fn read(self) -> Read<Play> {
        Ok(match self {
            PlayText::Place(square) => Play::Place(named(&square)?),
            PlayText::Pass => Play::Pass,
            PlayText::Button => Play::Button,
            PlayText::Agree(points) => Play::Agree(all_named(&points)?),
        })
    }
}
