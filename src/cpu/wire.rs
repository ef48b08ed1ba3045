//! Questions and answers as text, on their way to a worker and back. Both ends are one build of the program, so the
//! format has no version.

use rsg_engine::Game;
use rsg_engine::analysis::{Piece, PieceAnswer};
use rsg_game::thinking::{Answer, Question};
use serde::{Deserialize, Serialize};
use serde_json::Error;

/// A piece of a review, for one of several workers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceQuestion {
    pub number: u64,
    pub game: Game,
    pub piece: Piece,
}

/// A word of a worker on the piece of this number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceHeard {
    pub number: u64,
    pub news: PieceNews,
}

/// What a worker says of a piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PieceNews {
    /// The nodes that its proof has taken so far; it goes on.
    Progress(u64),
    Answer(PieceAnswer),
}

/// A piece as text.
#[must_use]
pub fn write_piece(piece: &PieceQuestion) -> String {
    write(piece)
}

/// A piece from its text.
///
/// # Errors
///
/// The part of the text that cannot be read.
pub fn read_piece(text: &str) -> Result<PieceQuestion, Error> {
    serde_json::from_str(text)
}

/// A word on a piece as text.
#[must_use]
pub fn write_heard(heard: &PieceHeard) -> String {
    write(heard)
}

/// A word on a piece from its text.
///
/// # Errors
///
/// The part of the text that cannot be read.
pub fn read_heard(text: &str) -> Result<PieceHeard, Error> {
    serde_json::from_str(text)
}

/// A question as text.
#[must_use]
pub fn write_question(question: &Question) -> String {
    write(question)
}

/// A question from its text.
///
/// # Errors
///
/// The part of the text that cannot be read.
pub fn read_question(text: &str) -> Result<Question, Error> {
    serde_json::from_str(text)
}

/// An answer as text.
#[must_use]
pub fn write_answer(answer: &Answer) -> String {
    write(answer)
}

/// An answer from its text.
///
/// # Errors
///
/// The part of the text that cannot be read.
pub fn read_answer(text: &str) -> Result<Answer, Error> {
    serde_json::from_str(text)
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names, numbers and lists can be written")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
