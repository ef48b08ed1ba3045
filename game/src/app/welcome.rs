//! How somebody comes to Today: in the first week, on any day, or back after some days away.

use chrono::NaiveDate;

use super::context::Context;

/// How somebody comes to Today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Welcome {
    /// In the seven days from the first game on, or before it: easy puzzles are suggested beside the day's.
    FirstWeek,
    Usual,
    /// After days away. It ends with the next game or puzzle that is opened.
    Back {
        /// The longest row of days that there ever was.
        best_row: u32,
    },
}

/// The number of days that make a first week.
const FIRST_DAYS: i64 = 7;

/// The number of whole days without a game or puzzle after which somebody was away.
const AWAY: i64 = 4;

impl Welcome {
    pub(super) fn of(context: &Context) -> Welcome {
        let books = &context.books;
        let (profile, today) = (&books.profile, books.today);
        let days_since = |date: NaiveDate| today.signed_duration_since(date).num_days();
        let last = profile.last_played(today).max(context.memory.played_on);
        if last.is_some_and(|last| AWAY < days_since(last)) {
            let best_row = books.progress.day_streak(today).best;
            return Welcome::Back { best_row };
        }
        let first = profile.matches().first().map(|first| first.date);
        let is_new = match first {
            Some(first) => days_since(first) < FIRST_DAYS,
            None => profile.puzzles.is_new(),
        };
        if is_new {
            Welcome::FirstWeek
        } else {
            Welcome::Usual
        }
    }

    /// Returns true in the first week.
    #[must_use]
    pub fn is_first_week(self) -> bool {
        self == Welcome::FirstWeek
    }

    /// Returns true after days away.
    #[must_use]
    pub fn is_back(self) -> bool {
        matches!(self, Welcome::Back { .. })
    }
}
