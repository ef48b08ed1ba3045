//! The calendar's days, months and trophies.

use crate::progress::{CalendarDay, FIRST_YEAR, Month, Progress, Streak, Week};
use chrono::{Datelike, NaiveDate};
use std::collections::{BTreeMap, BTreeSet};

/// The number of years that are listed in any case.
const YEARS_LISTED: i32 = 20;

/// A month as the calendar shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarMonth {
    pub month: Month,
    /// The column of its first day in weeks that run Sunday to Saturday: 0 for Sunday.
    pub first_column: u32,
    /// Its days in order.
    pub days: Vec<DayView>,
    /// The number of its cleared days.
    pub cleared: u32,
    /// True if its trophy is earned.
    pub trophy: bool,
    /// The month before, where the calendar has one.
    pub earlier: Option<Month>,
    /// The month after, up to today's, or to the last one with a cleared day where the device's clock was set back.
    pub later: Option<Month>,
}

/// A day as the calendar shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayView {
    pub day: CalendarDay,
    pub state: DayState,
    /// True if a game can be set up from it. Not on a day to come, even one cleared before the clock was set back.
    pub playable: bool,
    pub today: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayState {
    /// A game set up from it was won.
    Cleared,
    /// Not cleared, and not still to come.
    Open,
    /// Still to come.
    Future,
}

/// A year's trophies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrophyYear {
    pub year: i32,
    /// The number of cleared days of each month, January first.
    pub cleared: [u32; 12],
    /// True if each month's trophy is earned, January first.
    pub months: [bool; 12],
    pub complete: bool,
}

impl Progress {
    pub fn is_cleared(&self, day: CalendarDay) -> bool {
        self.cleared.contains(&day)
    }

    pub fn cleared_days(&self) -> usize {
        self.cleared.len()
    }

    /// The number of cleared days of a month.
    pub fn cleared_in(&self, month: Month) -> u32 {
        month.days().filter(|day| self.is_cleared(*day)).count() as u32
    }

    /// The number of cleared days of a week.
    pub fn cleared_in_week(&self, week: Week) -> u32 {
        week.days().filter(|day| self.is_cleared(*day)).count() as u32
    }

    /// The cleared days of this week, and of the best one.
    pub fn week_streak(&self, today: NaiveDate) -> Streak {
        Streak {
            current: self.cleared_in_week(Week::of(today)),
            best: self.best_week(),
        }
    }

    /// The most cleared days that a week ever had.
    pub fn best_week(&self) -> u32 {
        let mut weeks: BTreeMap<Week, u32> = BTreeMap::new();
        for day in &self.cleared {
            *weeks.entry(Week::of(day.date())).or_default() += 1;
        }
        weeks.into_values().max().unwrap_or(0)
    }

    /// The days of a week as the calendar shows them.
    pub fn week_days(&self, week: Week, today: NaiveDate) -> Vec<DayView> {
        week.days().map(|day| self.day(day, today)).collect()
    }

    /// The number of cleared days in a row next to a day, in one direction.
    pub(in crate::progress) fn cleared_beside(
        &self,
        day: CalendarDay,
        next: fn(CalendarDay) -> Option<CalendarDay>,
    ) -> u32 {
        std::iter::successors(next(day), |day| next(*day))
            .take_while(|day| self.is_cleared(*day))
            .count() as u32
    }

    pub fn has_month_trophy(&self, month: Month) -> bool {
        month.days().all(|day| self.is_cleared(day))
    }

    /// Returns true if every month of a year of the calendar is complete.
    pub fn has_year_trophy(&self, year: i32) -> bool {
        year >= FIRST_YEAR && Month::of_year(year).all(|month| self.has_month_trophy(month))
    }

    pub fn day(&self, day: CalendarDay, today: NaiveDate) -> DayView {
        let playable = day.is_playable(today);
        DayView {
            day,
            state: match (self.is_cleared(day), playable) {
                (true, _) => DayState::Cleared,
                (false, true) => DayState::Open,
                (false, false) => DayState::Future,
            },
            playable,
            today: day.date() == today,
        }
    }

    /// A month as the calendar shows it.
    pub fn calendar(&self, month: Month, today: NaiveDate) -> CalendarMonth {
        CalendarMonth {
            month,
            first_column: month.first_column_from_sunday(),
            days: month.days().map(|day| self.day(day, today)).collect(),
            cleared: self.cleared_in(month),
            trophy: self.has_month_trophy(month),
            earlier: month.earlier(),
            later: month
                .later()
                .filter(|later| *later <= self.last_month(today)),
        }
    }

    /// The last month worth looking at.
    pub fn last_month(&self, today: NaiveDate) -> Month {
        let cleared = self.cleared.last().map(|day| day.month());
        cleared.map_or(Month::of(today), |month| month.max(Month::of(today)))
    }

    /// The trophies of the years up to today's, latest first. Where a clock has gone far ahead, years long past in
    /// which nothing was cleared are left out.
    pub fn trophies(&self, today: NaiveDate) -> Vec<TrophyYear> {
        let today_in = today.year().clamp(FIRST_YEAR, crate::progress::LAST_YEAR);
        let last = self.last_month(today).year().max(today_in);
        let cleared: BTreeSet<i32> = self.cleared.iter().map(|day| day.month().year()).collect();
        (FIRST_YEAR..=last)
            .rev()
            .filter(|year| {
                last - YEARS_LISTED < *year || *year == today_in || cleared.contains(year)
            })
            .map(|year| self.trophy_year(year))
            .collect()
    }

    fn trophy_year(&self, year: i32) -> TrophyYear {
        let (mut cleared, mut months) = ([0; 12], [false; 12]);
        for (place, month) in Month::of_year(year).enumerate() {
            cleared[place] = self.cleared_in(month);
            months[place] = self.has_month_trophy(month);
        }
        TrophyYear {
            year,
            cleared,
            months,
            complete: months.iter().all(|earned| *earned),
        }
    }
}
