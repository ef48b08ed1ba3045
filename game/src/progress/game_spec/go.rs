//! The particulars of Reversi Go, with the boards of its lessons.

use super::{GameSpec, LessonBoard, Unit, lessons_on};
use crate::progress::Lesson;

pub(super) const SPEC: GameSpec = GameSpec {
    first: "go 9 7 0",
    unit: Unit::HalfPoints,
    code: 2,
    is_named: true,
    is_ranked: false,
    counts_help: false,
    numbers_every_game: false,
    is_on_points: true,
    // Komi does what a second game would do.
    is_reversed: false,
    is_reversed_by_message: false,
    review_leads_back: true,
    goes_on_for_two: true,
    lessons: &lessons_on(&BOARDS),
    lesson_boards: &BOARDS,
    scores_from: Lesson::GoEnd,
    keeps_lessons: false,
    has_words: false,
    traps_stones: false,
    halves_ties: false,
    has_sheet: false,
    can_be_puzzle: false,
};

/// Without komi the score is what can be counted on the board, and half a point.
const LESSON_TERMS: &str = "go 9 0 0";

/// Both sides have closed their border down the middle of the board, and neither has the button.
const CLOSED: &str = "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9";
const BUTTON_TAKEN: &str = "e1 f1 e2 f2 e3 f3 e4 f4 e5 f5 e6 f6 e7 f7 e8 f8 e9 f9 button pass";

/// The boards of the lessons, in their order.
const BOARDS: [LessonBoard; 5] = [
    LessonBoard::new(
        Lesson::GoFlip,
        LESSON_TERMS,
        "d5 e5 e4 f5 f4 c7 e6 g7 f6 c3",
        "g5",
        "e5 f5",
    ),
    LessonBoard::new(
        Lesson::GoGroups,
        LESSON_TERMS,
        "d4 d5 c5 f5 d6 c8 f4 g8 g5 c2 f6 g2",
        "e5",
        "d5 f5",
    ),
    LessonBoard {
        subject_stays: true,
        ..LessonBoard::new(
            Lesson::GoForbidden,
            LESSON_TERMS,
            "c2 b2 c1 b1 c3 b3 b4 a3 a4 h1 a2 i2",
            "a1",
            "i1",
        )
    },
    LessonBoard::new(Lesson::GoButton, LESSON_TERMS, CLOSED, "button", ""),
    LessonBoard::new(Lesson::GoEnd, LESSON_TERMS, BUTTON_TAKEN, "pass", ""),
];
