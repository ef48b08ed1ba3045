//! A match with somebody who holds another phone: their turns come in messages.
//!
//! It is a match between two people in which this phone's player is player one. Where the CPU would be asked, the next
//! entry is taken that came in and was not shown yet; without one the match waits. Entries of one's own can be taken back
//! until they are sent.

use rsg_engine::Game;

use super::driver::Driver;
use super::effect::DriverEffect;
use super::remote_entries::RemoteEntries;
use super::result::FinishedGame;
use super::running::{Match, MatchStage};
use crate::board::{Attention, Board, BoardOptions};
use crate::progress::by_message::{Entry, Illegal, Log, PlayedGame, RemoteGame, Replay, Stand};
use crate::progress::{ByPlayer, HouseRules, MatchId, Minutes, Opponent, Plan, Player};

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
        let replay = remote.replay()?;
        let me = remote.me;
        let plan = Plan {
            id: MatchId::default(),
            opponent: Opponent::People(ByPlayer {
                one: remote.names[me].clone(),
                two: remote.names[!me].clone(),
            }),
            format: remote.terms.format,
            first: replay.color_of(me, 0),
            won_before: 0,
            seed,
            house: HouseRules::default(),
            minutes: Minutes::default(),
        };
        let shown = remote.shown(&replay);
        let seen = Replay::of(remote.terms, &remote.log().up_to(shown))?;
        let mut current = Match::set_up(plan, options, Game::new());
        current.remote = Some(RemoteEntries::after(remote, shown));
        current.attention = Attention::Away;
        current.put_on_board(&seen, me);
        Ok(current)
    }

    fn put_on_board(&mut self, seen: &Replay, me: Player) {
        let games = seen.games().iter().filter_map(PlayedGame::star);
        for (index, game) in games.enumerate() {
            if let Some(outcome) = game.outcome() {
                let finished = FinishedGame::of(game, &self.plan, index, Some(outcome));
                self.finished.push(finished);
            }
        }
        let last = seen.last().star().cloned().unwrap_or_default();
        let mut shown = last.clone();
        self.stage = match seen.stand() {
            Stand::Over { resigned, .. } => {
                if let Some(player) = resigned {
                    let by = if player == me {
                        Player::One
                    } else {
                        Player::Two
                    };
                    let index = self.finished.len();
                    let left = FinishedGame::left(&last, &self.plan, index, by);
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
        self.board.restore();
        if self.stage != MatchStage::Playing {
            self.board.close();
        }
    }

    /// Everything that was done in the match, what is still to be shown included.
    pub fn log(&self) -> Log {
        let shown = self.shown_log();
        match &self.remote {
            Some(remote) => remote.whole(shown),
            None => shown,
        }
    }

    /// What the player has seen of it.
    pub fn shown_log(&self) -> Log {
        let finished = self.finished.iter().flat_map(|game| &game.moves);
        let running = match self.stage {
            MatchStage::Playing => self.game().turns(),
            MatchStage::Between | MatchStage::Over { .. } => &[],
        };
        let moves = finished
            .copied()
            .chain(running.iter().map(|turn| turn.mv))
            .map(Entry::Placed);
        let resigned = self.finished.iter().filter(|game| game.left_by().is_some());
        Log(moves.chain(resigned.map(|_| Entry::Resigned)).collect())
    }

    /// The other one knows everything that was done here.
    pub fn mark_sent(&mut self) {
        let sent = self.log().len();
        if let Some(remote) = &mut self.remote {
            remote.mark_sent(sent);
        }
    }

    /// Whether the player has done something here that was not sent and can be taken back.
    pub(super) fn can_take_back_unsent(&self) -> bool {
        let Some(remote) = &self.remote else {
            return false;
        };
        let placed_here = self.stage == MatchStage::Playing && !self.game().turns().is_empty();
        placed_here && remote.can_take_back(self.shown_log().len())
    }

    /// Whether the player is to place or may give up.
    pub fn is_own_turn(&self) -> bool {
        match self.stage {
            MatchStage::Playing => self.player(self.game().position().to_move()) == Player::One,
            MatchStage::Between => self.begins_next(),
            MatchStage::Over { .. } => false,
        }
    }

    /// Whether player one is Black in the game that follows.
    fn begins_next(&self) -> bool {
        let next = self.finished.len();
        self.plan.color_of(Player::One, next) == rsg_engine::Color::Black
    }

    /// The player gives the match up, on the own turn.
    #[must_use]
    pub fn resign(&mut self) -> Vec<DriverEffect> {
        if self.remote.is_some() && self.is_own_turn() {
            self.drop_question();
            self.end_by_resignation(Player::One);
        }
        self.outbox.take()
    }

    fn end_by_resignation(&mut self, by: Player) {
        let game = match self.stage {
            MatchStage::Playing => self.game().clone(),
            MatchStage::Between => Game::new(),
            MatchStage::Over { .. } => return,
        };
        let left = FinishedGame::left(&game, &self.plan, self.finished.len(), by);
        self.outbox.sound(self.ending_sound(left.winner));
        self.finished.push(left);
        self.stage = MatchStage::Over { series: None };
        self.sit_down(game);
        self.on_board(Board::close);
        self.outbox.push(DriverEffect::Save);
    }

    /// The other one's turn: shows what came in next, or waits for a message.
    pub(super) fn await_message(&mut self) {
        let next = self.remote.as_ref().and_then(RemoteEntries::next);
        match next {
            Some(Entry::Resigned) => {
                self.note_shown();
                self.end_by_resignation(Player::Two);
            }
            Some(Entry::Placed(mv)) => {
                let mv = *mv;
                self.on_board(|board| board.deliver(mv));
            }
            // Of classics, or nothing has come in.
            _ => {}
        }
    }

    /// The next entry that came in is on the board now.
    pub(super) fn note_shown(&mut self) {
        if let Some(remote) = &mut self.remote {
            remote.note_shown();
        }
    }

    /// More has come in while the match is looked at.
    #[must_use]
    pub fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
        let known = self.log().len();
        if let Some(remote) = &mut self.remote {
            remote.receive(log, known);
        }
        if self.board.awaits_answer() {
            self.await_message();
        }
        self.outbox.take()
    }
}
