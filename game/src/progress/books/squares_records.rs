//! The results of the games on squares against the CPU, counted by terms and level: a game that fewer discs win is
//! another game.

use rsg_classics::{Level, Terms};

use crate::progress::{MatchRecord, Tally};

/// The results on these terms against one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquaresRecord {
    pub terms: Terms,
    pub level: Level,
    pub tally: Tally,
}

/// The results by terms and level, in the order in which each was first played.
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
        let counts_it = |one: &SquaresRecord| one.terms == terms && one.level == level;
        let at = self.0.iter().position(counts_it).unwrap_or_else(|| {
            self.0.push(SquaresRecord {
                terms,
                level,
                tally: Tally::default(),
            });
            self.0.len() - 1
        });
        self.0[at].tally.count(finished.outcome);
    }

    /// The results by game, board, terms and level, the game and the terms first that were played
    /// first.
    #[must_use]
    pub fn in_order(&self) -> Vec<SquaresRecord> {
        let first_of = |terms: Terms| self.0.iter().position(|one| one.terms.is_same_game(terms));
        let on_terms = |terms: Terms| self.0.iter().position(|one| one.terms == terms);
        let mut records = self.0.clone();
        records.sort_by_key(|one| {
            let SquaresRecord { terms, level, .. } = *one;
            (first_of(terms), terms.shape(), on_terms(terms), level)
        });
        records
    }
}
