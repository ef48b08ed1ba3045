//! Counts of a position that the evaluations weigh, and the unit of their values.

use super::super::field::{Field, View};
use super::super::grid::Bits;

/// One disc in the unit of all values.
pub const DISC: i32 = 8;

/// Phases of the game, to the plain evaluations.
pub const PHASES: usize = 6;

/// Entries for a side's number of placements.
const MOBILITY: usize = 32;

/// Weights of a stage that belong to counts: those of the mover's placements, of the other side's, and of an even and
/// an odd number of free squares.
pub const COUNTS: usize = 2 * MOBILITY + 2;

/// The indices of these weights: by the placements of the mover and of the other side, and by the free squares.
#[inline]
#[must_use]
pub fn counts(own: u32, other: u32, free: u32) -> [usize; 3] {
    [
        mobility(own),
        MOBILITY + mobility(other),
        2 * MOBILITY + (free % 2) as usize,
    ]
}

/// The number of discs above the start's.
#[inline]
#[must_use]
pub fn placed<F: Field>(view: View<F>) -> usize {
    (view.own | view.other).count().saturating_sub(4) as usize
}

/// The phase of a position: as many placements each, from the four discs of the start to the full board.
#[inline]
pub fn phase<F: Field>(view: View<F>) -> usize {
    let all = F::SHAPE.places() as usize;
    (placed(view) * PHASES / (all - 3)).min(PHASES - 1)
}

/// The index of a number of placements.
#[inline]
fn mobility(placements: u32) -> usize {
    (placements as usize).min(MOBILITY - 1)
}
