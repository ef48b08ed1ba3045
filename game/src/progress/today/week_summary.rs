//! A week looked back on: what the books know of it, and nothing else.

use crate::progress::{MatchRecord, Opponent, Profile, Progress, Tally, Week};

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
