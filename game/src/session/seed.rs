//! Reproducible variety: numbers that look random and are not.
//!
//! Nothing in the app draws a random number where it needs one. One seed comes in from outside when the app starts, and
//! everything left to chance (a colour, the CPU's choice between equal moves) is *derived* from it and from what it is
//! for. The same seed and the same taps give the same game.

use rsg_engine::SplitMix64;

/// A well-mixed number from a seed and what it is for.
pub fn mix(seed: u64, purpose: u64) -> u64 {
    SplitMix64::nth(seed, purpose)
}

/// The first number of a board's questions, steps and timers. Each counts from somewhere else, so that an answer
/// or timer that is still under way for another one means nothing on it.
pub(super) fn first_number(seed: u64) -> u64 {
    mix(seed, u64::MAX) >> 24
}
