//! The names of players, as the phone's player would say them.

use crate::progress::PlayerName;

/// A player, named as the phone's player would.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    Cpu,
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}
