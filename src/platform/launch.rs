//! The app's start values.

use super::args::Args;
use super::clock::Clock;
use super::device;
use crate::storage::Kept;

/// The app's start values from the outside world.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The disk of the player's progress. This process has it to itself until it ends.
    pub folder: Kept,
    pub clock: Clock,
    /// The seed of every random choice.
    pub seed: u64,
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
            seed: args.seed.unwrap_or_else(device::chance),
            dev: args.dev,
            no_pauses: args.no_pauses,
        }
    }
}
