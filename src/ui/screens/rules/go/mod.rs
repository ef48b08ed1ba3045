//! The rules of Reversi Go.

mod pictures;
mod well;

use super::Book;
use super::Piece::{Pictures, Text};
use crate::ui::components::Illustration;
use pictures::{
    AGREED, ALLOWED, FLIP_AFTER, FLIP_BEFORE, HANDICAP, LIBERTIES, LOST, NEUTRAL, NO_LIBERTY,
    START, STILL_NO_LIBERTY, TWO_FLIPPED, WALLS,
};
#[cfg(test)]
use rsg_game::session::square_pictures::SquarePicture;

pub(super) const RULES: Book = Book {
    title: "go-rules-title",
    chapters: &[
        ("goal", &[Text("1"), Text("2")]),
        ("board", &[Text("1"), Pictures(&[&START]), Text("2")]),
        ("liberty", &[Text("1"), Pictures(&[&LIBERTIES])]),
        (
            "flip",
            &[
                Text("1"),
                Pictures(&[&FLIP_BEFORE, &FLIP_AFTER]),
                Text("2"),
                Pictures(&[&TWO_FLIPPED]),
                Text("3"),
            ],
        ),
        (
            "forbidden",
            &[
                Text("1"),
                Pictures(&[&NO_LIBERTY]),
                Text("2"),
                Pictures(&[&STILL_NO_LIBERTY, &ALLOWED]),
            ],
        ),
        ("button", &[Text("1"), Text("2")]),
        (
            "stop",
            &[Text("1"), Pictures(&[&LOST, &AGREED]), Text("2"), Text("3")],
        ),
        (
            "score",
            &[Text("1"), Text("2"), Pictures(&[&NEUTRAL]), Text("3")],
        ),
        ("komi", &[Text("1"), Text("2"), Pictures(&[&HANDICAP])]),
        ("clock", &[Text("1")]),
        ("record", &[Text("1")]),
    ],
};

pub(super) const WELL: Book = well::BOOK;

/// The position by which the game is known.
pub(super) const COVER: &dyn Illustration = &WALLS;

/// The pictures of the rules and of good play.
#[cfg(test)]
pub(super) const PICTURES: [&[SquarePicture]; 2] = [pictures::ALL, well::ALL];
