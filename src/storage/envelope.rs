//! The envelope of every saved file, whatever its version:
//!
//! ```json
//! {"app":"ReverStarGo","version":1,"sum":"93f1c2…","data":{…}}
//! ```
//!
//! This never changes, so that any version can tell a file of a later one from a broken one. The sum is over the bytes
//! of `data` as they stand there. Every version writes it, so a file without one is damaged.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::ops::RangeInclusive;

/// The program's name in every file.
const APP: &str = "ReverStarGo";

/// The reason why bytes are no saved file that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A later version of the app wrote it.
    Newer(u32),
    /// A version of the app wrote it that came before all that are read.
    TooOld(u32),
    /// It is damaged, or something else.
    Broken(String),
}

#[derive(Deserialize)]
struct Envelope<'a> {
    app: &'a str,
    version: u32,
    sum: &'a str,
    #[serde(borrow)]
    data: &'a RawValue,
}

/// Wraps data of a version.
///
/// # Errors
///
/// When the data cannot be written as JSON.
pub fn seal(version: u32, data: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    Ok(wrap(version, &serde_json::to_string(data)?))
}

/// Wraps data that is written already.
pub fn wrap(version: u32, data: &str) -> Vec<u8> {
    let sum = checksum(data.as_bytes());
    let wrapped =
        format!("{{\"app\":\"{APP}\",\"version\":{version},\"sum\":\"{sum}\",\"data\":{data}}}\n");
    wrapped.into_bytes()
}

/// Unwraps the data of one of these versions, and says which one it is.
///
/// # Errors
///
/// When another version wrote the bytes, or they are damaged.
pub fn open(bytes: &[u8], read: RangeInclusive<u32>) -> Result<(u32, &RawValue), Unreadable> {
    let envelope: Envelope<'_> = serde_json::from_slice(bytes).map_err(broken)?;
    if envelope.app != APP {
        return Err(broken("it is another program's file"));
    }
    if *read.end() < envelope.version {
        return Err(Unreadable::Newer(envelope.version));
    }
    if envelope.version < *read.start() {
        return Err(Unreadable::TooOld(envelope.version));
    }
    let sum = checksum(envelope.data.get().as_bytes());
    if envelope.sum != sum {
        return Err(broken("its check sum is wrong"));
    }
    Ok((envelope.version, envelope.data))
}

/// A file that is broken for that reason.
pub fn broken(reason: impl std::fmt::Display) -> Unreadable {
    Unreadable::Broken(reason.to_string())
}

/// A sum of the bytes, as 16 hexadecimal digits.
pub fn checksum(bytes: &[u8]) -> String {
    format!("{:016x}", rsg_engine::fnv1a(bytes))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens() {
        let sealed = seal(3, &[1, 2]).unwrap();
        let (version, data) = open(&sealed, 2..=3).unwrap();
        assert_eq!((version, data.get()), (3, "[1,2]"));
        assert_eq!(open(&sealed, 1..=2).unwrap_err(), Unreadable::Newer(3));
        assert_eq!(open(&sealed, 4..=5).unwrap_err(), Unreadable::TooOld(3));
    }

    #[test]
    fn no_change_of_a_byte_of_data_goes_unnoticed() {
        let sealed = seal(1, &"every byte counts").unwrap();
        let data = sealed.windows(8).position(|w| w == b"\"data\":\"").unwrap() + 7;
        for place in data..sealed.len() - 2 {
            for bit in 0..8 {
                let mut changed = sealed.clone();
                changed[place] ^= 1 << bit;
                assert!(
                    matches!(open(&changed, 1..=1), Err(Unreadable::Broken(_))),
                    "{place} {bit}"
                );
            }
        }
    }

    #[test]
    fn a_file_without_its_sum_is_damaged() {
        let sealed = String::from_utf8(seal(1, &[7]).unwrap()).unwrap();
        for damaged in [
            sealed.replacen("\"sum\"", "\"sun\"", 1),
            sealed.replacen("\"sum\":\"", "\"sum\":null,\"was\":\"", 1),
            r#"{"app":"ReverStarGo","version":1,"data":[7]}"#.to_owned(),
        ] {
            let opened = open(damaged.as_bytes(), 1..=1);
            assert!(matches!(opened, Err(Unreadable::Broken(_))), "{damaged}");
        }
    }
}
