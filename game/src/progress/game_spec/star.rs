//! The particulars of the star. The boards of its lessons are in
//! [`session::Tutorial`](crate::session::Tutorial).

use super::{GameSpec, Unit};
use crate::progress::Lesson;

pub(super) const SPEC: GameSpec = GameSpec {
    first: "star",
    unit: Unit::Points,
    code: 0,
    is_named: false,
    is_ranked: true,
    counts_help: true,
    numbers_every_game: true,
    is_on_points: false,
    is_reversed: true,
    is_reversed_by_message: true,
    review_leads_back: false,
    goes_on_for_two: false,
    lessons: &[
        Lesson::Flip,
        Lesson::Lines,
        Lesson::Call,
        Lesson::OtherCall,
        Lesson::Capture,
        Lesson::Pair,
        Lesson::Edge,
        Lesson::End,
    ],
    lesson_boards: &[],
    scores_from: Lesson::OtherCall,
    keeps_lessons: true,
    has_words: false,
    traps_stones: true,
    halves_ties: false,
    has_sheet: false,
    can_be_puzzle: true,
};
