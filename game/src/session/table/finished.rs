//! The result of a game at the table, for the books.

use chrono::NaiveDate;
use rsg_classics::Color;

use crate::progress::{
    ByPlayer, GameKey, KeptTable, MatchId, Outcome, PairResult, PlayerName, TableEnding,
    TableOpponent, TablePlan, TablePlayers, TableResult, Tags,
};

/// A game at the table that is over, for the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedTable {
    pub plan: TablePlan,
    /// None in a draw.
    pub winner: Option<Color>,
    pub ending: TableEnding,
    /// Every turn, as the game writes them.
    pub record: String,
    /// The player's colour, or the first-named person's.
    pub first: Color,
    /// Two people's names, perhaps empty.
    pub names: ByPlayer<PlayerName>,
}

impl FinishedTable {
    /// The result as it is written down, if it was played against the CPU. Games that were pasted are not.
    #[must_use]
    pub fn record(&self, date: NaiveDate) -> Option<TableResult> {
        let TableOpponent::Cpu { level, own } = self.plan.opponent else {
            return None;
        };
        (!self.plan.pasted).then(|| TableResult {
            number: self.plan.number,
            date,
            terms: self.plan.terms.to_string(),
            level,
            own,
            outcome: self.outcome(own),
            ending: self.ending,
        })
    }

    /// The same between two people who gave their names.
    #[must_use]
    pub fn pair_record(&self, date: NaiveDate) -> Option<PairResult> {
        let TablePlan {
            opponent,
            people,
            pasted,
            ..
        } = &self.plan;
        let is_named = [&people.names.one, &people.names.two]
            .iter()
            .all(|name| !name.is_empty());
        (*opponent == TableOpponent::People && is_named && !pasted).then(|| PairResult {
            number: self.plan.number,
            date,
            terms: self.plan.terms.to_string(),
            people: people.clone(),
            outcome: self.outcome(people.first),
            ending: self.ending,
        })
    }

    /// How it ended for this side.
    fn outcome(&self, side: Color) -> Outcome {
        Outcome::of(side, self.winner)
    }

    /// The game as it is kept for looking at again, under this number. One without a turn is not worth it, and practice is not
    /// kept.
    #[must_use]
    pub fn kept(&self, id: MatchId, date: NaiveDate) -> Option<KeptTable> {
        let players = match self.plan.opponent {
            TableOpponent::Cpu { level, .. } => TablePlayers::Cpu { level },
            TableOpponent::People => TablePlayers::People(self.names.clone()),
            TableOpponent::Practice { .. } => return None,
        };
        (!self.record.is_empty()).then(|| KeptTable {
            key: GameKey { id, number: 1 },
            date,
            terms: self.plan.terms,
            players,
            own: self.first,
            outcome: self.outcome(self.first),
            ending: self.ending,
            record: self.record.clone(),
            favourite: false,
            tags: Tags::default(),
        })
    }
}
