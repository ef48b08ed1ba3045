//! Today's games in the books, and the row of days that they are part of.

use crate::progress::{
    CalendarDay, DayState, DayView, Month, Progress, TodayNews, TodayRecord, TodayResult,
    TodayStrength, Week,
};
use chrono::NaiveDate;

/// The week, the row of days, and what would mend that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeekRow {
    /// The days of this week, Monday first, those to come included; fewer where the calendar has just begun.
    pub days: Vec<DayView>,
    /// The number of its cleared days.
    pub cleared: u32,
    /// Days cleared in a row up to today, or up to yesterday while today is open.
    pub row: u32,
    /// The open days before today that join the row to the cleared days before them, oldest first.
    pub missing: Vec<CalendarDay>,
}

impl Progress {
    /// Books Today's game in its own record.
    pub(in crate::progress) fn book_today(&mut self, result: TodayResult) -> TodayNews {
        let key = (result.day, result.strength);
        let counts = !self.today.contains_key(&key);
        if counts {
            self.today.insert(key, result);
            self.today_record.count(result);
        }
        TodayNews { result, counts }
    }

    /// The result that counts for a day at a strength.
    pub fn today_result(&self, day: CalendarDay, strength: TodayStrength) -> Option<TodayResult> {
        self.today.get(&(day, strength)).copied()
    }

    /// The best of a day's results that count: of equal stars the one against the stronger opponent, who comes later.
    pub fn best_today(&self, day: CalendarDay) -> Option<TodayResult> {
        let results = TodayStrength::ALL
            .into_iter()
            .filter_map(|strength| self.today_result(day, strength));
        results.max_by_key(|result| result.stars())
    }

    /// The most stars that Today's game of a day was won with, at any strength; none where it was not played.
    pub fn best_stars(&self, day: CalendarDay) -> Option<u8> {
        self.best_today(day).map(TodayResult::stars)
    }

    /// Returns true if a month's trophy is gilded: each of its days has two of the three stars.
    pub fn is_gilded(&self, month: Month) -> bool {
        let has_enough = |day| self.best_stars(day).is_some_and(|stars| 2 <= stars);
        month.days().all(has_enough)
    }

    /// The line of Today's games in the records.
    pub fn today_record(&self) -> TodayRecord {
        self.today_record
    }

    /// The week of this day, and the row of days that leads up to it. Only the last seven days can mend a row.
    pub fn week_row(&self, today: NaiveDate) -> Option<WeekRow> {
        let today = CalendarDay::new(today)?;
        let mut lately: Vec<DayView> = std::iter::successors(Some(today), |day| day.before())
            .take(7)
            .map(|day| self.day(day, today.date()))
            .collect();
        lately.reverse();
        let is_gap = |one: &&DayView| {
            let before = one.day.before().is_some_and(|day| self.is_cleared(day));
            one.state == DayState::Open && !one.today && before
        };
        let gap = lately.iter().rposition(|one| is_gap(&one));
        let missing = lately[gap.unwrap_or(lately.len())..].iter();
        let missing = missing.take_while(|one| one.state == DayState::Open && !one.today);
        let week = Week::of(today.date());
        Some(WeekRow {
            cleared: self.cleared_in_week(week),
            row: self.day_row(today.date()),
            missing: missing.map(|one| one.day).collect(),
            days: self.week_days(week, today.date()),
        })
    }
}
