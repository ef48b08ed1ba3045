//! The tables on the records screen: results by level and by date, and streaks.

use crate::progress::{CalendarDay, CpuLevel, GameKind, Month, Progress, Streak, Tally};
use chrono::{Days, NaiveDate};

/// The division of the chart of results over time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The last 30 days, day by day.
    Days,
    /// The last 12 months, month by month.
    Months,
}

/// One bar of the chart of results over time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// The first day it stands for.
    pub from: NaiveDate,
    /// The last day it stands for.
    pub to: NaiveDate,
    pub tally: Tally,
}

impl Progress {
    /// The results against a level on the star.
    pub fn level(&self, level: CpuLevel) -> Tally {
        self.by_level.against(GameKind::Star, level)
    }

    /// All results against the CPU on the star.
    pub fn total(&self) -> Tally {
        self.by_level.in_game(GameKind::Star)
    }

    /// The results of one date. Matches belong to the date on which they ended.
    pub fn on(&self, date: NaiveDate) -> Tally {
        self.dates.get(&date).copied().unwrap_or_default()
    }

    /// Wins against the CPU in a row; a loss or a draw ends the row.
    pub fn win_streak(&self) -> Streak {
        self.wins_in_a_row
    }

    /// Cleared calendar days in a row up to today, or up to yesterday while today is open.
    pub fn day_row(&self, today: NaiveDate) -> u32 {
        CalendarDay::new(today).map_or(0, |today| {
            u32::from(self.is_cleared(today)) + self.cleared_beside(today, CalendarDay::before)
        })
    }

    /// The row of days now, and the longest one.
    pub fn day_streak(&self, today: NaiveDate) -> Streak {
        Streak {
            current: self.day_row(today),
            best: self.longest_row,
        }
    }

    /// Results over time, up to today, oldest first.
    pub fn chart(&self, span: Span, today: NaiveDate) -> Vec<Bar> {
        match span {
            Span::Days => (0..30)
                .rev()
                .filter_map(|ago| today.checked_sub_days(Days::new(ago)))
                .map(|day| self.bar(day, day))
                .collect(),
            Span::Months => {
                let mut bars: Vec<Bar> =
                    std::iter::successors(Some(Month::of(today)), |month| month.earlier())
                        .take(12)
                        .filter_map(|month| {
                            let first = month.days().next().map(CalendarDay::date)?;
                            let last = month.days().next_back().map(CalendarDay::date)?;
                            Some(self.bar(first, last))
                        })
                        .collect();
                bars.reverse();
                bars
            }
        }
    }

    fn bar(&self, from: NaiveDate, to: NaiveDate) -> Bar {
        let tally = Tally::sum(self.dates.range(from..=to).map(|(_, tally)| *tally));
        Bar { from, to, tally }
    }
}
