//! Knowing instead of guessing: the player who proves its moves, and the judge of finished games.

mod analysis;
pub(crate) mod oracle;

pub use analysis::{Care, Judgement, Known};
