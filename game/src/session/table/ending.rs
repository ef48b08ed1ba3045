//! The end of a game at the table.

use super::{FinishedTable, Table};
use crate::progress::{GameClock, TableEnding};
use crate::session::effect::DriverEffect;

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
