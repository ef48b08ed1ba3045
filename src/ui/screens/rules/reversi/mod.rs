//! The rules of Reversi.

mod pictures;
mod well;

use super::Book;
use super::Piece::{Squares, Steps, Table, Text};
use crate::ui::components::Cover;
use pictures::{
    CLASSIC, END, FEWEST, MANY_BEFORE, MANY_FLIPPED, PASS, PLACE_AFTER, PLACE_BEFORE, SIX,
    SIX_BY_TEN, START, TEN,
};

pub(super) const RULES: Book = Book {
    title: "reversi-rules-title",
    chapters: &[
        ("goal", &[Text("1"), Text("2"), Text("3")]),
        ("turn", &[Steps(&["1", "2", "3", "4"])]),
        (
            "table",
            &[Table(&[
                "board", "start", "place", "flip", "pass", "end", "win", "count",
            ])],
        ),
        (
            "start",
            &[
                Text("1"),
                Squares(&[START]),
                Text("3"),
                Text("2"),
                Squares(&[CLASSIC]),
                Text("4"),
            ],
        ),
        (
            "place",
            &[
                Text("1"),
                Squares(&[PLACE_BEFORE, PLACE_AFTER]),
                Text("2"),
                Squares(&[MANY_BEFORE, MANY_FLIPPED]),
                Text("3"),
                Text("4"),
            ],
        ),
        ("pass", &[Text("1"), Squares(&[PASS])]),
        ("end", &[Text("1"), Text("2"), Squares(&[END])]),
        ("fewest", &[Text("1"), Squares(&[FEWEST])]),
        ("boards", &[Text("1"), Squares(&[SIX, TEN, SIX_BY_TEN])]),
        ("clock", &[Text("1"), Text("2")]),
        ("record", &[Text("1")]),
        ("discs", &[Text("1"), Text("2"), Text("3")]),
    ],
};

pub(super) const WELL: Book = well::BOOK;

/// The position by which the game is known.
pub(super) const COVER: &dyn Cover = &MANY_BEFORE;

/// The pictures of the rules and of good play.
#[cfg(test)]
pub(super) const PICTURES: [&[super::SquarePicture]; 2] = [pictures::ALL, well::ALL];
