//! Counts the ways to play on from the start, and how fast.
#![allow(clippy::disallowed_methods, reason = "a program has a clock")]

use rsg_engine::{Position, perft};
use std::time::Instant;

fn main() {
    let start = Position::start().sides();
    for depth in 1..=8 {
        let begin = Instant::now();
        let count = perft(start, depth);
        let millions = count as f64 / begin.elapsed().as_secs_f64() / 1e6;
        println!("{depth} {count} {millions:.0} million a second");
    }
}
