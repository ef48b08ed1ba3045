//! The reminder of a day that is still open: one a day at most, at an hour that the player chooses.
//!
//! A phone cannot ask the app at that hour whether the day is cleared, so it is given a list beforehand: the moments of
//! the next thirty days, without the days that are cleared already. The list is made anew when a day is cleared, when
//! the setting or the date changes, and whenever the app is started, so a phone that nobody opens the app on falls
//! silent after a month.
//!
//! A moment is a date and a time on the player's wall clock, without a time zone: 19:00 is 19:00 wherever the phone is
//! then. The phone finds the instant; where daylight saving time leaves the hour out, that is the first minute after
//! the gap, and where the hour comes twice, the first one.

use crate::progress::{CalendarDay, Progress, Reminder};
use chrono::{Days, NaiveDateTime};

/// The number of days that are planned ahead. An iPhone keeps no more than 64 requests of an app.
const DAYS_AHEAD: u64 = 30;

/// The number of cleared days in a row after which the reminder is offered.
const ROW_OF_OFFER: u32 = 3;

impl Progress {
    /// The moments at which the player is to be reminded, the next one first; `now` is what the player's clock shows.
    /// Today's is not among them once its hour has come.
    pub fn reminders(&self, reminder: Reminder, now: NaiveDateTime) -> Vec<NaiveDateTime> {
        let Some(hour) = reminder.hour() else {
            return Vec::new();
        };
        let dates =
            (0..DAYS_AHEAD).filter_map(|ahead| now.date().checked_add_days(Days::new(ahead)));
        dates
            .filter(|date| CalendarDay::new(*date).is_some_and(|day| !self.is_cleared(day)))
            .map(|date| date.and_time(hour.time()))
            .filter(|moment| now < *moment)
            .collect()
    }

    /// Returns true if a player who was not asked yet has cleared enough days in a row to welcome a reminder.
    pub fn earns_a_reminder(&self, reminder: Reminder, today: chrono::NaiveDate) -> bool {
        reminder.is_unasked() && ROW_OF_OFFER <= self.day_row(today)
    }
}
