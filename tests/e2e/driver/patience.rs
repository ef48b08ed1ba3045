//! How long a wait may take. The limits are long, because a slow machine must not fail a good app. A run that has
//! failed once cannot become green any more, so from then on nobody waits much longer than the run has ever had to.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

/// Waits of a run that has failed may be this many times as long as the longest one that was fulfilled.
const TIMES_THE_LONGEST: u32 = 4;

/// They may be at least this long, because a run that fails early has not seen much.
const LEAST: Duration = Duration::from_secs(20);

pub struct Patience(Mutex<Seen>);

struct Seen {
    has_failed: bool,
    /// The longest wait that was fulfilled, by its limit: what takes the CPU minutes says nothing about a tap.
    longest: BTreeMap<Duration, Duration>,
}

impl Patience {
    pub const fn new() -> Self {
        Self(Mutex::new(Seen {
            has_failed: false,
            longest: BTreeMap::new(),
        }))
    }

    /// The time that a wait with this limit may take now.
    pub fn limit(&self, asked: Duration) -> Duration {
        let seen = self.seen();
        if !seen.has_failed {
            return asked;
        }
        let longest = seen.longest.get(&asked).copied().unwrap_or_default();
        asked.min(LEAST.max(longest * TIMES_THE_LONGEST))
    }

    /// A wait with this limit was fulfilled after that time.
    pub fn fulfilled(&self, asked: Duration, took: Duration) {
        let mut seen = self.seen();
        let longest = seen.longest.entry(asked).or_default();
        *longest = took.max(*longest);
    }

    /// A scenario has failed.
    pub fn failed(&self) {
        self.seen().has_failed = true;
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.0
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
