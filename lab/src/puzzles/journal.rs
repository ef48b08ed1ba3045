//! The maker's journal: what every game yielded so far, so that it can be stopped and goes on where it was.
//!
//! A text with a head line and then a line a game, in their order: its number, its counts, and its puzzles as the hexadecimal
//! digits of their records.

use rsg_engine::puzzle::{Puzzle, Unfit};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// The yield of one game.
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

impl Test {
    pub const ALL: [Test; 7] = [
        Test::Choices,
        Test::Won,
        Test::Unique,
        Test::AnyHistory,
        Test::Short,
        Test::HardEnd,
        Test::Record,
    ];

    /// The property of a position that passes it.
    pub fn passed(self) -> &'static str {
        match self {
            Test::Choices => "three different placements or more",
            Test::Won => "the side to move wins",
            Test::Unique => "with one placement only",
            Test::AnyHistory => "whatever was played before",
            Test::Short => "in five turns or fewer",
            Test::HardEnd => "Lv.2 does not always find the end of it",
            Test::Record => "few enough captures and placements for a record",
        }
    }
}

/// The number of positions looked at, and of those that failed at each test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub looked_at: u64,
    failed: [u64; Test::ALL.len()],
}

impl Counts {
    pub fn failed(&self, test: Test) -> u64 {
        self.failed[test as usize]
    }

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

    /// As the journal has them: all numbers with commas between them.
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

/// The head of the journal of a seed.
fn head(seed: u64) -> String {
    format!("puzzles 1 seed {seed}")
}

/// The games of a journal from the first one on, as far as they are whole. None if there is no journal.
pub fn read(path: &Path, seed: u64) -> Result<Vec<Harvest>, String> {
    let Ok(text) = std::fs::read_to_string(path) else {
        return Ok(Vec::new());
    };
    let at_fault = |what: &str| Err(format!("{}: {what}", path.display()));
    let mut lines = text.split_inclusive('\n');
    if lines.next().map(str::trim_end) != Some(&head(seed)) {
        return at_fault("it is of another seed or version; name another with --journal");
    }
    let mut games = Vec::new();
    // The last line may have been cut short.
    for line in lines.filter(|line| line.ends_with('\n')) {
        match game(line, games.len()) {
            Some(harvest) => games.push(harvest),
            None => return at_fault(&format!("line {} is damaged", games.len() + 2)),
        }
    }
    Ok(games)
}

/// Writes the journal anew, or adds games to it.
pub fn write(path: &Path, seed: u64, games: &[Harvest], first: usize) -> Result<(), String> {
    let at_fault = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(at_fault)?;
    }
    let mut text = String::new();
    if first == 0 {
        text = head(seed) + "\n";
    }
    for (number, harvest) in (first..).zip(games) {
        text += &line(number, harvest);
    }
    let mut file = OpenOptions::new()
        .create(true)
        .write(true)
        .append(first != 0)
        .truncate(first == 0)
        .open(path)
        .map_err(at_fault)?;
    file.write_all(text.as_bytes()).map_err(at_fault)
}

fn line(number: usize, harvest: &Harvest) -> String {
    let mut line = format!("{number} {}", harvest.counts.text());
    for puzzle in &harvest.puzzles {
        let mut record = Vec::new();
        puzzle.write(&mut record);
        line.push(' ');
        line.extend(record.iter().map(|byte| format!("{byte:02x}")));
    }
    line + "\n"
}

/// The game of a line, if it has this number.
fn game(line: &str, number: usize) -> Option<Harvest> {
    let mut words = line.split_whitespace();
    if words.next()?.parse() != Ok(number) {
        return None;
    }
    let counts = Counts::read(words.next()?)?;
    let puzzles = words.map(puzzle).collect::<Option<_>>()?;
    Some(Harvest { counts, puzzles })
}

fn puzzle(word: &str) -> Option<Puzzle> {
    let byte = |at: usize| u8::from_str_radix(word.get(at..at + 2)?, 16).ok();
    let bytes: Vec<u8> = (0..word.len())
        .step_by(2)
        .map(byte)
        .collect::<Option<_>>()?;
    let mut rest = bytes.as_slice();
    let puzzle = Puzzle::read(&mut rest).ok()?;
    rest.is_empty().then_some(puzzle)
}
