//! The patterns of the evaluation, and a position's indices in their tables.
//!
//! Seven shapes, each placed wherever a symmetry of the star carries it, 34 places in all:
//!
//! | shape | cells | places |
//! |---|---|---|
//! | the long line, the next one, the line through CP | 7, 6, 5 | 6, 6, 3 |
//! | an arm: tip, two bases, the three ring-B cells under them | 6 | 6 |
//! | a flower: an interior cell and its six neighbours, around CP, an A cell, an even B cell | 7 | 1, 6, 6 |
//!
//! A place's index reads its cells as digits to the base three (0 empty, 1 the mover's, 2 the opponent's). All 34
//! indices are sums over the board's bytes, so they are looked up a byte at a time, 34 numbers side by side.

use crate::Cell::{self, *};
use crate::sides::Sides;
use crate::{Cells, Symmetry};
use rsg_base::patterns::{self, Lookup, Place};

/// Places of all shapes.
pub const PLACES: usize = 34;

/// Row length of the lookup: a multiple of eight, so that whole registers are added.
const LANES: usize = 40;

/// The shapes, each by one of its places. The order of the cells is that of the digits.
const SHAPES: [&[Cell]; 7] = [
    &[D2, C2, B1, BQ, BJ, CJ, DX],
    &[C3, B2, A1, AJ, BX, CX],
    &[B3, A3, CP, A9, B9],
    &[D2, C2, C3, B1, B2, B3],
    &[CP, A1, A3, A5, A7, A9, AJ],
    &[A1, CP, AJ, A3, B1, B2, BQ],
    &[B2, A1, A3, B1, B3, C2, C3],
];

/// The shapes' table sizes added up.
pub const TABLE: usize = 2187 + 729 + 243 + 729 + 3 * 2187;

/// Everything needed to find a position's indices.
pub struct Patterns {
    lookup: Lookup<LANES>,
    /// The first index of each place's shape in the weight table.
    offsets: [u16; PLACES],
}

impl Patterns {
    /// Builds the lookup, a fraction of a millisecond's work.
    #[must_use]
    pub fn new() -> Patterns {
        let places = places();
        Patterns {
            lookup: Lookup::new(&places),
            offsets: std::array::from_fn(|place| places[place].offset as u16),
        }
    }

    /// The table index of every place.
    #[inline]
    pub(crate) fn indices(&self, sides: Sides) -> [u16; PLACES] {
        let sums = self
            .lookup
            .indices(sides.mover().bits(), sides.other().bits());
        let mut indices = [0; PLACES];
        for place in 0..PLACES {
            indices[place] = sums[place] + self.offsets[place];
        }
        indices
    }
}

impl Default for Patterns {
    fn default() -> Patterns {
        Patterns::new()
    }
}

/// The shapes by the bits of their cells.
fn shapes() -> Vec<Vec<u8>> {
    let bits = |shape: &[Cell]| shape.iter().map(|&cell| Cells::bit(cell)).collect();
    SHAPES.into_iter().map(bits).collect()
}

/// The bit of the cell to which a symmetry carries the cell of a bit.
fn carried(symmetry: Symmetry, bit: u8) -> u8 {
    Cells::bit(symmetry.cell(Cells::cell_of_bit(bit)))
}

/// All places, shape by shape.
fn places() -> Vec<Place> {
    patterns::places(&shapes(), &Symmetry::ALL, carried)
}

/// For every index of the table the smallest index that a symmetry makes equal to it: the two share one weight.
#[must_use]
pub fn shared() -> Vec<u32> {
    patterns::shared(&shapes(), &Symmetry::ALL, carried)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shapes_have_their_places() {
        assert_eq!(places().len(), PLACES);
        let size: usize = SHAPES
            .iter()
            .map(|shape| 3usize.pow(shape.len() as u32))
            .sum();
        assert_eq!(size, TABLE);
    }

    #[test]
    fn each_index_is_represented_by_the_smallest_equal_to_it() {
        let shared = shared();
        for (index, &representative) in shared.iter().enumerate() {
            assert!(representative as usize <= index);
            assert_eq!(shared[representative as usize], representative);
        }
    }
}
