//! A game's result in the maker's journal.

use crate::making::journal::{Entry, bytes_of_hex, hex};
use rsg_engine::puzzle::{Puzzle, Unfit};

/// The result of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Harvest {
    pub counts: Counts,
    pub puzzles: Vec<Puzzle>,
}

/// A test that a position must pass, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    Choices,
    Won,
    Unique,
    AnyHistory,
    Short,
    HardEnd,
    Record,
}

/// The tests in their order, as properties of a position that passes them.
pub const PASSED: [&str; 7] = [
    "three different placements or more",
    "the side to move wins",
    "with one placement only",
    "whatever was played before",
    "in five turns or fewer",
    "Lv.2 does not always find the end of it",
    "few enough captures and placements for a record",
];

/// The number of positions looked at, and of those that failed at each test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub looked_at: u64,
    /// The number of positions that failed, by test.
    pub failed: [u64; PASSED.len()],
}

impl Counts {
    /// Counts a position that failed at a test.
    pub fn fail(&mut self, test: Test) {
        self.failed[test as usize] += 1;
    }

    /// Counts a position that is no puzzle.
    pub fn refuse(&mut self, unfit: Unfit) {
        match unfit {
            // Positions with other numbers of empty cells are not looked at.
            Unfit::Empty => {}
            Unfit::Choices => self.fail(Test::Choices),
            Unfit::NotWon => self.fail(Test::Won),
            Unfit::Cooked => self.fail(Test::Unique),
            Unfit::History => self.fail(Test::AnyHistory),
            Unfit::Long => self.fail(Test::Short),
        }
    }

    /// Adds those of another game.
    pub fn add(&mut self, other: &Counts) {
        self.looked_at += other.looked_at;
        for (sum, more) in self.failed.iter_mut().zip(other.failed) {
            *sum += more;
        }
    }

    /// The text in the journal: all numbers with commas between them.
    fn text(&self) -> String {
        let all = std::iter::once(self.looked_at).chain(self.failed);
        let all: Vec<String> = all.map(|count| count.to_string()).collect();
        all.join(",")
    }

    fn read(text: &str) -> Option<Counts> {
        let all: Result<Vec<u64>, _> = text.split(',').map(str::parse).collect();
        let all = all.ok()?;
        let (looked_at, failed) = all.split_first()?;
        Some(Counts {
            looked_at: *looked_at,
            failed: failed.try_into().ok()?,
        })
    }
}

/// The counts, and the hexadecimal digits of the puzzles' records.
impl Entry for Harvest {
    fn text(&self) -> String {
        let mut text = self.counts.text();
        for puzzle in &self.puzzles {
            let mut record = Vec::new();
            puzzle.write(&mut record);
            text += " ";
            text += &hex(&record);
        }
        text
    }

    fn read(text: &str) -> Option<Harvest> {
        let mut words = text.split_whitespace();
        let counts = Counts::read(words.next()?)?;
        let puzzles = words.map(puzzle).collect::<Option<_>>()?;
        Some(Harvest { counts, puzzles })
    }
}

fn puzzle(word: &str) -> Option<Puzzle> {
    let bytes = bytes_of_hex(word)?;
    let mut rest = bytes.as_slice();
    let puzzle = Puzzle::read(&mut rest).ok()?;
    rest.is_empty().then_some(puzzle)
}
