//! The trait by which a board knows its game.

use std::fmt::Debug;

use rsg_engine::{ByColor, Color};

use super::{MadeTurn, SideScore};
use crate::play::{Play, Spot};

/// A game, as far as a [`Board`](super::Board) plays it. What only some games have (calls, turns beside the board, a
/// stop with an agreement) is absent unless a game says otherwise.
///
/// A spot of another board, and a play of another game, is never allowed and means nothing.
pub trait BoardGame: Clone + Debug {
    /// The side to move, forced passes applied; at the end nobody's in particular.
    fn to_move(&self) -> Color;

    fn is_over(&self) -> bool;

    /// The result of a tap on this spot, for the side to move.
    fn tapped(&self, spot: Spot) -> Tapped;

    /// Returns true if the side to move may make this play.
    fn allows(&self, play: &Play) -> bool;

    /// Some turn that is allowed, in place of an answer that is not; none if there is none.
    fn any_play(&self) -> Option<Play>;

    /// Plays it for the side to move. Returns true if it was allowed; nothing has changed if not.
    fn play(&mut self, play: &Play) -> bool;

    /// Takes the last turn back. Returns its side and play; none at the beginning.
    fn undo(&mut self) -> Option<(Color, Play)>;

    /// The effects of the last turn; none at the beginning.
    fn last(&self) -> Option<Change>;

    /// The last turn, to be drawn; none at the beginning, and of games that nobody draws.
    fn made(&self) -> Option<MadeTurn> {
        None
    }

    /// The number of turns made.
    fn turns(&self) -> usize;

    /// The score of each side, as it stands.
    fn score(&self) -> ByColor<SideScore>;

    /// The number of spots on which the side to move may place; none where that is nearly everywhere.
    fn choices(&self) -> Option<usize> {
        None
    }

    /// Returns true if a stone on this spot needs a call.
    fn needs_call(&self, _spot: Spot) -> bool {
        false
    }

    /// Returns true if a play is made beside the board: a pass by choice, a button.
    fn is_beside(&self, _play: &Play) -> bool {
        false
    }

    /// Returns true if the sides may agree on the end, or play on.
    fn is_stopped(&self) -> bool {
        false
    }

    /// The stone by which the group of this spot is called, whichever of its stones was touched; none without a group.
    fn group_name(&self, _spot: Spot) -> Option<Spot> {
        None
    }

    /// The groups that an agreement calls lost, by their names; none if it is no agreement.
    fn agreed(&self, play: &Play) -> Option<Vec<Spot>> {
        match play {
            Play::Agree(lost) => {
                let names = lost.iter().filter_map(|spot| self.group_name(*spot));
                Some(names.collect())
            }
            Play::Place { .. } | Play::Pass | Play::Button => None,
        }
    }
}

/// The result of a tap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tapped {
    /// Nothing: everybody sees that nothing can be placed there.
    Nothing,
    /// A rule that cannot be seen forbids it.
    Refused,
    /// A turn.
    Plays(Play),
    /// Two turns, of which the call dialog asks for one.
    AsksForCall,
}

/// The effects of a turn that are seen, heard, felt or decide what comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The side that made it.
    pub by: Color,
    pub play: Play,
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
