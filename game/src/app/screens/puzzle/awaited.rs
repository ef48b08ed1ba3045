//! A puzzle that was opened before the puzzles were there.

use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::puzzle_source::PuzzleSource;
use crate::app::puzzles;
use crate::app::route::{Destination, Way};
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

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        match event {
            Event::Late(_) if context.late.puzzles.is_none() => Way::Stay,
            Event::Late(_) if puzzles::is_there(self.source, context) => {
                Way::Go(Destination::Puzzle(self.source))
            }
            // There is none of this kind.
            Event::Late(_) => Way::to(self.from),
            _ => Way::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Way {
        Way::to(self.from)
    }
}
