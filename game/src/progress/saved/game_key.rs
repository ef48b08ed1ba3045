//! The key of what is kept.

use crate::progress::{MatchId, saved};
use serde::{Deserialize, Serialize};

/// The key of a kept game: its match, and its number in that match from 1. A kept board has a number of the same row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameKey {
    pub id: MatchId,
    /// The first or second game of a Reverse Match; 1 for any other.
    #[serde(deserialize_with = "saved::within::<_, _, 1, 2>")]
    pub number: u8,
}

impl GameKey {
    /// The key of something that stands alone under its number.
    #[must_use]
    pub fn alone(id: MatchId) -> GameKey {
        GameKey { id, number: 1 }
    }
}
