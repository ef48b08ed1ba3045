//! Knowing instead of guessing: the player who proves its moves, and the judge of finished games.

mod analysis;
mod openings;
pub(crate) mod oracle;

pub use analysis::{Care, Judgement, Known};
pub(crate) use openings::FEWEST_VACANT;
pub use openings::{Opening, Openings, OpeningsError};
