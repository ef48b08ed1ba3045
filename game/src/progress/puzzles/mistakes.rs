//! The player's own mistakes, which come back as exercises after 1, 3, 7 and 21 days.
//!
//! A mistake is noted when it was looked at in Review, where the better placement is shown; so it first comes back on
//! the next day. Solved on the first try it comes back later, else it begins again with one day. Solved after the last
//! interval it is gone. It may be practised before its day, too, which changes nothing.

use super::PuzzleBook;
use super::mistake::{INTERVALS, Mistake, later};
use crate::progress::Week;
use chrono::NaiveDate;

/// The most mistakes that are kept; the oldest make room.
pub const MOST_MISTAKES: usize = 200;

impl PuzzleBook {
    /// The mistakes that are kept, oldest first.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// The mistakes that are to be practised, those that wait longest first.
    pub fn due_mistakes(&self, today: NaiveDate) -> Vec<&Mistake> {
        let mut due: Vec<&Mistake> = self
            .mistakes
            .iter()
            .filter(|one| one.is_due(today))
            .collect();
        due.sort_by_key(|one| one.due);
        due
    }

    /// The number of mistakes that were put right last in a week.
    pub fn put_right_in(&self, week: Week) -> u32 {
        let put_right = self.mistakes.iter().filter_map(Mistake::put_right_on);
        put_right.filter(|date| week.contains(*date)).count() as u32
    }

    /// Keeps a mistake, unless one in the same position is kept already. Returns true if it is kept now.
    pub fn add_mistake(&mut self, mistake: Mistake) -> bool {
        let position = mistake.position();
        if self.mistakes.iter().any(|one| one.position() == position) {
            return false;
        }
        if self.mistakes.len() == MOST_MISTAKES {
            self.mistakes.remove(0);
        }
        self.mistakes.push(mistake);
        true
    }

    /// Notes the first try of a mistake on a day. Returns true if that was its last interval, after which it is not
    /// kept any more.
    pub fn note_mistake(&mut self, mistake: &Mistake, right: bool, today: NaiveDate) -> bool {
        let Some(at) = self
            .mistakes
            .iter()
            .position(|one| one.id() == mistake.id())
        else {
            return false;
        };
        let kept = &mut self.mistakes[at];
        if !kept.is_due(today) {
            return false;
        }
        kept.stage = if right {
            kept.stage.saturating_add(1)
        } else {
            0
        };
        match INTERVALS.get(usize::from(kept.stage)) {
            Some(days) => kept.due = later(today, *days),
            None => drop(self.mistakes.remove(at)),
        }
        self.mistakes
            .get(at)
            .is_none_or(|one| one.id() != mistake.id())
    }
}
