//! Weeks of the calendar, Monday to Sunday, and what the books know of one that is looked back on: a week is over on
//! the evening of its Sunday.

use crate::progress::{CalendarDay, MatchRecord, Opponent, Profile, Progress, Tally};
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

/// The facts about a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekSummary {
    pub week: Week,
    /// The number of its days that are cleared, whenever that was.
    pub cleared: u32,
    /// The matches against the CPU that ended in it, of every game.
    pub games: Tally,
    /// The stones that the player captured in those of them that were played on the star.
    pub captured: u32,
    /// The player's own mistakes that were put right in it for the last time so far. Those that come back no more are
    /// not in the books, and not counted.
    pub mistakes: u32,
}

impl WeekSummary {
    #[must_use]
    pub fn of(week: Week, profile: &Profile, progress: &Progress) -> WeekSummary {
        let in_week = |one: &&MatchRecord| week.contains(one.date);
        let mut games = Tally::default();
        let mut captured = 0;
        for one in profile.matches().iter().filter(in_week) {
            if !matches!(one.opponent, Opponent::People(_)) {
                games.count(one.outcome);
                captured += one.captured();
            }
        }
        WeekSummary {
            week,
            cleared: progress.cleared_in_week(week),
            games,
            captured,
            mistakes: profile.puzzles.put_right_in(week),
        }
    }

    /// Returns true if there is nothing to look back on.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cleared == 0 && self.games.played() == 0 && self.mistakes == 0
    }
}
