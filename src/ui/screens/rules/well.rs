//! *How to play well*: a page for each game, a few sentences beside each board.

use super::Book;
use super::Piece::{Pictures, Squares, Terms, Text};
use rsg_game::session::pictures::well;
use rsg_game::session::square_pictures::well as squares;

pub(super) const STAR: Book = Book {
    title: "star-well-title",
    chapters: &[
        (
            "well-tips",
            &[Text("1"), Text("2"), Pictures(&[well::TIPS])],
        ),
        (
            "well-capture",
            &[Text("1"), Text("2"), Pictures(&[well::CAPTURE])],
        ),
        (
            "well-call",
            &[Text("1"), Text("2"), Text("3"), Pictures(&[well::CALL])],
        ),
    ],
};

pub(super) const REVERSI: Book = Book {
    title: "reversi-well-title",
    chapters: &[
        (
            "well-choice",
            &[
                Text("1"),
                Text("2"),
                Text("3"),
                Squares(&[squares::CHOICE]),
                Terms(&["mobility"]),
            ],
        ),
        (
            "well-corners",
            &[
                Text("1"),
                Text("2"),
                Text("3"),
                Squares(&[squares::CORNERS]),
                Terms(&["corner", "x-square", "c-square"]),
            ],
        ),
        (
            "well-end",
            &[
                Text("1"),
                Text("2"),
                Squares(&[squares::END]),
                Terms(&["edge", "stable", "parity"]),
            ],
        ),
    ],
};

pub(super) const GO: Book = Book {
    title: "go-well-title",
    chapters: &[
        (
            "well-liberties",
            &[Text("1"), Text("2"), Squares(&[squares::LIBERTIES])],
        ),
        (
            "well-eyes",
            &[Text("1"), Text("2"), Squares(&[squares::EYES])],
        ),
        (
            "well-button",
            &[Text("1"), Text("2"), Text("3"), Squares(&[squares::BUTTON])],
        ),
    ],
};
