//! Questions and answers as text, on their way to a worker and back. Both ends are one build of the program, so the
//! format has no version.

use rsg_game::thinking::{Answer, Question};
use serde::Serialize;
use serde_json::Error;

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
