//! The end of a game at the table, and of a Reverse Match.

use super::finished::winner;
use super::{FinishedTable, FinishedTableGame, Table};
use crate::progress::{ByPlayer, Format, GameClock, Player, PlayerName, TableEnding};
use crate::session::effect::DriverEffect;
use rsg_engine::Color;

impl Table {
    /// Whether all is over that was agreed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.is_over() && !self.is_between()
    }

    /// Whether a game is over and another one follows when the player says so. The board is still to be seen.
    #[must_use]
    pub fn is_between(&self) -> bool {
        let has_another = self.plan.format == Format::Reverse && self.first_game.is_none();
        self.board.is_over() && has_another && self.early.is_none()
    }

    /// The result, once all is over.
    #[must_use]
    pub fn finished(&self) -> Option<FinishedTable> {
        self.is_over().then(|| self.result_of(self.games_over()))
    }

    /// How the game on the board ended, if it did.
    pub(super) fn game_over(&self) -> Option<FinishedTableGame> {
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
        Some(self.game_as_ended(winner, ending))
    }

    fn game_as_ended(&self, winner: Option<Color>, ending: TableEnding) -> FinishedTableGame {
        FinishedTableGame::of(self.game(), self.color_of_first(), winner, ending)
    }

    /// The games that are over.
    fn games_over(&self) -> Vec<FinishedTableGame> {
        let first = self.first_game.as_ref();
        let first = first.map(|game| FinishedTableGame::played(&**game, !self.color_of_first()));
        first.into_iter().chain(self.game_over()).collect()
    }

    /// Who has won the games that are over; none in a draw.
    pub(super) fn leader(&self) -> Option<Player> {
        winner(self.plan.terms, &self.games_over())
    }

    /// These games, for the books.
    fn result_of(&self, games: Vec<FinishedTableGame>) -> FinishedTable {
        let last = games.last().map(|game| game.ending);
        FinishedTable {
            plan: self.plan.clone(),
            winner: winner(self.plan.terms, &games),
            ending: last.unwrap_or_default(),
            games,
            names: self.names().clone(),
        }
    }

    /// The colour of the player, or of whoever is named first, in the game on the board.
    fn color_of_first(&self) -> Color {
        match &self.remote {
            Some(remote) => remote.color_of_first(),
            None => self.own_color(),
        }
    }

    fn names(&self) -> &ByPlayer<PlayerName> {
        match &self.remote {
            Some(remote) => &remote.names,
            None => &self.plan.people.names,
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
            let mut games = self.games_over();
            if !self.board.is_over() {
                let winner = self.own_side().map(|own| !own);
                games.push(self.game_as_ended(winner, TableEnding::GivenUp));
            }
            let finished = FinishedTable {
                winner: Some(Player::Two),
                ending: TableEnding::GivenUp,
                ..self.result_of(games)
            };
            self.outbox.push(DriverEffect::BookTable(finished));
        }
        self.outbox.push(DriverEffect::Save);
        self.outbox.take()
    }
}
