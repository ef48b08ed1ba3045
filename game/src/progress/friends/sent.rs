//! The results in a text, of every kind.

use super::day_result::{self, DayResult};
use super::fields::{self, Kind};
use super::puzzle_result::{self, PuzzleResult};
use crate::progress::code::{self, CodeFault, Content, Reader};

/// A result as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    Game(DayResult),
    Puzzle(PuzzleResult),
}

impl Sent {
    /// The result of Today's game; none of another kind.
    #[must_use]
    pub fn game(self) -> Option<DayResult> {
        match self {
            Sent::Game(result) => Some(result),
            Sent::Puzzle(_) => None,
        }
    }
}

/// Every whole result in a text, each once. Whatever else the text holds is passed over.
#[must_use]
pub fn read(text: &str) -> Vec<Sent> {
    let mut results = Vec::new();
    if code::LONGEST_TEXT < text.len() {
        return results;
    }
    for (content, bits) in code::all(text).flatten() {
        if content == Content::Result
            && let Ok(result) = read_fields(bits)
            && !results.contains(&result)
        {
            results.push(result);
        }
    }
    results
}

/// The result that a code holds.
pub(in crate::progress) fn read_fields(mut bits: Reader<'_>) -> Result<Sent, CodeFault> {
    let sent = match fields::take_kind(&mut bits)? {
        Kind::TodaysGame => day_result::take(&mut bits).map(Sent::Game),
        Kind::TodaysPuzzle => puzzle_result::take_puzzle(&mut bits).map(Sent::Puzzle),
        Kind::Run => puzzle_result::take_run(&mut bits).map(Sent::Puzzle),
    };
    sent.ok_or(CodeFault::Damaged)
}
