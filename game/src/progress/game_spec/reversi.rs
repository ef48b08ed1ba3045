//! The particulars of Reversi, with the boards of its lessons.

use super::{GameSpec, LessonBoard, Unit, lessons_on};
use crate::progress::Lesson;

pub(super) const SPEC: GameSpec = GameSpec {
    first: "reversi 6 othello most",
    unit: Unit::Discs,
    code: 1,
    is_named: true,
    is_ranked: false,
    counts_help: false,
    numbers_every_game: false,
    is_on_points: false,
    is_reversed: true,
    is_reversed_by_message: false,
    review_leads_back: true,
    goes_on_for_two: true,
    lessons: &lessons_on(&BOARDS),
    lesson_boards: &BOARDS,
    scores_from: Lesson::ReversiEnd,
    keeps_lessons: false,
    has_words: true,
    traps_stones: true,
    halves_ties: true,
    has_sheet: true,
    can_be_puzzle: true,
};

/// The board of the lessons.
const LESSON_TERMS: &str = "reversi 6 othello most";

/// The boards of the lessons, in their order.
const BOARDS: [LessonBoard; 5] = [
    LessonBoard::new(Lesson::ReversiFlip, LESSON_TERMS, "", "e4", "d4"),
    LessonBoard::new(
        Lesson::ReversiLines,
        LESSON_TERMS,
        "b3d2e2b2e4a3a2e3",
        "c2",
        "b2 c3 d2 d3",
    ),
    LessonBoard::new(
        Lesson::ReversiPass,
        LESSON_TERMS,
        "c2b2b3b4a4a2a3d2",
        "a1",
        "",
    ),
    LessonBoard::new(Lesson::ReversiCorner, LESSON_TERMS, "e4e5b3f4", "f6", ""),
    LessonBoard::new(
        Lesson::ReversiEnd,
        LESSON_TERMS,
        "c2b4c5b6a4a3a2c1e4e5d2e2d5d6c6b2f2e3f5e1d1f6f1a5f4a1b1f3e6b5b3",
        "a6",
        "",
    ),
];
