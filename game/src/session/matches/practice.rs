//! Practice in a match. Without a teacher nothing of this does anything.

use super::Match;
use crate::board::{Board, BoardEvent, Command};

use crate::session::practice::{Teacher, Touch};
use crate::session::speech::Speech;

impl Match {
    /// Applies an action that has a meaning in practice alone.
    pub(super) fn act_in_practice(&mut self, event: &BoardEvent) {
        match event {
            BoardEvent::TakeBack => self.take_back(),
            BoardEvent::Forward => self.go_forward(),
            BoardEvent::Better => self.turn_to_better(),
            _ => {}
        }
    }

    /// Back to before the player's last turn.
    fn take_back(&mut self) {
        if self.driven.can_take_back() {
            self.drop_question();
            self.reopen();
            self.with_teacher(Teacher::take_back);
            self.say_taken_back();
            self.on_board(Board::ask_if_due);
        }
    }

    /// Makes the turns again that were taken back.
    fn go_forward(&mut self) {
        if self.driven.can_go_forward() {
            self.drop_question();
            self.with_teacher(Teacher::go_forward);
            if self.driven.board.is_over() {
                self.end_game();
            }
            let next = self.next();
            self.driven.announce_and_save(Speech::PlacedAgain { next });
            self.on_board(Board::ask_if_due);
        }
    }

    /// Makes the running question stale, takes away a hint that is shown, and drops a word that was asked for alone.
    pub(super) fn drop_question(&mut self) {
        self.on_board(Board::withdraw_question);
        if self.driven.forget_word() {
            self.driven.outbox.device(Command::StopThinking);
        }
    }

    /// Shows the turn that was better than the player's last one, or the board as it is again.
    fn turn_to_better(&mut self) {
        if let Some(better) = self.with_teacher(Teacher::turn_to_better).flatten() {
            self.driven.announce(Speech::Better(better));
        }
        self.attend_board();
    }

    /// Returns true if a touch does no more than to bring the board back as it is.
    pub(super) fn is_put_back_alone(&mut self, event: &BoardEvent) -> bool {
        let teacher = self.driven.teacher.as_mut();
        let touch = teacher.map_or(Touch::Ordinary, |teacher| teacher.touch(event));
        if touch != Touch::Ordinary {
            self.attend_board();
        }
        touch == Touch::PutsBackAlone
    }

    pub(super) fn attend_board(&mut self) {
        let attention = self.driven.attention_of_board();
        let outs = self.driven.board.attend(attention);
        self.take_outputs(outs);
    }

    /// Changes the teacher and the board, and handles their outputs.
    fn with_teacher<R>(&mut self, change: impl FnOnce(&mut Teacher, &mut Board) -> R) -> Option<R> {
        let driven = &mut self.driven;
        let result = change(driven.teacher.as_mut()?, &mut driven.board);
        let outs = driven.board.finish();
        self.take_outputs(outs);
        Some(result)
    }
}
