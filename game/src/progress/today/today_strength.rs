//! The strengths and the position of Today's game.

use crate::progress::saved::keyed::keyed;
use crate::progress::{CalendarDay, CpuLevel};
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

    /// The seed of the CPU's choices. It depends on nothing else, so that the same placements meet the same answers on
    /// every device.
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
