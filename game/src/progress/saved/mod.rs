//! The form of progress in saved files. Moves, positions and terms stand there in their notation (docs/rules.md), so
//! that a person can read a file. A text in another form is refused.

pub(super) mod best_move;
pub(super) mod game_key;
pub(super) mod import_repair;
pub(super) mod kept;
pub(super) mod keyed;
pub(super) mod profile;
pub(super) mod tags;
pub(super) mod unfinished;
pub(super) mod waiting;
pub(super) mod waiting_numbers;

use rsg_engine::Position;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// A number as it is read, brought into its range.
///
/// Whoever writes a file or an export by hand may write any number there, and the app calculates with it. So every
/// saved number that a calculation cannot take as it is names its range at its field, and this is the one place where
/// the range is kept. Numbers that name something (matches, attempts) are not clamped, because two would become one:
/// they are refused where they are read, or given out anew (`import_repair`).
///
/// # Errors
///
/// When there is no number, or none of this type.
pub fn within<'de, D, T, const LOW: i64, const HIGH: i64>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + TryInto<i64> + TryFrom<i64>,
{
    let number = T::deserialize(from)?;
    // What does not fit here is above every range.
    let number = number.try_into().unwrap_or(i64::MAX).clamp(LOW, HIGH);
    T::try_from(number).map_err(|_| D::Error::custom("a range outside its type"))
}

/// The farthest that a difference of scores can be: no game comes near it.
pub const WIDEST_MARGIN: i64 = 255;

/// A difference of scores in points.
///
/// # Errors
///
/// Those of [`within`].
pub fn margin<'de, D: Deserializer<'de>>(from: D) -> Result<i16, D::Error> {
    within::<_, _, { -WIDEST_MARGIN }, WIDEST_MARGIN>(from)
}

/// Returns true if a game begins with this position unless something else is said.
pub fn is_start(position: &Position) -> bool {
    *position == Position::start()
}

/// Placements with spaces between them.
pub mod moves {
    use super::*;
    use rsg_engine::{Game, Move};

    /// A number of placements that no game of 37 cells reaches.
    pub const MOST: usize = 10_000;

    pub fn text<'a>(moves: impl IntoIterator<Item = &'a Move>) -> String {
        let words: Vec<String> = moves.into_iter().map(Move::to_string).collect();
        words.join(" ")
    }

    /// The saved form of a game.
    pub fn of(game: &Game) -> String {
        text(game.turns().iter().map(|turn| &turn.mv))
    }

    /// None if a word is no placement, or there are too many.
    pub fn read(text: &str) -> Option<Vec<Move>> {
        let words = text.split_whitespace().take(MOST + 1);
        let moves: Vec<Move> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
        (moves.len() <= MOST).then_some(moves)
    }

    pub fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&text(moves))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let text = String::deserialize(from)?;
        read(&text).ok_or_else(|| D::Error::custom("not placements, or too many"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use serde::de::IntoDeserializer;
    use serde::de::value::Error as Wrong;

    #[test]
    fn numbers_come_into_their_range() {
        let read = |number: u32| {
            let from: serde::de::value::U32Deserializer<Wrong> = number.into_deserializer();
            within::<_, u32, 40, 300>(from).unwrap()
        };
        let of = [0, 40, 41, 300, u32::MAX].map(read);
        assert_eq!(of, [40, 40, 41, 300, 300]);
        let from: serde::de::value::U64Deserializer<Wrong> = u64::MAX.into_deserializer();
        assert_eq!(within::<_, u64, 0, 9>(from), Ok(9));
    }
}
