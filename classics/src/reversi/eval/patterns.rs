//! The patterns that the evaluation of 8×8 squares knows, and how a position is turned into their table indices.
//!
//! | shape | squares | places |
//! |---|---|---|
//! | an edge with the two squares diagonal to its corners | 10 | 4 |
//! | a corner of 3×3, a corner of 2×4 | 9, 8 | 4, 8 |
//! | the second, third and fourth line from the edge | 8 | 4 each |
//! | the diagonals | 8, 7, 6, 5, 4 | 2, 4, 4, 4, 4 |
//!
//! A place's index reads its squares as digits to the base three (0 free, 1 the mover's, 2 the other side's). All 46
//! indices are sums over the board's bytes, so they are looked up a byte at a time, all side by side.

use rsg_base::patterns::{self, Lookup, Place};

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

/// The image of a square under a symmetry: the board is mirrored at the falling diagonal, at the middle column, at
/// the middle row, as the three bits of the symmetry say.
fn carried(symmetry: u8, square: u8) -> u8 {
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

/// The symmetries of the board, as [`carried`] numbers them.
const SYMMETRIES: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// Everything needed to find a position's indices.
pub struct Patterns {
    lookup: Lookup<LANES>,
    /// The first index of each place's shape in the table.
    offsets: [u32; PLACES],
}

impl Patterns {
    /// Builds the lookup, a fraction of a millisecond's work.
    #[must_use]
    pub fn new() -> Patterns {
        let places = places();
        Patterns {
            lookup: Lookup::new(&places),
            offsets: std::array::from_fn(|place| places[place].offset),
        }
    }

    /// The table index of every place.
    #[inline]
    #[must_use]
    pub fn indices(&self, own: u64, other: u64) -> [u32; PLACES] {
        let sums = self.lookup.indices(own, other);
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

/// All places, shape by shape.
fn places() -> Vec<Place> {
    patterns::places(&SHAPES.map(<[u8]>::to_vec), &SYMMETRIES, carried)
}

/// For every index of the table the smallest that a symmetry makes equal to it: the two share one weight.
#[must_use]
pub fn shared() -> Vec<u32> {
    patterns::shared(&SHAPES.map(<[u8]>::to_vec), &SYMMETRIES, carried)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_places_as_said_and_every_square_lies_in_some() {
        let places = places();
        assert_eq!(places.len(), PLACES);
        for square in 0..64 {
            assert!(places.iter().any(|place| place.cells.contains(&square)));
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
            let at = |square: u8| (squares >> square & 1) << carried(symmetry, square);
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
