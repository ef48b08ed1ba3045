//! The rules of Reversi Go.

mod pictures;
mod well;

use super::Book;
use super::Piece::{Squares, Text};
use crate::ui::components::Cover;
use pictures::{
    AGREED, ALLOWED, FLIP_AFTER, FLIP_BEFORE, HANDICAP, LIBERTIES, LOST, NEUTRAL, NO_LIBERTY,
    START, STILL_NO_LIBERTY, TWO_FLIPPED,
};

pub(super) const RULES: Book = Book {
    title: "go-rules-title",
    chapters: &[
        ("goal", &[Text("1"), Text("2")]),
        ("board", &[Text("1"), Squares(&[START]), Text("2")]),
        ("liberty", &[Text("1"), Squares(&[LIBERTIES])]),
        (
            "flip",
            &[
                Text("1"),
                Squares(&[FLIP_BEFORE, FLIP_AFTER]),
                Text("2"),
                Squares(&[TWO_FLIPPED]),
                Text("3"),
            ],
        ),
        (
            "forbidden",
            &[
                Text("1"),
                Squares(&[NO_LIBERTY]),
                Text("2"),
                Squares(&[STILL_NO_LIBERTY, ALLOWED]),
            ],
        ),
        ("button", &[Text("1"), Text("2")]),
        (
            "stop",
            &[Text("1"), Squares(&[LOST, AGREED]), Text("2"), Text("3")],
        ),
        (
            "score",
            &[Text("1"), Text("2"), Squares(&[NEUTRAL]), Text("3")],
        ),
        ("komi", &[Text("1"), Text("2"), Squares(&[HANDICAP])]),
        ("clock", &[Text("1")]),
        ("record", &[Text("1")]),
    ],
};

pub(super) const WELL: Book = well::BOOK;

/// The position by which the game is known.
pub(super) const COVER: &dyn Cover = &NEUTRAL;

/// The pictures of the rules and of good play.
#[cfg(test)]
pub(super) const PICTURES: [&[super::SquarePicture]; 2] = [pictures::ALL, well::ALL];
