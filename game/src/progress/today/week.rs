//! Weeks of the calendar, Monday to Sunday: a week is over on the evening of the Sunday on which it is looked back on.

use crate::progress::CalendarDay;
use chrono::{Datelike, Days, NaiveDate};

/// A week, Monday to Sunday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Week {
    monday: NaiveDate,
}

impl Week {
    /// The number of its days.
    pub const LENGTH: u32 = 7;

    /// The week that a date lies in.
    #[must_use]
    pub fn of(date: NaiveDate) -> Week {
        let since = Days::new(date.weekday().num_days_from_monday().into());
        Week {
            monday: date.checked_sub_days(since).unwrap_or(date),
        }
    }

    /// The last week whose Sunday has come.
    #[must_use]
    pub fn last_whole(today: NaiveDate) -> Week {
        let this = Week::of(today);
        if this.sunday() <= today {
            return this;
        }
        this.monday.pred_opt().map_or(this, Week::of)
    }

    /// Its first day.
    #[must_use]
    pub fn monday(self) -> NaiveDate {
        self.monday
    }

    /// Its last day.
    #[must_use]
    pub fn sunday(self) -> NaiveDate {
        let later = self.monday.checked_add_days(Days::new(6));
        later.unwrap_or(NaiveDate::MAX)
    }

    #[must_use]
    pub fn contains(self, date: NaiveDate) -> bool {
        Week::of(date) == self
    }

    /// Its days in order; fewer than seven where the calendar begins.
    pub fn days(self) -> impl Iterator<Item = CalendarDay> {
        let dates = (0..u64::from(Week::LENGTH)).map(Days::new);
        let dates = dates.filter_map(move |later| self.monday.checked_add_days(later));
        dates.filter_map(CalendarDay::new)
    }
}
