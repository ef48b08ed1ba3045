//! The entries of a match by message, and their text in saved files.

use crate::play::{Play, Spot};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One thing that a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A turn: a placement, a pass or the button.
    Turn(Play),
    /// The groups that the player takes for lost in a stopped game, each by the stone that names it, in the order of
    /// the board.
    Marked(Vec<Spot>),
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

/// The word before the stones that name the marked groups.
const MARKED: &str = "lost:";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Turn(play) => play.fmt(f),
            Entry::Marked(lost) => {
                f.write_str(MARKED)?;
                for (index, spot) in lost.iter().enumerate() {
                    write!(f, "{}{spot}", if index == 0 { "" } else { "," })?;
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

    fn from_str(text: &str) -> Result<Self, NoEntry> {
        Ok(match text {
            RESIGNED => Entry::Resigned,
            AGREED => Entry::Agreed,
            PLAYED_ON => Entry::PlayedOn,
            other => match other.strip_prefix(MARKED) {
                Some(lost) => Entry::Marked(marks(lost)?),
                None => match other.parse() {
                    // An agreement names no stones: the marks before it do.
                    Ok(Play::Agree(_)) | Err(_) => return Err(NoEntry),
                    Ok(play) => Entry::Turn(play),
                },
            },
        })
    }
}

fn marks(text: &str) -> Result<Vec<Spot>, NoEntry> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    // The star has no groups to be marked.
    let spot = |word: &str| {
        word.parse()
            .ok()
            .filter(|spot: &Spot| spot.square().is_some())
    };
    let spots: Option<Vec<Spot>> = text.split(',').map(spot).collect();
    spots.ok_or(NoEntry)
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
    /// A bound on the entries of a match. A placement of Reversi Go comes after six others at most: two passes, two
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
        let placed = |entry: &&Entry| matches!(entry, Entry::Turn(Play::Place { .. }));
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
