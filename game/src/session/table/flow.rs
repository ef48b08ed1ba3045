//! The flow of a game at the table: events on its board, and their meaning for the table.

use rsg_classics::{Play, Square};
use rsg_engine::Color;

use super::Table;
use crate::board::{AnyTable, Attention, Board, BoardEvent, News, Sound};
use crate::progress::TableEnding;
use crate::session::Who;
use crate::session::driver::{Driver, Parts};
use crate::session::effect::DriverEffect;
use crate::session::hint::AnyHint;
use crate::session::mix;
use crate::session::practice::Lesson;
use crate::session::speech::{BoardSummary, Next, Speech};
use crate::session::view::{BoardOverlay, overlay};
use crate::thinking::{TableTurn, Topic, Wish};

impl Driver for Table {
    type Game = AnyTable;

    fn parts(&mut self) -> Parts<'_, AnyTable> {
        Parts {
            lesson: &mut self.lesson,
            board: &mut self.board,
            outbox: &mut self.outbox,
            attention: &mut self.attention,
        }
    }

    fn lesson(&self) -> Option<&Lesson<AnyTable>> {
        self.lesson.as_ref()
    }

    fn taught_board(&self) -> &Board<AnyTable> {
        &self.board
    }

    fn attention(&self) -> Attention {
        self.attention
    }

    fn who_has(&self, color: Color) -> Who {
        self.who(color)
    }

    fn over_board(&self) -> Option<BoardOverlay> {
        overlay(&self.board, &|color| self.who(color))
    }

    fn summary(&self) -> BoardSummary {
        self.board_summary()
    }

    fn show_what_came(&mut self) {
        self.show_stop();
    }

    fn act(&mut self, event: &BoardEvent) -> bool {
        match event {
            BoardEvent::Undo => self.undo(),
            BoardEvent::Hint if self.has_hints() => self.on_board(Board::hint),
            BoardEvent::NextGame if self.is_between() && self.board.steps().are_settled() => {
                self.next_game();
            }
            _ => {
                self.act_in_practice(event);
                return self.act_at_stop(event);
            }
        }
        false
    }

    fn coming(&self) -> Next {
        self.next()
    }

    fn ask(&mut self, number: u64, wish: Wish) {
        let level = match wish {
            Wish::Turn | Wish::Lost => self.plan.opponent.level(),
            Wish::Hint => None,
        };
        let judge = self.judge_with(number);
        let turn = TableTurn {
            game: self.board.game().clone(),
            wish,
            level,
            seed: self.seed(),
            judge,
        };
        self.outbox.ask(number, Topic::TableTurn(turn));
    }

    fn hear_news(&mut self, news: News<Square, Play>) {
        match news {
            News::Opened => self.say_begin(),
            News::TurnDone => self.say_turn(),
            News::Ended => self.end_game(),
            News::TimeIsUp => {
                self.early = Some(TableEnding::OnTime);
                self.note_early_end();
            }
            News::ClockChanged => self.outbox.push(DriverEffect::Save),
            News::Refused(square) => {
                if let Some(reason) = self.game().refusal(&Play::Place(square)) {
                    self.say(Speech::Refused { square, reason });
                }
            }
            News::Hinted(play) => self.say(Speech::Hint(AnyHint::Square(play))),
            News::Marked { spot, lost } => self.say(Speech::Marked { square: spot, lost }),
            News::LostKnown => {
                let groups = self.marked_groups();
                self.say(Speech::Lost { groups });
            }
            News::Resumed if self.board.cpu_plays_on() => {
                let next = self.next();
                self.say(Speech::CpuPlaysOn { next });
            }
            News::Resumed => self.say_begin(),
            News::TurnMade => {
                self.note_remote_turn();
                self.note_turn_in_practice();
            }
            News::TakenBack => self.say_taken_back(),
            News::Awaiting => self.await_message(),
            // Nobody calls a colour here.
            News::CallAsked(_) | News::CallCancelled(_) => {}
        }
    }

    fn reopen(&mut self) {
        self.early = None;
    }

    fn end_again(&mut self) {
        self.end_game();
    }
}

impl Table {
    /// Whether the game can be given up beside quitting it.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        !self.is_over() && !self.plan.terms.beside().is_empty()
    }

    /// The player, or between two people the one to move, gives the game up.
    #[must_use]
    pub fn resign(&mut self) -> Vec<DriverEffect> {
        self.on_board(Board::look_at_clock);
        if self.remote.is_some() {
            self.resign_by_message();
        } else if !self.is_over() {
            self.close(TableEnding::Resigned);
            self.note_early_end();
        }
        self.on_board(|_| ());
        self.outbox.take()
    }

    pub(super) fn close(&mut self, ending: TableEnding) {
        self.early = Some(ending);
        self.board.close();
    }

    fn say_begin(&mut self) {
        let next = self.next();
        let number = self.game_number();
        self.say(Speech::Begin { number, next });
    }

    /// The source of the CPU's choices in the running game.
    fn seed(&self) -> u64 {
        match self.is_second() {
            true => mix(self.plan.seed, 2),
            false => self.plan.seed,
        }
    }

    /// Sets up the board of the second game, with colours swapped.
    fn next_game(&mut self) {
        self.first_game = Some(self.board.game().clone());
        self.sit_down(self.plan.terms.begin());
        self.board.set_clock_to(self.plan.minutes.clock());
        self.on_board(Board::open);
        self.outbox.push(DriverEffect::Save);
    }

    /// The game on the board has ended, and with it perhaps all that was agreed.
    fn end_game(&mut self) {
        let Some(game) = self.game_over() else {
            return;
        };
        let sound = match (game.winner, self.own_side()) {
            (Some(winner), Some(own)) if winner == own => Sound::Won,
            (Some(_), Some(_)) => Sound::Lost,
            _ => Sound::Over,
        };
        self.outbox.sound(sound);
        let finished = self.finished();
        let booked = finished.map(DriverEffect::BookTable);
        self.outbox.extend(booked);
    }

    /// The game ended before its rules ended it.
    pub(super) fn note_early_end(&mut self) {
        self.end_game();
        self.say_begin();
        self.outbox.push(DriverEffect::Save);
    }

    /// Whether there is Undo in this game at all.
    pub(super) fn has_undo(&self) -> bool {
        // Where everything can be taken back, there is no undo beside it.
        (self.own_side().is_some() || self.board.has_mutual_undo()) && !self.is_practice()
    }

    /// Whether something can be taken back; by message, what is not sent yet.
    pub(super) fn can_undo(&self) -> bool {
        if self.remote.is_some() {
            return self.can_take_back_unsent();
        }
        if self.board.is_on_one_phone() {
            return self.board.can_ask_for_undo();
        }
        let own = self.own_side();
        let is_open = self.has_undo() && !self.board.is_over();
        is_open && own.is_some_and(|own| self.board.has_played(own))
    }

    /// Back to before the player's last turn, whatever the CPU has done since or is thinking about. Of two people the board
    /// asks the other one.
    fn undo(&mut self) {
        let Some(own) = self.own_side().filter(|_| self.can_undo()) else {
            return;
        };
        if self.remote.is_some() {
            self.take_back_unsent();
        } else {
            self.on_board(|board| drop(board.take_back(own)));
        }
        self.say_taken_back();
    }

    /// Between two people a hint would help one of them.
    pub(super) fn has_hints(&self) -> bool {
        self.own_side().is_some() && self.remote.is_none()
    }

    fn say(&mut self, speech: Speech) {
        self.outbox.announce(speech);
    }
}
