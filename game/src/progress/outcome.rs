//! How a match ended, seen by one side.

use serde::{Deserialize, Serialize};
use std::ops::Not;

/// How a match ended for the player, or between two people for the first-named one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Won,
    Lost,
    Drawn,
}

impl Not for Outcome {
    type Output = Outcome;

    /// As the other one sees it.
    fn not(self) -> Outcome {
        match self {
            Outcome::Won => Outcome::Lost,
            Outcome::Lost => Outcome::Won,
            Outcome::Drawn => Outcome::Drawn,
        }
    }
}
