//! The app's start values.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::args::Args;
use super::clock::Clock;
use super::device;
use crate::storage::Kept;
use rsg_engine::SplitMix64;

/// The seeds of every random choice, one for each app that this process begins.
///
/// A page that is loaded again and a window that comes back begin the app anew, on progress that has what the one
/// before has drawn: with one seed for all of them its next game would be the last one's. Clones draw from one row of
/// seeds.
#[derive(Debug, Clone)]
pub struct Seeds {
    first: u64,
    drawn: Arc<AtomicU64>,
}

impl Seeds {
    #[must_use]
    pub fn new(first: u64) -> Seeds {
        let drawn = Arc::default();
        Seeds { first, drawn }
    }

    /// The first one as it was given, then others that follow from it.
    #[must_use]
    pub fn next(&self) -> u64 {
        match self.drawn.fetch_add(1, Ordering::Relaxed) {
            0 => self.first,
            // The app derives its numbers from `first` itself.
            drawn => SplitMix64::nth(!self.first, drawn),
        }
    }
}

/// The app's start values from the outside world.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The disk of the player's progress. This process has it to itself until it ends.
    pub folder: Kept,
    pub clock: Clock,
    pub seeds: Seeds,
    /// Shows the developer menu.
    pub dev: bool,
    /// Drops the CPU's pause for the player's pace.
    pub no_pauses: bool,
}

impl Launch {
    /// A start with these flags, and with progress kept there.
    #[must_use]
    pub fn of(args: &Args, folder: Kept) -> Launch {
        Launch {
            folder,
            clock: Clock::new(args.today, args.clock_speed),
            seeds: Seeds::new(args.seed.unwrap_or_else(device::chance)),
            dev: args.dev,
            no_pauses: args.no_pauses,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seed_is_the_given_one_and_no_other_one_is_drawn_twice() {
        let seeds = Seeds::new(7);
        let other = seeds.clone();
        let mut drawn: Vec<u64> = (0..50).flat_map(|_| [seeds.next(), other.next()]).collect();
        assert_eq!(drawn[0], 7);
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), 100);
    }
}
