//! Moves, squares and their like by their names.

use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;

use rsg_classics as classics;
use rsg_game::play::Play;

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

/// The play of the rules on squares.
pub fn on_squares(play: &Play) -> Read<classics::Play> {
    let read = play.on_squares();
    read.ok_or_else(|| format!("\"{play}\" is no play on squares").into())
}
