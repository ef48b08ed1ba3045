//! The verbs of puzzles that belong to no one screen, and a day's puzzle as several screens show it.

use rsg_engine::puzzle::{Grade, Puzzle, Puzzles};
use rsg_engine::{Board as Stones, Color, Game};

use super::context::Context;
use super::event::PuzzleEvent;
use super::puzzle_source::{FIRST_THEMES, PuzzleSource, of_day};
use super::route::{Destination, Way};
use crate::progress::CalendarDay;
use crate::progress::puzzles::{PuzzleKey, Tried};

/// A day's puzzle in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPuzzle {
    pub day: CalendarDay,
    pub number: usize,
    /// The stones it begins with.
    pub stones: Stones,
    /// The side that is to win.
    pub solver: Color,
    pub grade: Grade,
    pub tried: Option<Tried>,
    /// Whether the puzzles have begun again, so that this one was there before.
    pub again: bool,
}

impl DayPuzzle {
    /// The day's puzzle, as the calendar has it.
    pub fn of(day: CalendarDay, context: &Context) -> DayPuzzle {
        let (number, round) = of_day(day);
        let puzzle = Puzzles::shipped().get(number);
        let position = puzzle.map_or_else(|| Game::new().position(), |puzzle| puzzle.position);
        DayPuzzle {
            day,
            number,
            stones: position.board(),
            solver: position.to_move(),
            grade: puzzle.map_or(Grade::ALL[0], Puzzle::grade),
            tried: context.books.profile.puzzles.tried(PuzzleKey::Day(day)),
            again: round != 0,
        }
    }
}

/// What the player does about puzzles, whichever screen is shown.
pub(super) fn apply(event: PuzzleEvent, context: &mut Context) -> Way {
    match event {
        PuzzleEvent::Open(source) => open(source, context),
        PuzzleEvent::Choose(practice) if practice.is_there() => {
            context.memory.practice = practice;
            Way::Stay
        }
        _ => Way::Stay,
    }
}

/// To a puzzle, if there is one.
pub(super) fn open(source: PuzzleSource, context: &mut Context) -> Way {
    if let PuzzleSource::Practice(practice) = source {
        context.memory.practice = practice;
    }
    if is_there(source, context) {
        Way::Go(Destination::Puzzle(source))
    } else {
        Way::Stay
    }
}

/// Whether a puzzle comes from there.
pub(super) fn is_there(source: PuzzleSource, context: &Context) -> bool {
    let books = &context.books;
    match source {
        PuzzleSource::Day(day) => day.is_playable(books.today),
        PuzzleSource::Run => true,
        PuzzleSource::Practice(practice) => practice.is_there(),
        PuzzleSource::Mistakes => !books.profile.puzzles.mistakes().is_empty(),
        PuzzleSource::First(at) => at < FIRST_THEMES.len(),
    }
}
