//! The file of the weights.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `RSGR` |
//! | 8 | checksum: 64-bit FNV-1a of all that follows |
//! | 2 each | the plain evaluations, in the order of [`BOARDS`], phase by phase: signed, little endian |
//! | 2 each | phase by phase 32 weights for the mover's number of placements, 32 for the other side's |
//! | 1 each | phase by phase the patterns: of all indices that share a weight the first one's, signed |
//!
//! Weights of patterns and placements are in the unit of the values, those of plain evaluations finer.

use super::{Aim, MOBILITY, PHASES, PLACES, PLAIN_WEIGHTS, TABLE, shared};
use rsg_base::{fnv1a, weights_from_bytes, weights_to_bytes};
use std::fmt;

const MAGIC: [u8; 4] = *b"RSGR";
const HEADER: usize = 12;

/// The boards and aims with a plain evaluation.
const BOARDS: [(u8, Aim); 6] = [
    (6, Aim::Most),
    (6, Aim::Fewest),
    (8, Aim::Most),
    (8, Aim::Fewest),
    (10, Aim::Most),
    (10, Aim::Fewest),
];

/// The file that ships.
static SHIPPED: &[u8] = include_bytes!("../../../../assets/eval/reversi.bin");

/// The learned weights.
#[derive(Clone)]
pub struct Weights {
    plain: Vec<i16>,
    /// Those of 8×8 squares and the aim *most*.
    pub patterns: Option<PatternWeights>,
}

/// The weights of the patterns.
#[derive(Clone)]
pub struct PatternWeights {
    tables: Vec<i8>,
    placements: Vec<i16>,
}

impl PatternWeights {
    /// Weights by phase from their values: of every index of the table, and of the mover's and the other side's placements.
    /// None if there are not as many as needed.
    #[must_use]
    pub fn new(tables: Vec<i8>, placements: Vec<i16>) -> Option<PatternWeights> {
        let fit = tables.len() == PHASES * TABLE && placements.len() == PHASES * 2 * MOBILITY;
        fit.then_some(PatternWeights { tables, placements })
    }

    /// The value of the patterns of a position.
    #[inline]
    pub(super) fn sum(&self, phase: usize, indices: [u32; PLACES]) -> i32 {
        let table = &self.tables[phase * TABLE..(phase + 1) * TABLE];
        let mut sum = 0;
        for index in indices {
            sum += i32::from(table[index as usize]);
        }
        sum
    }

    /// The value of so many placements of either side.
    #[inline]
    pub(super) fn of_mobility(&self, phase: usize, own: u32, other: u32) -> i32 {
        let at = phase * 2 * MOBILITY;
        i32::from(self.placements[at + super::mobility(own)])
            + i32::from(self.placements[at + MOBILITY + super::mobility(other)])
    }
}

/// Bytes that are no file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a file of weights for Reversi, or a damaged one")
    }
}

impl std::error::Error for Damaged {}

impl Weights {
    /// Weights that judge every position the same, and no patterns.
    #[must_use]
    pub fn none() -> Weights {
        Weights {
            plain: vec![0; BOARDS.len() * PLAIN_WEIGHTS],
            patterns: None,
        }
    }

    /// The weights that ship.
    ///
    /// # Errors
    ///
    /// When the file that was built in is damaged.
    pub fn shipped() -> Result<Weights, Damaged> {
        Weights::from_bytes(SHIPPED)
    }

    fn place(size: u8, aim: Aim) -> usize {
        let at = BOARDS.iter().position(|board| *board == (size, aim));
        at.expect("every board and aim has a plain evaluation") * PLAIN_WEIGHTS
    }

    /// The plain weights of a board and an aim.
    #[must_use]
    pub fn plain(&self, size: u8, aim: Aim) -> &[i16] {
        let at = Weights::place(size, aim);
        &self.plain[at..at + PLAIN_WEIGHTS]
    }

    /// Sets them.
    pub fn set_plain(&mut self, size: u8, aim: Aim, weights: [i16; PLAIN_WEIGHTS]) {
        let at = Weights::place(size, aim);
        self.plain[at..at + PLAIN_WEIGHTS].copy_from_slice(&weights);
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it is damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, Damaged> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(Damaged)?;
        if header[..4] != MAGIC || header[4..] != fnv1a(body).to_le_bytes() {
            return Err(Damaged);
        }
        let (plain, rest) = body
            .split_at_checked(2 * BOARDS.len() * PLAIN_WEIGHTS)
            .ok_or(Damaged)?;
        let (placements, rest) = rest
            .split_at_checked(2 * PHASES * 2 * MOBILITY)
            .ok_or(Damaged)?;
        let shared = shared();
        let mut stored = rest.iter();
        let mut tables = Vec::with_capacity(PHASES * TABLE);
        for begin in (0..PHASES).map(|phase| phase * TABLE) {
            for (index, first) in shared.iter().enumerate() {
                let first = *first as usize;
                tables.push(if first == index {
                    stored.next().ok_or(Damaged)?.cast_signed()
                } else {
                    tables[begin + first]
                });
            }
        }
        let patterns = PatternWeights::new(tables, weights_from_bytes(placements));
        if stored.next().is_some() {
            return Err(Damaged);
        }
        Ok(Weights {
            plain: weights_from_bytes(plain),
            patterns,
        })
    }

    /// Writes a file. Patterns that have not been learned are worth nothing in it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let nothing = || PatternWeights {
            tables: vec![0; PHASES * TABLE],
            placements: vec![0; PHASES * 2 * MOBILITY],
        };
        let patterns = self.patterns.clone().unwrap_or_else(nothing);
        let mut body = weights_to_bytes(self.plain.iter().chain(&patterns.placements));
        let shared = shared();
        for table in patterns.tables.chunks_exact(TABLE) {
            let firsts = (0..TABLE).filter(|index| shared[*index] as usize == *index);
            body.extend(firsts.map(|index| table[index].cast_unsigned()));
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend(fnv1a(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_ships_is_small_and_written_as_it_was_read() {
        let weights = Weights::shipped().unwrap();
        assert!(weights.to_bytes() == SHIPPED);
        assert!(SHIPPED.len() <= 400_000, "{}", SHIPPED.len());
        for (size, aim) in BOARDS {
            assert!(weights.plain(size, aim).iter().any(|weight| *weight != 0));
        }
    }

    #[test]
    fn damage_is_noticed() {
        let fault = |change: fn(&mut Vec<u8>)| {
            let mut bytes = SHIPPED.to_vec();
            change(&mut bytes);
            Weights::from_bytes(&bytes).map(|_| ()).unwrap_err()
        };
        assert_eq!(fault(Vec::clear), Damaged);
        assert_eq!(fault(|bytes| bytes[0] = b'X'), Damaged);
        assert_eq!(fault(|bytes| bytes[5000] ^= 1), Damaged);
        assert_eq!(fault(|bytes| bytes.truncate(5000)), Damaged);
        assert_eq!(fault(|bytes| bytes.push(0)), Damaged);
    }
}
