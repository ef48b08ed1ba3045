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

use crate::progress::{CalendarDay, Progress};
use chrono::{Days, NaiveDateTime, NaiveTime};
use serde::{Deserialize, Serialize};

/// The number of days that are planned ahead. An iPhone keeps no more than 64 requests of an app.
const DAYS_AHEAD: u64 = 30;

/// The number of cleared days in a row after which the reminder is offered.
const ROW_OF_OFFER: u32 = 3;

/// The setting of the reminder of a day that is still open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminder {
    /// Off, and the player was not asked yet.
    #[default]
    Unasked,
    /// Off, as the player wishes.
    Off,
    /// Every open day at this hour.
    At(Hour),
}

impl Reminder {
    pub fn is_unasked(&self) -> bool {
        *self == Self::Unasked
    }

    /// The hour, if it is on.
    pub fn hour(self) -> Option<Hour> {
        match self {
            Self::At(hour) => Some(hour),
            Self::Unasked | Self::Off => None,
        }
    }
}

/// An hour of the day, 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hour(u8);

impl Hour {
    /// The one that is offered.
    pub const EVENING: Self = Self(19);

    /// The word for each hour, midnight first.
    pub const KEYS: [&'static str; 24] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23",
    ];

    pub fn new(hour: u8) -> Option<Self> {
        (usize::from(hour) < Self::KEYS.len()).then_some(Self(hour))
    }

    /// Every hour, midnight first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).map_while(Self::new)
    }

    /// The hour of that word.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|hour| hour.key() == key)
    }

    pub fn key(self) -> &'static str {
        Self::KEYS[usize::from(self.0)]
    }

    pub fn number(self) -> u8 {
        self.0
    }

    fn time(self) -> NaiveTime {
        NaiveTime::from_hms_opt(self.0.into(), 0, 0).unwrap_or_default()
    }
}

impl TryFrom<u8> for Hour {
    type Error = &'static str;

    fn try_from(hour: u8) -> Result<Self, Self::Error> {
        Self::new(hour).ok_or("no hour of the day")
    }
}

impl From<Hour> for u8 {
    fn from(hour: Hour) -> u8 {
        hour.0
    }
}

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
