//! The patterns that the evaluation of 8×8 squares knows, and how a position is turned into their table indices.
//!
//! | shape | squares | places |
//! |---|---|---|
//! | an edge with the two squares diagonal to its corners | 10 | 4 |
//! | a corner of 3×3, a corner of 2×4 | 9, 8 | 4, 8 |
//! | the second, third and fourth line from the edge | 8 | 4 each |
//! | the diagonals | 8, 7, 6, 5, 4 | 2, 4, 4, 4, 4 |
//!
//! A place's index reads its squares as digits to the base three (0 free, 1 the mover's, 2 the other side's). All 46 indices
//! are sums over the board's bytes, so they are looked up a byte at a time, all side by side.

/// Places of all shapes.
pub const PLACES: usize = 46;

/// Row length of the lookup: a multiple of eight, so that whole registers are added.
const LANES: usize = 48;

/// The shapes, each by one of its places. The order of the squares is that of the digits.
const SHAPES: [&[u8]; 11] = [
    &[0, 1, 2, 3, 4, 5, 6, 7, 9, 14],
    &[0, 1, 2, 8, 9, 10, 16, 17, 18],
    &[0, 1, 2, 3, 8, 9, 10, 11],
    &[8, 9, 10, 11, 12, 13, 14, 15],
    &[16, 17, 18, 19, 20, 21, 22, 23],
    &[24, 25, 26, 27, 28, 29, 30, 31],
    &[0, 9, 18, 27, 36, 45, 54, 63],
    &[1, 10, 19, 28, 37, 46, 55],
    &[2, 11, 20, 29, 38, 47],
    &[3, 12, 21, 30, 39],
    &[4, 13, 22, 31],
];

/// The shapes' table sizes added up.
pub const TABLE: usize = 59049 + 19683 + 4 * 6561 + 6561 + 2187 + 729 + 243 + 81;

/// Where a symmetry of the board carries a square: the board is mirrored at the falling diagonal, at the middle column, at
/// the middle row, as the three bits of the symmetry say.
fn carried(square: u8, symmetry: u8) -> u8 {
    let (mut row, mut column) = (square / 8, square % 8);
    if symmetry & 1 != 0 {
        (row, column) = (column, row);
    }
    if symmetry & 2 != 0 {
        column = 7 - column;
    }
    if symmetry & 4 != 0 {
        row = 7 - row;
    }
    row * 8 + column
}

/// Everything needed to find a position's indices.
pub struct Patterns {
    /// For each byte of the board and each value of it, what it adds to each place's index.
    rows: Box<[[[u16; LANES]; 256]; 8]>,
    /// Where each place's shape starts in the table.
    offsets: [u32; PLACES],
}

impl Patterns {
    /// Builds the lookup, a fraction of a millisecond's work.
    #[must_use]
    pub fn new() -> Patterns {
        let mut rows = vec![[[0_u16; LANES]; 256]; 8];
        let mut offsets = [0; PLACES];
        for (number, (squares, offset)) in places().iter().enumerate() {
            offsets[number] = *offset;
            let mut digit = 1;
            for square in squares {
                let (byte, bit) = (usize::from(square / 8), square % 8);
                for value in (0..256).filter(|value| value >> bit & 1 == 1) {
                    rows[byte][value][number] += digit;
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
    #[must_use]
    pub fn indices(&self, own: u64, other: u64) -> [u32; PLACES] {
        let mut sums = [0_u16; LANES];
        let [own, other] = [own, other].map(u64::to_le_bytes);
        for (byte, row) in self.rows.iter().enumerate() {
            let own = &row[usize::from(own[byte])];
            let other = &row[usize::from(other[byte])];
            for lane in 0..LANES {
                sums[lane] += own[lane] + 2 * other[lane];
            }
        }
        let mut indices = self.offsets;
        for (index, sum) in indices.iter_mut().zip(sums) {
            *index += u32::from(sum);
        }
        indices
    }
}

impl Default for Patterns {
    fn default() -> Patterns {
        Patterns::new()
    }
}

/// All places, shape by shape: their squares in the shape's order, and where the shape's table starts.
fn places() -> Vec<(Vec<u8>, u32)> {
    let mut places = Vec::new();
    let mut offset = 0;
    for shape in SHAPES {
        let mut seen: Vec<u64> = Vec::new();
        for symmetry in 0..8 {
            let squares: Vec<u8> = shape.iter().map(|at| carried(*at, symmetry)).collect();
            let set = squares.iter().fold(0, |set, square| set | 1_u64 << square);
            if !seen.contains(&set) {
                seen.push(set);
                places.push((squares, offset));
            }
        }
        offset += 3_u32.pow(shape.len() as u32);
    }
    places
}

/// For every index of the table the smallest that a symmetry makes equal to it: the two share one weight.
#[must_use]
pub fn shared() -> Vec<u32> {
    let mut representative: Vec<u32> = (0..TABLE as u32).collect();
    let mut offset = 0;
    for shape in SHAPES {
        let size = 3_usize.pow(shape.len() as u32);
        if let Some(order) = own_symmetry(shape) {
            for index in 0..size {
                let (mut image, mut rest) = (0, index);
                for to in &order {
                    image += rest % 3 * 3_usize.pow(*to as u32);
                    rest /= 3;
                }
                representative[offset + index] = (offset + index.min(image)) as u32;
            }
        }
        offset += size;
    }
    representative
}

/// Where the symmetry that carries a shape onto itself puts each of its squares, if there is one.
fn own_symmetry(shape: &[u8]) -> Option<Vec<usize>> {
    (1..8).find_map(|symmetry| {
        let to = |square: &u8| {
            shape
                .iter()
                .position(|at| *at == carried(*square, symmetry))
        };
        let order: Option<Vec<usize>> = shape.iter().map(to).collect();
        // On the long diagonal one of them moves nothing.
        order.filter(|order| order.iter().enumerate().any(|(from, to)| from != *to))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_places_as_said_and_every_square_lies_in_some() {
        let places = places();
        assert_eq!(places.len(), PLACES);
        for square in 0..64 {
            assert!(places.iter().any(|(squares, _)| squares.contains(&square)));
        }
        let sizes: usize = SHAPES
            .iter()
            .map(|shape| 3_usize.pow(shape.len() as u32))
            .sum();
        assert_eq!(sizes, TABLE);
    }

    /// The shared indices of a position and of its images are the same, in another order.
    #[test]
    fn images_of_a_position_have_the_same_weights() {
        let (patterns, shared) = (Patterns::new(), shared());
        let image = |squares: u64, symmetry| {
            let at = |square: u8| (squares >> square & 1) << carried(square, symmetry);
            (0..64).map(at).sum::<u64>()
        };
        let weights = |own, other| {
            let mut weights = patterns
                .indices(own, other)
                .map(|index| shared[index as usize]);
            weights.sort_unstable();
            weights
        };
        let mut chance = crate::SplitMix64::of_pair(1, 2);
        for _ in 0..50 {
            let (own, mask) = (chance.next(), chance.next());
            let (own, other) = (own & mask, !own & mask);
            for symmetry in 0..8 {
                let images = (image(own, symmetry), image(other, symmetry));
                assert_eq!(weights(own, other), weights(images.0, images.1));
            }
        }
    }
}
