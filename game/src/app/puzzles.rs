//! The verbs of puzzles that belong to no one screen, and a day's puzzle as several screens show it.

use rsg_engine::puzzle::{Grade, OfDay, Puzzle};
use rsg_engine::{Board as Stones, ByColor, Color};

use super::context::Context;
use super::event::PuzzleEvent;
use super::puzzle_source::{FIRST_THEMES, Practice, PuzzleSource, of_day};
use super::route::{Destination, Transition};
use super::sets::opening;
use crate::progress::CalendarDay;
use crate::progress::puzzles::{PuzzleKey, Tried};

/// A day's puzzle in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPuzzle {
    pub day: CalendarDay,
    pub number: usize,
    /// Known once the puzzles are there.
    pub face: Option<PuzzleFace>,
    pub tried: Option<Tried>,
    /// True if the puzzles have begun again, so that this one was there before.
    pub again: bool,
}

/// The visible parts of a puzzle before it is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleFace {
    /// The stones it begins with.
    pub stones: Stones,
    /// Both sides' points at its beginning.
    pub score: ByColor<u8>,
    /// The side that is to win.
    pub solver: Color,
    pub grade: Grade,
}

impl PuzzleFace {
    /// The grade from which on a puzzle is called hard: the upper half of the four.
    const HARD_FROM: u8 = 3;

    /// Returns true if it is one of the hard ones.
    #[must_use]
    pub fn is_hard(&self) -> bool {
        PuzzleFace::HARD_FROM <= self.grade.number()
    }

    fn of(puzzle: &Puzzle) -> PuzzleFace {
        PuzzleFace {
            stones: puzzle.position.board(),
            score: puzzle.position.score(),
            solver: puzzle.solver(),
            grade: puzzle.grade(),
        }
    }
}

impl DayPuzzle {
    /// The day's puzzle, as the calendar has it.
    pub fn of(day: CalendarDay, context: &Context) -> DayPuzzle {
        let OfDay { number, round } = of_day(day);
        let puzzle = context.late.puzzles.and_then(|puzzles| puzzles.get(number));
        DayPuzzle {
            day,
            number,
            face: puzzle.map(PuzzleFace::of),
            tried: context.books.profile.puzzles.tried(PuzzleKey::Day(day)),
            again: round != 0,
        }
    }
}

/// Applies an action of the player with puzzles, whichever screen is shown.
pub(super) fn apply(event: PuzzleEvent, context: &mut Context) -> Transition {
    match event {
        PuzzleEvent::Open(source) => open(source, context),
        PuzzleEvent::Choose(practice) if is_practised(practice, context) => {
            context.memory.practice = practice;
            Transition::Stay
        }
        _ => Transition::Stay,
    }
}

/// Leads to a puzzle, if there is one.
pub(super) fn open(source: PuzzleSource, context: &mut Context) -> Transition {
    if let PuzzleSource::Practice(practice) = source {
        context.memory.practice = practice;
    }
    if is_there(source, context) {
        Transition::Go(Destination::Puzzle(source))
    } else {
        Transition::Stay
    }
}

/// Returns true if this source has a puzzle.
pub(super) fn is_there(source: PuzzleSource, context: &Context) -> bool {
    let books = &context.books;
    match source {
        PuzzleSource::Day(day) => day.is_playable(books.today),
        PuzzleSource::Run => true,
        PuzzleSource::Practice(practice) => is_practised(practice, context),
        PuzzleSource::Mistakes => !books.profile.puzzles.mistakes().is_empty(),
        PuzzleSource::First(at) => at < FIRST_THEMES.len(),
        PuzzleSource::Set(at) => opening::task(at, context).is_some(),
    }
}

/// Returns true if there may be such puzzles: before the puzzles are loaded, all of them may exist.
fn is_practised(practice: Practice, context: &Context) -> bool {
    let puzzles = context.late.puzzles;
    puzzles.is_none_or(|puzzles| practice.is_there(puzzles))
}
