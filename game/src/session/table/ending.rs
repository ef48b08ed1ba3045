//! The end of a game at the table, and of a Reverse Match.

use super::finished::winner;
use super::{FinishedTable, FinishedTableGame, Table};
use crate::progress::{Ending, GameClock, Player};
use crate::session::AnyGame;
use rsg_engine::Color;

impl Table {
    /// The result, once all is over.
    #[must_use]
    pub fn finished(&self) -> Option<FinishedTable> {
        self.is_over().then(|| self.result_of(self.games_over()))
    }

    /// How the game on the board ended, if it did.
    pub(super) fn game_over(&self) -> Option<FinishedTableGame> {
        let ending = self.ending()?;
        let winner = match ending {
            Ending::OnTime => {
                let loser = self.driven.board.clock().and_then(GameClock::loser);
                loser.map(|loser| !loser)
            }
            Ending::Resigned => {
                let remote = self.driven.remote.as_ref();
                let by_message = remote.and_then(|remote| {
                    let by = remote.resigned()?;
                    Some(remote.replay.color_of(by, 0))
                });
                let by = by_message.or_else(|| self.own_side());
                Some(!by.unwrap_or_else(|| self.game().to_move()))
            }
            Ending::Played | Ending::GivenUp => self.game().ended().and_then(|ended| ended.winner),
        };
        Some(self.game_as_ended(winner, ending))
    }

    pub(super) fn game_as_ended(&self, winner: Option<Color>, ending: Ending) -> FinishedTableGame {
        FinishedTableGame::of(self.game(), self.color_of_first(), winner, ending)
    }

    /// The games that are over.
    pub(super) fn games_over(&self) -> Vec<FinishedTableGame> {
        let first = self.first_game.as_ref();
        let first = first.map(|game| FinishedTableGame::played(&**game, !self.color_of_first()));
        first.into_iter().chain(self.game_over()).collect()
    }

    /// Who has won the games that are over; none in a draw.
    pub(super) fn leader(&self) -> Option<Player> {
        winner(self.game().terms(), &self.games_over())
    }

    /// These games, for the books.
    pub(super) fn result_of(&self, games: Vec<FinishedTableGame>) -> FinishedTable {
        let last = games.last().map(|game| game.ending);
        FinishedTable {
            plan: self.plan.clone(),
            winner: winner(self.game().terms(), &games),
            ending: last.unwrap_or_default(),
            games,
        }
    }
}
