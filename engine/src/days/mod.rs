//! The positions of Today's game: one for each day, with a *par*, the margin by which the side to move wins with best
//! play on both sides. The par is proved.
//!
//! * [`DayGame`] is a position with its par; [`DayGames`] are those that ship, ten years of them.
//! * `proof` says what a position must be to be a day's, and finds the par
//!   ([`Thinker::margin_within`](crate::Thinker::margin_within)).
//! * `file` describes the bytes.
//!
//! They ship in `assets/days/days.bin`, made by `cargo xtask days`. `docs/puzzles.md` describes how.

mod file;
mod proof;

pub use proof::{NotADay, Within};

use crate::Position;
use crate::puzzle::{Day, image};
use crate::sides::Sides;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The numbers of empty cells that a day's position may have, CP not counted.
pub const VACANT: RangeInclusive<usize> = 20..=26;

/// The margins that a par may be.
pub const PAR: RangeInclusive<i32> = 3..=12;

/// The fewest different placements in a day's position.
pub const CHOICES: usize = 3;

/// The file that ships.
const SHIPPED: &[u8] = include_bytes!("../../../assets/days/days.bin");

/// The position of a day. Nothing before it is remembered for ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayGame {
    /// The position; its side to move is the player's.
    pub position: Position,
    /// The margin by which the player wins with best play on both sides.
    pub par: u8,
    /// The number of games of Lv.2 from here, of [`DayGames::tries`], that were won. It says how easy the day is.
    pub won: u8,
}

/// The positions of all days, in the order of the days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayGames {
    /// The positions, from 1 January 2026 on.
    pub all: Vec<DayGame>,
    /// The number of the way in which the levels play. Players who compare their results need the same number.
    pub levels: u16,
    /// The number of games of Lv.2 that were played from each position.
    pub tries: u8,
    /// The seed they were made from.
    pub seed: u64,
    /// The number of games in which they were looked for.
    pub games: u32,
}

impl DayGames {
    /// The positions that ship. Read at the first call.
    #[must_use]
    pub fn shipped() -> &'static DayGames {
        static DAYS: LazyLock<DayGames> = LazyLock::new(|| {
            DayGames::from_bytes(SHIPPED).expect("a test checks the days that ship")
        });
        &DAYS
    }

    /// The position of a day. After the last one they begin again.
    #[must_use]
    pub fn of_day(&self, day: Day) -> &DayGame {
        let count = self.all.len().max(1) as i32;
        &self.all[day.0.rem_euclid(count) as usize]
    }

    /// Two days whose positions are images of each other, if there are such: by a symmetry of the board or the exchange
    /// of colours.
    #[must_use]
    pub fn twice(&self) -> Option<(Day, Day)> {
        let mut seen: HashMap<Sides, Day> = HashMap::with_capacity(self.all.len());
        for (day, game) in (0..).map(Day).zip(&self.all) {
            if let Some(earlier) = seen.insert(image(&game.position), day) {
                return Some((earlier, day));
            }
        }
        None
    }
}
