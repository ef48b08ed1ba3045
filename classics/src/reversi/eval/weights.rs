//! The file of the weights.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `RSG3` |
//! | 8 | checksum: 64-bit FNV-1a of all that follows |
//! | 2 each | the plain evaluations: boards as in [`BoardSize::ALL`], each *most* and *fewest*, by phase; signed |
//! | 1 | the number of stages of the patterns |
//! | 3 each | for 0, 1, … 60 discs more than the start's the two stages that are mixed, and the share of the second |
//! | 2 each | stage by stage the weights of the counts |
//! | 1 each | stage by stage the patterns: of all indices that share a weight the first one's, signed |
//!
//! A file from before a board was added has no plain evaluations of it; they are read as zeros. A new board is the last
//! one of [`BoardSize::ALL`] therefore.
//!
//! Numbers are little endian. Weights of patterns and counts are in the unit of the values, those of plain evaluations
//! finer.

use super::super::board_size::BoardSize;
use super::super::game::Aim;
use super::counts::COUNTS;
use super::patterns::{TABLE, shared};
use super::plain::WEIGHTS as PLAIN_WEIGHTS;
use super::stages::{MIXES, Mix, PatternWeights};
use crate::Error;
use rsg_base::{fnv1a, unpacked, weights_from_bytes, weights_to_bytes};

const MAGIC: [u8; 4] = *b"RSG3";
const HEADER: usize = 12;

const AIMS: [Aim; 2] = [Aim::Most, Aim::Fewest];

/// The number of plain evaluations: every board has one for each aim.
const PLAIN: usize = BoardSize::ALL.len() * AIMS.len();

/// The file that ships, packed.
static SHIPPED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reversi"));

/// The learned weights.
#[derive(Clone)]
pub struct Weights {
    plain: Vec<i16>,
    /// The weights of 8×8 squares and the aim *most*.
    pub patterns: Option<PatternWeights>,
}

impl Weights {
    /// Weights that judge every position the same, and no patterns.
    #[must_use]
    pub fn none() -> Weights {
        Weights {
            plain: vec![0; PLAIN * PLAIN_WEIGHTS],
            patterns: None,
        }
    }

    /// The weights that ship.
    ///
    /// # Errors
    ///
    /// When the file that was built in is damaged.
    pub fn shipped() -> Result<Weights, Error> {
        Weights::from_bytes(&unpacked(SHIPPED))
    }

    fn place(size: BoardSize, aim: Aim) -> usize {
        (size as usize * AIMS.len() + aim as usize) * PLAIN_WEIGHTS
    }

    /// The plain weights of a board and an aim.
    #[must_use]
    pub fn plain(&self, size: BoardSize, aim: Aim) -> &[i16] {
        let at = Weights::place(size, aim);
        &self.plain[at..at + PLAIN_WEIGHTS]
    }

    /// Sets them.
    pub fn set_plain(&mut self, size: BoardSize, aim: Aim, weights: [i16; PLAIN_WEIGHTS]) {
        let at = Weights::place(size, aim);
        self.plain[at..at + PLAIN_WEIGHTS].copy_from_slice(&weights);
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it is damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, Error> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(Error::Weights)?;
        if header[..4] != MAGIC || header[4..] != fnv1a(body).to_le_bytes() {
            return Err(Error::Weights);
        }
        let boards = (1..=BoardSize::ALL.len()).rev();
        let mut read = boards.filter_map(|boards| Weights::with_boards(boards, body));
        read.next().ok_or(Error::Weights)
    }

    /// Reads a file with the plain evaluations of the first boards alone. None if it has those of more or fewer: what
    /// follows them is no patterns then, or not to the last byte.
    fn with_boards(boards: usize, body: &[u8]) -> Option<Weights> {
        let written = boards * AIMS.len() * PLAIN_WEIGHTS;
        let (plain, patterns) = body.split_at_checked(2 * written)?;
        let mut plain = weights_from_bytes(plain);
        plain.resize(PLAIN * PLAIN_WEIGHTS, 0);
        Some(Weights {
            plain,
            patterns: Some(patterns_from_bytes(patterns)?),
        })
    }

    /// Writes a file. Patterns that have not been learned are worth nothing in it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = weights_to_bytes(&self.plain);
        match &self.patterns {
            Some(patterns) => body.extend(patterns_to_bytes(patterns)),
            None => body.extend(patterns_to_bytes(&PatternWeights::none())),
        }
        let mut bytes = MAGIC.to_vec();
        bytes.extend(fnv1a(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

fn patterns_from_bytes(bytes: &[u8]) -> Option<PatternWeights> {
    let (stages, rest) = bytes.split_first()?;
    let stages = usize::from(*stages);
    let (mixes, rest) = rest.split_at_checked(3 * MIXES)?;
    let (counts, rest) = rest.split_at_checked(2 * stages * COUNTS)?;
    let mixes = mixes
        .as_chunks()
        .0
        .iter()
        .map(|[first, second, share]| Mix {
            first: *first,
            second: *second,
            share: *share,
        });
    let shared = shared();
    let mut stored = rest.iter();
    let mut tables = Vec::with_capacity(stages * TABLE);
    for begin in (0..stages).map(|stage| stage * TABLE) {
        for (index, first) in shared.iter().enumerate() {
            let first = *first as usize;
            tables.push(if first == index {
                stored.next()?.cast_signed()
            } else {
                tables[begin + first]
            });
        }
    }
    if stored.next().is_some() {
        return None;
    }
    let mixes: Vec<Mix> = mixes.collect();
    PatternWeights::new(&mixes, &tables, &weights_from_bytes(counts))
}

fn patterns_to_bytes(patterns: &PatternWeights) -> Vec<u8> {
    let stages = patterns.stages();
    let mut bytes = vec![stages];
    for Mix {
        first,
        second,
        share,
    } in patterns.mixes()
    {
        bytes.extend([first, second, share]);
    }
    let counts: Vec<i16> = (0..stages).flat_map(|at| patterns.counts_of(at)).collect();
    bytes.extend(weights_to_bytes(&counts));
    let shared = shared();
    for stage in 0..stages {
        let table = patterns.table_of(stage);
        let firsts = (0..TABLE).filter(|index| shared[*index] as usize == *index);
        bytes.extend(firsts.map(|index| table[index].cast_unsigned()));
    }
    bytes
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_ships_is_small_and_written_as_it_was_read() {
        let (weights, shipped) = (Weights::shipped().unwrap(), unpacked(SHIPPED));
        assert!(weights.to_bytes() == shipped);
        assert!(shipped.len() <= 400_000, "{}", shipped.len());
        for (size, aim) in BoardSize::ALL
            .iter()
            .flat_map(|size| AIMS.map(|aim| (*size, aim)))
        {
            assert!(weights.plain(size, aim).iter().any(|weight| *weight != 0));
        }
    }

    #[test]
    fn weights_that_were_never_learned_are_written_as_nothing() {
        let bytes = Weights::none().to_bytes();
        let read = Weights::from_bytes(&bytes).unwrap();
        assert!(read.patterns.is_some() && read.to_bytes() == bytes);
    }

    /// Whoever adds a board begins with the weights of the others, and learns its own alone.
    #[test]
    fn a_file_from_before_a_board_was_added_is_read() {
        let shipped = unpacked(SHIPPED);
        let of_a_board = 2 * AIMS.len() * PLAIN_WEIGHTS;
        let end = HEADER + 2 * PLAIN * PLAIN_WEIGHTS;
        let mut older = shipped.clone();
        older.drain(end - of_a_board..end);
        let checksum = fnv1a(&older[HEADER..]).to_le_bytes();
        older[4..HEADER].copy_from_slice(&checksum);
        let mut read = Weights::from_bytes(&older).unwrap();
        let weights = Weights::from_bytes(&shipped).unwrap();
        let last = BoardSize::ALL[BoardSize::ALL.len() - 1];
        for aim in AIMS {
            assert_eq!(read.plain(last, aim), [0; PLAIN_WEIGHTS]);
            let learned = weights.plain(last, aim).try_into().unwrap();
            read.set_plain(last, aim, learned);
        }
        assert!(read.to_bytes() == shipped);
    }

    #[test]
    fn damage_is_noticed() {
        let fault = |change: fn(&mut Vec<u8>)| {
            let mut bytes = unpacked(SHIPPED);
            change(&mut bytes);
            Weights::from_bytes(&bytes).map(|_| ()).unwrap_err()
        };
        assert_eq!(fault(Vec::clear), Error::Weights);
        assert_eq!(fault(|bytes| bytes[0] = b'X'), Error::Weights);
        assert_eq!(fault(|bytes| bytes[5000] ^= 1), Error::Weights);
        assert_eq!(fault(|bytes| bytes.truncate(5000)), Error::Weights);
        assert_eq!(fault(|bytes| bytes.push(0)), Error::Weights);
    }

    /// A file whose checksum is right can still say what makes no sense.
    #[test]
    fn forged_stages_are_refused() {
        let stages = HEADER + 2 * PLAIN * PLAIN_WEIGHTS;
        for (at, value) in [(stages, 0), (stages + 1, 9), (stages + 3, 200)] {
            let mut bytes = unpacked(SHIPPED);
            bytes[at] = value;
            let checksum = fnv1a(&bytes[HEADER..]).to_le_bytes();
            bytes[4..HEADER].copy_from_slice(&checksum);
            assert!(Weights::from_bytes(&bytes).is_err(), "{value} at {at}");
        }
    }
}
