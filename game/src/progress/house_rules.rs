//! The agreements of two people on one phone beside the rules of their game.

use serde::{Deserialize, Serialize};

/// What two people on one phone have agreed on before the first stone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseRules {
    /// Whether a turn is taken back if the other one agrees.
    pub undo: bool,
    /// Whether the second one sits opposite, so that what concerns that side is turned round.
    pub opposite: bool,
}

impl HouseRules {
    /// Whether nothing was agreed on.
    #[must_use]
    pub fn are_none(&self) -> bool {
        *self == HouseRules::default()
    }
}
