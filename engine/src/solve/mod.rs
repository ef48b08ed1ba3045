//! What stands on proofs: the level Oracle, the analysis of games, and solved openings.

mod analysis;
mod openings;
pub(crate) mod oracle;

pub use analysis::{Care, Judgement, Known};
pub(crate) use openings::FEWEST_VACANT;
pub use openings::{Opening, Openings, OpeningsError};
