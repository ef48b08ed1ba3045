//! Views of the puzzle screens.

use rsg_engine::{Move, Position};

use super::choosing::of_day;
use super::{Asked, FIRST_THEMES, Practice, PuzzleSource};
use crate::app::App;
use crate::app::screen::Screen;
use crate::progress::CalendarDay;
use crate::progress::puzzles::{PuzzleKey, RUN_LIVES, Tried};
use crate::session::SolvingView;

/// The Puzzles screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzlesView {
    pub today: Option<DayPuzzle>,
    /// Days in a row with a puzzle solved at the first try.
    pub row: u32,
    /// Solved and wrong in the run that is going on.
    pub run: Option<(u16, u8)>,
    pub best_run: u16,
    /// The player's rating, once there is one.
    pub rating: Option<u16>,
    pub practice: Practice,
    pub mistakes: usize,
    pub due: usize,
}

/// A day's puzzle in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayPuzzle {
    pub day: CalendarDay,
    pub number: usize,
    /// The stones it begins with.
    pub stones: rsg_engine::Board,
    pub tried: Option<Tried>,
    /// Whether the puzzles have begun again, so that this one was there before.
    pub again: bool,
}

/// The Puzzle screen.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleView {
    pub source: PuzzleSource,
    pub solving: SolvingView,
    /// What was played, of a mistake of the player's own.
    pub played: Option<Move>,
    /// Of a day's puzzle.
    pub day: Option<DayPuzzle>,
    /// Solved and wrong in the run.
    pub run: Option<RunView>,
    pub can_share: bool,
    /// Whether another one comes after it.
    pub has_next: bool,
    /// The rating, once there is one.
    pub rating: Option<u16>,
    /// By how much this puzzle has moved it, once that was seen.
    pub rating_change: Option<i16>,
    /// Whether the cells that can be played are marked.
    pub marks_cells: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunView {
    pub solved: u16,
    pub wrong: u8,
    pub over: bool,
    pub best_run: u16,
    /// Whether this run is the best one so far.
    pub is_best: bool,
}

/// A solved day's puzzle as it is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleShare {
    pub day: CalendarDay,
    pub number: usize,
    /// As it begins; its side to move is the solver's.
    pub position: Position,
    pub tried: Tried,
    /// Whether a hint was used.
    pub hinted: bool,
}

impl App {
    /// The day's puzzle, as the calendar has it.
    pub fn day_puzzle(&self, day: CalendarDay) -> DayPuzzle {
        let (number, round) = of_day(day);
        DayPuzzle {
            day,
            number,
            stones: rsg_engine::puzzle::Puzzles::shipped()
                .get(number)
                .map_or_else(
                    || rsg_engine::Game::new().position(),
                    |puzzle| puzzle.position,
                )
                .board(),
            tried: self.book_of_puzzles().tried(PuzzleKey::Day(day)),
            again: round != 0,
        }
    }

    /// The days of the calendar's page whose puzzle is solved.
    pub fn solved_puzzles(&self) -> Vec<CalendarDay> {
        let days = self.calendar().days;
        let days = days.into_iter().map(|day| day.day);
        days.filter(|day| self.book_of_puzzles().is_solved(*day))
            .collect()
    }

    /// The Puzzles screen.
    pub fn puzzles(&self) -> PuzzlesView {
        let (book, today) = (self.book_of_puzzles(), self.books.today);
        let run = book.run.as_ref().filter(|run| !run.is_over());
        PuzzlesView {
            today: CalendarDay::new(today).map(|day| self.day_puzzle(day)),
            row: book.day_row(today),
            run: run.map(|run| (run.solved, run.wrong)),
            best_run: book.best_run(),
            rating: book.is_rated().then(|| book.rating().points()),
            practice: self.practice,
            mistakes: book.mistakes().len(),
            due: book.due_mistakes(today).len(),
        }
    }

    /// The Puzzle screen, while it is shown.
    pub fn puzzle(&self) -> Option<PuzzleView> {
        let Screen::Puzzle(shown) = &self.screen else {
            return None;
        };
        let book = self.book_of_puzzles();
        let day = match shown.source {
            PuzzleSource::Day(day) => Some(self.day_puzzle(day)),
            _ => None,
        };
        let run = match (&shown.source, &book.run) {
            (PuzzleSource::Run, Some(run)) => Some(RunView {
                solved: run.solved,
                wrong: run.wrong.min(RUN_LIVES),
                over: run.is_over(),
                best_run: book.best_run(),
                is_best: shown.best,
            }),
            _ => None,
        };
        let next = match shown.source {
            PuzzleSource::First(at) => at + 1 < FIRST_THEMES.len(),
            PuzzleSource::Mistakes => 1 < book.mistakes().len(),
            _ => true,
        };
        let solving = shown.solving.view();
        Some(PuzzleView {
            source: shown.source,
            rating_change: shown.rating_change.filter(|_| shown.solving.is_seen()),
            marks_cells: shown.marks_cells(),
            solving,
            played: match &shown.asked {
                Asked::Own(mistake) => mistake.played(),
                Asked::Shipped { .. } => None,
            },
            can_share: day.is_some_and(|day| day.tried.is_some_and(Tried::is_solved)),
            day,
            run,
            has_next: next && self.may_go_on(),
            rating: book.is_rated().then(|| book.rating().points()),
        })
    }
}
