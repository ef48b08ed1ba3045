//! The positions a game must not repeat, as far as a search has to remember them.
//!
//! A stone on one of the 24 cells of the rim is never captured, so once one is placed no earlier position can
//! come back. Only the positions since the last such placement, the *run*, can block a move. Inside a run every
//! placement adds a stone, so a position can only come back after a capture within the run.

use crate::{Cells, Sides, Step};

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
    /// Each as the path's first player sees it.
    positions: Vec<Sides>,
}

impl Path {
    /// A path that remembers `past` (older positions first, the current one last), each as the player to move at the
    /// root sees it. `bound` says that the last placement was a ko exception.
    pub fn new(past: &[Sides], bound: bool) -> (Path, Place) {
        let rim = |sides: &Sides| sides.empty() & Cells::RIM;
        let run = match past.last() {
            Some(last) => past
                .iter()
                .rposition(|sides| rim(sides) != rim(last))
                .map_or(0, |index| index + 1),
            None => 0,
        };
        let positions = past[run..].to_vec();
        let captured = positions
            .windows(2)
            .any(|pair| !pair[1].empty().is_subset(pair[0].empty()));
        let place = Place {
            start: 0,
            captured,
            swapped: false,
            bound,
        };
        (Path { positions }, place)
    }

    /// The index of the current node's position.
    #[inline(always)]
    pub fn index(&self) -> usize {
        self.positions.len() - 1
    }

    /// Whether the current node's value cannot depend on a position before it.
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
        if step.is_on_rim() || !(place.captured || step.captures != 0) {
            return None;
        }
        self.find(place, step)
    }

    #[cold]
    fn find(&self, place: Place, step: &Step) -> Option<usize> {
        let position = absolute(step.after, !place.swapped);
        (place.start..self.positions.len())
            .rev()
            .find(|&index| self.positions[index] == position)
    }

    /// Moves on to the position after `step`.
    #[inline(always)]
    pub fn push(&mut self, place: Place, step: &Step, exception: bool) -> Place {
        let swapped = !place.swapped;
        let stays = !step.is_on_rim();
        let next = Place {
            start: if stays {
                place.start
            } else {
                self.positions.len()
            },
            captured: stays && (place.captured || step.captures != 0),
            swapped,
            bound: exception,
        };
        self.positions.push(absolute(step.after, swapped));
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
fn absolute(sides: Sides, swapped: bool) -> Sides {
    if swapped { sides.passed() } else { sides }
}
