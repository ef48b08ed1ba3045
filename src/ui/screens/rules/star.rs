//! The rules of the star, and *How to play well*.

use super::Book;
use super::Piece::{Exams, Marks, Pictures, Text};
use crate::ui::components::{Illustration, WithNames};
use rsg_game::session::pictures::{named, well};

pub(super) const RULES: Book = Book {
    title: "star-rules-title",
    chapters: &[
        ("goal", &[Text("1"), Text("2")]),
        (
            "board",
            &[
                Text("1"),
                Pictures(&[&WithNames(named::START)]),
                Text("2"),
                Text("3"),
            ],
        ),
        (
            "flip",
            &[
                Text("1"),
                Text("2"),
                Pictures(&[&named::FLIP_BEFORE, &named::FLIP_AFTER]),
                Text("3"),
            ],
        ),
        (
            "call",
            &[
                Text("1"),
                Text("2"),
                Pictures(&[&named::CALL_BLACK, &named::CALL_WHITE]),
                Text("3"),
                Text("4"),
            ],
        ),
        (
            "capture",
            &[
                Text("1"),
                Pictures(&[&named::CAPTURE_BEFORE, &named::CAPTURE_AFTER]),
                Text("2"),
                Pictures(&[&named::CAPTURE_WALL]),
                Text("3"),
                Pictures(&[&named::CAPTURE_PROTECTED]),
                Text("4"),
                Pictures(&[&named::CAPTURE_CORE]),
            ],
        ),
        ("pass", &[Text("1"), Pictures(&[&named::PASS])]),
        (
            "ko",
            &[
                Text("1"),
                Text("2"),
                Marks,
                Pictures(&[&named::KO_BLOCKED, &named::KO_ONE_CALL]),
                Text("5"),
                Pictures(&[&named::KO_AGAIN]),
                Text("3"),
                Pictures(&[&named::KO_EXCEPTION]),
                Text("4"),
            ],
        ),
        ("end", &[Text("1"), Text("2"), Pictures(&[&named::END])]),
        ("reverse", &[Text("1")]),
        ("rankup", &[Text("1"), Exams, Text("2"), Text("3")]),
        ("daily", &[Text("1")]),
    ],
};

pub(super) const WELL: Book = Book {
    title: "star-well-title",
    chapters: &[
        (
            "well-tips",
            &[Text("1"), Text("2"), Pictures(&[&well::TIPS])],
        ),
        (
            "well-capture",
            &[Text("1"), Text("2"), Pictures(&[&well::CAPTURE])],
        ),
        (
            "well-call",
            &[Text("1"), Text("2"), Text("3"), Pictures(&[&well::CALL])],
        ),
    ],
};

/// The position by which the game is known.
pub(super) const COVER: &dyn Illustration = &named::END;
