//! The driver of a match or a table: what both do alike with the board that they hold, and with the lesson on it if the game is
//! practice.

use std::collections::VecDeque;

use rsg_engine::Color;

use super::BoardOverlay;
use super::Who;
use super::effect::{Command, DriverEffect, Heard, Outbox};
use super::practice::{Lesson, PracticeView, TaughtGame, Touch, Verdict};
use super::speech::{BoardSummary, Next, Speech, placed};
use crate::board::{Attention, Board, BoardEvent, BoardGame, News, Out, Outs};
use crate::thinking::{Answer, Wish};

/// The parts of a driver that are changed together.
pub(super) struct Parts<'a, G: TaughtGame> {
    pub lesson: &'a mut Option<Lesson<G>>,
    pub board: &'a mut Board<G>,
    pub outbox: &'a mut Outbox,
    pub attention: &'a mut Attention,
}

/// A driver whose game may be practice. Without a lesson the part that is about practice does nothing.
pub(super) trait Driver {
    type Game: TaughtGame;

    fn parts(&mut self) -> Parts<'_, Self::Game>;

    fn lesson(&self) -> Option<&Lesson<Self::Game>>;

    fn taught_board(&self) -> &Board<Self::Game>;

    /// Who looks at the driver. The board stands still while the better turn is shown.
    fn attention(&self) -> Attention;

    fn who_has(&self, color: Color) -> Who;

    /// What lies over the board.
    fn over_board(&self) -> Option<BoardOverlay>;

    /// The board in words.
    fn summary(&self) -> BoardSummary;

    /// What the player does that means something to this driver alone. Whether that was all: the board is not told of it then.
    fn act(&mut self, event: &BoardEvent) -> bool;

    /// Shows what came in and was not shown yet, as far as the board has come.
    fn show_what_came(&mut self) {}

    /// Whose turn it is now, or how the game ended.
    fn coming(&self) -> Next;

    /// Asks the thinking thread for what the board wishes.
    fn ask(&mut self, number: u64, wish: Wish);

    fn hear_news(
        &mut self,
        news: News<<Self::Game as BoardGame>::Spot, <Self::Game as BoardGame>::Play>,
    );

    /// The game is not over any more: in practice nothing was booked.
    fn reopen(&mut self);

    /// Turns that were made again have ended the game.
    fn end_again(&mut self);

    /// Does something with the board and hears what comes of it.
    fn on_board<R>(&mut self, change: impl FnOnce(&mut Board<Self::Game>) -> R) -> R {
        let board = self.parts().board;
        let result = change(board);
        let outs = board.finish();
        self.hear(outs);
        result
    }

    fn hear(&mut self, outs: Outs<Self::Game>) {
        let mut outs = VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            if out == Out::StopThinking {
                // A word that was asked for beside it is not coming any more either.
                self.forget_word();
            }
            match self.parts().outbox.pass_on(out) {
                Some(Heard::Ask(number, wish)) => self.ask(number, wish),
                Some(Heard::News(news)) => self.hear_news(news),
                None => {}
            }
            outs.extend(self.parts().board.finish());
        }
    }

    /// After whatever has happened: what the driver does by itself, and all that it asks for.
    fn close_turn(&mut self) -> Vec<DriverEffect> {
        self.show_what_came();
        self.ask_for_word();
        self.parts().outbox.take()
    }

    /// A turn is done: it is announced with what comes next, and saved.
    fn say_turn(&mut self) {
        let who = |color| self.who_has(color);
        let speech = placed(self.taught_board(), &who, self.coming());
        speech
            .into_iter()
            .for_each(|speech| self.say_and_save(speech));
    }

    fn say_taken_back(&mut self) {
        let next = self.coming();
        self.say_and_save(Speech::TakenBack { next });
    }

    fn say_and_save(&mut self, speech: Speech) {
        let outbox = self.parts().outbox;
        outbox.announce(speech);
        outbox.push(DriverEffect::Save);
    }

    fn is_practice(&self) -> bool {
        self.lesson().is_some()
    }

    fn practice_view(&self) -> Option<PracticeView> {
        Some(self.lesson()?.view(self.taught_board()))
    }

    /// The word on the player's last turn, once that was seen.
    fn shown_verdict(&self) -> Option<&Verdict> {
        self.lesson()?.shown_verdict(self.taught_board())
    }

    /// The game before the player's last turn with what was better than it, while that is shown.
    fn better_board(&self) -> Option<(Self::Game, <Self::Game as BoardGame>::Play)> {
        self.lesson()?.better_board(self.taught_board())
    }

    fn is_taken_back(&self) -> bool {
        let board = self.taught_board();
        self.lesson()
            .is_some_and(|lesson| lesson.can_take_back(board))
    }

    fn is_placed_again(&self) -> bool {
        let board = self.taught_board();
        self.lesson()
            .is_some_and(|lesson| lesson.can_go_forward(board))
    }

    /// What the player does that means something in practice alone.
    fn act_in_practice(&mut self, event: &BoardEvent) {
        match event {
            BoardEvent::TakeBack => self.take_back(),
            BoardEvent::Forward => self.go_forward(),
            BoardEvent::Better => self.turn_to_better(),
            _ => {}
        }
    }

    /// Back to before the player's last turn.
    fn take_back(&mut self) {
        if self.is_taken_back() {
            self.drop_question();
            self.reopen();
            self.with_lesson(Lesson::take_back);
            self.go_on_after(false);
        }
    }

    /// Makes again what was taken back.
    fn go_forward(&mut self) {
        if self.is_placed_again() {
            self.drop_question();
            self.with_lesson(Lesson::go_forward);
            if self.taught_board().is_over() {
                self.end_again();
            }
            self.go_on_after(true);
        }
    }

    fn go_on_after(&mut self, again: bool) {
        let next = self.coming();
        self.say_and_save(match again {
            true => Speech::PlacedAgain { next },
            false => Speech::TakenBack { next },
        });
        self.on_board(Board::ask_if_due);
    }

    /// Makes the running question stale, takes away a hint that is shown, and drops a word that was asked for alone.
    fn drop_question(&mut self) {
        self.on_board(Board::withdraw_question);
        if self.forget_word() {
            self.parts().outbox.device(Command::StopThinking);
        }
    }

    /// No word of the teacher is awaited any more. Says whether one was.
    fn forget_word(&mut self) -> bool {
        let lesson = self.parts().lesson.as_mut();
        lesson.is_some_and(Lesson::forget_word)
    }

    /// Shows what was better than the player's last turn, or the board as it is again.
    fn turn_to_better(&mut self) {
        if let Some(better) = self.with_lesson(Lesson::turn_to_better).flatten() {
            self.parts().outbox.announce(Speech::Better(better));
        }
        self.attend_board();
    }

    /// Whether a touch does no more than to bring the board back as it is.
    fn is_put_back_alone(&mut self, event: &BoardEvent) -> bool {
        let lesson = self.parts().lesson.as_mut();
        let touch = lesson.map_or(Touch::Ordinary, |lesson| lesson.touch(event));
        if touch != Touch::Ordinary {
            self.attend_board();
        }
        touch == Touch::PutsBackAlone
    }

    fn attend_board(&mut self) {
        let shows_better = self.lesson().is_some_and(Lesson::shows_better);
        let attention = match self.attention() {
            Attention::Here if shows_better => Attention::Held,
            attention => attention,
        };
        let outs = self.parts().board.attend(attention);
        self.hear(outs);
    }

    /// The player's last turn, if nothing is known of it: this question asks for a word on it, too.
    fn judge_with(&mut self, question: u64) -> Option<usize> {
        let parts = self.parts();
        let lesson = parts.lesson.as_mut()?;
        let turn = lesson.unjudged(parts.board);
        lesson.await_word(question, turn);
        turn
    }

    /// Asks for a word on the player's last turn alone, where nothing else is asked.
    fn ask_for_word(&mut self) {
        if self.attention() == Attention::Away {
            return;
        }
        let Parts {
            lesson,
            board,
            outbox,
            ..
        } = self.parts();
        let question = lesson.as_mut().and_then(|lesson| lesson.question(board));
        if let Some((number, topic)) = question {
            outbox.ask(number, topic);
        }
    }

    /// The thinking thread has found what a turn is worth.
    fn judged(&mut self, answer: &Answer) {
        let parts = self.parts();
        let lesson = parts.lesson.as_mut();
        if let Some(verdict) = lesson.and_then(|lesson| lesson.hear(parts.board, answer)) {
            parts.outbox.announce(Speech::Verdict(verdict));
        }
    }

    /// A turn was made: what could have come instead is forgotten.
    fn note_turn_in_practice(&mut self) {
        let parts = self.parts();
        let made = parts.board.game().turns();
        if let Some(lesson) = parts.lesson {
            lesson.go_another_way(made.saturating_sub(1));
        }
    }

    /// Does something with the lesson and the board, and hears what comes of it.
    fn with_lesson<R>(
        &mut self,
        change: impl FnOnce(&mut Lesson<Self::Game>, &mut Board<Self::Game>) -> R,
    ) -> Option<R> {
        let parts = self.parts();
        let result = change(parts.lesson.as_mut()?, parts.board);
        let outs = parts.board.finish();
        self.hear(outs);
        Some(result)
    }
}
