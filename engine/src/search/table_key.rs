//! The key of a position: the place of its entry in the table.
//!
//! **Two positions never share a key.** A board of 37 cells with three states each takes 59 bits. The key's word holds
//! the other player's stones where they are, 26 of the mover's stones on bits that belong to no cell, and whether the
//! last placement was a ko exception; the other 11 of the mover's stones choose the bucket together with the key
//! (`home`).

use crate::sides::Sides;

use crate::{Cells, Symmetry};

/// The depth of a result that no deeper search can change.
pub(super) const EXACT: u8 = 255;

/// The number of vacant cells from which on a proof takes all symmetric images of a position for one. Early in the
/// game, transpositions between images save a proof most of its work; near the end they save nothing.
const IMAGES_FROM: usize = 16;

/// The most vacant cells with which a proof has its entry in the small buckets.
pub(super) const LATE_TO: usize = 6;

/// The fewest buckets: fewer would not tell the 2^11 positions of one key apart.
pub(super) const FEWEST_BUCKETS: usize = 1 << 11;

/// The buckets of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Results of searches to a depth.
    Estimate,
    /// Proofs.
    Proof,
    /// Proofs that stand for all symmetric images of their position.
    Image,
    /// Proofs of the last cells.
    Late,
}

/// The place of a position's entry in the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableKey {
    /// Tells the position from all others of the same bucket.
    pub(super) word: u64,
    /// The bucket, once the bits that the table has too few buckets for are left out.
    pub(super) home: u64,
    /// The symmetry that leads from the position to the one the entry is about.
    pub(super) symmetry: Symmetry,
    pub(super) kind: Kind,
}

impl TableKey {
    /// The key of a position, for a search to `depth`; `bound` says that the last placement was a ko exception.
    #[inline(always)]
    pub fn of(sides: Sides, bound: bool, depth: u8) -> TableKey {
        if depth != EXACT {
            return TableKey::at(sides, bound, Symmetry::IDENTITY, Kind::Estimate);
        }
        match sides.vacant().len() {
            ..=LATE_TO => TableKey::late(sides, bound),
            IMAGES_FROM.. => {
                let (image, symmetry) = Symmetry::first_image(sides);
                TableKey::at(image, bound, symmetry, Kind::Image)
            }
            _ => TableKey::at(sides, bound, Symmetry::IDENTITY, Kind::Proof),
        }
    }

    /// [`TableKey::of`] in a proof, with at most [`LATE_TO`] vacant cells.
    #[inline(always)]
    pub fn late(sides: Sides, bound: bool) -> TableKey {
        TableKey::at(sides, bound, Symmetry::IDENTITY, Kind::Late)
    }

    #[inline(always)]
    fn at(image: Sides, bound: bool, symmetry: Symmetry, kind: Kind) -> TableKey {
        let word = key_word(image, bound);
        TableKey {
            word,
            home: home(word, image),
            symmetry,
            kind,
        }
    }
}

/// Bits of a word that belong to no cell.
const FREE: u64 = !Cells::BOARD.bits();

/// The two rotations that bring the mover's stones to lie on free bits, and the free bits that they fill then.
const TURNS: [u32; 2] = [45, 19];
const FILLED: [u64; 2] = {
    let first = Cells::BOARD.bits().rotate_left(TURNS[0]) & FREE;
    let left = Cells::BOARD.bits() & !first.rotate_right(TURNS[0]);
    [first, left.rotate_left(TURNS[1]) & FREE & !first]
};

/// The cells whose mover's stones are not in the key.
const LEFT_OUT: u64 =
    Cells::BOARD.bits() & !FILLED[0].rotate_right(TURNS[0]) & !FILLED[1].rotate_right(TURNS[1]);

/// The free bit that says that the last placement was a ko exception.
const BOUND: u64 = FREE & !FILLED[0] & !FILLED[1];

/// The word that tells a position from others of its bucket. It is never 0, because a position that is searched has
/// stones of both players.
#[inline(always)]
fn key_word(sides: Sides, bound: bool) -> u64 {
    let mover = sides.mover().bits();
    sides.other().bits()
        | mover.rotate_left(TURNS[0]) & FILLED[0]
        | mover.rotate_left(TURNS[1]) & FILLED[1]
        | if bound { BOUND } else { 0 }
}

/// The bucket of a position. The lowest 11 bits tell the positions of one key apart.
#[inline(always)]
fn home(key: u64, sides: Sides) -> u64 {
    let mut mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^= mixed >> 32;
    mixed ^ folded(sides.mover().bits() & LEFT_OUT)
}

/// The stones left out of the key on 11 bits, different for different stones.
#[inline(always)]
const fn folded(stones: u64) -> u64 {
    (stones ^ stones.rotate_left(26) ^ stones.rotate_left(52)) & (FEWEST_BUCKETS as u64 - 1)
}

/// The position on which an entry depends, or none: the key of the position and the stones that the key leaves out, so
/// that no two positions are taken for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Needed {
    pub(super) key: u64,
    /// Eleven bits.
    pub(super) rest: u64,
}

impl Needed {
    /// None.
    pub const NOTHING: Needed = Needed { key: 0, rest: 0 };

    /// This one, seen by the player to move where the entry is used.
    #[inline(always)]
    pub fn position(sides: Sides) -> Needed {
        Needed {
            key: key_word(sides, false),
            rest: folded(sides.mover().bits() & LEFT_OUT),
        }
    }

    /// True if it is none.
    #[inline(always)]
    pub fn is_none(self) -> bool {
        self.key == 0
    }

    /// True if it is this one.
    #[inline(always)]
    pub fn is(self, sides: Sides) -> bool {
        self == Needed::position(sides)
    }
}

impl Needed {
    /// The bits of [`Needed::rest`].
    pub(super) const REST: u64 = FEWEST_BUCKETS as u64 - 1;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SplitMix64;
    use std::collections::HashMap;

    fn random_sides(chance: &mut SplitMix64) -> Sides {
        let mut mover = Cells::EMPTY;
        let mut other = Cells::EMPTY;
        for cell in crate::Cell::ALL {
            match chance.below(3) {
                0 => mover = mover.with(cell),
                1 => other = other.with(cell),
                _ => {}
            }
        }
        Sides::new(mover, other)
    }

    #[test]
    fn key_and_bucket_tell_all_positions_apart() {
        let left_out = Cells::from_board_bits(LEFT_OUT);
        assert_eq!((left_out.len(), BOUND.count_ones()), (11, 1));
        // The stones left out are told apart by 11 bits of the bucket...
        let mut seen = HashMap::new();
        for number in 0u64..1 << 11 {
            let mut stones = 0;
            for (index, bit) in left_out.bit_numbers().enumerate() {
                stones |= (number >> index & 1) << bit;
            }
            assert_eq!(seen.insert(folded(stones), stones), None);
        }
        // ...and everything else can be read from the key.
        let mut chance = SplitMix64::new(1);
        for number in 0..10_000 {
            let (sides, bound) = (random_sides(&mut chance), number % 2 == 0);
            let key = key_word(sides, bound);
            assert_eq!(key & Cells::BOARD.bits(), sides.other().bits());
            assert_eq!(key & BOUND != 0, bound);
            let mover =
                (key & FILLED[0]).rotate_right(TURNS[0]) | (key & FILLED[1]).rotate_right(TURNS[1]);
            let plain = home(key, Sides::new(Cells::EMPTY, sides.other()));
            let rest = seen[&((home(key, sides) ^ plain) & (FEWEST_BUCKETS as u64 - 1))];
            assert_eq!(mover | rest, sides.mover().bits());
            let needed = Needed::position(sides);
            assert_eq!(seen[&needed.rest], rest);
            assert_eq!((needed.key, needed.is(sides)), (key & !BOUND, true));
            assert!(!needed.is(sides.passed()) && !needed.is_none());
        }
    }
}
