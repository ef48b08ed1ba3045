//! The flow of a running match: events on its board, and their meaning for the match.

use rsg_engine::{Cell, Color, Game, Move};

use super::BoardOverlay;
use super::Who;
use super::driver::{Driver, Parts};
use super::effect::DriverEffect;
use super::mix;
use super::practice::Lesson;
use super::running::{Match, MatchStage};
use super::speech::{BoardSummary, Next, Speech};
use super::star_news::say_touch;
use super::view::star_overlay;
use crate::board::{Attention, Board, BoardEvent, News};
use crate::progress::{CpuLevel, Opponent, Player};
use crate::thinking::{StarTurn, Topic, Wish};

impl Driver for Match {
    type Game = Game;

    fn parts(&mut self) -> Parts<'_, Game> {
        Parts {
            lesson: &mut self.lesson,
            board: &mut self.board,
            outbox: &mut self.outbox,
            attention: &mut self.attention,
        }
    }

    fn lesson(&self) -> Option<&Lesson<Game>> {
        self.lesson.as_ref()
    }

    fn taught_board(&self) -> &Board<Game> {
        &self.board
    }

    fn attention(&self) -> Attention {
        self.attention
    }

    fn who_has(&self, color: Color) -> Who {
        self.who(self.player(color))
    }

    fn over_board(&self) -> Option<BoardOverlay> {
        star_overlay(&self.board, &|color| self.who(self.player(color)))
    }

    fn summary(&self) -> BoardSummary {
        self.board_summary()
    }

    fn act(&mut self, event: &BoardEvent) -> bool {
        match event {
            BoardEvent::Undo => self.undo(),
            BoardEvent::TakeBack | BoardEvent::Forward | BoardEvent::Better => {
                self.act_in_practice(event);
            }
            BoardEvent::Hint => self.hint(),
            BoardEvent::NextGame if self.stage == MatchStage::Between && self.is_settled() => {
                self.next_game();
            }
            _ => {}
        }
        false
    }

    fn coming(&self) -> Next {
        self.next()
    }

    /// Asks for a turn, and for a word on the player's last placement in the same breath.
    fn ask(&mut self, number: u64, wish: Wish) {
        let level = match wish {
            Wish::Hint => CpuLevel::Oracle,
            Wish::Turn | Wish::Lost => match self.plan.opponent.level() {
                Some(level) => level,
                None => return,
            },
        };
        let judge = self.judge_with(number);
        let turn = StarTurn {
            game: self.game().clone(),
            level,
            seed: self.seed(),
            judge,
        };
        self.outbox.ask(number, Topic::Turn(turn));
    }

    fn hear_news(&mut self, news: News<Cell, Move>) {
        match news {
            News::Opened => self.say_whose_turn(),
            News::TurnMade => self.note_turn(),
            News::Ended => self.end_game(),
            News::TimeIsUp => self.end_on_time(),
            News::ClockChanged => self.outbox.push(DriverEffect::Save),
            News::TurnDone => self.say_turn(),
            News::Awaiting => self.await_message(),
            News::Hinted(mv) => self.note_hint(mv),
            News::TakenBack => self.say_taken_back(),
            touched => say_touch(&mut self.outbox, &touched),
        }
    }

    fn reopen(&mut self) {
        if let MatchStage::Over { .. } = self.stage {
            self.finished.pop();
            self.stage = MatchStage::Playing;
        }
    }

    fn end_again(&mut self) {
        self.end_game();
    }
}

impl Match {
    /// The source of the CPU's choices in the running game.
    fn seed(&self) -> u64 {
        match self.plan.opponent {
            Opponent::Today { day, strength } => strength.seed(day),
            _ => mix(self.plan.seed, self.index() as u64),
        }
    }

    /// A turn was made: what could have come instead is forgotten.
    fn note_turn(&mut self) {
        let turns = self.game().turns();
        let by = turns.last().map(|turn| turn.by);
        if by.is_some_and(|by| !self.board.is_person(by)) {
            self.note_shown();
        }
        self.note_turn_in_practice();
    }

    /// Undo is for whoever plays alone, and neither for an exam nor for Today's game; between two people only if they have agreed
    /// on it.
    pub(super) fn has_undo(&self) -> bool {
        match self.plan.opponent {
            Opponent::Cpu { .. } => true,
            Opponent::People(_) => self.remote.is_some() || self.board.has_mutual_undo(),
            // Where everything can be taken back, there is no undo beside it.
            Opponent::Practice { .. } | Opponent::Exam { .. } | Opponent::Today { .. } => false,
        }
    }

    /// Whether the one undo of this game can be used now; by message, whether something is not sent yet.
    pub fn can_undo(&self) -> bool {
        if self.remote.is_some() {
            return self.can_take_back_unsent();
        }
        if self.is_on_one_phone() {
            return self.board.can_ask_for_undo();
        }
        self.stage == MatchStage::Playing && self.has_undo() && !self.undone && self.has_placed()
    }

    /// Back to before player one's last placement, whatever the CPU has done since or is thinking about.
    fn undo(&mut self) {
        // Of two people the board asks the other one.
        if !self.can_undo() || self.is_on_one_phone() {
            return;
        }
        self.drop_question();
        let own = self.color(Player::One);
        self.on_board(|board| board.take_back(own));
        self.undone = self.remote.is_none();
        self.help.undos = self.help.undos.saturating_add(1);
        self.say_taken_back();
    }

    /// Sets up the next game's board.
    fn next_game(&mut self) {
        self.stage = MatchStage::Playing;
        self.undone = false;
        self.sit_down(Game::new());
        self.board.set_clock_to(self.plan.minutes.clock());
        self.open_game();
    }

    /// Says whose turn it is in a game that begins, and asks the CPU if the turn is its own.
    pub(super) fn open_game(&mut self) {
        self.on_board(Board::open);
        self.outbox.push(DriverEffect::Save);
    }

    pub(super) fn say_whose_turn(&mut self) {
        let (number, next) = (Some(self.game_number()), self.next());
        self.outbox.announce(Speech::Begin { number, next });
    }

    pub(super) fn is_settled(&self) -> bool {
        self.board.steps().are_settled()
    }
}
