//! `measure`: the speed of playouts, what Review says of games, and how far off that is.

pub mod estimates;
pub mod looks;
pub mod playouts;
pub mod review;
