//! The end of a game at the table, for the books.

use chrono::NaiveDate;
use rsg_classics::Color;

use super::Table;
use crate::progress::{GameClock, Outcome, TableEnding, TableOpponent, TablePlan, TableResult};
use crate::session::effect::DriverEffect;

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

impl Table {
    /// How the game ended, if it did.
    #[must_use]
    pub fn finished(&self) -> Option<FinishedTable> {
        let ending = self.ending()?;
        Some(FinishedTable {
            plan: self.plan,
            winner: match ending {
                TableEnding::OnTime => {
                    let loser = self.board.clock().and_then(GameClock::loser);
                    loser.map(|loser| !loser)
                }
                TableEnding::Resigned => {
                    let by_message = self.resigned_by_message().or_else(|| self.own_side());
                    Some(!by_message.unwrap_or_else(|| self.game().to_move()))
                }
                TableEnding::Played | TableEnding::GivenUp => {
                    self.game().ended().and_then(|ended| ended.winner)
                }
            },
            ending,
        })
    }

    /// The player leaves the game for good. Against the CPU that is a loss, once the player has done something.
    #[must_use]
    pub fn leave(mut self) -> Vec<DriverEffect> {
        self.board.withdraw_question();
        for out in self.board.finish() {
            self.outbox.pass_on(out);
        }
        if self.leaving_loses() {
            let finished = FinishedTable {
                plan: self.plan,
                winner: self.own_side().map(|own| !own),
                ending: TableEnding::GivenUp,
            };
            self.outbox.push(DriverEffect::BookTable(finished));
        }
        self.outbox.push(DriverEffect::Save);
        self.outbox.take()
    }
}
