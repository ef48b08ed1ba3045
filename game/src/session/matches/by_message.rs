//! A match with a person on another phone: their turns come in messages.
//!
//! It is a match between two people in which this phone's player is player one, whoever has begun it: results, names
//! and colours are seen from here. Where the CPU would be asked, the next entry is taken that came in and was not shown
//! yet; without one the match waits. Entries of one's own can be taken back until they are sent.

use super::message_state::MessageState;
use super::{Match, MatchStage};
use crate::board::BoardOptions;
use crate::games::BoardGame;
use crate::progress::boards::OwnBoard;
use crate::progress::by_message::{Entry, Illegal, LoggedGame, MatchState, MessageMatch};
use crate::progress::{ByPlayer, Ending, Plan, Player};

impl Match {
    /// A match by message, as the player has seen it last. What came in since is shown as soon as somebody looks at it.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow, or that is of another game.
    pub fn by_message(
        by_message: &MessageMatch,
        options: BoardOptions,
        seed: u64,
    ) -> Result<Match, Illegal> {
        let state = MessageState::of(by_message)?;
        let (seen, me) = (state.replay.clone(), state.me);
        let names = ByPlayer {
            one: by_message.names[me].clone(),
            two: by_message.names[!me].clone(),
        };
        let games: Vec<&dyn BoardGame> = seen.games().iter().map(LoggedGame::game).collect();
        let last = games.last().ok_or(Illegal { number: 1 })?.copied();
        let (terms, first) = (&by_message.terms, seen.color_of(me, 0));
        let plan = Plan {
            pasted: terms.from.is_some(),
            from: terms.from.as_ref().and_then(OwnBoard::position),
            ..Plan::by_message(terms.rules.clone(), names, terms.format, first, seed)
        };
        let mut current = Match::set_up(plan, options, last.clone());
        current.driven.by_message = Some(state);
        for game in games.into_iter().filter(|game| game.is_over()) {
            current.finished.push(current.as_played_on(game));
        }
        let before = current.finished.len().saturating_sub(1);
        current.stage = match seen.state() {
            MatchState::Over { resigned, .. } => {
                if let Some(by) = resigned {
                    let by = if by == me { Player::One } else { Player::Two };
                    current
                        .finished
                        .push(current.as_lost_by(by, Ending::Resigned));
                }
                MatchStage::Over { series: None }
            }
            MatchState::Turn(_) if last.turns() == 0 && !current.finished.is_empty() => {
                MatchStage::Between
            }
            MatchState::Turn(_) => MatchStage::Playing,
        };
        match current.stage {
            MatchStage::Between => current.place_game(seen.games()[before].game().copied()),
            MatchStage::Playing | MatchStage::Over { .. } => {
                current.place_game(last);
                current.put_seen_game();
            }
        }
        current.driven.board.restore();
        if current.stage != MatchStage::Playing {
            current.driven.board.close();
        }
        Ok(current)
    }

    /// Puts the game on the board as the player has seen it, with its marks at a stop.
    pub(super) fn put_seen_game(&mut self) {
        let Some(by_message) = &self.driven.by_message else {
            return;
        };
        let (seen, board) = (by_message.replay.last(), &mut self.driven.board);
        board.put(seen.game().copied());
        if !seen.is_stopped() {
            board.go_on_from_stop();
        } else if let Some(marks) = seen.marks() {
            board.put_marks(marks.to_vec());
        }
    }

    /// The other one's turn: shows what came in next, or waits for a message.
    pub(super) fn await_message(&mut self) {
        let by_message = self.driven.by_message.as_ref();
        match by_message.and_then(MessageState::next).cloned() {
            Some(Entry::Resigned) => self.resign_by_message(Player::Two),
            Some(Entry::Turn(play)) => self.on_board(|board| board.deliver(play)),
            Some(Entry::Marked(_) | Entry::Agreed | Entry::PlayedOn) | None => {}
        }
    }

    pub(super) fn resign_by_message(&mut self, by: Player) {
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.note(Entry::Resigned);
        }
        self.end_by_resignation(by, Ending::Resigned);
    }
}
