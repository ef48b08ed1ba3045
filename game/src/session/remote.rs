//! A match with somebody who holds another phone: their turns come in messages.
//!
//! It is a match between two people in which this phone's player is player one. Where the CPU would be asked, the next
//! entry is taken that came in and was not shown yet; without one the match waits. Entries of one's own can be taken back
//! until they are sent.

use rsg_engine::Game;

use super::driver::RemoteState;
use super::result::FinishedGame;
use super::running::{Match, MatchStage};
use crate::board::{Attention, BoardOptions};
use crate::progress::by_message::{Illegal, PlayedGame, RemoteGame, Replay, Stand};
use crate::progress::{ByPlayer, Ending, Plan, Player, Rules};

impl Match {
    /// A match by message, as the player has seen it last. What came in since is shown as soon as somebody looks at it.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn by_message(
        remote: &RemoteGame,
        options: BoardOptions,
        seed: u64,
    ) -> Result<Match, Illegal> {
        let state = RemoteState::of(remote)?;
        let (seen, me) = (state.replay.clone(), state.me);
        let names = ByPlayer {
            one: remote.names[me].clone(),
            two: remote.names[!me].clone(),
        };
        let (format, first) = (remote.terms.format, seen.color_of(me, 0));
        let plan = Plan::by_message(Rules::Star, names, format, first, seed);
        let mut current = Match::set_up(plan, options, Game::new());
        current.driven.attention = Attention::Away;
        current.driven.remote = Some(state);
        current.put_on_board(&seen, me);
        Ok(current)
    }

    fn put_on_board(&mut self, seen: &Replay, me: Player) {
        let games = seen.games().iter().filter_map(PlayedGame::star);
        for (index, game) in games.enumerate() {
            if game.outcome().is_some() {
                let one = self.plan.color_of(Player::One, index);
                self.finished.push(FinishedGame::played(game, one));
            }
        }
        let last = seen.last().star().cloned().unwrap_or_default();
        let mut shown = last.clone();
        self.stage = match seen.stand() {
            Stand::Over { resigned, .. } => {
                if let Some(player) = resigned {
                    let winner = if player == me {
                        Player::Two
                    } else {
                        Player::One
                    };
                    let one = self.plan.color_of(Player::One, self.finished.len());
                    let left = FinishedGame::broken_off(&last, one, Ending::GivenUp, winner);
                    self.finished.push(left);
                }
                MatchStage::Over { series: None }
            }
            Stand::Turn(_) if last.turns().is_empty() && !self.finished.is_empty() => {
                shown = seen.games()[0].star().cloned().unwrap_or_default();
                MatchStage::Between
            }
            Stand::Turn(_) => MatchStage::Playing,
        };
        self.sit_down(shown);
        self.driven.board.restore();
        if self.stage != MatchStage::Playing {
            self.driven.board.close();
        }
    }
}
