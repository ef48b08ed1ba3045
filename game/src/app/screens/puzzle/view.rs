//! A puzzle as it is drawn.

use rsg_engine::Move;

use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles::DayPuzzle;
use crate::progress::puzzles::Mistake;
use crate::session::SolvingView;

/// The Puzzle screen.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleView {
    pub source: PuzzleSource,
    pub solving: SolvingView,
    /// The player's own mistake that it is.
    pub mistake: Option<Mistake>,
    /// What its sender says about a board of a set, perhaps empty.
    pub sentence: String,
    /// The day of a day's puzzle.
    pub day: Option<DayPuzzle>,
    /// Solved and wrong in the run.
    pub run: Option<RunView>,
    pub can_share: bool,
    /// True if another one comes after it.
    pub has_next: bool,
    /// The rating, once there is one.
    pub rating: Option<u16>,
    /// The change of the rating by this puzzle, once that was seen.
    pub rating_change: Option<i16>,
    /// The number of puzzles that were solved on the first try.
    pub solved_at_first: usize,
    /// True if the cells that can be played are marked.
    pub marks_cells: bool,
}

impl PuzzleView {
    /// The placement that was the player's own mistake.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.mistake.as_ref()?.played()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunView {
    pub solved: u16,
    pub wrong: u8,
    pub over: bool,
    pub best_run: u16,
    /// True if this run is the best one so far.
    pub is_best: bool,
}
