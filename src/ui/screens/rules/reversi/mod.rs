//! The rules of Reversi.

mod pictures;
mod well;

use super::Book;
use super::Piece::{Pictures, Steps, Table, Text};
use crate::ui::components::Illustration;
use pictures::{
    CLASSIC, END, FEWEST, MANY_BEFORE, MANY_FLIPPED, PASS, PLACE_AFTER, PLACE_BEFORE, SIX,
    SIX_BY_TEN, START, TEN,
};
#[cfg(test)]
use rsg_game::session::square_pictures::SquarePicture;

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
                Pictures(&[&START]),
                Text("3"),
                Text("2"),
                Pictures(&[&CLASSIC]),
                Text("4"),
            ],
        ),
        (
            "place",
            &[
                Text("1"),
                Pictures(&[&PLACE_BEFORE, &PLACE_AFTER]),
                Text("2"),
                Pictures(&[&MANY_BEFORE, &MANY_FLIPPED]),
                Text("3"),
                Text("4"),
            ],
        ),
        ("pass", &[Text("1"), Pictures(&[&PASS])]),
        ("end", &[Text("1"), Text("2"), Pictures(&[&END])]),
        ("fewest", &[Text("1"), Pictures(&[&FEWEST])]),
        ("boards", &[Text("1"), Pictures(&[&SIX, &TEN, &SIX_BY_TEN])]),
        ("clock", &[Text("1"), Text("2")]),
        ("record", &[Text("1")]),
        ("discs", &[Text("1"), Text("2"), Text("3")]),
    ],
};

pub(super) const WELL: Book = well::BOOK;

/// The position by which the game is known.
pub(super) const COVER: &dyn Illustration = &MANY_BEFORE;

/// The pictures of the rules and of good play.
#[cfg(test)]
pub(super) const PICTURES: [&[SquarePicture]; 2] = [pictures::ALL, well::ALL];
