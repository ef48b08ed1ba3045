//! The positions of days as bytes: the file that ships.
//!
//! ```text
//! "RSGD" 1        name and version, 5 bytes
//! levels          the number of the way in which the levels play, 2 bytes
//! tries           games of Lv.2 from each position, 1 byte
//! count           positions, 2 bytes
//! seed, games     what they were made from: 8 and 4 bytes
//! records         one for each position
//! checksum        64-bit FNV-1a of everything before it
//! ```
//!
//! Numbers begin with their lowest byte. A record has 10 bytes:
//!
//! ```text
//! 8 bytes         60 bits: the cells in the order of the notation as digits to the base 3, the first the lowest
//!                 (empty, black, white), and above them the side to move; 4 bits: the par
//! 1 byte          captures, black's in the lower half
//! 1 byte          games of Lv.2 that were won
//! ```

use super::{DayGame, DayGames};
use crate::error::FileFault;
use crate::packed::{
    POSITION_BITS, between_head_and_checksum, board_and_side, read_board_and_side, take,
};
use crate::{ByColor, Error, Position, fnv1a};

/// The head of the file: its name and version.
const HEAD: [u8; 5] = *b"RSGD\x01";

/// The most captures of one player and points of a par that a record can hold.
const MOST_IN_HALF_A_BYTE: u8 = 15;

/// The length of a record.
pub const RECORD: usize = 10;

impl DayGame {
    /// True if a record has room for the position.
    #[must_use]
    pub fn fits_a_record(position: &Position) -> bool {
        let captures = position.captures();
        captures.black.max(captures.white) <= MOST_IN_HALF_A_BYTE
    }

    /// Its record, which must be able to hold it.
    #[must_use]
    pub fn to_record(&self) -> [u8; RECORD] {
        debug_assert!(DayGame::fits_a_record(&self.position) && self.par <= MOST_IN_HALF_A_BYTE);
        let head = board_and_side(&self.position) | u64::from(self.par) << POSITION_BITS;
        let captures = self.position.captures();
        let [a, b, c, d, e, f, g, h] = head.to_le_bytes();
        let captured = captures.black | captures.white << 4;
        [a, b, c, d, e, f, g, h, captured, self.won]
    }

    /// The position of a record.
    ///
    /// # Errors
    ///
    /// Says why it is none.
    pub fn from_record(record: [u8; RECORD]) -> Result<DayGame, Error> {
        let [a, b, c, d, e, f, g, h, captured, won] = record;
        let head = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        let (board, to_move) = read_board_and_side(head)?;
        let captures = ByColor {
            black: captured & 15,
            white: captured >> 4,
        };
        Ok(DayGame {
            position: Position::new(board, to_move, captures)?,
            par: (head >> POSITION_BITS) as u8,
            won,
        })
    }
}

impl DayGames {
    /// The bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::from(HEAD);
        bytes.extend(self.levels.to_le_bytes());
        bytes.push(self.tries);
        bytes.extend((self.all.len() as u16).to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.all.iter().flat_map(DayGame::to_record));
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }

    /// The positions of a file. That the pars are proved is checked by tests, not here.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<DayGames, Error> {
        let mut rest = between_head_and_checksum(bytes, HEAD)?;
        let levels = u16::from_le_bytes(take(&mut rest)?);
        let [tries] = take(&mut rest)?;
        let count = usize::from(u16::from_le_bytes(take(&mut rest)?));
        let seed = u64::from_le_bytes(take(&mut rest)?);
        let games = u32::from_le_bytes(take(&mut rest)?);
        let (records, after) = rest.as_chunks::<RECORD>();
        if records.len() != count || !after.is_empty() || count == 0 {
            return Err(FileFault::Count.into());
        }
        let all = records.iter().copied().map(DayGame::from_record);
        Ok(DayGames {
            all: all.collect::<Result<_, _>>()?,
            levels,
            tries,
            seed,
            games,
        })
    }
}
