//! The positions a game must not repeat, as far as a search has to remember them.
//!
//! A stone on one of the 24 cells of the rim is never captured, so once one is placed no earlier position can
//! come back. Only the positions since the last such placement, the *run*, can block a move. Inside a run every
//! placement adds a stone, so a position can only come back after a capture within the run.

use crate::action::Ply;
use crate::{Cells, Sides};

/// Cells on which stones were captured within a run, a bit for one or two of the 13 cells on which that can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reopened(u8);

impl Reopened {
    /// Nothing was captured.
    pub const NOWHERE: Reopened = Reopened(0);

    /// Stones may have been captured anywhere.
    pub const ANYWHERE: Reopened = Reopened(!0);

    /// What a ply from a position captures.
    #[inline(always)]
    pub fn by(sides: Sides, ply: &Ply) -> Reopened {
        if ply.captures == 0 {
            return Reopened::NOWHERE;
        }
        Reopened::on(stones(sides) - stones(ply.after))
    }

    /// These cells; those on the rim are left out.
    #[cold]
    fn on(cells: Cells) -> Reopened {
        let bits = (cells & Cells::INTERIOR).bit_numbers();
        Reopened(bits.fold(0, |all, bit| all | 1 << (REOPENED_BIT[usize::from(bit)])))
    }

    /// Here or there.
    #[inline(always)]
    pub fn and(self, other: Reopened) -> Reopened {
        Reopened(self.0 | other.0)
    }

    /// The byte it is.
    #[inline(always)]
    pub fn code(self) -> u8 {
        self.0
    }

    /// The cells of a byte that [`Reopened::code`] gave.
    #[inline(always)]
    pub fn from_code(code: u8) -> Reopened {
        Reopened(code)
    }

    fn covers(self, cells: Cells) -> bool {
        Reopened::on(cells).0 & !self.0 == 0
    }
}

/// The bit of [`Reopened`] for every interior cell, by the number of the cell's bit.
const REOPENED_BIT: [u8; 64] = {
    let mut table = [0; 64];
    let mut bit = 0;
    let mut next = 0;
    while bit < 64 {
        if Cells::INTERIOR.bits() >> bit & 1 == 1 {
            table[bit] = next % 8;
            next += 1;
        }
        bit += 1;
    }
    table
};

fn stones(sides: Sides) -> Cells {
    sides.mover() | sides.other()
}

/// Where a search stands in the run of remembered positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Index of the run's first position.
    start: u16,
    /// Whether a capture happened within the run so far.
    captured: bool,
    /// Whether the colours of the node are swapped against the path's first player.
    swapped: bool,
    /// Whether the last placement was a ko exception.
    pub bound: bool,
}

impl Place {
    /// Whether a capture happened within the run so far.
    #[inline(always)]
    pub fn has_captured(self) -> bool {
        self.captured
    }
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
    pub fn index(&self) -> u16 {
        self.positions.len() as u16 - 1
    }

    /// Whether the current node's value cannot depend on a position before it.
    #[inline(always)]
    pub fn is_fresh(&self, place: Place) -> bool {
        self.index() == place.start
    }

    /// Whether a value below which stones were captured in the run on the cells `recurring` holds here, where the current
    /// position is `sides`.
    ///
    /// It does unless an earlier position of the run may come back below: only if all stones that it lacks are captured.
    #[inline(always)]
    pub fn trusts(&self, place: Place, recurring: Reopened, sides: Sides) -> bool {
        self.is_fresh(place)
            || recurring == Reopened::NOWHERE && !place.captured
            || !self.may_return(place, recurring, sides)
    }

    #[inline(never)]
    fn may_return(&self, place: Place, recurring: Reopened, sides: Sides) -> bool {
        self.positions[usize::from(place.start)..self.positions.len() - 1]
            .iter()
            .any(|earlier| recurring.covers(stones(sides) - stones(*earlier)))
    }

    /// The index of the remembered position that blocks `ply`, the latest if there are several.
    #[inline(always)]
    pub fn blocks(&self, place: Place, ply: &Ply) -> Option<u16> {
        if ply.is_on_rim() || !(place.captured || ply.captures != 0) {
            return None;
        }
        self.find(place, ply)
    }

    #[cold]
    fn find(&self, place: Place, ply: &Ply) -> Option<u16> {
        let position = absolute(ply.after, !place.swapped);
        (place.start..self.positions.len() as u16)
            .rev()
            .find(|&index| self.positions[usize::from(index)] == position)
    }

    /// Moves on to the position after `ply`.
    #[inline(always)]
    pub fn push(&mut self, place: Place, ply: &Ply, exception: bool) -> Place {
        let swapped = !place.swapped;
        let stays = !ply.is_on_rim();
        let next = Place {
            start: if stays {
                place.start
            } else {
                self.positions.len() as u16
            },
            captured: stays && (place.captured || ply.captures != 0),
            swapped,
            bound: exception,
        };
        self.positions.push(absolute(ply.after, swapped));
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
