//! The saved state of puzzles: the tries of each, the player's rating, the best run, and the player's own mistakes that
//! come back for practice.
//!
//! The puzzles themselves ship with the engine ([`rsg_engine::puzzle`]); here stand only their numbers and days.
//! Puzzles of days and the others are apart: a day's puzzle is never met elsewhere before its day.

mod mistake;
mod mistakes;
mod rating;
mod run;
mod tries;

pub use mistake::{INTERVALS, Mistake};
pub use mistakes::MOST_MISTAKES;
pub use rating::Rating;
pub use run::{RUN_LIVES, Run};
pub use tries::{Tried, Tries, Try};

use run::MOST_SOLVED;

use super::{CalendarDay, saved};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// The key of a puzzle of those that ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleKey {
    /// The one of a day. After ten years the same puzzles come on other days; they are tried anew.
    Day(CalendarDay),
    /// A puzzle that belongs to no day, by its number.
    Number(u16),
}

/// The number of tries from which on the rating is shown.
const RATED_FROM: usize = 5;

/// The number of first tries of practice in which the cells that can be played are marked.
const MARKED_TRIES: usize = 10;

/// The saved state of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleBook {
    /// The days' puzzles, by the number of the day from 1 January 2026.
    #[serde(default, skip_serializing_if = "Tries::is_empty")]
    days: Tries,
    /// The tries of all others, by their number.
    #[serde(default, skip_serializing_if = "Tries::is_empty")]
    numbers: Tries,
    #[serde(default)]
    rating: Rating,
    /// The most puzzles solved in a run.
    #[serde(default, deserialize_with = "saved::within::<_, _, 0, MOST_SOLVED>")]
    best_run: u16,
    /// The run that is going on, or the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<Run>,
    /// The player's own mistakes, in the order in which they were noted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<Mistake>,
}

impl PuzzleBook {
    /// Returns true if it is as new.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The tries of a puzzle so far.
    pub fn tried(&self, key: PuzzleKey) -> Option<Tried> {
        match key {
            PuzzleKey::Day(day) => self.days.get(day.number()),
            PuzzleKey::Number(number) => self.numbers.get(number.into()),
        }
    }

    /// Notes how a try ended. The first one of a puzzle moves the rating; `difficulty` is the puzzle's.
    pub fn note(&mut self, key: PuzzleKey, how: Try, difficulty: u16) {
        let is_first = match key {
            PuzzleKey::Day(day) => self.days.note(day.number(), how),
            PuzzleKey::Number(number) => self.numbers.note(number.into(), how),
        };
        if is_first {
            self.rating = self.rating.after(difficulty, how == Try::Right);
        }
    }

    /// The player's strength at puzzles, on the scale of the puzzles' difficulty.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// The last day up to this one whose puzzle was tried.
    pub fn last_day_tried(&self, today: NaiveDate) -> Option<CalendarDay> {
        let number = self.days.last_up_to(CalendarDay::new(today)?.number())?;
        CalendarDay::numbered(number)
    }

    /// The number of puzzles tried: each first try moves the rating.
    pub fn tried_count(&self) -> usize {
        self.days.len() + self.numbers.len()
    }

    /// The number of puzzles solved on the first try.
    pub fn solved_at_first(&self) -> usize {
        self.days.solved_at_first() + self.numbers.solved_at_first()
    }

    /// Returns true if the rating can be shown: before the fifth rated try it jumps about.
    pub fn is_rated(&self) -> bool {
        RATED_FROM <= self.tried_count()
    }

    /// Returns true if the player is new to puzzles, so that in practice the cells that can be played are marked.
    pub fn is_new(&self) -> bool {
        self.tried_count() < MARKED_TRIES
    }

    pub fn best_run(&self) -> u16 {
        self.best_run
    }

    /// Notes how many puzzles a run has solved so far. Returns true if that is more than ever.
    pub fn note_run(&mut self, solved: u16) -> bool {
        let is_best = self.best_run < solved;
        self.best_run = self.best_run.max(solved);
        is_best
    }

    /// Returns true if a day's puzzle is solved, whenever and after however many tries.
    pub fn is_solved(&self, day: CalendarDay) -> bool {
        self.tried(PuzzleKey::Day(day))
            .is_some_and(Tried::is_solved)
    }

    /// The number of days in a row, up to today or yesterday, whose puzzle was solved on the first try. The day of the
    /// puzzle counts, not the time of the try: no time zone can break a row, and a day left open can be made up for.
    pub fn day_row(&self, today: NaiveDate) -> u32 {
        let solved = |day: &CalendarDay| {
            self.tried(PuzzleKey::Day(*day))
                .is_some_and(|tried| tried.first == Try::Right)
        };
        let today = CalendarDay::new(today);
        let open = |day: &CalendarDay| self.tried(PuzzleKey::Day(*day)).is_none();
        let last = match today.filter(open) {
            Some(today) => today.before(),
            None => today,
        };
        std::iter::successors(last, |day| day.before())
            .take_while(solved)
            .count() as u32
    }
}

#[cfg(test)]
mod tests;
