//! Random numbers from a seed: the same on every machine and in every version.
//!
//! Levels, openings, training and tests draw from here. What was drawn once has become puzzles, weights and recorded
//! games, so the sequence of a seed never changes. `base/tests/drawn.txt` holds numbers, ranges and orders that were
//! drawn, and a test draws them again.
//!
//! [`SplitMix64`] implements the traits of the crate `rand`, so that its functions for slices and distributions accept
//! it. [`SplitMix64::below`], [`SplitMix64::quick`] and [`SplitMix64::shuffle`] stand beside them because `rand`
//! rejects some draws and counts upwards: its ranges and orders would be other ones for the same seed. All of them
//! calculate with 64 bits, whatever the machine's `usize` is.

use rand::rand_core::impls;
use rand::{RngCore, SeedableRng};

/// The step of the generator's state.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The generator SplitMix64 of Steele, Lea and Flood. It is good enough for games, and not for cryptography.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator with this seed.
    #[must_use]
    #[inline]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The generator of a pair of numbers; neighbouring pairs give unrelated sequences.
    #[must_use]
    pub const fn of_pair(seed: u64, number: u64) -> SplitMix64 {
        let mut generator = SplitMix64(seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
        generator.next();
        generator
    }

    /// The generator of a game's seed and a position, told by its fingerprint: asked twice about one position, it gives
    /// the same numbers.
    #[must_use]
    pub const fn for_position(fingerprint: u64, seed: u64) -> SplitMix64 {
        let mut generator = SplitMix64(fingerprint ^ seed.wrapping_mul(GOLDEN));
        generator.next();
        generator
    }

    /// A number whose every bit depends on every bit of another.
    #[must_use]
    #[inline]
    pub const fn mixed(number: u64) -> u64 {
        let mut z = number;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// The number that stands at `index`, counted from 0, in the sequence of a seed.
    #[must_use]
    pub const fn nth(seed: u64, index: u64) -> u64 {
        SplitMix64::mixed(seed.wrapping_add(index.wrapping_add(1).wrapping_mul(GOLDEN)))
    }

    /// The next number.
    #[allow(
        clippy::should_implement_trait,
        reason = "it never ends, so it is no iterator"
    )]
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        SplitMix64::mixed(self.0)
    }

    /// A number below `bound`, which is not 0.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A number below `bound`, which is not 0 and below 2³², without a division. It is another one than [`Self::below`]
    /// would draw.
    #[inline]
    pub const fn quick(&mut self, bound: usize) -> usize {
        (((self.next() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number from 0 to 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Brings the values into a random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last + 1));
        }
    }
}

impl RngCore for SplitMix64 {
    /// The upper half of the next number.
    fn next_u32(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    fn next_u64(&mut self) -> u64 {
        self.next()
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        impls::fill_bytes_via_next(self, bytes);
    }
}

impl SeedableRng for SplitMix64 {
    type Seed = [u8; 8];

    fn from_seed(seed: [u8; 8]) -> SplitMix64 {
        SplitMix64(u64::from_le_bytes(seed))
    }

    /// The seed itself, as [`SplitMix64::new`] takes it.
    fn seed_from_u64(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }
}
