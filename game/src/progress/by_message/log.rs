//! The entries of a match by message, and their text in saved files.

use rsg_classics::{Play, Square};
use rsg_engine::Move;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One thing that a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A placement on the star by whoever is to move.
    Placed(Move),
    /// A turn of a classic: a placement, a pass or the button.
    Turn(Play),
    /// In a stopped game: the groups that the player takes for lost, each by the stone that names it, in the order of
    /// the board.
    Marked(Vec<Square>),
    /// The other one's marks are right, and the stopped game ends.
    Agreed,
    /// Nothing was agreed, and the stopped game goes on.
    PlayedOn,
    /// Whoever was to move gave the match up. Only then, so that nobody can resign while the other one's placement is
    /// on its way.
    Resigned,
}

/// Everything that was done in a match, in order. Passes that the rules force apply by themselves, and the second game
/// of a Reverse Match begins where the first ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Log(pub Vec<Entry>);

const RESIGNED: &str = "resigns";
const AGREED: &str = "agrees";
const PLAYED_ON: &str = "plays-on";
const PASS: &str = "pass";
const BUTTON: &str = "button";

/// The word before the stones that name the marked groups.
const MARKED: &str = "lost:";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Placed(mv) => mv.fmt(f),
            Entry::Turn(play) => play.fmt(f),
            Entry::Marked(lost) => {
                f.write_str(MARKED)?;
                for (index, square) in lost.iter().enumerate() {
                    write!(f, "{}{square}", if index == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Entry::Agreed => f.write_str(AGREED),
            Entry::PlayedOn => f.write_str(PLAYED_ON),
            Entry::Resigned => f.write_str(RESIGNED),
        }
    }
}

/// A word that is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoEntry;

impl fmt::Display for NoEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an entry of a match by message")
    }
}

impl std::error::Error for NoEntry {}

impl FromStr for Entry {
    type Err = NoEntry;

    /// The star's cells are written with capitals, squares and points with small letters.
    fn from_str(text: &str) -> Result<Self, NoEntry> {
        Ok(match text {
            RESIGNED => Entry::Resigned,
            AGREED => Entry::Agreed,
            PLAYED_ON => Entry::PlayedOn,
            PASS => Entry::Turn(Play::Pass),
            BUTTON => Entry::Turn(Play::Button),
            other => match other.strip_prefix(MARKED) {
                Some(lost) => Entry::Marked(marks(lost)?),
                None if other.starts_with(|first: char| first.is_ascii_lowercase()) => {
                    Entry::Turn(Play::Place(square(other)?))
                }
                None => Entry::Placed(other.parse().map_err(|_| NoEntry)?),
            },
        })
    }
}

/// A square as it is written: in small letters.
fn square(text: &str) -> Result<Square, NoEntry> {
    let square: Square = text.parse().map_err(|_| NoEntry)?;
    if square.to_string() == text {
        Ok(square)
    } else {
        Err(NoEntry)
    }
}

fn marks(text: &str) -> Result<Vec<Square>, NoEntry> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    text.split(',').map(square).collect()
}

impl From<Log> for String {
    fn from(log: Log) -> String {
        let words: Vec<String> = log.0.iter().map(Entry::to_string).collect();
        words.join(" ")
    }
}

impl TryFrom<String> for Log {
    type Error = String;

    fn try_from(text: String) -> Result<Log, String> {
        let entries: Result<Vec<Entry>, _> = text.split_whitespace().map(str::parse).collect();
        match entries {
            Ok(entries) if entries.len() <= Log::MOST => Ok(Log(entries)),
            Ok(_) => Err("too many entries".to_owned()),
            Err(fault) => Err(fault.to_string()),
        }
    }
}

impl Log {
    /// More entries than any match can have. A placement of Reversi Go comes after six others at most: two passes, two
    /// marks, the refusal of these, and a third pass.
    pub const MOST: usize = 4095;

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of placements.
    pub fn placements(&self) -> usize {
        let placed =
            |entry: &&Entry| matches!(entry, Entry::Placed(_) | Entry::Turn(Play::Place(_)));
        self.0.iter().filter(placed).count()
    }

    /// The number of entries that two logs have in common from the start.
    pub fn shared_with(&self, other: &Log) -> usize {
        let pairs = self.0.iter().zip(&other.0);
        pairs.take_while(|(one, two)| one == two).count()
    }

    /// Its first entries.
    pub fn up_to(&self, count: usize) -> Log {
        Log(self.0[..count.min(self.len())].to_vec())
    }
}
