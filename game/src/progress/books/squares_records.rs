//! The results of the games on squares against the CPU, counted by board and level.

use rsg_classics::{Level, Terms};

use crate::progress::{MatchRecord, Tally};

/// The results on one board against one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquaresRecord {
    /// One of the terms that were played so: their game and board count, and nothing else.
    pub terms: Terms,
    pub level: Level,
    pub tally: Tally,
}

/// The results by board and level, in the order in which each was first played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SquaresRecords(Vec<SquaresRecord>);

impl SquaresRecords {
    /// Counts a result, if it is one of a game on squares against the CPU.
    pub fn count(&mut self, finished: &MatchRecord) {
        let level = finished.opponent.level();
        let Some((terms, level)) = finished
            .rules
            .terms()
            .zip(level.and_then(|level| level.on_squares()))
        else {
            return;
        };
        let is_same = |one: &SquaresRecord| {
            let same_board = one.terms.shape() == terms.shape();
            one.terms.is_same_game(terms) && same_board && one.level == level
        };
        let at = self.0.iter().position(is_same).unwrap_or_else(|| {
            self.0.push(SquaresRecord {
                terms,
                level,
                tally: Tally::default(),
            });
            self.0.len() - 1
        });
        self.0[at].tally.count(finished.outcome);
    }

    /// The results by game, board and level, the game first that was played first.
    #[must_use]
    pub fn in_order(&self) -> Vec<SquaresRecord> {
        let first_of = |terms: Terms| self.0.iter().position(|one| one.terms.is_same_game(terms));
        let mut records = self.0.clone();
        records.sort_by_key(|one| (first_of(one.terms), one.terms.shape(), one.level));
        records
    }
}
