//! The news of a match in the order of their weight: the first one is the line of the result sheet.

use crate::progress::{CpuLevel, DayCleared, Earned, Goal, Month, Rank, SeriesNews};

/// A change that a match made, or the next one to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchNews {
    /// A series that goes on, or has ended.
    Series(SeriesNews),
    /// A rank that was reached, with the level that it opens.
    Rank(Rank),
    /// A year with every month's trophy.
    Year(i32),
    /// A month with every day cleared.
    Month(Month),
    Day(DayCleared),
    /// A level that no rank opens.
    Level(CpuLevel),
    /// Nothing of these: the distance to the next rank.
    Next(Goal),
}

impl MatchNews {
    /// The word that the page's attributes use.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            MatchNews::Series(_) => "series",
            MatchNews::Rank(_) | MatchNews::Next(_) => "rank",
            MatchNews::Year(_) | MatchNews::Month(_) => "trophy",
            MatchNews::Day(_) => "day",
            MatchNews::Level(_) => "level",
        }
    }

    /// Returns true if it is celebrated. A day is a good line and no more, because it comes every day; the one that
    /// makes a row of seven whole has its moment.
    #[must_use]
    pub fn is_festive(&self) -> bool {
        match self {
            MatchNews::Rank(_) | MatchNews::Year(_) | MatchNews::Month(_) | MatchNews::Level(_) => {
                true
            }
            MatchNews::Day(day) => day.seven,
            MatchNews::Series(_) | MatchNews::Next(_) => false,
        }
    }
}

impl Earned {
    /// Returns true after the first of Today's games of its day and strength.
    #[must_use]
    pub fn is_first_of_day(&self) -> bool {
        self.today.is_some_and(|news| news.counts)
    }

    /// The changes of a match, the weightiest first; the `next` rank stands alone. A series comes first as long as it
    /// goes on and where it was failed. One that was passed comes after the rank that it gave.
    #[must_use]
    pub fn news(&self, next: Option<Goal>) -> Vec<MatchNews> {
        let series = || self.series.map(MatchNews::Series);
        let (before, after) = match self.ranks.is_empty() {
            true => (series(), None),
            false => (None, series()),
        };
        let opened = self.ranks.iter().filter_map(|rank| rank.unlocks());
        let opened: Vec<CpuLevel> = opened.collect();
        let others = self.unlocked.iter().filter(|level| !opened.contains(level));
        let mut news: Vec<MatchNews> = before.into_iter().collect();
        news.extend(self.ranks.iter().rev().copied().map(MatchNews::Rank));
        news.extend(others.copied().map(MatchNews::Level));
        news.extend(after);
        news.extend(self.year_trophy.map(MatchNews::Year));
        news.extend(self.month_trophy.map(MatchNews::Month));
        news.extend(self.day.map(MatchNews::Day));
        if news.is_empty() {
            news.extend(next.map(MatchNews::Next));
        }
        news
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{AttemptId, CalendarDay, Exam, Missing, Series, SeriesEnd, Tally};

    fn day() -> DayCleared {
        DayCleared {
            day: CalendarDay::parse("2026-11-21").expect("a day"),
            cleared: 3,
            days: 30,
            row: 1,
            mends: false,
            longest: false,
            seven: false,
        }
    }

    fn goal() -> Goal {
        Goal {
            rank: Rank::Wood,
            missing: Missing::FirstWin,
        }
    }

    fn series(end: Option<SeriesEnd>) -> SeriesNews {
        SeriesNews {
            attempt: AttemptId(1),
            series: Series {
                exam: Exam::Stone,
                score: Tally::default(),
                end,
            },
            career_wins: 0,
        }
    }

    #[test]
    fn a_rank_weighs_more_than_a_day_and_the_next_rank_stands_alone() {
        let earned = Earned {
            day: Some(day()),
            ranks: vec![Rank::Leather, Rank::Wood],
            ..Earned::default()
        };
        let wanted = [
            MatchNews::Rank(Rank::Wood),
            MatchNews::Rank(Rank::Leather),
            MatchNews::Day(day()),
        ];
        assert_eq!(earned.news(Some(goal())), wanted);
        let nothing = Earned::default();
        assert_eq!(nothing.news(Some(goal())), [MatchNews::Next(goal())]);
        assert_eq!(nothing.news(None), []);
    }

    #[test]
    fn a_series_that_was_passed_comes_after_its_rank() {
        let passed = series(Some(SeriesEnd::PassedByWins));
        let earned = Earned {
            series: Some(passed),
            ranks: vec![Rank::Stone],
            unlocked: vec![CpuLevel::Two],
            ..Earned::default()
        };
        let wanted = [MatchNews::Rank(Rank::Stone), MatchNews::Series(passed)];
        assert_eq!(earned.news(None), wanted);
        let open = Earned {
            series: Some(series(None)),
            ..Earned::default()
        };
        assert_eq!(open.news(Some(goal())), [MatchNews::Series(series(None))]);
    }

    #[test]
    fn a_level_that_no_rank_opens_is_a_change_of_its_own() {
        let earned = Earned {
            unlocked: vec![CpuLevel::Oracle],
            ..Earned::default()
        };
        assert_eq!(earned.news(None), [MatchNews::Level(CpuLevel::Oracle)]);
    }
}
