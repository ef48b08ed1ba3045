//! The names of players, as the phone's player would say them.

use crate::progress::{CpuLevel, PlayerName};

/// A player, named as the phone's player would.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    /// The opponent who plays at this level.
    Cpu(CpuLevel),
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}
