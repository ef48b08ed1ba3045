//! The result of a game at the table, for the books.

use chrono::NaiveDate;
use rsg_classics::Color;

use crate::progress::{Outcome, TableEnding, TableOpponent, TablePlan, TableResult};

/// A game at the table that is over, for the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedTable {
    pub plan: TablePlan,
    /// None in a draw.
    pub winner: Option<Color>,
    pub ending: TableEnding,
}

impl FinishedTable {
    /// The result as it is written down, if it is: games against the CPU are, those between two people and those that were
    /// pasted are not.
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
            outcome: match self.winner {
                Some(winner) if winner == own => Outcome::Won,
                Some(_) => Outcome::Lost,
                None => Outcome::Drawn,
            },
            ending: self.ending,
        })
    }
}
