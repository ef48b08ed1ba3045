//! The rules of Reversi Go.

use super::Book;
use super::Piece::{Squares, Text};
use rsg_game::session::square_pictures::go::{
    AGREED, ALLOWED, FLIP_AFTER, FLIP_BEFORE, HANDICAP, LIBERTIES, LOST, NEUTRAL, NO_LIBERTY,
    START, STILL_NO_LIBERTY, TWO_FLIPPED,
};

pub(super) const BOOK: Book = Book {
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
