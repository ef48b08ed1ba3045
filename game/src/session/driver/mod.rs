//! The driver of a match or a table: everything that both do alike with the board that they hold.
//!
//! - this file: the flow; what differs from driver to driver is at the top of the trait
//! - `agreed`: what holds for the game on it
//! - `board`: the board that a driver holds, with all that stands beside it
//! - `game`: the part that differs from game to game
//! - `practice`: the lesson on the board, if the game is practice
//! - `remote`: the state of a game by message
//! - `replay`: the game that runs once more above its result

mod agreed;
mod board;
mod game;
mod practice;
mod remote;
mod replay;

use std::collections::VecDeque;

use rsg_engine::{ByColor, Color};

use super::Who;
use super::counted::CountedGame;
use super::effect::{DriverEffect, Heard};
use super::practice::TaughtGame;
use super::result::{Finished, FinishedGame, reason};
use super::speech::{Next, Speech, next_turn, placed};
use super::view::{Ended, GameFacts, OverView, PlayedBoard, SidesView, Uncounted};
use crate::board::{Board, BoardEvent, BoardGame, EndCue, News, Out, Outs, Seat};
use crate::progress::by_message::Entry;
use crate::progress::{Plan, Player, PlayerName, Snapshot, Tally};
use crate::thinking::Wish;

pub(super) use agreed::{Agreed, HintPrice, Stake, UndoRule};
pub(super) use board::{DrivenBoard, seats};
pub(super) use game::DrivenGame;
pub(super) use practice::Practising;
pub(super) use remote::RemoteState;
pub(super) use replay::Replaying;

type SpotOf<G> = <G as BoardGame>::Spot;
type PlayOf<G> = <G as BoardGame>::Play;
type SeatsOf<G> = ByColor<Seat<<G as BoardGame>::Level>>;

/// A match or a table.
pub(super) trait Driver: Sized {
    type Game: DrivenGame;

    fn driven(&self) -> &DrivenBoard<Self::Game>;

    fn driven_mut(&mut self) -> &mut DrivenBoard<Self::Game>;

    /// What was agreed on before the first turn.
    fn agreement(&self) -> &Plan;

    fn agreement_mut(&mut self) -> &mut Plan;

    /// The match as a plain value.
    fn as_snapshot(&self) -> Snapshot;

    /// What holds for the running game, or the last one.
    fn agreed(&self) -> Agreed<<Self::Game as BoardGame>::Level>;

    /// The name of a player that is no CPU's, perhaps empty.
    fn name(&self, player: Player) -> Option<&PlayerName>;

    /// Takes back to before the player's last turn.
    fn take_turn_back(&mut self);

    /// A hint is shown.
    fn note_hint(&mut self) {}

    /// Whether a game is over and another one follows when the player says so. The board is still to be seen.
    fn has_next_game(&self) -> bool;

    /// The game that follows as it begins, with its seats.
    fn begin_next(&mut self) -> (Self::Game, SeatsOf<Self::Game>);

    /// The game is over by its rules.
    fn end_game(&mut self);

    /// Somebody has run out of time.
    fn end_on_time(&mut self);

    /// A player has given up a game by message.
    fn end_by_resignation(&mut self, by: Player);

    /// The player, or between two people the one to move, gives up a game at one table, if that can be done there.
    fn resign_at_table(&mut self) {}

    /// The game is not over any more: in practice nothing was booked.
    fn reopen(&mut self);

    /// Books the loss of a game that counts and is left.
    fn book_leaving(&mut self);

    /// The game on the board, or the one that was left between two, once it is over.
    fn game_over(&self) -> Option<FinishedGame>;

    /// The games that are over in one; none before there is one.
    fn result_so_far(&self) -> Option<Finished>;

    /// The series as it stands, in one.
    fn series_score(&self) -> Option<Tally> {
        None
    }

    fn board_view(&self) -> PlayedBoard;

    fn facts(&self, sides: &SidesView) -> GameFacts;

    /// What the player with this colour brought along from the first game of a Reverse Match.
    fn brought(&self, color: Color) -> Option<u8>;

    /// What the player does that means something to this driver alone. Whether that was all: the board is not told of it then.
    fn act_alone(&mut self, _event: &BoardEvent) -> bool {
        false
    }

    /// Shows what came in and was not shown yet, as far as the board has come.
    fn show_what_came(&mut self) {}

    /// Says what has happened on the board that nothing more hangs on.
    fn say_touch(&mut self, news: News<SpotOf<Self::Game>, PlayOf<Self::Game>>);

    // ---- what both do alike ----

    fn book(&mut self, result: Finished) {
        let booked = DriverEffect::Book(Box::new(result));
        self.driven_mut().outbox.push(booked);
    }

    /// How the game ended.
    fn over_told(&self) -> Next {
        let game = self.game_over();
        let won = |game: &FinishedGame| {
            let winner = game.winner?;
            Some((self.who_is(winner), game.color(winner)))
        };
        Next::Over {
            winner: game.as_ref().and_then(won),
            reason: game.and_then(|game| reason(std::slice::from_ref(&game), game.ending)),
            score: self
                .driven()
                .board
                .game()
                .final_score()
                .map(|score| score.total),
            series: self.series_score(),
        }
    }

    /// This result as it is told.
    fn told(&self, result: &Finished) -> OverView {
        let plan = &result.plan;
        let level = plan.opponent.level();
        let ended = Ended {
            games: &result.games,
            winner: result.winner,
            ending: result.ending,
            level,
            uncounted: match self.driven().is_practice() {
                true => Some(Uncounted::Practice),
                false if plan.pasted && level.is_some() => Some(Uncounted::Pasted),
                false => result.is_practice().then_some(Uncounted::Hinted),
            },
            who: &|player| self.who_is(player),
        };
        ended.told(self.driven().board.game())
    }

    fn own_color(&self) -> Color {
        self.agreed().own
    }

    fn player(&self, color: Color) -> Player {
        match color == self.own_color() {
            true => Player::One,
            false => Player::Two,
        }
    }

    /// Who a player is, as the player would say it.
    fn who_is(&self, player: Player) -> Who {
        match self.name(player) {
            _ if player == Player::One && !self.driven().board.is_on_one_phone() => Who::You,
            Some(name) => Who::Player(name.clone()),
            None => Who::Cpu,
        }
    }

    /// The same of a colour in the running game.
    fn who(&self, color: Color) -> Who {
        self.who_is(self.player(color))
    }

    /// What comes next, for the live region.
    fn next(&self) -> Next {
        let turn = next_turn(&self.driven().board, &|color| self.who(color));
        turn.unwrap_or_else(|| self.over_told())
    }

    /// Does something with the board and hears what comes of it.
    fn on_board<R>(&mut self, change: impl FnOnce(&mut Board<Self::Game>) -> R) -> R {
        let board = &mut self.driven_mut().board;
        let result = change(board);
        let outs = board.finish();
        self.hear(outs);
        result
    }

    fn hear(&mut self, outs: Outs<Self::Game>) {
        let mut outs = VecDeque::from(outs);
        while let Some(out) = outs.pop_front() {
            let driven = self.driven_mut();
            if out == Out::StopThinking {
                // A word that was asked for beside it is not coming any more either.
                driven.forget_word();
            }
            match driven.outbox.pass_on(out) {
                Some(Heard::Ask(number, wish)) => self.ask(number, wish),
                Some(Heard::News(news)) => self.hear_news(news),
                None => {}
            }
            outs.extend(self.driven_mut().board.finish());
        }
    }

    /// Asks the thinking thread for what the board wishes, and for a word on the player's last turn in the same breath.
    fn ask(&mut self, number: u64, wish: Wish) {
        let Agreed { level, seed, .. } = self.agreed();
        let level = level.filter(|_| wish != Wish::Hint);
        let driven = self.driven_mut();
        let judge = driven.judge_with(number);
        let topic = driven.board.game().topic(wish, level, seed, judge);
        driven.outbox.ask(number, topic);
    }

    fn hear_news(&mut self, news: News<SpotOf<Self::Game>, PlayOf<Self::Game>>) {
        match news {
            News::Opened => self.say_begin(),
            News::TurnMade => self.driven_mut().note_turn(),
            News::TurnDone => self.say_turn(),
            News::Ended => self.end_game(),
            News::TimeIsUp => {
                self.end_on_time();
                self.say_early_end();
            }
            News::ClockChanged => self.driven_mut().save(),
            News::Awaiting => self.await_message(),
            News::Hinted(play) => {
                let driven = self.driven_mut();
                driven.say(Speech::Hint(driven.board.game().pointed_out(&play)));
                self.note_hint();
            }
            News::TakenBack => self.say_taken_back(),
            touched => self.say_touch(touched),
        }
    }

    /// After whatever has happened: what the driver does by itself, and all that it asks for.
    fn close_turn(&mut self) -> Vec<DriverEffect> {
        self.show_what_came();
        let driven = self.driven_mut();
        driven.ask_for_word();
        driven.outbox.take()
    }

    /// A game begins, or goes on.
    fn say_begin(&mut self) {
        let (number, next) = (self.agreed().number, self.next());
        self.driven_mut().say(Speech::Begin { number, next });
    }

    /// The game has ended before its rules ended it.
    fn say_early_end(&mut self) {
        self.say_begin();
        self.driven_mut().save();
    }

    /// A turn is done: it is announced with what comes next, and saved.
    fn say_turn(&mut self) {
        let who = |color| self.who(color);
        let speech = placed(&self.driven().board, &who, self.next());
        if let Some(speech) = speech {
            self.driven_mut().say_and_save(speech);
        }
    }

    fn say_taken_back(&mut self) {
        let next = self.next();
        self.driven_mut().say_and_save(Speech::TakenBack { next });
    }

    fn end_cue(&self, winner: Option<Player>) -> EndCue {
        match winner.filter(|_| !self.driven().board.is_on_one_phone()) {
            None => EndCue::Over,
            Some(Player::One) => EndCue::Won,
            Some(Player::Two) => EndCue::Lost,
        }
    }

    /// Sets up the next game's board.
    fn next_game(&mut self) {
        let (game, seats) = self.begin_next();
        let clock = self.agreed().minutes.clock();
        let board = &mut self.driven_mut().board;
        board.set_up(game, seats);
        board.set_clock_to(clock);
        self.open_game();
    }

    /// Says whose turn it is in a game that begins, and asks the CPU if the turn is its own.
    fn open_game(&mut self) {
        self.on_board(Board::open);
        self.driven_mut().save();
    }

    /// Whether there is Undo in this game at all; between two people on one phone only if they have agreed on it.
    fn has_undo(&self) -> bool {
        let board = &self.driven().board;
        self.agreed().undo != UndoRule::Never
            && (!board.is_on_one_phone() || board.has_mutual_undo())
    }

    /// How often Undo can still be used in this game. Between two people, and where nothing is at stake, as often as wanted.
    fn undo_left(&self) -> Option<u8> {
        let Agreed { undo, is_once, .. } = self.agreed();
        let board = &self.driven().board;
        let is_limited = is_once && self.driven().remote.is_none() && !board.is_on_one_phone();
        is_limited.then_some(u8::from(undo == UndoRule::Open))
    }

    /// Whether Undo can be used now; by message, whether something is not sent yet.
    fn can_undo(&self) -> bool {
        let driven = self.driven();
        let board = &driven.board;
        if driven.remote.is_some() {
            driven.can_take_back_unsent()
        } else if board.is_on_one_phone() {
            board.can_ask_for_undo()
        } else {
            let is_open = self.agreed().undo == UndoRule::Open && !board.is_over();
            is_open && board.has_played(self.own_color())
        }
    }

    /// Back to before the player's last turn, whatever the CPU has done since or is thinking about. Of two people the board
    /// asks the other one.
    fn undo(&mut self) {
        if self.can_undo() && !self.driven().board.is_on_one_phone() {
            self.take_turn_back();
            self.say_taken_back();
        }
    }

    /// What stands around the board.
    fn sides_view(&self, board: &Board<Self::Game>) -> SidesView {
        let (driven, own) = (self.driven(), self.own_color());
        let mut sides = SidesView::of(board, own, &|color| self.who(color));
        sides.turn.thinking &= driven.remote.is_none();
        let sits_opposite = self.agreed().house.opposite && driven.board.is_on_one_phone();
        sides.far = sits_opposite.then_some(!own);
        for color in [Color::Black, Color::White] {
            sides.panels[color].brought = self.brought(color);
        }
        sides
    }

    /// The other one's turn: shows what came in next, or waits for a message.
    fn await_message(&mut self) {
        let remote = self.driven().remote.as_ref();
        match remote.and_then(RemoteState::next).cloned() {
            Some(Entry::Resigned) => self.resign_by_message(Player::Two),
            Some(entry) => {
                let play = remote::turn_of(&entry).and_then(|play| play.try_into().ok());
                if let Some(play) = play {
                    self.on_board(|board| board.deliver(play));
                }
            }
            None => {}
        }
    }

    fn resign_by_message(&mut self, by: Player) {
        if let Some(remote) = &mut self.driven_mut().remote {
            remote.note(Entry::Resigned);
        }
        self.end_by_resignation(by);
    }
}
