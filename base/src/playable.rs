//! The interface that every game has, for consoles, measurements and tests that are written once for all of them.

use std::fmt::{Debug, Display};

use crate::Color;

/// A game between two sides, as it stands: the turns so far, and the ones that may follow.
///
/// The same turns on the same start give the same game, on every machine.
pub trait Playable: Clone {
    /// A turn: a placement, or in some games a play beside the board.
    type Turn: Clone + PartialEq + Debug + Display;
    /// The reason why a turn is not allowed.
    type Refusal: Debug;

    /// The side to move, forced passes applied; at the end nobody's in particular.
    fn to_move(&self) -> Color;

    /// Returns true if nothing can be played any more.
    fn is_over(&self) -> bool;

    /// The winner; none in a draw, and before the end.
    fn winner(&self) -> Option<Color>;

    /// The placements of the side to move, in an order that depends on the position alone.
    fn placements(&self) -> Vec<Self::Turn>;

    /// The turn beside the board that the side to move may play instead of placing; most games have none.
    fn beside(&self) -> Option<Self::Turn> {
        None
    }

    /// Plays a turn.
    ///
    /// # Errors
    ///
    /// The reason why it is not allowed; nothing has changed then.
    fn play(&mut self, turn: Self::Turn) -> Result<(), Self::Refusal>;

    /// Takes the last turn back. Returns false if there was none.
    fn undo(&mut self) -> bool;

    /// The number of turns played.
    fn turns(&self) -> usize;

    /// All turns as text.
    fn record(&self) -> String;
}
