//! A game's result in the maker's journal.

use crate::making::journal::{Entry, bytes_of_hex, hex};
use rsg_engine::days::DayGame;

/// The result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Day(DayGame),
    Rejected(Rejection),
}

/// The test that a position did not pass, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    Position,
    Look,
    Proof,
    Less,
    More,
}

impl Rejection {
    pub const ALL: [Rejection; 5] = [
        Rejection::Position,
        Rejection::Look,
        Rejection::Proof,
        Rejection::Less,
        Rejection::More,
    ];

    fn word(self) -> &'static str {
        match self {
            Rejection::Position => "position",
            Rejection::Look => "look",
            Rejection::Proof => "proof",
            Rejection::Less => "less",
            Rejection::More => "more",
        }
    }

    /// The property of a position that passes the test.
    pub fn passed(self) -> &'static str {
        match self {
            Rejection::Position => "three different placements or more, and the game is open",
            Rejection::Look => "a short search gets deep, and finds such a margin possible",
            Rejection::Proof => "its proof is not too long",
            Rejection::Less => "the side to move wins by the least par or more",
            Rejection::More => "and by the greatest par or less",
        }
    }
}

/// The hexadecimal digits of the position's record, or the word of the test at which it failed.
impl Entry for Outcome {
    fn text(&self) -> String {
        match self {
            Outcome::Rejected(rejection) => rejection.word().to_owned(),
            Outcome::Day(game) => hex(&game.to_record()),
        }
    }

    fn read(text: &str) -> Option<Outcome> {
        let mut rejections = Rejection::ALL.into_iter();
        if let Some(rejection) = rejections.find(|rejection| rejection.word() == text) {
            return Some(Outcome::Rejected(rejection));
        }
        let record = bytes_of_hex(text)?.try_into().ok()?;
        DayGame::from_record(record).ok().map(Outcome::Day)
    }
}
