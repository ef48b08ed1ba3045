//! Random numbers from a seed: the same on every machine and in every version.

use crate::Sides;

/// The step of the generator's state.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The generator SplitMix64 of Steele, Lea and Flood. It is good enough for games, and not for cryptography.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The generator of a pair of numbers; neighbouring pairs give unrelated sequences.
    #[must_use]
    pub fn of_pair(seed: u64, number: u64) -> SplitMix64 {
        let mut generator = SplitMix64(seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
        generator.next();
        generator
    }

    /// The generator of a game's seed and a position: asked twice about one position, it gives the same numbers.
    #[must_use]
    pub fn for_position(sides: Sides, seed: u64) -> SplitMix64 {
        let mut generator = SplitMix64(sides.fingerprint() ^ seed.wrapping_mul(GOLDEN));
        generator.next();
        generator
    }

    /// A number whose every bit depends on every bit of another.
    #[must_use]
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
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        SplitMix64::mixed(self.0)
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A number from 0 to 1.
    pub fn share(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_numbers_are_the_published_ones() {
        let mut generator = SplitMix64::new(1_234_567);
        let numbers = [(); 3].map(|()| generator.next());
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(numbers, published);
        assert_eq!(SplitMix64::nth(1_234_567, 2), published[2]);
    }
}
