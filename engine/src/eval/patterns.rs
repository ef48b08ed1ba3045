//! The patterns the evaluation knows, and how a position is turned into their table indices.
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
use crate::{Cells, Sides, Symmetry};

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
    /// For each byte of a set's word and each value of it, what it adds to each place's index.
    rows: Box<[[[u16; LANES]; 256]; 8]>,
    /// Where each place's shape starts in the weight table.
    offsets: [u16; PLACES],
}

impl Patterns {
    /// Builds the lookup, a fraction of a millisecond's work.
    #[must_use]
    pub fn new() -> Patterns {
        let mut rows = vec![[[0u16; LANES]; 256]; 8];
        let mut offsets = [0; PLACES];
        for (place, Place { cells, offset }) in places().iter().enumerate() {
            offsets[place] = *offset;
            let mut digit = 1;
            for &cell in cells {
                let bit = usize::from(Cells::bit(cell));
                for value in (0..256).filter(|value| value >> (bit % 8) & 1 == 1) {
                    rows[bit / 8][value][place] += digit;
                }
                digit *= 3;
            }
        }
        let rows = rows
            .into_boxed_slice()
            .try_into()
            .expect("eight rows were made");
        Patterns { rows, offsets }
    }

    /// The table index of every place.
    #[inline]
    pub(crate) fn indices(&self, sides: Sides) -> [u16; PLACES] {
        let mut sums = [0u16; LANES];
        let [mover, other] = [sides.mover(), sides.other()].map(|cells| cells.bits().to_le_bytes());
        for (byte, row) in self.rows.iter().enumerate() {
            let mover = &row[usize::from(mover[byte])];
            let other = &row[usize::from(other[byte])];
            for lane in 0..LANES {
                sums[lane] += mover[lane] + 2 * other[lane];
            }
        }
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

/// A shape carried somewhere by a symmetry: its cells in the shape's order.
struct Place {
    cells: Vec<Cell>,
    offset: u16,
}

/// All places, shape by shape.
fn places() -> Vec<Place> {
    let mut places = Vec::new();
    let mut offset = 0;
    for shape in SHAPES {
        let mut seen: Vec<Cells> = Vec::new();
        for symmetry in Symmetry::ALL {
            let cells: Vec<Cell> = shape.iter().map(|&cell| symmetry.cell(cell)).collect();
            let set = cells.iter().copied().collect();
            if !seen.contains(&set) {
                seen.push(set);
                places.push(Place { cells, offset });
            }
        }
        offset += 3u16.pow(shape.len() as u32);
    }
    places
}

/// For every index of the table the smallest index that a symmetry makes equal to it: the two share one weight.
#[must_use]
pub fn shared() -> Vec<u16> {
    let mut representative: Vec<u16> = (0..TABLE as u16).collect();
    let mut offset = 0;
    for shape in SHAPES {
        let size = 3usize.pow(shape.len() as u32);
        for permutation in symmetries_of(shape) {
            for index in 0..size {
                let mut image = 0;
                let mut rest = index;
                for &to in &permutation {
                    image += rest % 3 * 3usize.pow(to as u32);
                    rest /= 3;
                }
                let (low, high) = (index.min(image), index.max(image));
                let best = representative[offset + low].min(representative[offset + high]);
                representative[offset + low] = best;
                representative[offset + high] = best;
            }
        }
        offset += size;
    }
    representative
}

/// The ways a symmetry maps a shape onto itself, as permutations of its digits.
fn symmetries_of(shape: &[Cell]) -> Vec<Vec<usize>> {
    let digit = |cell: Cell| shape.iter().position(|&other| other == cell);
    Symmetry::ALL
        .into_iter()
        .filter_map(|symmetry| {
            let images = shape.iter().map(|&cell| digit(symmetry.cell(cell)));
            images.collect()
        })
        .collect()
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
            assert!(usize::from(representative) <= index);
            assert_eq!(shared[usize::from(representative)], representative);
        }
    }
}
