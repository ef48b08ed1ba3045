//! The stop of Reversi Go by message. Both act in turn: the side that passed second marks what it takes for lost; the
//! other one agrees, marks otherwise, or plays on.

use super::Match;
use super::board::DrivenBoard;
use super::message_state::MessageState;
use crate::board::{Board, BoardEvent, Phase};
use crate::progress::Player;
use crate::progress::by_message::Entry;
use crate::session::view::MessageStop;

impl DrivenBoard {
    /// The possible actions at a stop.
    pub(super) fn message_stop(&self) -> Option<MessageStop> {
        let by_message = self.by_message.as_ref()?;
        let Phase::Stopped(on_board) = self.board.phase() else {
            return None;
        };
        let own = by_message.is_own_turn();
        Some(MessageStop {
            own,
            can_mark: own && by_message.replay.last().may_mark(),
            answers: by_message.their_marks().is_some(),
            agrees: by_message.their_marks() == Some(on_board.marks()),
        })
    }
}

impl Match {
    /// Carries out an action at a stop. Returns true if the event was of that kind: the board does not get it then.
    pub(super) fn act_at_stop(&mut self, event: &BoardEvent) -> bool {
        let Some(stop) = self.driven.message_stop() else {
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
                    .by_message
                    .as_ref()
                    .and_then(MessageState::their_marks);
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
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.note(entry);
        }
        self.driven.save();
    }

    /// Shows what came in about a stop, once the passes before it have been shown.
    pub(super) fn show_stop(&mut self) {
        while self.is_at_shown_stop() {
            let by_message = self.driven.by_message.as_ref();
            match by_message.and_then(MessageState::next).cloned() {
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
