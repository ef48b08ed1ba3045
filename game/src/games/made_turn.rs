//! A turn as it is drawn.

use rsg_classics::Change;
use rsg_engine::{Color, Turn};

use super::call::call_of;
use crate::progress::CallReason;

/// A turn with all that the drawing of it needs.
#[derive(Debug, Clone, PartialEq)]
pub enum MadeTurn {
    /// On the star.
    Star(Turn),
    /// On a square board, or beside it.
    Square(Change),
}

impl MadeTurn {
    /// The side that made it, the colour that it called CP to, and the reason that the position gives for that; none
    /// without a call.
    #[must_use]
    pub fn call(&self) -> Option<(Color, Color, CallReason)> {
        let Self::Star(turn) = self else {
            return None;
        };
        let (color, reason) = call_of(turn)?;
        Some((turn.by, color, reason))
    }
}
