//! A game of a classic with somebody who holds another phone: their turns come in messages.
//!
//! As on the star, a turn that came in is delivered to the seat that waits for it, and what was done here can be taken back
//! until it is sent. At the stop of Reversi Go both act in turn: the side that passed second marks what it takes for lost; the
//! other one agrees, marks otherwise, or plays on.

use super::Table;
use crate::board::{Board, BoardEvent, BoardOptions, Phase};
use crate::progress::by_message::{Entry, Illegal, PlayedClassic, RemoteGame};
use crate::progress::{Ending, Format, Plan, Player};
use crate::session::driver::{Driver, RemoteState};
use crate::session::view::RemoteStop;

impl Table {
    /// A game by message, as the player has seen it last. What came in since is shown as soon as somebody looks at it. None
    /// if it is a match on the star.
    ///
    /// # Errors
    ///
    /// The first entry that the rules do not allow.
    pub fn by_message(
        remote: &RemoteGame,
        options: BoardOptions,
        seed: u64,
    ) -> Result<Option<Table>, Illegal> {
        let Some(terms) = remote.terms.classic else {
            return Ok(None);
        };
        let state = RemoteState::of(remote)?;
        let (names, first) = (remote.names.clone(), state.replay.color_of(Player::One, 0));
        let plan = Plan::by_message(terms.into(), names, Format::Single, first, seed);
        let mut table = Table::set_up(plan, terms.begin(), options, Some(state));
        table.put_shown_on_board();
        table.driven.board.restore();
        Ok(Some(table))
    }

    /// Puts what is shown on the board.
    pub(super) fn put_shown_on_board(&mut self) {
        let Some(remote) = &self.driven.remote else {
            return;
        };
        let Some(classic) = remote.classic() else {
            return;
        };
        let (is_stopped, marks) = (classic.is_stopped(), classic.marks().map(<[_]>::to_vec));
        let is_resigned = remote.resigned().is_some();
        let board = &mut self.driven.board;
        board.put(classic.copy());
        if !is_stopped {
            board.go_on_from_stop();
        } else if let Some(marks) = marks {
            board.put_marks(marks);
        }
        if is_resigned {
            self.close(Ending::Resigned);
        }
    }

    /// Whether the player has passed second and is to mark what is lost, in the same message.
    #[must_use]
    pub fn is_to_mark(&self) -> bool {
        self.remote_stop()
            .is_some_and(|stop| stop.own && !stop.answers)
    }

    /// What can be done at a stop.
    pub(super) fn remote_stop(&self) -> Option<RemoteStop> {
        let remote = self.driven.remote.as_ref()?;
        let Phase::Stopped(on_board) = self.driven.board.phase() else {
            return None;
        };
        let own = remote.is_own_turn();
        Some(RemoteStop {
            own,
            can_mark: own && remote.classic().is_some_and(PlayedClassic::may_mark),
            answers: remote.their_marks().is_some(),
            agrees: remote.their_marks() == Some(on_board.marks()),
        })
    }

    /// What the player does at a stop. Whether the event was of that kind: the board is not told of it then.
    pub(super) fn act_at_stop(&mut self, event: &BoardEvent) -> bool {
        let Some(stop) = self.remote_stop() else {
            return false;
        };
        let Phase::Stopped(on_board) = self.driven.board.phase() else {
            return false;
        };
        match event {
            BoardEvent::Tap(_) => !stop.can_mark,
            BoardEvent::Agree => {
                let marks = on_board.marks().to_vec();
                let theirs = self
                    .driven
                    .remote
                    .as_ref()
                    .and_then(RemoteState::their_marks);
                if theirs == Some(&*marks) {
                    // The board tells of it when it is over.
                    self.on_board(Board::agree_to_marks);
                } else if stop.can_mark {
                    self.do_at_stop(Entry::Marked(marks));
                }
                true
            }
            BoardEvent::Resume => {
                if stop.answers {
                    self.do_at_stop(Entry::PlayedOn);
                    self.on_board(Board::go_on_from_stop);
                }
                true
            }
            _ => false,
        }
    }

    /// Something is done at a stop, by the player or as it came in.
    fn do_at_stop(&mut self, entry: Entry) {
        if let Some(remote) = &mut self.driven.remote {
            remote.note(entry);
        }
        self.driven.save();
    }

    /// Shows what came in about a stop, once the passes before it have been shown.
    pub(super) fn show_stop(&mut self) {
        while self.is_at_shown_stop() {
            let remote = self.driven.remote.as_ref();
            match remote.and_then(RemoteState::next).cloned() {
                Some(Entry::Marked(marks)) => {
                    self.do_at_stop(Entry::Marked(marks.clone()));
                    self.on_board(|board| board.put_marks(marks));
                }
                Some(Entry::Agreed) => self.on_board(Board::agree_to_marks),
                Some(Entry::PlayedOn) => {
                    self.do_at_stop(Entry::PlayedOn);
                    self.on_board(Board::go_on_from_stop);
                }
                Some(Entry::Resigned) => self.resign_by_message(Player::Two),
                _ => return,
            }
        }
    }

    fn is_at_shown_stop(&self) -> bool {
        let board = &self.driven.board;
        let is_stopped = matches!(board.phase(), Phase::Stopped(_));
        board.is_attended() && self.driven.is_settled() && is_stopped
    }
}
