//! The interface of every driver of a board.

use super::effect::DriverEffect;
use super::speech::Speech;
use super::view::BoardOverlay;
use crate::board::{Attention, BoardEvent, BoardOptions, BoardStep};

/// A driver, whichever game it holds a board for.
pub trait AnyDriver {
    /// Takes an event. One that means nothing here and now changes nothing.
    #[must_use]
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect>;

    /// Sets the player's attention to the board: see [`Board::attend`](crate::board::Board::attend).
    #[must_use]
    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect>;

    fn set_options(&mut self, options: BoardOptions);

    /// The overlay of the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// The number of the board shown, and the turn that led to it.
    fn board_step(&self) -> BoardStep;

    /// The board as it is read out; none where nobody asks for that.
    fn speech(&self) -> Option<Speech> {
        None
    }
}
