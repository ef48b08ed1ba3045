//! The end of a game at the table, and of a Reverse Match.

use super::Table;
use crate::progress::{Ending, GameClock, Help, Player};
use crate::session::driver::Driver;
use crate::session::result::{Finished, FinishedGame};
use crate::session::{AnyGame, OverView};
use rsg_engine::Color;

impl Table {
    /// The result for the books, once all is over: seen by whoever is named first.
    #[must_use]
    pub fn finished(&self) -> Option<Finished> {
        self.is_over()
            .then(|| self.result_of(self.games_over(self.color_of_first())))
    }

    /// The game on the board if it is over, in which player one had this colour.
    pub(super) fn game_over_as(&self, one: Color) -> Option<FinishedGame> {
        let ending = self.ending()?;
        let game = self.driven.board.game();
        let loser = match ending {
            Ending::Played | Ending::GivenUp => return Some(FinishedGame::played(game, one)),
            Ending::OnTime => self.driven.board.clock().and_then(GameClock::loser)?,
            Ending::Resigned => {
                let remote = self.driven.remote.as_ref();
                let by_message = remote.and_then(|remote| {
                    let by = remote.resigned()?;
                    Some(remote.replay.color_of(by, 0))
                });
                let by = by_message.or_else(|| self.own_side());
                by.unwrap_or_else(|| self.game().to_move())
            }
        };
        let winner = match loser == one {
            true => Player::Two,
            false => Player::One,
        };
        Some(FinishedGame::broken_off(game, one, ending, winner))
    }

    /// The games that are over. In the last one player one had this colour.
    pub(super) fn games_over(&self, one: Color) -> Vec<FinishedGame> {
        let first = self.first_game.as_ref();
        let first = first.map(|game| FinishedGame::played(game, !one));
        first.into_iter().chain(self.game_over_as(one)).collect()
    }

    pub(super) fn result_of(&self, games: Vec<FinishedGame>) -> Finished {
        Finished::of(self.plan.id, &self.plan, Help::default(), games)
    }

    /// How the game on the board ended, if it did, whether or not its last discs have come to rest.
    #[must_use]
    pub fn over(&self) -> Option<OverView> {
        let game = self.game_over_as(self.own_color())?;
        Some(self.told(&self.result_of(vec![game])))
    }
}
