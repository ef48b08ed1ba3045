//! Learning the engine's evaluation from games against itself.

mod selfplay;
pub mod train;
