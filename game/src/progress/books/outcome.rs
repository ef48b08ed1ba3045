//! The outcome of a match, seen by one side.

use serde::{Deserialize, Serialize};
use std::ops::Not;

/// The outcome of a match for the player, or between two people for the first-named one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Won,
    Lost,
    Drawn,
}

impl Outcome {
    /// The outcome for this side of a match, or person, which had that winner; none in a draw.
    pub fn of<S: PartialEq>(side: S, winner: Option<S>) -> Outcome {
        match winner {
            Some(winner) if winner == side => Outcome::Won,
            Some(_) => Outcome::Lost,
            None => Outcome::Drawn,
        }
    }
}

impl Not for Outcome {
    type Output = Outcome;

    /// The outcome for the other one.
    fn not(self) -> Outcome {
        match self {
            Outcome::Won => Outcome::Lost,
            Outcome::Lost => Outcome::Won,
            Outcome::Drawn => Outcome::Drawn,
        }
    }
}
