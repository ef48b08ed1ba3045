//! The Puzzles screen: the day's puzzle, the run, practice, and the player's own mistakes.

use crate::app::context::Context;
use crate::app::puzzle_source::Practice;
use crate::app::puzzles::DayPuzzle;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::welcome::Welcome;
use crate::progress::CalendarDay;

#[derive(Debug, Clone, Copy, Default)]
pub struct PuzzlesScreen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzlesView {
    pub today: Option<DayPuzzle>,
    /// Days in a row with a puzzle solved on the first try.
    pub row: u32,
    /// Solved and wrong in the run that is going on.
    pub run: Option<(u16, u8)>,
    pub best_run: u16,
    /// The player's rating, once there is one.
    pub rating: Option<u16>,
    pub practice: Practice,
    /// True in the first week: easy ones are suggested beside the day's.
    pub suggests_easy: bool,
    pub mistakes: usize,
    pub due: usize,
}

impl Viewed for PuzzlesScreen {
    type View = PuzzlesView;

    fn view(&self, context: &Context) -> PuzzlesView {
        let (book, today) = (&context.books.profile.puzzles, context.books.today);
        let run = book.run.as_ref().filter(|run| !run.is_over());
        PuzzlesView {
            today: CalendarDay::new(today).map(|day| DayPuzzle::of(day, context)),
            row: book.day_row(today),
            run: run.map(|run| (run.solved, run.wrong)),
            best_run: book.best_run(),
            rating: book.is_rated().then(|| book.rating().points()),
            practice: context.memory.practice,
            suggests_easy: Welcome::of(context).is_first_week(),
            mistakes: book.mistakes().len(),
            due: book.due_mistakes(today).len(),
        }
    }
}

impl Screen for PuzzlesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Puzzles
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::HOME
    }
}
