//! Reproducible variety: numbers that look random and are not.
//!
//! Nothing in the app draws a random number where it needs one. One seed comes in from outside when the app starts, and
//! everything left to chance (a colour, the CPU's choice between equal moves) is *derived* from it and from what it is for. The same seed and
//! the same taps give the same game.

/// A well-mixed number from a seed and what it is for (the finalizer of splitmix64).
pub fn mix(seed: u64, purpose: u64) -> u64 {
    let mut z = seed
        .wrapping_add(purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15))
        .wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::mix;

    #[test]
    fn equal_questions_have_equal_answers_and_others_differ() {
        assert_eq!(mix(7, 1), mix(7, 1));
        assert_ne!(mix(7, 1), mix(7, 2));
        assert_ne!(mix(7, 1), mix(8, 1));
    }
}
