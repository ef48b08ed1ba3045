//! The drivers of the boards, as whoever holds one of any kind tells and asks them.

use super::driver::Driver;
use super::{BoardOverlay, DriverEffect, Solving, Speech, Tutorial};
use crate::board::{Attention, Board, BoardEvent, BoardOptions, BoardStep};

/// A driver, whichever game it holds a board for.
pub trait AnyDriver {
    /// Tells it what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect>;

    /// Tells it who looks at the board: see [`Board::attend`].
    #[must_use]
    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect>;

    fn set_options(&mut self, options: BoardOptions);

    /// What lies over the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// How the board came to be as it is.
    fn board_step(&self) -> BoardStep;

    /// The board as it is read out; none where nobody asks for that.
    fn speech(&self) -> Option<Speech>;
}

impl<D: Driver> AnyDriver for D {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        self.on_board(Board::look_at_clock);
        let is_asked = self.taught_board().is_in_question();
        let is_here = self.attention() == Attention::Here && !is_asked;
        if !(is_here && self.is_put_back_alone(event)) {
            let is_done = is_here && self.act(event);
            if let BoardEvent::Answer(answer) = event {
                self.judged(answer);
            }
            if !is_done {
                let outs = self.parts().board.apply(event);
                self.hear(outs);
            }
        }
        self.close_turn()
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        *self.parts().attention = attention;
        self.attend_board();
        self.close_turn()
    }

    fn set_options(&mut self, options: BoardOptions) {
        self.parts().board.set_options(options);
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        self.over_board()
    }

    fn board_step(&self) -> BoardStep {
        self.taught_board().step()
    }

    fn speech(&self) -> Option<Speech> {
        Some(Speech::Board(self.summary()))
    }
}

macro_rules! drivers {
    ($($driver:ident)*) => {
        $(impl AnyDriver for $driver {
            fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
                $driver::apply_board(self, event.clone())
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

            fn speech(&self) -> Option<Speech> {
                None
            }
        })*
    };
}

drivers! { Tutorial Solving }
