//! The trait by which a board knows its game.

use std::fmt::Debug;

use rsg_engine::{ByColor, Color};

use super::{MadeTurn, SideScore, Spot};
use crate::thinking::AnyPlay;

/// A game, as far as a [`Board`](super::Board) plays it. What only some games have (calls, turns beside the board, a
/// stop with an agreement) is absent unless a game says otherwise.
pub trait BoardGame: Clone + Debug {
    /// A place that can be tapped. A tap on another board's place means nothing.
    type Spot: Copy + Eq + Ord + Debug + TryFrom<Spot>;
    /// A side's action in its turn.
    type Play: Clone + Eq + Debug + TryFrom<AnyPlay> + Into<AnyPlay>;
    /// A strength of the CPU.
    type Level: Copy + Eq + Debug;

    /// Whose turn it is, forced passes applied; at the end nobody's in particular.
    fn to_move(&self) -> Color;

    fn is_over(&self) -> bool;

    /// The result of a tap on this spot, for the side to move.
    fn tapped(&self, spot: Self::Spot) -> Tapped<Self::Play>;

    /// Returns true if the side to move may make this play.
    fn allows(&self, play: &Self::Play) -> bool;

    /// Some turn that is allowed, in place of an answer that is not; none if there is none.
    fn any_play(&self) -> Option<Self::Play>;

    /// Plays it for the side to move. Returns true if it was allowed; nothing has changed if not.
    fn play(&mut self, play: &Self::Play) -> bool;

    /// Takes the last turn back. Returns its side and play; none at the beginning.
    fn undo(&mut self) -> Option<(Color, Self::Play)>;

    /// The effects of the last turn; none at the beginning.
    fn last(&self) -> Option<Change<Self::Play>>;

    /// The last turn, to be drawn; none at the beginning, and of games that nobody draws.
    fn made(&self) -> Option<MadeTurn> {
        None
    }

    /// The number of turns made.
    fn turns(&self) -> usize;

    /// The score of each side, as it stands.
    fn score(&self) -> ByColor<SideScore>;

    /// On how many spots the side to move may place; none where that is nearly everywhere.
    fn choices(&self) -> Option<usize> {
        None
    }

    /// The spot that a play puts a stone on; none of one beside the board.
    fn spot_of(&self, play: &Self::Play) -> Option<Self::Spot>;

    /// Returns true if a stone on this spot needs a call.
    fn needs_call(&self, _spot: Self::Spot) -> bool {
        false
    }

    /// The stone on this spot, with this colour called.
    fn calling(&self, _spot: Self::Spot, _color: Color) -> Option<Self::Play> {
        None
    }

    /// Returns true if a play is made beside the board: a pass by choice, a button.
    fn is_beside(&self, _play: &Self::Play) -> bool {
        false
    }

    /// Returns true if the sides may agree on the end, or play on.
    fn is_stopped(&self) -> bool {
        false
    }

    /// The stone by which the group of this spot is called, whichever of its stones was touched; none without a group.
    fn group_name(&self, _spot: Self::Spot) -> Option<Self::Spot> {
        None
    }

    /// The agreement that these groups are lost.
    fn agreement(&self, _lost: &[Self::Spot]) -> Option<Self::Play> {
        None
    }

    /// The groups that an agreement calls lost, by their names; none if it is no agreement.
    fn agreed(&self, _play: &Self::Play) -> Option<Vec<Self::Spot>> {
        None
    }
}

/// The result of a tap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tapped<P> {
    /// Nothing: everybody sees that nothing can be placed there.
    Nothing,
    /// A rule that cannot be seen forbids it.
    Refused,
    /// A turn.
    Plays(P),
    /// Two turns, of which the call dialog asks for one.
    AsksForCall,
}

/// The effects of a turn that are seen, heard, felt or decide what comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change<P> {
    /// The side that made it.
    pub by: Color,
    pub play: P,
    /// True if it was a pass by choice.
    pub is_pass: bool,
    /// The number of stones that turned over.
    pub flips: usize,
    /// The number of points captured, that of an empty CP included.
    pub captured: u8,
    /// True if the point of an empty CP is among them.
    pub core_point: bool,
    /// True if its call turned CP: to another colour, or to its first.
    pub turns_core: bool,
    /// The side that has no turn after it and is passed over.
    pub passes: Option<Color>,
}
