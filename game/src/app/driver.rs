//! The drivers of the boards, as the screens hold them.

use crate::board::{Attention, BoardEvent, BoardOptions, BoardStep};
use crate::session::{BoardOverlay, DriverEffect, Match, Solving, Speech, Table, Tutorial};

/// A driver, whichever game it holds a board for.
pub trait AnyDriver {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect>;

    /// Tells it who looks at the board.
    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect>;

    fn set_options(&mut self, options: BoardOptions);

    /// What lies over the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// How the board came to be as it is.
    fn board_step(&self) -> BoardStep;

    /// The board as it is read out; none where nobody asks for that.
    fn speech(&self) -> Option<Speech>;
}

macro_rules! drivers {
    ($($driver:ident: |$game:ident, $event:ident| $apply:expr, |$read:ident| $speech:expr;)*) => {
        $(impl AnyDriver for $driver {
            fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
                let ($game, $event) = (self, event);
                $apply
            }

            fn speech(&self) -> Option<Speech> {
                let $read = self;
                $speech
            }

            fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
                $driver::attend(self, attention)
            }

            fn set_options(&mut self, options: BoardOptions) {
                $driver::set_options(self, options);
            }

            fn overlay(&self) -> Option<BoardOverlay> {
                $driver::overlay(self)
            }

            fn board_step(&self) -> BoardStep {
                $driver::board_step(self)
            }
        })*
    };
}

drivers! {
    Match: |game, event| game.apply(event.clone()), |game| Some(Speech::Board(game.summary()));
    Table: |game, event| game.apply(event), |game| Some(Speech::Board(game.summary()));
    Tutorial: |lesson, event| lesson.apply_board(event.clone()), |_lesson| None;
    Solving: |puzzle, event| puzzle.apply_board(event.clone()), |_puzzle| None;
}
