//! The beginning of the tests here and of the fuzzers: a date, and random numbers that can be had again.

use chrono::NaiveDate;
use rsg_engine::SplitMix64;

/// The date on which all this happens.
pub fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

/// Random numbers from a seed, the same everywhere.
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = SplitMix64::new(self.0).next();
        self.0
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
