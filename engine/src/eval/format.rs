//! The weight file.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `RSGW` |
//! | 2 | version, little endian: 1 |
//! | 2 | zero |
//! | 4 | number of weights |
//! | 8 | checksum: 64-bit FNV-1a of the weights' bytes |
//! | 2 each | the weights: signed, little endian, 128ths of a point |
//!
//! The weights are phase by phase: the patterns' tables in the order of [`super::patterns`], the mover's number of
//! placements from 0 to 31, the opponent's likewise; after the last phase one weight for each number of empty cells
//! from 0 to 36.

use super::{WEIGHTS, Weights};
use crate::Error;
use crate::error::FileFault;
use rsg_base::{fnv1a, weights_from_bytes, weights_to_bytes};

const MAGIC: [u8; 4] = *b"RSGW";
const VERSION: u16 = 1;
const HEADER: usize = 20;

impl Weights {
    /// Reads a weight file.
    ///
    /// # Errors
    ///
    /// When it is not one, is damaged, or is of another version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, Error> {
        if bytes.get(..4) != Some(&MAGIC) {
            return Err(FileFault::Start { expected: "RSGW" }.into());
        }
        let (found, expected) = (bytes.len(), HEADER + 2 * WEIGHTS);
        let length = || FileFault::Length { found, expected };
        let (header, body) = bytes.split_at_checked(HEADER).ok_or_else(length)?;
        let version = u16::from_le_bytes([header[4], header[5]]);
        if version != VERSION {
            let (found, expected) = (version, VERSION);
            return Err(FileFault::Version { found, expected }.into());
        }
        let count = u32::from_le_bytes([header[8], header[9], header[10], header[11]]);
        if count as usize != WEIGHTS {
            let (found, expected) = (count, WEIGHTS);
            return Err(FileFault::Weights { found, expected }.into());
        }
        if body.len() != 2 * WEIGHTS {
            return Err(length().into());
        }
        if header[12..] != fnv1a(body).to_le_bytes() {
            return Err(FileFault::Checksum.into());
        }
        Ok(Weights {
            values: weights_from_bytes(body).into(),
        })
    }

    /// Writes a weight file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = weights_to_bytes(&self.values);
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([0, 0]);
        bytes.extend((self.values.len() as u32).to_le_bytes());
        bytes.extend(fnv1a(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_file_is_read_back() {
        let values: Vec<i16> = (0..WEIGHTS).map(|index| index as i16).collect();
        let weights = Weights::from_values(values).unwrap();
        assert_eq!(
            Weights::from_bytes(&weights.to_bytes()).unwrap().values,
            weights.values
        );
    }

    #[test]
    fn damage_is_named() {
        let fault = |change: fn(&mut Vec<u8>)| {
            let mut bytes = Weights::shipped().unwrap().to_bytes();
            change(&mut bytes);
            Weights::from_bytes(&bytes)
                .map(|_| ())
                .unwrap_err()
                .to_string()
        };
        let length = |found| format!("{found} bytes instead of {}", HEADER + 2 * WEIGHTS);
        let other = "the file does not begin with RSGW";
        assert_eq!(fault(|bytes| bytes[0] = b'X'), other);
        assert_eq!(fault(Vec::clear), other);
        let version = "version 9, this program reads version 1";
        assert_eq!(fault(|bytes| bytes[4] = 9), version);
        let count = format!("{} weights instead of {WEIGHTS}", WEIGHTS ^ 1);
        assert_eq!(fault(|bytes| bytes[8] ^= 1), count);
        assert_eq!(
            fault(|bytes| bytes[1000] ^= 1),
            "the checksum does not match, the file is damaged"
        );
        assert_eq!(fault(|bytes| bytes.truncate(1000)), length(1000));
        assert_eq!(fault(|bytes| bytes.truncate(7)), length(7));
    }
}
