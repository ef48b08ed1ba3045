//! The days that a table of results is about.

use crate::progress::CalendarDay;

/// The days that a table is about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Period {
    #[default]
    Day,
    /// Seven days up to the chosen one.
    Week,
    /// The month of the chosen one.
    Month,
}

impl Period {
    pub const ALL: [Period; 3] = [Period::Day, Period::Week, Period::Month];

    /// The word for it in test ids and message names.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Period::Day => "day",
            Period::Week => "week",
            Period::Month => "month",
        }
    }

    /// Returns true if the table up to this day has another day in it.
    pub(super) fn has(self, last: CalendarDay, day: CalendarDay) -> bool {
        match self {
            Period::Day => day == last,
            Period::Week => day <= last && last.number() - day.number() < 7,
            Period::Month => day.month() == last.month(),
        }
    }
}
