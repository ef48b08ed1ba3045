//! Commands about single games and positions, and matches between players: a file each.

pub mod analyse;
pub mod bench;
pub mod duel;
pub mod go;
pub mod matches;
pub mod moves;
pub mod perft;
pub mod solve;
