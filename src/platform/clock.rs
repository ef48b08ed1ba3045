//! The device's clock.

use std::num::NonZeroU16;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime};
use rsg_game::progress::Moment;

use super::device;

/// The device's clock. The calendar clock, also for games: it goes on while a phone sleeps.
#[derive(Debug, Clone, Copy)]
pub struct Clock {
    calendar: Calendar,
    /// The factor by which game clocks run faster than the calendar clock.
    speed: u16,
}

/// The source of the local date and time.
#[derive(Debug, Clone, Copy)]
enum Calendar {
    /// The device's own calendar, in its own time zone.
    Device,
    /// A date fixed at the start, for tests and demonstrations. It stands at its first minute.
    Fixed(NaiveDate),
    /// For tests: the number of days since the year 1, and one more after each reading.
    #[cfg(test)]
    DayByDay(&'static std::sync::atomic::AtomicI32),
}

impl Clock {
    /// A clock with a fixed date, if there is one, and with game clocks faster by this factor, as fast without one.
    #[must_use]
    pub fn new(fixed: Option<NaiveDate>, speed: Option<NonZeroU16>) -> Clock {
        Clock {
            calendar: fixed.map_or(Calendar::Device, Calendar::Fixed),
            speed: speed.map_or(1, NonZeroU16::get),
        }
    }

    #[cfg(test)]
    pub fn day_by_day(next: &'static std::sync::atomic::AtomicI32) -> Clock {
        let calendar = Calendar::DayByDay(next);
        Clock { calendar, speed: 1 }
    }

    /// One reading.
    #[must_use]
    pub fn now(self) -> Moment {
        let since = device::unix_time();
        let millis = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        let local = match self.calendar {
            Calendar::Device => local_time(since),
            Calendar::Fixed(date) => date.and_time(NaiveTime::MIN),
            #[cfg(test)]
            Calendar::DayByDay(next) => {
                let day = next.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                let date = NaiveDate::from_num_days_from_ce_opt(day);
                date.unwrap_or_default().and_time(NaiveTime::MIN)
            }
        };
        Moment {
            local,
            millis: millis.saturating_mul(u64::from(self.speed)),
        }
    }

    /// The real time in which `millis` milliseconds of game clocks pass.
    #[must_use]
    pub fn wait(self, millis: u64) -> Duration {
        Duration::from_millis(millis.div_ceil(u64::from(self.speed)))
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_fixed_clock_stands_still() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let local = Clock::new(Some(date), None).now().local;
        assert_eq!(local, date.and_hms_opt(0, 0, 0).unwrap());
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
        let fast = Clock::new(None, NonZeroU16::new(u16::MAX));
        assert!(0 < fast.now().millis);
    }

    #[test]
    fn game_time_runs_as_often_faster_as_was_asked() {
        let clock = |speed| Clock::new(None, NonZeroU16::new(speed));
        let (slow, fast) = (clock(1), clock(1000));
        let [before, between, after] = [slow, fast, slow].map(|clock| clock.now().millis);
        assert!(before * 1000 <= between && between <= after * 1000 + 999);
        assert_eq!(fast.wait(1001), Duration::from_millis(2));
        assert_eq!(slow.wait(1001), Duration::from_millis(1001));
        assert_eq!(Clock::new(None, None).speed, slow.speed);
    }
}
