//! The flow of a match: what its board asks for and tells, and what is said of it.

use std::collections::VecDeque;

use rsg_engine::Color;

use super::Match;
use crate::board::{Board, BoardOutput, Command, News};
use crate::progress::{Format, Opponent, Plan, Player, day_game};
use crate::session::effect::DriverEffect;
use crate::session::hint::Hinted;
use crate::session::result::{reason, tally};
use crate::session::speech::{Next, Speech, next_turn, placed};
use crate::session::view::{GameFacts, SidesView};
use crate::session::{Who, mix};
use crate::thinking::AskKind;

impl Match {
    /// A player, named as the phone's player would.
    pub(super) fn who_is(&self, player: Player) -> Who {
        let opponent = &self.plan.opponent;
        match (opponent.name(player), opponent.level()) {
            _ if player == Player::One && !self.driven.board.is_on_one_phone() => Who::You,
            (None, Some(level)) => Who::Cpu(level),
            (name, _) => Who::Player(name.cloned().unwrap_or_default()),
        }
    }

    /// The player of a colour in the running game, named as the phone's player would.
    pub(super) fn who(&self, color: Color) -> Who {
        self.who_is(self.player(color))
    }

    /// The next turn or the result, for the live region.
    pub(super) fn next(&self) -> Next {
        let turn = next_turn(&self.driven.board, &|color| self.who(color));
        turn.unwrap_or_else(|| self.over_speech())
    }

    /// The result of the game, for the live region.
    fn over_speech(&self) -> Next {
        let game = self.finished.last();
        let winner = game.and_then(|game| Some((game, game.winner?)));
        Next::Over {
            winner: winner.map(|(game, winner)| (self.who_is(winner), game.color(winner))),
            reason: game.and_then(|game| reason(std::slice::from_ref(game), game.ending)),
            score: self.game().final_score().map(|score| score.total),
            series: self.plan.is_exam().then(|| tally(&self.finished)),
        }
    }

    /// Changes the board and handles its outputs.
    pub(super) fn on_board<R>(&mut self, change: impl FnOnce(&mut Board) -> R) -> R {
        let board = &mut self.driven.board;
        let result = change(board);
        let outs = board.finish();
        self.take_outputs(outs);
        result
    }

    pub(super) fn take_outputs(&mut self, outs: Vec<BoardOutput>) {
        let mut outs = VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            let driven = &mut self.driven;
            if out == BoardOutput::Device(Command::StopThinking) {
                // A word that was asked for beside it is not coming any more either.
                driven.forget_word();
            }
            match driven.outbox.pass_on(out) {
                Some(BoardOutput::Ask(number, wish)) => self.ask(number, wish),
                Some(BoardOutput::News(news)) => self.on_news(news),
                _ => {}
            }
            outs.extend(self.driven.board.finish());
        }
    }

    /// Passes the board's question to the thinking thread, together with that for a verdict on the player's last turn.
    pub(super) fn ask(&mut self, number: u64, wish: AskKind) {
        let level = self.plan.opponent.level().filter(|_| wish != AskKind::Hint);
        let seed = seed(&self.plan, self.index());
        let driven = &mut self.driven;
        let judge = driven.judge_with(number);
        let topic = driven.board.game().topic(wish, level, seed, judge);
        driven.outbox.ask(number, topic);
    }

    fn on_news(&mut self, news: News) {
        match news {
            News::Opened => self.say_begin(),
            News::TurnMade => self.driven.note_turn(),
            News::TurnDone => self.say_turn(),
            News::Ended => self.end_game(),
            News::TimeIsUp => self.end_on_time(),
            News::ClockChanged => self.driven.save(),
            News::Awaiting => self.await_message(),
            News::Hinted(play) => {
                let driven = &mut self.driven;
                driven.announce(Speech::Hint(Hinted::of(driven.board.game(), &play)));
                self.note_hint();
            }
            News::TakenBack => self.say_taken_back(),
            News::Resumed if self.driven.board.cpu_plays_on() => {
                let next = self.next();
                self.driven.announce(Speech::CpuPlaysOn { next });
            }
            News::Resumed => self.say_begin(),
            touched => self.driven.announce_touch(&touched),
        }
    }

    /// Ends an event: what the driver does by itself, and all that it asks for.
    pub(super) fn close_turn(&mut self) -> Vec<DriverEffect> {
        self.show_stop();
        let driven = &mut self.driven;
        driven.ask_for_word();
        driven.outbox.take()
    }

    /// A game begins, or goes on.
    pub(super) fn say_begin(&mut self) {
        let is_numbered =
            self.kind().spec().numbers_every_game || self.plan.format == Format::Reverse;
        let number = is_numbered.then(|| self.game_number());
        let next = self.next();
        self.driven.announce(Speech::Begin { number, next });
    }

    /// The game has ended before its rules ended it.
    pub(super) fn say_early_end(&mut self) {
        self.say_begin();
        self.driven.save();
    }

    /// A turn is done: it is announced with what comes next, and saved.
    fn say_turn(&mut self) {
        let who = |color| self.who(color);
        let speech = placed(&self.driven.board, &who, self.next());
        if let Some(speech) = speech {
            self.driven.announce_and_save(speech);
        }
    }

    pub(super) fn say_taken_back(&mut self) {
        let next = self.next();
        self.driven.announce_and_save(Speech::TakenBack { next });
    }

    /// The two sides around the board.
    pub(super) fn sides_view(&self, board: &Board) -> SidesView {
        let own = self.own();
        let mut sides = SidesView::of(board, own, &|color| self.who(color));
        sides.turn.thinking &= self.driven.by_message.is_none();
        let sits_opposite = self.plan.house.opposite && self.driven.board.is_on_one_phone();
        sides.far = sits_opposite.then_some(!own);
        for color in [Color::Black, Color::White] {
            sides.panels[color].brought = self.brought(color);
        }
        sides
    }

    /// Against whom and for what the game is played.
    pub(super) fn facts(&self, sides: &SidesView) -> GameFacts {
        let is_reverse = self.plan.format == Format::Reverse && !self.plan.is_exam();
        let opponent = &self.plan.opponent;
        GameFacts {
            level: opponent.level(),
            series: self.series_after(match sides.before {
                // The last of them may end with this turn.
                Some(_) => &self.finished[..self.index()],
                None => &self.finished,
            }),
            reverse_game: is_reverse.then(|| self.game_number()),
            day: opponent.day(),
            par: match opponent {
                Opponent::Today { day, .. } => Some(day_game(*day).par),
                _ => None,
            },
            hinted: self.was_hinted() && !self.driven.is_practice(),
        }
    }
}

/// The source of the CPU's choices in the game of this index.
fn seed(plan: &Plan, index: usize) -> u64 {
    match plan.opponent {
        Opponent::Today { day, strength } => strength.seed(day),
        _ if plan.rules.is_star() => mix(plan.seed, index as u64),
        _ if index == 0 => plan.seed,
        _ => mix(plan.seed, 2),
    }
}
