//! The only reader of the device's clock and the only source of chance.

use std::hash::{BuildHasher, Hasher, RandomState};

use chrono::{Local, NaiveDate};

/// Where "today" comes from.
#[derive(Debug, Clone, Copy)]
pub enum Clock {
    /// The device's own calendar, in its own time zone.
    Device,
    /// A date fixed at the start, for tests and demonstrations.
    Fixed(NaiveDate),
    /// A date that a test moves on, in days since the year 1.
    #[cfg(test)]
    Moved(&'static std::sync::atomic::AtomicI32),
}

impl Clock {
    /// The player's local date now.
    #[must_use]
    pub fn today(self) -> NaiveDate {
        match self {
            Clock::Device => Local::now().date_naive(),
            Clock::Fixed(date) => date,
            #[cfg(test)]
            Clock::Moved(days) => {
                let days = days.load(std::sync::atomic::Ordering::SeqCst);
                NaiveDate::from_num_days_from_ce_opt(days).expect("a test picks a day that exists")
            }
        }
    }
}

/// A seed nobody can foresee, from the same source that protects the standard library's maps.
#[must_use]
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_fixed_clock_stands_still() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        assert_eq!(Clock::Fixed(date).today(), date);
    }

    #[test]
    fn chance_differs_from_call_to_call() {
        assert_ne!(chance(), chance());
    }
}
