//! The moment of an event.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::Millis;

/// One reading of the device's clock. All that an event leads to goes by the one that came with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The date and time on the player's clock.
    pub local: NaiveDateTime,
    /// The time that game clocks go by.
    pub millis: Millis,
}

impl Moment {
    /// The player's date.
    pub fn today(self) -> NaiveDate {
        self.local.date()
    }
}

/// The first minute of a day, before any game clock has run.
impl From<NaiveDate> for Moment {
    fn from(day: NaiveDate) -> Moment {
        Moment {
            local: day.and_time(NaiveTime::MIN),
            millis: 0,
        }
    }
}
