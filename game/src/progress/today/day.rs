//! Civil days and months. The day a match belongs to is a date on the player's wall calendar, never an instant: no time
//! zone can move it.

use chrono::{Datelike, NaiveDate, Weekday};
use serde::{Deserialize, Serialize};

/// The calendar begins in January of this year.
pub const FIRST_YEAR: i32 = 2026;

/// The calendar ends with this year, long after any device that runs this.
pub const LAST_YEAR: i32 = 9999;

/// A day of the app's calendar: 1 January 2026 or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "NaiveDate")]
pub struct CalendarDay(NaiveDate);

impl TryFrom<NaiveDate> for CalendarDay {
    type Error = &'static str;

    fn try_from(date: NaiveDate) -> Result<Self, Self::Error> {
        Self::new(date).ok_or("no day of the calendar")
    }
}

impl CalendarDay {
    /// The calendar's first day.
    pub const FIRST: Self = Self(match NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1) {
        Some(date) => date,
        None => NaiveDate::MAX,
    });

    /// The day of that date, unless it lies outside the calendar.
    pub fn new(date: NaiveDate) -> Option<Self> {
        (FIRST_YEAR..=LAST_YEAR)
            .contains(&date.year())
            .then_some(Self(date))
    }

    /// The day written `2026-11-21`.
    pub fn parse(text: &str) -> Option<Self> {
        let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?;
        Self::new(date).filter(|day| day.to_string() == text)
    }

    pub fn date(self) -> NaiveDate {
        self.0
    }

    /// Its number from 1 January 2026, which is 0.
    pub fn number(self) -> u32 {
        let first = NaiveDate::from_yo_opt(FIRST_YEAR, 1).unwrap_or_default();
        u32::try_from(self.0.signed_duration_since(first).num_days()).unwrap_or(0)
    }

    /// The day of this number, if the calendar reaches so far.
    pub fn numbered(number: u32) -> Option<Self> {
        Self::FIRST.plus(number)
    }

    /// The day a number of days later.
    pub fn plus(self, days: u32) -> Option<Self> {
        let later = self.0.checked_add_days(chrono::Days::new(days.into()));
        later.and_then(Self::new)
    }

    pub fn month(self) -> Month {
        Month {
            year: self.0.year(),
            month: self.0.month(),
        }
    }

    pub fn before(self) -> Option<Self> {
        self.0.pred_opt().and_then(Self::new)
    }

    pub fn after(self) -> Option<Self> {
        self.0.succ_opt().and_then(Self::new)
    }

    /// Returns true if a game can be set up from it: days still to come cannot be played.
    pub fn is_playable(self, today: NaiveDate) -> bool {
        self.0 <= today
    }
}

impl std::fmt::Display for CalendarDay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.format("%Y-%m-%d").fmt(f)
    }
}

/// A month of the app's calendar: January 2026 or later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: i32,
    month: u32,
}

impl Month {
    /// The calendar's first month.
    pub const FIRST: Self = Self {
        year: FIRST_YEAR,
        month: 1,
    };

    /// The month of a year, `month` counting from 1, unless it lies outside the calendar.
    pub fn new(year: i32, month: u32) -> Option<Self> {
        ((FIRST_YEAR..=LAST_YEAR).contains(&year) && (1..=12).contains(&month))
            .then_some(Self { year, month })
    }

    /// The month a date lies in, the calendar's first for dates before it.
    pub fn of(date: NaiveDate) -> Self {
        CalendarDay::new(date).map_or(Self::FIRST, CalendarDay::month)
    }

    pub fn year(self) -> i32 {
        self.year
    }

    /// 1 for January.
    pub fn number(self) -> u32 {
        self.month
    }

    /// The month before, unless this is the calendar's first.
    pub fn earlier(self) -> Option<Self> {
        match self.month {
            1 => Self::new(self.year - 1, 12),
            month => Self::new(self.year, month - 1),
        }
    }

    /// The month after, unless this is the calendar's last.
    pub fn later(self) -> Option<Self> {
        match self.month {
            12 => Self::new(self.year + 1, 1),
            month => Self::new(self.year, month + 1),
        }
    }

    /// The twelve months of a year of the calendar, none for other years.
    pub fn of_year(year: i32) -> impl Iterator<Item = Self> {
        (1..=12).filter_map(move |month| Self::new(year, month))
    }

    /// The number of its days.
    pub fn length(self) -> u32 {
        match self.month {
            4 | 6 | 9 | 11 => 30,
            2 if NaiveDate::from_ymd_opt(self.year, 2, 29).is_some() => 29,
            2 => 28,
            _ => 31,
        }
    }

    /// Its days in order.
    pub fn days(self) -> impl DoubleEndedIterator<Item = CalendarDay> {
        (1..=self.length()).filter_map(move |day| {
            NaiveDate::from_ymd_opt(self.year, self.month, day).map(CalendarDay)
        })
    }

    /// The column of its first day in a table whose weeks run Sunday to Saturday: 0 for Sunday.
    pub fn first_column_from_sunday(self) -> u32 {
        NaiveDate::from_ymd_opt(self.year, self.month, 1)
            .map_or(Weekday::Sun, |first| first.weekday())
            .num_days_from_sunday()
    }
}

impl std::fmt::Display for Month {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}
