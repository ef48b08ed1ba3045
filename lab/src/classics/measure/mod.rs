//! `measure`: the speed of playouts, and what Review says of games.

pub mod estimates;
pub mod jumps;
pub mod playouts;
pub mod review;
