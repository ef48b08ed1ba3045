//! The positions a game must not repeat, as far as a search has to remember them.
//!
//! A stone on one of the 24 cells at the wall is never captured, so once one is placed no earlier position can
//! come back. Only the positions since the last such placement, the *run*, can block a move. Inside a run every
//! placement adds a stone, so a position can only come back after a capture within the run.

use super::grid::{INTERIOR, STAR};
use super::node::{Node, Step};

/// Where a search stands in the run of remembered positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Index of the run's first position.
    start: usize,
    /// Whether a capture happened within the run so far.
    captured: bool,
    /// Whether the colours of the node are swapped against the path's first player.
    swapped: bool,
    /// Whether the last placement was a ko exception.
    pub bound: bool,
}

/// The remembered positions on the way from the game's past to the current node, the node's own last.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    positions: Vec<[u64; 2]>,
}

impl Path {
    /// A path that remembers `past` (older positions first, the current one last), each as stones of the player
    /// to move at the root and stones of the other. `bound` says that the last placement was a ko exception.
    pub fn new(past: &[Node], bound: bool) -> (Path, Place) {
        let wall = |node: &Node| (node.own | node.opp) & STAR & !INTERIOR;
        let run = match past.last() {
            Some(last) => past
                .iter()
                .rposition(|node| wall(node) != wall(last))
                .map_or(0, |index| index + 1),
            None => 0,
        };
        let positions: Vec<[u64; 2]> = past[run..]
            .iter()
            .map(|node| [node.own, node.opp])
            .collect();
        let occupied = |position: &[u64; 2]| position[0] | position[1];
        let captured = positions
            .windows(2)
            .any(|pair| occupied(&pair[0]) & !occupied(&pair[1]) != 0);
        (
            Path { positions },
            Place {
                start: 0,
                captured,
                swapped: false,
                bound,
            },
        )
    }

    /// The index of the current node's position.
    #[inline(always)]
    pub fn index(&self) -> usize {
        self.positions.len() - 1
    }

    /// Whether the current node's value cannot depend on anything remembered before it.
    #[inline(always)]
    pub fn is_fresh(&self, place: Place) -> bool {
        self.index() == place.start
    }

    /// Whether a value whose table entry is `recurring` or not can be used here.
    #[inline(always)]
    pub fn trusts(&self, place: Place, recurring: bool) -> bool {
        self.is_fresh(place) || !(recurring || place.captured)
    }

    /// The index of the remembered position that blocks `step`, the latest if there are several.
    #[inline(always)]
    pub fn blocks(&self, place: Place, step: &Step) -> Option<usize> {
        if step.action.cell() & INTERIOR == 0 || !(place.captured || step.captured != 0) {
            return None;
        }
        self.find(place, step)
    }

    #[cold]
    fn find(&self, place: Place, step: &Step) -> Option<usize> {
        let position = absolute(step.next, !place.swapped);
        (place.start..self.positions.len())
            .rev()
            .find(|&index| self.positions[index] == position)
    }

    /// Moves on to the position after `step`.
    #[inline(always)]
    pub fn push(&mut self, place: Place, step: &Step, exception: bool) -> Place {
        let swapped = !place.swapped;
        let stays = step.action.cell() & INTERIOR != 0;
        let next = Place {
            start: if stays {
                place.start
            } else {
                self.positions.len()
            },
            captured: stays && (place.captured || step.captured != 0),
            swapped,
            bound: exception,
        };
        self.positions.push(absolute(step.next, swapped));
        next
    }

    /// Goes back to the position before.
    #[inline(always)]
    pub fn pop(&mut self) {
        self.positions.pop();
    }

    /// How many positions lie on the path.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// The place of the same position with the other player to move: a pass.
    #[inline(always)]
    pub fn passed(place: Place) -> Place {
        Place {
            swapped: !place.swapped,
            ..place
        }
    }
}

#[inline(always)]
fn absolute(node: Node, swapped: bool) -> [u64; 2] {
    if swapped {
        [node.opp, node.own]
    } else {
        [node.own, node.opp]
    }
}
