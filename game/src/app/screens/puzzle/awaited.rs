//! A puzzle that was opened before the puzzles were there.

use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles;
use crate::app::route::{Destination, Transition};
use crate::app::screen::Screen;
use crate::app::screen_name::ScreenName;

/// In the puzzle's place until the puzzles come; then that is opened.
#[derive(Debug, Clone)]
pub struct AwaitedPuzzle {
    pub(super) source: PuzzleSource,
    /// The target of *Back*, from here and from the puzzle.
    pub(super) from: ScreenName,
}

impl Screen for AwaitedPuzzle {
    fn name(&self) -> ScreenName {
        ScreenName::Puzzle
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Late(_) if context.late.puzzles.is_none() => Transition::Stay,
            Event::Late(_) if puzzles::is_there(self.source, context) => {
                Transition::Go(Destination::Puzzle(self.source))
            }
            // There is none of this kind.
            Event::Late(_) => Transition::to(self.from),
            _ => Transition::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::to(self.from)
    }
}
