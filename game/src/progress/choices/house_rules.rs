//! Two people on one phone: their agreements beside the rules of their game, and what Setup remembers of them.

use serde::{Deserialize, Serialize};

use crate::progress::{ByPlayer, PlayerName};

/// The agreements of two people on one phone before the first stone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseRules {
    /// True if a turn is taken back when the other one agrees.
    pub undo: bool,
    /// True if the second one sits opposite, so that the parts of the page for that side are turned round.
    pub opposite: bool,
}

impl HouseRules {
    /// Returns true if there is no agreement.
    #[must_use]
    pub fn are_none(&self) -> bool {
        *self == HouseRules::default()
    }
}

/// The last choices of two people for themselves. They are offered for the next game between two, whatever they play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct TwoPeople {
    pub names: ByPlayer<PlayerName>,
    #[serde(skip_serializing_if = "HouseRules::are_none")]
    pub house: HouseRules,
}
