//! Today's game: the same position for everybody on a day, played against the CPU at one of three strengths and told against
//! its par, the margin by which the player wins with best play on both sides.
//!
//! The positions ship with the engine ([`rsg_engine::days`]). A result is a [`FinishedMatch`] like any other; everything
//! told here follows from the matches that are booked:
//!
//! - The **first** game of a day at a strength counts: its stars stay, and it stands in the records. Quitting is its result.
//! - Later ones are **practice** for those who want to know better. They count for nothing, except that a win clears its
//!   day: whoever lost the first one can still make the day green, as with any other game set up from it.

use super::fold::Earned;
use super::keyed::keyed;
use super::{
    CalendarDay, CpuLevel, DayState, DayView, Ending, FinishedMatch, Opponent, Outcome, Played,
    Player, Progress, Tally,
};
use chrono::NaiveDate;
use rsg_engine::SplitMix64;
use rsg_engine::days::{DayGame, DayGames};
use rsg_engine::puzzle::Day;

keyed! {
    /// The CPU's strengths in Today's game, weakest first. All are open to everybody.
    TodayStrength {
        One = "1",
        Three = "3",
        Max = "max",
    }
}

impl TodayStrength {
    /// The level that plays.
    pub fn level(self) -> CpuLevel {
        match self {
            TodayStrength::One => CpuLevel::One,
            TodayStrength::Three => CpuLevel::Three,
            TodayStrength::Max => CpuLevel::Max,
        }
    }

    /// The seed of the CPU's choices. It depends on nothing else, so that the same placements meet the same answers on every
    /// device.
    pub fn seed(self, day: CalendarDay) -> u64 {
        SplitMix64::of_pair(u64::from(day.number()), self as u64).next()
    }
}

/// The position of a day, and its par.
pub fn day_game(day: CalendarDay) -> &'static DayGame {
    DayGames::shipped().of_day(engine_day(day))
}

/// The number of the way in which the levels play. Results are comparable only where it is the same.
pub fn levels_number() -> u16 {
    DayGames::shipped().levels
}

fn engine_day(day: CalendarDay) -> Day {
    Day(i32::try_from(day.number()).unwrap_or(i32::MAX))
}

/// How Today's game went, told against its par.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TodayResult {
    pub day: CalendarDay,
    pub strength: TodayStrength,
    pub outcome: Outcome,
    pub ending: Ending,
    /// The player's score less the CPU's. Of a game that was given up it says nothing.
    pub margin: i16,
    pub par: u8,
}

impl TodayResult {
    /// The result of a match, if it is Today's game.
    pub fn of(finished: &FinishedMatch) -> Option<TodayResult> {
        let Opponent::Today { day, strength } = finished.opponent else {
            return None;
        };
        let (Played::Single(score) | Played::Reverse(score, _)) = finished.played;
        let total = |player: Player| i16::from(score[player].total);
        Some(TodayResult {
            day,
            strength,
            outcome: finished.outcome,
            ending: finished.ending,
            margin: total(Player::One) - total(Player::Two),
            par: day_game(day).par,
        })
    }

    /// One star for a win, two for at least half of par, three for par or better.
    pub fn stars(self) -> u8 {
        let par = i16::from(self.par);
        match self.outcome {
            Outcome::Lost | Outcome::Drawn => 0,
            Outcome::Won if par <= self.margin => 3,
            Outcome::Won if par <= 2 * self.margin => 2,
            Outcome::Won => 1,
        }
    }
}

/// What the result sheet tells of Today's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TodayNews {
    pub result: TodayResult,
    /// Whether it was the first one of its day at its strength, the one that counts.
    pub counts: bool,
}

/// The line of Today's games in the records: the first ones of each day and strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TodayRecord {
    pub tally: Tally,
    /// All their stars.
    pub stars: u32,
    /// Those that made par or better.
    pub at_par: u32,
}

/// The last seven days, and what would mend their row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeekRow {
    /// The days up to today, oldest first; fewer where the calendar has just begun.
    pub days: Vec<DayView>,
    /// Days cleared in a row up to today, or up to yesterday while today is open.
    pub row: u32,
    /// The open day before today that joins the row to the cleared days before it.
    pub mends: Option<CalendarDay>,
}

impl Progress {
    /// Books Today's game.
    pub(super) fn fold_today(&mut self, result: TodayResult) -> Earned {
        let key = (result.day, result.strength);
        let counts = !self.today.contains_key(&key);
        if counts {
            self.today.insert(key, result);
            self.today_record.count(result);
        }
        let mut earned = Earned {
            today: Some(TodayNews { result, counts }),
            ..Earned::default()
        };
        if result.outcome == Outcome::Won {
            self.clear(result.day, &mut earned);
        }
        earned
    }

    /// The result that counts for a day at a strength.
    pub fn today_result(&self, day: CalendarDay, strength: TodayStrength) -> Option<TodayResult> {
        self.today.get(&(day, strength)).copied()
    }

    /// The line of Today's games in the records.
    pub fn today_record(&self) -> TodayRecord {
        self.today_record
    }

    /// The last seven days up to this one.
    pub fn week_row(&self, today: NaiveDate) -> Option<WeekRow> {
        let today = CalendarDay::new(today)?;
        let mut days: Vec<DayView> = std::iter::successors(Some(today), |day| day.before())
            .take(7)
            .map(|day| self.day(day, today.date()))
            .collect();
        days.reverse();
        let is_gap = |one: &&DayView| {
            let before = one.day.before().is_some_and(|day| self.is_cleared(day));
            one.state == DayState::Open && !one.today && before
        };
        Some(WeekRow {
            row: self.day_row(today.date()),
            mends: days.iter().rev().find(is_gap).map(|one| one.day),
            days,
        })
    }
}

impl TodayRecord {
    fn count(&mut self, result: TodayResult) {
        self.tally.count(result.outcome);
        let stars = result.stars();
        self.stars += u32::from(stars);
        self.at_par += u32::from(stars == 3);
    }
}
