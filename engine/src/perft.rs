//! Counting games to a depth, the yardstick of a rules engine.

use crate::sides::Sides;

/// The number of sequences of exactly `depth` placements. Two allowed calls count twice, passes are free, ko is ignored, and
/// a game that is finished earlier counts once.
#[must_use]
pub fn perft(sides: Sides, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let sides = if sides.has_placement() {
        sides
    } else if sides.passed().has_placement() {
        sides.passed()
    } else {
        return 1;
    };
    if depth == 1 {
        return u64::from(sides.count_actions());
    }
    let mut count = 0;
    sides.for_each_action(|action| count += perft(sides.play(action).after, depth - 1));
    count
}
