//! Learning the engine's evaluation from games against itself.

mod fit;
mod selfplay;
pub mod train;
