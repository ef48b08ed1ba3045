//! The tables on the records screen: results by level, by date and by pair of names, and streaks.

use super::{ByPlayer, CalendarDay, CpuLevel, Month, PlayerName, Progress, Streak, Tally};
use chrono::{Days, NaiveDate};

/// How the chart of results over time is divided.
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

/// The results of two people against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// Their names, in alphabetical order.
    pub names: [PlayerName; 2],
    /// The results as the first of the two sees them.
    pub tally: Tally,
}

impl Progress {
    /// The results against a level, exam games included.
    pub fn level(&self, level: CpuLevel) -> Tally {
        self.levels[level.index()]
    }

    /// All results against the CPU.
    pub fn total(&self) -> Tally {
        Tally::sum(self.levels)
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
        let mut run = Streak::default();
        let mut last: Option<NaiveDate> = None;
        for day in self.cleared.iter().map(|day| day.date()) {
            if last.is_some_and(|last| last.succ_opt() != Some(day)) {
                run.stop();
            }
            run.go_on();
            last = Some(day);
        }
        Streak {
            current: self.day_row(today),
            best: run.best,
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

    /// Who played whom, those with most matches first.
    /// The results between these two as the first of them sees them; none where they never played.
    pub fn between(&self, names: &ByPlayer<PlayerName>) -> Option<Tally> {
        let ByPlayer { one, two } = names;
        let mirrored = one > two;
        let pair = if mirrored { [two, one] } else { [one, two] };
        let tally = *self.pairs.get(&pair.map(Clone::clone))?;
        Some(if mirrored {
            Tally {
                won: tally.lost,
                lost: tally.won,
                ..tally
            }
        } else {
            tally
        })
    }

    /// The names of people who played, those who played most first.
    pub fn people(&self) -> Vec<PlayerName> {
        let mut people: Vec<PlayerName> = Vec::new();
        for name in self.head_to_head().into_iter().flat_map(|pair| pair.names) {
            if !people.contains(&name) {
                people.push(name);
            }
        }
        people
    }

    pub fn head_to_head(&self) -> Vec<HeadToHead> {
        let mut pairs: Vec<HeadToHead> = self
            .pairs
            .iter()
            .map(|(names, tally)| HeadToHead {
                names: names.clone(),
                tally: *tally,
            })
            .collect();
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.tally.played()));
        pairs
    }
}
