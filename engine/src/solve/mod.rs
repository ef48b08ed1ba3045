//! Uses of proofs: the level Oracle, the analysis of games, and solved openings.

mod accuracy;
mod analysis;
mod margin;
mod opening;
pub(crate) mod oracle;
mod placement;

pub use accuracy::{accuracy, is_choice};
pub use analysis::{Care, Judgement, Known, MISTAKE};
pub use placement::Cost;
