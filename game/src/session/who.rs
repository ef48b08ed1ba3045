//! Who plays, as the player would say it.

use crate::progress::PlayerName;

/// Who does something, as the player would say it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    Cpu,
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}
