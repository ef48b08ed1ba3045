//! A match as it is driven: events of its board, and the ways to leave it.

use super::Match;
use super::game_terms::HintPrice;
use crate::board::{Attention, Board, BoardEvent, BoardOptions, BoardStep};
use crate::progress::by_message::Log;
use crate::progress::{Ending, MatchId, Millis, Player};
use crate::session::speech::{BoardSummary, Speech};
use crate::session::view::overlay;
use crate::session::{AnyDriver, BoardOverlay, DriverEffect};

impl AnyDriver for Match {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        if self.act_in_replay(event) {
            return self.driven.outbox.take();
        }
        self.on_board(Board::look_at_clock);
        let driven = &self.driven;
        let is_here = driven.attention == Attention::Here && !driven.board.is_in_question();
        if !(is_here && self.is_put_back_alone(event)) {
            let is_done = is_here && self.act(event);
            if let BoardEvent::Answer(answer) = event {
                self.driven.judged(answer);
            }
            if !is_done {
                let outs = self.driven.board.apply(event);
                self.take_outputs(outs);
            }
        }
        self.close_turn()
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        let driven = &mut self.driven;
        driven.attention = attention;
        if attention == Attention::Away {
            driven.replay = None;
        }
        self.attend_board();
        self.close_turn()
    }

    fn set_options(&mut self, options: BoardOptions) {
        self.driven.board.set_options(options);
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        overlay(&self.driven.board, &|color| self.who(color))
    }

    fn board_step(&self) -> BoardStep {
        self.driven.step()
    }

    fn speech(&self) -> Option<Speech> {
        let game = self.driven.board.game();
        Some(Speech::Board(BoardSummary::of(game, self.next())))
    }
}

impl Match {
    /// Its result is booked under this number. Only for a match of which nothing was booked so far.
    pub fn renumber(&mut self, id: MatchId) {
        self.plan.id = id;
    }

    /// Sets the time of game clocks, for the next event.
    pub fn set_now(&mut self, now: Millis) {
        self.driven.board.set_now(now);
    }

    /// The player leaves it for good, with what that costs in the books. Nothing is left to go on with.
    #[must_use]
    pub fn leave(mut self) -> Vec<DriverEffect> {
        self.drop_question();
        // Whose time was over by now has lost on time, whatever was asked meanwhile.
        self.on_board(Board::look_at_clock);
        if self.leaving_loses() {
            self.book_leaving();
        }
        self.driven.save();
        self.driven.outbox.take()
    }

    /// The player, or between two people at one table the one to move, gives it up.
    #[must_use]
    pub fn resign(&mut self) -> Vec<DriverEffect> {
        self.on_board(Board::look_at_clock);
        match &self.driven.by_message {
            Some(by_message) if by_message.is_own_turn() => self.resign_by_message(Player::One),
            Some(_) => {}
            None if self.can_resign() => {
                self.end_by_resignation(self.resigner(), Ending::Resigned);
            }
            None => {}
        }
        self.on_board(|_| ());
        self.driven.outbox.take()
    }

    /// Notes that the other one knows everything that was done in a match by message.
    pub fn mark_sent(&mut self) {
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.mark_sent();
        }
    }

    /// Takes in what has come by message while the game is looked at.
    #[must_use]
    pub fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.receive(log);
        }
        if self.driven.board.awaits_answer() {
            self.await_message();
        }
        self.on_board(|_| ());
        self.show_stop();
        self.driven.outbox.take()
    }

    /// Carries out an action beside the board. Returns true if that was all: the board does not get the event then.
    fn act(&mut self, event: &BoardEvent) -> bool {
        match event {
            BoardEvent::Undo => self.undo(),
            BoardEvent::Hint if self.game_terms().hints != HintPrice::NotForSale => {
                self.on_board(Board::hint);
            }
            BoardEvent::NextGame if self.is_between() && self.driven.is_settled() => {
                self.next_game();
            }
            _ => {
                self.act_in_practice(event);
                return self.act_at_stop(event);
            }
        }
        false
    }
}
