//! A game's result in the maker's journal.

use crate::making::journal::{Entry, bytes_of_hex, hex};
use rsg_engine::days::DayGame;

/// The result of one game.
pub type Outcome = Result<DayGame, Rejection>;

/// The test that a position did not pass, in the order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    Position,
    Look,
    Proof,
    Less,
    More,
}

/// The tests in their order: each with its word in the journal, and the property of a position that passes it.
pub const TESTS: [(Rejection, &str, &str); 5] = [
    (
        Rejection::Position,
        "position",
        "three different placements or more, and the game is open",
    ),
    (
        Rejection::Look,
        "look",
        "a short search gets deep, and finds such a margin possible",
    ),
    (Rejection::Proof, "proof", "its proof is not too long"),
    (
        Rejection::Less,
        "less",
        "the side to move wins by the least par or more",
    ),
    (Rejection::More, "more", "and by the greatest par or less"),
];

/// The hexadecimal digits of the position's record, or the word of the test at which it failed.
impl Entry for Outcome {
    fn text(&self) -> String {
        match self {
            Err(rejection) => TESTS[*rejection as usize].1.to_owned(),
            Ok(game) => hex(&game.to_record()),
        }
    }

    fn read(text: &str) -> Option<Outcome> {
        if let Some((rejection, ..)) = TESTS.iter().find(|(_, word, _)| *word == text) {
            return Some(Err(*rejection));
        }
        let record = bytes_of_hex(text)?.try_into().ok()?;
        DayGame::from_record(record).ok().map(Ok)
    }
}
