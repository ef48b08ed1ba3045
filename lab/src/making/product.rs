//! A kind of positions that is made from games between levels, and the file of it that ships.

use crate::Failure;
use crate::making::journal::Entry;
use crate::page::{self, Marked};
use crate::proofs::second::Second;
use rsg_engine::{Error, Thinker};

/// Megabytes of table for the proofs of a maker.
const TABLE_MB: usize = 32;

/// The page with the tables about all files.
pub const PAGE: &str = "docs/puzzles.md";

/// The positions of a kind that were taken so far.
pub trait Product: Default {
    /// The outcome of one game.
    type Outcome: Entry + Send;
    /// The file that is made of what was taken.
    type File: ProductFile;
    /// The number that a whole file has.
    const WANTED: usize;
    /// The number of games that are played before the journal is written.
    const GAMES_AT_ONCE: u64;

    /// Plays the game of that number, and tries its positions.
    fn try_game(tools: &mut Tools, seed: u64, number: u64) -> Self::Outcome;

    /// Takes what passes, up to `count` of them.
    fn add(&mut self, outcome: &Self::Outcome, count: usize);

    /// The number of those that were taken.
    fn taken(&self) -> usize;

    /// The table of the tests, and of the positions that passed each.
    fn funnel(&self, games: &[Self::Outcome]) -> String;

    /// The file of what was taken. What belongs to which day depends on that and on the seed.
    fn arranged(self, seed: u64, games: u32) -> Self::File;
}

/// A file of positions that ships.
pub trait ProductFile: Sized + Sync {
    /// Its name in journals, in reports and in the marks of the page.
    const NAME: &'static str;
    const PATH: &'static str;
    /// The complaint about positions that are refused, after their number.
    const REFUSED: &'static str;
    /// Megabytes of table for each solver that checks it.
    const CHECK_MB: usize;

    fn of_bytes(bytes: &[u8]) -> Result<Self, Error>;
    fn bytes(&self) -> Vec<u8>;
    /// The number of its positions.
    fn count(&self) -> usize;
    /// Two positions that are images of each other, in words.
    fn twins(&self) -> Option<String>;
    /// The name of a position in complaints.
    fn label(index: usize) -> String;
    /// Proves a position by both solvers, and lets the levels play it again.
    fn prove(&self, provers: &mut Provers, index: usize) -> Result<(), String>;
    /// The tables about it.
    fn about(&self) -> String;
    /// Takes over what a file that is made again keeps of the one before.
    fn keep(&mut self, _: &Self) {}

    fn read(path: &str) -> Result<Self, String> {
        let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
        Self::of_bytes(&bytes).map_err(|error| format!("{path}: {error}"))
    }

    /// Writes the file and its part of the page; or the file alone, to another path.
    fn ship(&self, path: Option<&str>, tables: &str) -> Result<(), Failure> {
        page::write(path.unwrap_or(Self::PATH), self.bytes())?;
        if path.is_none() {
            let text = page::read(PAGE)?;
            page::write(PAGE, Marked::find(&text, Self::NAME)?.with(tables))?;
        }
        Ok(())
    }
}

/// The rows of a funnel: of each test, how many came to it and how many passed.
pub fn funnel(looked_at: u64, failed: impl IntoIterator<Item = (&'static str, u64)>) -> String {
    let mut text = "| test | came to it | passed |\n|---|---|---|\n".to_owned();
    let mut left = looked_at;
    for (test, failed) in failed {
        let came = left;
        left -= failed;
        text += &format!("| {test} | {came} | {left} |\n");
    }
    text
}

/// The tools of a thread that makes positions.
pub struct Tools {
    pub prover: Thinker,
    pub players: Thinker,
}

impl Tools {
    pub fn new() -> Tools {
        Tools {
            prover: Thinker::with_megabytes(TABLE_MB),
            players: Thinker::with_megabytes(1),
        }
    }
}

/// Both solvers, which share little but the board, and the levels.
pub struct Provers {
    pub first: Thinker,
    pub second: Second,
    pub players: Thinker,
}

impl Provers {
    /// Solvers with tables of `megabytes` megabytes each.
    pub fn with_megabytes(megabytes: usize) -> Provers {
        Provers {
            first: Thinker::with_megabytes(megabytes),
            second: Second::new(megabytes),
            players: Thinker::with_megabytes(1),
        }
    }
}
