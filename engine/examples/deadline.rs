//! Lets a level choose within a time: the library reads no clock, so the check that ends a search is passed in.
#![allow(clippy::disallowed_methods, reason = "a program has a clock")]

use rsg_engine::{Game, Level, Limits, Thinker};
use std::time::{Duration, Instant};

fn main() {
    let mut thinker = Thinker::default();
    let game = Game::from_record("B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ").expect("it can be played");
    for milliseconds in [1, 10, 100] {
        let begin = Instant::now();
        let is_late = || Duration::from_millis(milliseconds) <= begin.elapsed();
        let limits = Limits::default().until(&is_late);
        match thinker.choose_in_time(&game, Level::Oracle, 1, limits) {
            Some(report) => println!("{milliseconds} ms: {}, depth {}", report.best, report.depth),
            None => println!("{milliseconds} ms: not one look was finished"),
        }
    }
}
