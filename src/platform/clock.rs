//! Dates and the time of game clocks, as the device's clock tells them.

use std::num::NonZeroU16;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime};

use super::device;

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
            Clock::Device => local_time(device::unix_time()).date(),
            Clock::Fixed(date) => date,
            #[cfg(test)]
            Clock::Moved(days) => {
                let days = days.load(std::sync::atomic::Ordering::SeqCst);
                NaiveDate::from_num_days_from_ce_opt(days).expect("a test picks a day that exists")
            }
        }
    }

    /// What the player's clock shows. A date that is fixed stands at its first minute.
    #[must_use]
    pub fn now(self) -> NaiveDateTime {
        match self {
            Clock::Device => local_time(device::unix_time()),
            fixed => fixed.today().and_time(NaiveTime::MIN),
        }
    }
}

/// The local time so long after 1970; where the device's clock is farther ahead than a calendar goes, that of 1970.
/// (`Local::now` ends the program there.)
fn local_time(since: Duration) -> NaiveDateTime {
    let seconds = i64::try_from(since.as_secs());
    let moment = seconds
        .ok()
        .and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    let moment = moment.unwrap_or_default();
    moment
        .with_timezone(&device::utc_offset(moment))
        .naive_local()
}

/// The time that game clocks go by: the device's calendar clock, which goes on while a phone sleeps, perhaps faster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameTime {
    speed: u16,
}

impl GameTime {
    /// So many times faster than the device's clock, as fast without a number.
    #[must_use]
    pub fn with_speed(speed: Option<NonZeroU16>) -> GameTime {
        GameTime {
            speed: speed.map_or(1, NonZeroU16::get),
        }
    }

    /// Now, in its milliseconds.
    #[must_use]
    pub fn now(self) -> u64 {
        let millis = u64::try_from(device::unix_time().as_millis()).unwrap_or(u64::MAX);
        millis.saturating_mul(u64::from(self.speed))
    }

    /// How long to wait until so many of its milliseconds have passed.
    #[must_use]
    pub fn wait(self, millis: u64) -> Duration {
        Duration::from_millis(millis.div_ceil(u64::from(self.speed)))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_fixed_clock_stands_still() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        assert_eq!(Clock::Fixed(date).today(), date);
        assert_eq!(Clock::Fixed(date).now(), date.and_hms_opt(0, 0, 0).unwrap());
    }

    /// Devices whose battery was empty stand at 1970 or before; nothing keeps a player from setting any other year.
    #[test]
    fn no_clock_ends_the_app() {
        use chrono::Datelike;
        let seconds = Duration::from_secs;
        for since in [0, i64::MAX as u64, u64::MAX, 1 << 45] {
            let year = local_time(seconds(since)).year();
            // Where 1970 begins, the local date may still be in the year before.
            assert!((1969..=1970).contains(&year), "{since}");
        }
        assert_eq!(local_time(seconds(1_800_000_000)).year(), 2027);
        assert!(0 < GameTime::with_speed(NonZeroU16::new(u16::MAX)).now());
    }

    #[test]
    fn game_time_runs_as_often_faster_as_was_asked() {
        let times = |speed| GameTime::with_speed(NonZeroU16::new(speed));
        let (slow, fast) = (times(1), times(1000));
        let (before, between, after) = (slow.now(), fast.now(), slow.now());
        assert!(before * 1000 <= between && between <= after * 1000 + 999);
        assert_eq!(fast.wait(1001), Duration::from_millis(2));
        assert_eq!(slow.wait(1001), Duration::from_millis(1001));
        assert_eq!(GameTime::with_speed(None), slow);
    }
}
