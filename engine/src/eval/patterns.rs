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

use crate::search::grid::{BIT_OF_CELL, CELL_OF_BIT, COORDINATES};
use crate::search::node::Node;

/// Places of all shapes.
pub const PLACES: usize = 34;

/// Row length of the lookup: a multiple of eight, so that whole registers are added.
const LANES: usize = 40;

/// A shape by one of its places: names of cells in the position notation's order of indices.
struct Shape {
    cells: &'static [u8],
    places: usize,
}

// Indices in the position notation: CP 0; A1 A3 A5 A7 A9 AJ 1-6; B1-B9 BX BJ BQ 7-18; C1-C9 CX CJ CQ 19-30;
// D2 D4 D6 D8 DX DQ 31-36.
const SHAPES: [Shape; 7] = [
    Shape {
        cells: &LONG_LINE,
        places: 6,
    },
    Shape {
        cells: &MIDDLE_LINE,
        places: 6,
    },
    Shape {
        cells: &CORE_LINE,
        places: 3,
    },
    Shape {
        cells: &[31, 20, 21, 7, 8, 9],
        places: 6,
    },
    Shape {
        cells: &[0, 1, 2, 3, 4, 5, 6],
        places: 1,
    },
    Shape {
        cells: &[1, 0, 6, 2, 7, 8, 18],
        places: 6,
    },
    Shape {
        cells: &[8, 1, 2, 7, 9, 20, 21],
        places: 6,
    },
];

/// From the tip D2 to the tip DX.
const LONG_LINE: [u8; 7] = line::<7>(31, -1, 0);
/// From C3 over A1 and AJ.
const MIDDLE_LINE: [u8; 6] = line::<6>(21, -1, 0);
/// From B3 through CP to B9.
const CORE_LINE: [u8; 5] = line::<5>(9, -1, 0);

/// The cells from `from` on in a direction.
const fn line<const N: usize>(from: u8, dq: i8, dr: i8) -> [u8; N] {
    let mut cells = [0; N];
    let step = dq as i32 + 8 * dr as i32;
    let mut bit = BIT_OF_CELL[from as usize] as i32;
    let mut index = 0;
    while index < N {
        cells[index] = CELL_OF_BIT[bit as usize];
        bit += step;
        index += 1;
    }
    cells
}

/// The shapes' table sizes added up.
pub const TABLE: usize = 2187 + 729 + 243 + 729 + 3 * 2187;

/// Everything needed to find a position's indices.
pub struct Patterns {
    /// For each byte of the grid and each value of it, what it adds to each place's index.
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
                let bit = usize::from(BIT_OF_CELL[usize::from(cell)]);
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
    pub(crate) fn indices(&self, node: Node) -> [u16; PLACES] {
        let mut sums = [0u16; LANES];
        let (own, opp) = (node.own.to_le_bytes(), node.opp.to_le_bytes());
        for (byte, row) in self.rows.iter().enumerate() {
            let own = &row[usize::from(own[byte])];
            let opp = &row[usize::from(opp[byte])];
            for lane in 0..LANES {
                sums[lane] += own[lane] + 2 * opp[lane];
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
    cells: Vec<u8>,
    offset: u16,
}

/// All places, shape by shape.
fn places() -> Vec<Place> {
    let mut places = Vec::new();
    let mut offset = 0;
    for shape in &SHAPES {
        let mut seen: Vec<Vec<u8>> = Vec::new();
        for symmetry in 0..12 {
            let cells: Vec<u8> = shape
                .cells
                .iter()
                .map(|&cell| image(cell, symmetry))
                .collect();
            let mut sorted = cells.clone();
            sorted.sort_unstable();
            if !seen.contains(&sorted) {
                seen.push(sorted);
                places.push(Place { cells, offset });
            }
        }
        debug_assert_eq!(seen.len(), shape.places);
        offset += 3u16.pow(shape.cells.len() as u32);
    }
    places
}

/// For every index of the table the smallest index that a symmetry makes equal to it: the two share one weight.
#[must_use]
pub fn shared() -> Vec<u16> {
    let mut representative: Vec<u16> = (0..TABLE as u16).collect();
    let mut offset = 0;
    for shape in &SHAPES {
        let size = 3usize.pow(shape.cells.len() as u32);
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
fn symmetries_of(shape: &Shape) -> Vec<Vec<usize>> {
    (0..12)
        .filter_map(|symmetry| {
            let images = shape.cells.iter().map(|&cell| image(cell, symmetry));
            images
                .map(|image| shape.cells.iter().position(|&cell| cell == image))
                .collect()
        })
        .collect()
}

/// Where a symmetry of the hexagon carries a cell: six turns, then the same after a reflection.
fn image(cell: u8, symmetry: u8) -> u8 {
    let (q, r) = COORDINATES[usize::from(cell)];
    let (mut q, mut r) = if symmetry < 6 { (q, r) } else { (r, q) };
    for _ in 0..symmetry % 6 {
        (q, r) = (-r, q + r);
    }
    CELL_OF_BIT[(i32::from(q) + 8 * i32::from(r) + 30) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shapes_have_their_places() {
        let places = places();
        assert_eq!(places.len(), PLACES);
        assert_eq!(
            SHAPES.iter().map(|shape| shape.places).sum::<usize>(),
            PLACES
        );
        assert!(
            places
                .iter()
                .all(|place| place.cells.iter().all(|&cell| cell < 37))
        );
        let size: usize = SHAPES
            .iter()
            .map(|shape| 3usize.pow(shape.cells.len() as u32))
            .sum();
        assert_eq!(size, TABLE);
    }

    #[test]
    fn sharing_is_settled() {
        let shared = shared();
        for (index, &representative) in shared.iter().enumerate() {
            assert!(usize::from(representative) <= index);
            assert_eq!(shared[usize::from(representative)], representative);
        }
    }
}
