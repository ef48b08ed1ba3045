//! The results against the CPU, counted by rules and level: a game that fewer discs win is another game.

use rsg_classics::Terms;

use crate::progress::{CpuLevel, GameKind, Outcome, Rules, Tally};

/// The results by these rules against one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelRecord {
    pub rules: Rules,
    pub level: CpuLevel,
    pub tally: Tally,
}

/// The results by rules and level, in the order in which each was first played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelRecords(Vec<LevelRecord>);

impl LevelRecords {
    pub fn count(&mut self, rules: &Rules, level: CpuLevel, outcome: Outcome) {
        let counts_it = |one: &LevelRecord| one.level == level && one.rules == *rules;
        let at = self.0.iter().position(counts_it).unwrap_or_else(|| {
            self.0.push(LevelRecord {
                rules: rules.clone(),
                level,
                tally: Tally::default(),
            });
            self.0.len() - 1
        });
        self.0[at].tally.count(outcome);
    }

    /// All results in a game.
    #[must_use]
    pub fn in_game(&self, game: GameKind) -> Tally {
        Tally::sum(self.of(game).map(|one| one.tally))
    }

    /// The results against a level in a game, by whatever rules of it.
    #[must_use]
    pub fn against(&self, game: GameKind, level: CpuLevel) -> Tally {
        let met = self.of(game).filter(|one| one.level == level);
        Tally::sum(met.map(|one| one.tally))
    }

    /// The results of the games that have terms, by game, board, terms and level, the game and the terms first that
    /// were played first.
    #[must_use]
    pub fn by_terms(&self) -> Vec<(Terms, LevelRecord)> {
        let with_terms = |one: &LevelRecord| Some((one.rules.terms()?, one.clone()));
        let played: Vec<_> = self.0.iter().filter_map(with_terms).collect();
        let first_of = |terms: Terms| played.iter().position(|(one, _)| one.is_same_game(terms));
        let on_terms = |terms: Terms| played.iter().position(|(one, _)| *one == terms);
        let mut records = played.clone();
        records.sort_by_key(|(terms, record)| {
            let board = terms.shape();
            (first_of(*terms), board, on_terms(*terms), record.level)
        });
        records
    }

    fn of(&self, game: GameKind) -> impl Iterator<Item = &LevelRecord> {
        let is_of = move |one: &&LevelRecord| one.rules.game() == Some(game);
        self.0.iter().filter(is_of)
    }
}
