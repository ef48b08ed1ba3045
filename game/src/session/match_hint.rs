//! Hints in a match: the CPU is asked, as Oracle, what it would place, and the answer is shown for a moment.
//!
//! Hints are for whoever plays alone: in an ordinary game against the CPU and in practice. There are none in a Rank-Up
//! series, which is an exam, and none between two people, where they would help one of them.
//!
//! The first hints of a match that was begun at the lowest rank are free
//! ([`Beginner::free_hints`](crate::progress::Beginner)); they are counted apart and a win with them counts.
//!
//! A hint is written down ([`Help`](crate::progress::Help)) when it is *shown* and kept in the same breath; one
//! that was taken back before it came has told nothing and costs nothing. What it costs is decided where results are
//! counted ([`MatchRecord::counted`](crate::progress::MatchRecord::counted)): a match won with hints is practice, it
//! clears no day and counts for no rank and in no table; a lost or drawn one counts, or a hint would be a way out of a
//! lost game.

use super::running::Match;

impl Match {
    pub fn was_hinted(&self) -> bool {
        0 < self.help.hints
    }

    /// How many hints of this match are still free.
    pub fn free_hints(&self) -> u8 {
        let free = self.plan.beginner.free_hints;
        free.saturating_sub(self.help.free_hints)
    }
}
