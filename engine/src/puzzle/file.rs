//! Puzzles as bytes: the file that ships.
//!
//! ```text
//! "RSGP" 1        name and version, 5 bytes
//! tries           games of each level that graded a puzzle, 1 byte
//! count, daily    puzzles, and how many of them, the first, belong to days: 2 bytes each
//! seed, games     what they were made from: 8 and 4 bytes
//! records         one for each puzzle
//! checksum        64-bit FNV-1a of everything before it
//! ```
//!
//! Numbers begin with their lowest byte. A record is
//!
//! ```text
//! 8 bytes         60 bits: the cells in the order of the notation as digits to the base 3, the first the lowest
//!                 (empty, black, white), and above them the side to move; 4 bits: how many placements the solution has
//! 1 byte          captures, black's in the lower half
//! 1 byte          themes
//! 1 byte          the margin after the solution
//! 6 bytes         finds of the six levels, 6 bits each, and the rating, 12 bits
//! 1 byte each     the placements: the cell's number, and above its 6 bits the call (none, black, white)
//! ```

use super::rating::{HIGHEST, SOLVERS};
use super::{Puzzle, Puzzles, Themes};
use crate::error::FileFault;
use crate::packed::{
    POSITION_BITS, between_head_and_checksum, board_and_side, digit, read_board_and_side, take,
    too_short,
};
use crate::{ByColor, Cell, Color, Error, Move, Position, fnv1a};

/// The head of the file: its name and version.
const HEAD: [u8; 5] = *b"RSGP\x01";

/// Bits of a number of finds.
const FIND_BITS: u32 = 6;

/// The most captures of one player and placements of a solution that a record can hold.
const MOST_IN_HALF_A_BYTE: usize = 15;

impl Puzzle {
    /// True if a record has room for it.
    #[must_use]
    pub fn fits_a_record(&self) -> bool {
        let captures = self.position.captures();
        let most = captures.black.max(captures.white);
        usize::from(most) <= MOST_IN_HALF_A_BYTE
            && (1..=MOST_IN_HALF_A_BYTE).contains(&self.line.len())
            && self.found.iter().all(|found| *found < 1 << FIND_BITS)
            && self.rating <= HIGHEST
    }

    /// Adds its record, which must be able to hold it.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        debug_assert!(self.fits_a_record());
        let position = &self.position;
        let head = board_and_side(position) | (self.line.len() as u64) << POSITION_BITS;
        bytes.extend(head.to_le_bytes());
        let captures = position.captures();
        bytes.push(captures.black | captures.white << 4);
        bytes.push(self.themes.code());
        bytes.push(self.margin);
        let finds = self.found.iter().rev();
        let finds = finds.fold(0, |all, found| all << FIND_BITS | u64::from(*found));
        let grading = finds | u64::from(self.rating) << (FIND_BITS * SOLVERS.len() as u32);
        bytes.extend(&grading.to_le_bytes()[..6]);
        bytes.extend(self.line.iter().copied().map(code));
    }

    /// Takes a record off the front of some bytes.
    ///
    /// # Errors
    ///
    /// Says why they do not begin with one.
    pub fn read(bytes: &mut &[u8]) -> Result<Puzzle, Error> {
        let head = u64::from_le_bytes(take(bytes)?);
        let [captures, themes, margin] = take(bytes)?;
        let [a, b, c, d, e, f] = take(bytes)?;
        let mut grading = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let mut found = [0; SOLVERS.len()];
        for found in &mut found {
            *found = (grading & ((1 << FIND_BITS) - 1)) as u8;
            grading >>= FIND_BITS;
        }
        let (board, to_move) = read_board_and_side(head)?;
        let captures = ByColor {
            black: captures & 15,
            white: captures >> 4,
        };
        let position = Position::new(board, to_move, captures)?;
        let count = (head >> POSITION_BITS) as usize;
        let (line, rest) = bytes.split_at_checked(count).ok_or_else(too_short)?;
        *bytes = rest;
        if count == 0 {
            return Err(FileFault::Solution.into());
        }
        Ok(Puzzle {
            position,
            line: line.iter().copied().map(decode).collect::<Result<_, _>>()?,
            margin,
            themes: Themes::from_code(themes),
            found,
            rating: grading as u16,
        })
    }
}

impl Puzzles {
    /// The bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::from(HEAD);
        bytes.push(self.tries);
        bytes.extend((self.all.len() as u16).to_le_bytes());
        bytes.extend((self.daily as u16).to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        for puzzle in &self.all {
            puzzle.write(&mut bytes);
        }
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }

    /// The puzzles of a file. That they can be played and are proved is checked by tests, not here.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Puzzles, Error> {
        let mut rest = between_head_and_checksum(bytes, HEAD)?;
        let [tries] = take(&mut rest)?;
        let count = usize::from(u16::from_le_bytes(take(&mut rest)?));
        let daily = usize::from(u16::from_le_bytes(take(&mut rest)?));
        let seed = u64::from_le_bytes(take(&mut rest)?);
        let games = u32::from_le_bytes(take(&mut rest)?);
        let mut all = Vec::with_capacity(count);
        for number in 1..=count {
            let at = |fault| FileFault::Puzzle {
                number,
                fault: Box::new(fault),
            };
            all.push(Puzzle::read(&mut rest).map_err(at)?);
        }
        if !rest.is_empty() {
            return Err(FileFault::Rest.into());
        }
        if count < daily || daily == 0 {
            return Err(FileFault::Days.into());
        }
        Ok(Puzzles {
            all,
            daily,
            tries,
            seed,
            games,
        })
    }
}

/// The byte of a placement.
fn code(mv: Move) -> u8 {
    mv.cell as u8 | (digit(mv.call) as u8) << 6
}

/// The placement of a byte that [`code`] gave.
fn decode(code: u8) -> Result<Move, Error> {
    let cell = Cell::ALL
        .get(usize::from(code & 63))
        .copied()
        .ok_or(FileFault::Cell)?;
    let call = match code >> 6 {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return Err(FileFault::Call.into()),
    };
    Ok(Move { cell, call })
}
