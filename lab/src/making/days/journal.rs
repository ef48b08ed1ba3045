//! A game's result in the maker's journal.

use crate::journal::{Entry, Journal, bytes_of_hex, hex};
use rsg_engine::days::DayGame;
use std::path::Path;

/// The result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    Day(DayGame),
    Refused(Hurdle),
}

/// A test that a position must pass, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurdle {
    Position,
    Look,
    Proof,
    Less,
    More,
}

impl Hurdle {
    pub const ALL: [Hurdle; 5] = [
        Hurdle::Position,
        Hurdle::Look,
        Hurdle::Proof,
        Hurdle::Less,
        Hurdle::More,
    ];

    fn word(self) -> &'static str {
        match self {
            Hurdle::Position => "position",
            Hurdle::Look => "look",
            Hurdle::Proof => "proof",
            Hurdle::Less => "less",
            Hurdle::More => "more",
        }
    }

    /// The property of a position that passes it.
    pub fn passed(self) -> &'static str {
        match self {
            Hurdle::Position => "three different placements or more, and the game is open",
            Hurdle::Look => "a short search gets deep, and finds such a margin possible",
            Hurdle::Proof => "its proof is not too long",
            Hurdle::Less => "the side to move wins by the least par or more",
            Hurdle::More => "and by the greatest par or less",
        }
    }
}

/// The journal of a seed.
pub fn of_seed(path: &Path, seed: u64) -> Journal {
    Journal::new(path, format!("days 1 seed {seed}"))
}

/// The hexadecimal digits of the position's record, or the word of the test at which it failed.
impl Entry for Yield {
    fn text(&self) -> String {
        match self {
            Yield::Refused(hurdle) => hurdle.word().to_owned(),
            Yield::Day(game) => hex(&game.to_record()),
        }
    }

    fn read(text: &str) -> Option<Yield> {
        let mut hurdles = Hurdle::ALL.into_iter();
        if let Some(hurdle) = hurdles.find(|hurdle| hurdle.word() == text) {
            return Some(Yield::Refused(hurdle));
        }
        let record = bytes_of_hex(text)?.try_into().ok()?;
        DayGame::from_record(record).ok().map(Yield::Day)
    }
}
