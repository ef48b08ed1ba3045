//! The end of a game at the table.

use super::{FinishedTable, Table};
use crate::progress::{ByPlayer, GameClock, PlayerName, TableEnding};
use crate::session::effect::DriverEffect;
use rsg_engine::Color;

impl Table {
    /// How the game ended, if it did.
    #[must_use]
    pub fn finished(&self) -> Option<FinishedTable> {
        let ending = self.ending()?;
        let winner = match ending {
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
        };
        Some(self.finished_by(winner, ending))
    }

    /// The game, for the books.
    fn finished_by(&self, winner: Option<Color>, ending: TableEnding) -> FinishedTable {
        let (first, names) = self.first_and_names();
        FinishedTable {
            plan: self.plan.clone(),
            winner,
            ending,
            record: self.game().record(),
            first,
            names,
        }
    }

    /// The colour of the player, or of whoever is named first, and the names.
    fn first_and_names(&self) -> (Color, ByPlayer<PlayerName>) {
        match &self.remote {
            Some(remote) => (remote.color_of_first(), remote.names.clone()),
            None => (self.own_color(), self.plan.people.names.clone()),
        }
    }

    /// The player leaves the game for good. Against the CPU that is a loss, once the player has done something.
    #[must_use]
    pub fn leave(mut self) -> Vec<DriverEffect> {
        self.board.withdraw_question();
        for out in self.board.finish() {
            self.outbox.pass_on(out);
        }
        if self.leaving_loses() {
            let winner = self.own_side().map(|own| !own);
            let finished = self.finished_by(winner, TableEnding::GivenUp);
            self.outbox.push(DriverEffect::BookTable(finished));
        }
        self.outbox.push(DriverEffect::Save);
        self.outbox.take()
    }
}
