//! Uses of proofs: the level Oracle, the analysis of games, and solved openings.

mod accuracy;
mod analysis;
mod judgement;
mod margin;
mod opening;
pub(crate) mod oracle;
mod piece;
mod piece_answer;
mod placement;
mod plan;

pub use accuracy::{accuracy, is_choice};
pub use judgement::{Care, Judgement, Known, MISTAKE};
pub use piece::{OpeningFound, Piece, PieceAnswer, PieceFound, Solve, Solved};
pub use placement::Cost;
pub use plan::Plan;
