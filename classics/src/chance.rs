//! Random numbers from a seed: the same on every machine and in every version.
//!
//! The engine has the same generator. Neither library depends on anything of ours, so each keeps its few lines; a test of both
//! compares them with the published numbers.

/// The generator SplitMix64 of Steele, Lea and Flood. It is good enough for games, and not for cryptography.
#[derive(Clone, Debug)]
pub struct Chance(u64);

/// The step of the generator's state.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Chance {
    /// The generator of a pair of numbers; neighbouring pairs give unrelated sequences.
    #[must_use]
    pub fn of_pair(seed: u64, number: u64) -> Chance {
        let mut chance = Chance(seed ^ number.wrapping_mul(0xD1B5_4A32_D192_ED03));
        chance.number();
        chance
    }

    /// A number whose every bit depends on every bit of another.
    #[must_use]
    pub const fn mixed(number: u64) -> u64 {
        let mut z = number;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        Chance::mixed(self.0)
    }

    /// A number below `bound`, which is not 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound as u64) as usize
    }

    /// A number below `bound`, which is not 0, without a division.
    pub const fn quick(&mut self, bound: usize) -> usize {
        (((self.number() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number from 0 to 1.
    pub fn share(&mut self) -> f32 {
        (self.number() >> 40) as f32 / (1_u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn the_numbers_are_the_published_ones() {
        let mut chance = Chance(1_234_567);
        let numbers = [(); 3].map(|()| chance.number());
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(numbers, published);
    }
}
