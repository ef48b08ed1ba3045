//! A turn as the app knows it, in one form for every game: from the finger to the file.
//!
//! The libraries have types of their own. A game of theirs takes and gives turns in this form where it meets the app.

use std::fmt;
use std::str::FromStr;

use rsg_classics::{self as classics, Square};
use rsg_engine::{Cell, Color, Move};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The words of the plays beside a board.
const PASS: &str = "pass";
const BUTTON: &str = "button";
const AGREED: &str = "agreed";

/// A place on a board, whichever game's it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On the star.
    Cell(Cell),
    /// On a square board: a square, or a point where lines cross.
    Square(Square),
}

impl Spot {
    #[must_use]
    pub fn cell(self) -> Option<Cell> {
        match self {
            Spot::Cell(cell) => Some(cell),
            Spot::Square(_) => None,
        }
    }

    #[must_use]
    pub fn square(self) -> Option<Square> {
        match self {
            Spot::Square(square) => Some(square),
            Spot::Cell(_) => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Cell(cell) => cell.fmt(f),
            Spot::Square(square) => square.fmt(f),
        }
    }
}

impl From<Cell> for Spot {
    fn from(cell: Cell) -> Spot {
        Spot::Cell(cell)
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot::Square(square)
    }
}

/// A side's action in its turn. Not every game has all of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Play {
    /// A stone is placed on this spot, and on the star perhaps a colour is called.
    Place { spot: Spot, call: Option<Color> },
    /// A pass by choice. A pass that the rules force is part of the turn before it.
    Pass,
    /// The button that lies beside the board is taken.
    Button,
    /// Both agree that the stopped game ends, with the groups of these stones lost.
    Agree(Vec<Spot>),
}

impl Play {
    /// A stone on this spot, without a call.
    #[must_use]
    pub fn at(spot: impl Into<Spot>) -> Play {
        Play::Place {
            spot: spot.into(),
            call: None,
        }
    }

    /// The spot that a stone is placed on; none of a play beside the board.
    #[must_use]
    pub fn spot(&self) -> Option<Spot> {
        match self {
            Play::Place { spot, .. } => Some(*spot),
            Play::Pass | Play::Button | Play::Agree(_) => None,
        }
    }

    /// The placement of the star's rules; none if the star has no such play.
    #[must_use]
    pub fn on_star(&self) -> Option<Move> {
        match self {
            Play::Place { spot, call } => Some(Move {
                cell: spot.cell()?,
                call: *call,
            }),
            Play::Pass | Play::Button | Play::Agree(_) => None,
        }
    }

    /// The play of the rules on squares; none if it is a placement elsewhere.
    #[must_use]
    pub fn on_squares(&self) -> Option<classics::Play> {
        Some(match self {
            Play::Place { spot, .. } => classics::Play::Place(spot.square()?),
            Play::Pass => classics::Play::Pass,
            Play::Button => classics::Play::Button,
            Play::Agree(lost) => {
                let lost = lost.iter().map(|spot| spot.square());
                classics::Play::Agree(lost.collect::<Option<_>>()?)
            }
        })
    }
}

/// On the star a placement as its notation has it; elsewhere `e5`, `pass`, `button`, `agreed c3 d4`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.on_star(), self) {
            (Some(mv), _) => mv.fmt(f),
            (None, Play::Place { spot, .. }) => spot.fmt(f),
            (None, Play::Pass) => f.write_str(PASS),
            (None, Play::Button) => f.write_str(BUTTON),
            (None, Play::Agree(lost)) => {
                f.write_str(AGREED)?;
                lost.iter().try_for_each(|spot| write!(f, " {spot}"))
            }
        }
    }
}

/// A word that is no spot of any board and no play beside one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoPlay;

impl FromStr for Spot {
    type Err = NoPlay;

    /// The star's cells are written with capitals, squares and points with small letters.
    fn from_str(text: &str) -> Result<Spot, NoPlay> {
        if !text.starts_with(|first: char| first.is_ascii_lowercase()) {
            return text.parse().map(Spot::Cell).map_err(|_| NoPlay);
        }
        let square: Square = text.parse().map_err(|_| NoPlay)?;
        (square.to_string() == text)
            .then_some(Spot::Square(square))
            .ok_or(NoPlay)
    }
}

impl FromStr for Play {
    type Err = NoPlay;

    fn from_str(text: &str) -> Result<Play, NoPlay> {
        match text {
            PASS => Ok(Play::Pass),
            BUTTON => Ok(Play::Button),
            _ if !text.starts_with(|first: char| first.is_ascii_lowercase()) => {
                text.parse().map(|mv: Move| mv.into()).map_err(|_| NoPlay)
            }
            _ => match text.strip_prefix(AGREED) {
                Some(lost) => lost
                    .split_whitespace()
                    .map(str::parse)
                    .collect::<Result<_, _>>()
                    .map(Play::Agree),
                None => text.parse().map(|spot: Spot| Play::at(spot)),
            },
        }
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Play, D::Error> {
        let text = String::deserialize(from)?;
        let play = text.parse();
        play.map_err(|NoPlay| D::Error::custom("not a play of any game"))
    }
}

impl From<Move> for Play {
    fn from(mv: Move) -> Play {
        Play::Place {
            spot: mv.cell.into(),
            call: mv.call,
        }
    }
}

impl From<classics::Play> for Play {
    fn from(play: classics::Play) -> Play {
        match play {
            classics::Play::Place(square) => Play::at(square),
            classics::Play::Pass => Play::Pass,
            classics::Play::Button => Play::Button,
            classics::Play::Agree(lost) => Play::Agree(lost.into_iter().map(Spot::from).collect()),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_play_is_read_as_it_is_written() {
        for text in [
            "B4",
            "BQ[B]",
            "CP[W]",
            "a1",
            "s19",
            "pass",
            "button",
            "agreed",
            "agreed c3 d4",
        ] {
            let play: Play = text.parse().unwrap();
            assert_eq!(play.to_string(), text);
        }
        for text in [
            "",
            "E4",
            "B4[G]",
            "A1 ",
            "A1x",
            "z99",
            "a01",
            "Pass",
            "agreed C3x",
        ] {
            assert_eq!(text.parse::<Play>(), Err(NoPlay), "{text}");
        }
    }

    #[test]
    fn a_play_is_one_of_its_own_rules_alone() {
        let on_star: Play = "BQ[B]".parse().unwrap();
        assert_eq!(Play::from(on_star.on_star().unwrap()), on_star);
        assert_eq!(on_star.on_squares(), None);
        for text in ["a1", "pass", "button", "agreed a1 b2"] {
            let on_squares: Play = text.parse().unwrap();
            assert_eq!(on_squares.on_star(), None);
            assert_eq!(Play::from(on_squares.on_squares().unwrap()), on_squares);
        }
    }
}
