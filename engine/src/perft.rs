//! Counting games to a depth: the usual test of a rules engine, and the usual measure of its speed.

use crate::sides::Sides;

/// The number of sequences of exactly `depth` placements. Two allowed calls count twice, passes are free, ko is
/// ignored, and a game that is finished earlier counts once.
///
/// ```
/// use rsg_engine::{Position, perft};
///
/// let start = Position::start().sides();
/// let counts: Vec<u64> = (1..=3).map(|depth| perft(start, depth)).collect();
/// assert_eq!(counts, [12, 114, 840]);
/// ```
#[must_use]
pub fn perft(sides: Sides, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sides = sides;
    let mut placements = sides.placements();
    if placements.count() == 0 {
        sides = sides.passed();
        placements = sides.placements();
        if placements.count() == 0 {
            return 1;
        }
    }
    if depth == 1 {
        return u64::from(placements.count());
    }
    let mut count = 0;
    placements.for_each_action(|action| count += perft(sides.play(action).after, depth - 1));
    count
}
