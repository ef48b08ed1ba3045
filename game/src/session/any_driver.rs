//! The drivers of the boards, as whoever holds one of any kind tells and asks them.

use rsg_engine::Color;

use super::counted::CountedGame;
use super::driver::Replaying;
use super::driver::{
    Agreed, DrivenGame, Driver, HintPrice, Practising, RemoteState, Stake, UndoRule,
};
use super::hint::hint_view;
use super::practice::TaughtGame;
use super::replay::{ReplayView, Rerun};
use super::{
    BoardOverlay, DriverEffect, Finished, GameView, HintView, OverView, SidesView, Speech, Who,
};
use crate::board::{Attention, Board, BoardEvent, BoardGame, BoardOptions, BoardStep};
use crate::progress::by_message::Log;
use crate::progress::{ByPlayer, GameKind, MatchId, Millis, Plan, Player, PlayerName, Snapshot};

/// A driver, whichever game it holds a board for.
pub trait AnyDriver {
    /// Tells it what has happened. An event that means nothing here and now changes nothing.
    #[must_use]
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect>;

    /// Tells it who looks at the board: see [`Board::attend`].
    #[must_use]
    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect>;

    fn set_options(&mut self, options: BoardOptions);

    /// What lies over the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// How the board came to be as it is.
    fn board_step(&self) -> BoardStep;

    /// The board as it is read out; none where nobody asks for that.
    fn speech(&self) -> Option<Speech> {
        None
    }
}

/// A match or a table.
pub trait AnyGame: AnyDriver {
    fn view(&self) -> GameView;

    fn hint_view(&self) -> HintView;

    /// Whose turn it is; none between two games and at the end.
    fn turn(&self) -> Option<(Who, Color)>;

    /// Whether all is over that was agreed.
    fn is_over(&self) -> bool;

    /// Whether a game is over and another one follows when the player says so. The board is still to be seen.
    fn is_between(&self) -> bool;

    fn is_practice(&self) -> bool;

    /// The names of two people on one phone, perhaps empty.
    fn people(&self) -> Option<ByPlayer<PlayerName>>;

    /// Whether the next hint is the one that makes a win practice: that is to be said before it is given.
    fn hint_costs(&self) -> bool;

    /// Whether it can be given up beside quitting it.
    fn can_resign(&self) -> bool;

    /// Which game it is.
    fn kind(&self) -> GameKind;

    /// What was agreed on before the first turn.
    fn plan(&self) -> &Plan;

    /// The match as a plain value.
    fn snapshot(&self) -> Snapshot;

    /// Its result is booked under this number. Only for a match of which nothing was booked so far.
    fn renumber(&mut self, id: MatchId);

    /// The turns that practice began after, if there were any: from there it is played once more.
    fn as_practice_began(&self) -> Option<String>;

    /// The games that are over in one, once the last turn has come to rest.
    fn result(&self) -> Option<OverView>;

    /// The same for the books, as the player sees it.
    fn shown_result(&self) -> Option<Finished>;

    /// Whether the game that is over can run once more.
    fn can_replay(&self) -> bool;

    /// How far it is, while it does.
    fn replayed(&self) -> Option<ReplayView>;

    /// Whether leaving it now would be booked as a loss.
    fn leaving_loses(&self) -> bool;

    /// Whether there is something on the board that a person would mind losing: an own stone against the CPU, any stone
    /// between two people.
    fn has_stone_to_lose(&self) -> bool;

    /// Whether the game has a clock, and so wants to be told the time.
    fn has_clock(&self) -> bool;

    /// Tells the time of game clocks. Whatever happens next happens now.
    fn set_now(&mut self, now: Millis);

    /// The player leaves it for good, with what that costs in the books. Nothing is left to go on with.
    #[must_use]
    fn leave(self) -> Vec<DriverEffect>
    where
        Self: Sized;

    /// The player, or between two people at one table the one to move, gives it up.
    #[must_use]
    fn resign(&mut self) -> Vec<DriverEffect>;

    /// By message: everything that was done, what is still to be shown included.
    fn log(&self) -> Log;

    /// By message: what the player has seen.
    fn shown_log(&self) -> Log;

    /// By message: the other one knows everything that was done here.
    fn mark_sent(&mut self);

    /// By message: whether it is for the player to do something, or to give up.
    fn is_own_turn(&self) -> bool;

    /// By message: more has come in while the game is looked at.
    #[must_use]
    fn receive(&mut self, log: &Log) -> Vec<DriverEffect>;

    /// The number of the last question to the CPU.
    #[cfg(test)]
    fn last_question(&self) -> u64;

    /// Who looks at it.
    #[cfg(test)]
    fn attention(&self) -> Attention;
}

impl<D: Driver> AnyDriver for D {
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect> {
        if self.act_in_replay(event) {
            return self.driven_mut().outbox.take();
        }
        self.on_board(Board::look_at_clock);
        let driven = self.driven();
        let is_here = driven.attention == Attention::Here && !driven.board.is_in_question();
        if !(is_here && self.is_put_back_alone(event)) {
            let is_done = is_here && act(self, event);
            if let BoardEvent::Answer(answer) = event {
                self.driven_mut().judged(answer);
            }
            if !is_done {
                let outs = self.driven_mut().board.apply(event);
                self.hear(outs);
            }
        }
        self.close_turn()
    }

    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect> {
        let driven = self.driven_mut();
        driven.attention = attention;
        if attention == Attention::Away {
            driven.replay = None;
        }
        self.attend_board();
        self.close_turn()
    }

    fn set_options(&mut self, options: BoardOptions) {
        self.driven_mut().board.set_options(options);
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        D::Game::overlay(&self.driven().board, &|color| self.who(color))
    }

    fn board_step(&self) -> BoardStep {
        self.driven().step()
    }

    fn speech(&self) -> Option<Speech> {
        let game = self.driven().board.game();
        Some(Speech::Board(game.summary(self.next())))
    }
}

impl<D: Driver> AnyGame for D {
    fn view(&self) -> GameView {
        let driven = self.driven();
        let facts = self.facts(&self.sides_view(&driven.board));
        GameView {
            kind: driven.board.game().kind(),
            board: self.board_view(),
            facts,
            sides: match &driven.replay {
                // Calls follow each other too fast to be read.
                Some(replay) => SidesView {
                    step: replay.step(),
                    call: None,
                    ..self.sides_view(replay.board())
                },
                None => self.sides_view(&driven.board),
            },
            replay: self.replayed(),
            has_undo: self.has_undo(),
            can_undo: self.can_undo(),
            undo_left: self.undo_left(),
            free_hints: self.agreed().free_hints,
            hint: self.hint_view(),
            practice: self.driven().practice_view(),
        }
    }

    fn hint_view(&self) -> HintView {
        if self.agreed().hints == HintPrice::NotForSale {
            return HintView::Never;
        }
        let board = &self.driven().board;
        hint_view(board, |play| board.game().pointed_out(play))
    }

    fn turn(&self) -> Option<(Who, Color)> {
        let board = &self.driven().board;
        let side = board.game().to_move();
        (!board.is_over()).then(|| (self.who(side), side))
    }

    fn is_over(&self) -> bool {
        self.driven().board.is_over() && !self.has_next_game()
    }

    fn is_between(&self) -> bool {
        self.has_next_game()
    }

    fn is_practice(&self) -> bool {
        self.driven().is_practice()
    }

    fn people(&self) -> Option<ByPlayer<PlayerName>> {
        let is_on_one_phone = self.driven().board.is_on_one_phone();
        let name = |player| self.name(player).filter(|_| is_on_one_phone).cloned();
        let (one, two) = (name(Player::One)?, name(Player::Two)?);
        Some(ByPlayer { one, two })
    }

    fn hint_costs(&self) -> bool {
        self.agreed().hints == HintPrice::TheWin
    }

    fn kind(&self) -> GameKind {
        self.driven().board.game().kind()
    }

    fn plan(&self) -> &Plan {
        self.agreement()
    }

    fn snapshot(&self) -> Snapshot {
        self.as_snapshot()
    }

    fn renumber(&mut self, id: MatchId) {
        self.agreement_mut().id = id;
    }

    fn as_practice_began(&self) -> Option<String> {
        let beginning = self.driven().as_practice_began()?;
        (0 < beginning.turns()).then(|| beginning.written())
    }

    fn can_resign(&self) -> bool {
        self.agreed().can_be_resigned && !self.is_over()
    }

    fn result(&self) -> Option<OverView> {
        Some(self.told(&self.shown_result()?))
    }

    fn shown_result(&self) -> Option<Finished> {
        let driven = self.driven();
        let is_seen = driven.board.is_over() && driven.is_settled();
        self.result_so_far().filter(|_| is_seen)
    }

    fn can_replay(&self) -> bool {
        let driven = self.driven();
        driven.replay.is_none() && Rerun::is_offered(&driven.board)
    }

    fn replayed(&self) -> Option<ReplayView> {
        self.driven().replay.as_ref().map(Rerun::view)
    }

    fn leaving_loses(&self) -> bool {
        let is_lost = match self.agreed().stake {
            Stake::Nothing => false,
            Stake::OnceBegun => has_placed(self),
            Stake::AtOnce => true,
        };
        is_lost && !self.is_over()
    }

    fn has_stone_to_lose(&self) -> bool {
        let driven = self.driven();
        let has_stone = match driven.board.is_on_one_phone() {
            true => !self.agreed().is_first || 0 < driven.board.game().turns(),
            false => has_placed(self),
        };
        has_stone && !self.is_over() && !driven.is_practice()
    }

    fn has_clock(&self) -> bool {
        !self.agreed().minutes.are_none()
    }

    fn set_now(&mut self, now: Millis) {
        self.driven_mut().board.set_now(now);
    }

    fn leave(mut self) -> Vec<DriverEffect> {
        self.drop_question();
        // Whose time was over by now has lost on time, whatever was asked meanwhile.
        self.on_board(Board::look_at_clock);
        if self.leaving_loses() {
            self.book_leaving();
        }
        self.driven_mut().save();
        self.driven_mut().outbox.take()
    }

    fn resign(&mut self) -> Vec<DriverEffect> {
        self.on_board(Board::look_at_clock);
        match &self.driven().remote {
            Some(remote) if remote.is_own_turn() => self.resign_by_message(Player::One),
            Some(_) => {}
            None => self.resign_at_table(),
        }
        self.on_board(|_| ());
        self.driven_mut().outbox.take()
    }

    fn log(&self) -> Log {
        let remote = self.driven().remote.as_ref();
        remote.map(RemoteState::log).unwrap_or_default()
    }

    fn shown_log(&self) -> Log {
        let remote = self.driven().remote.as_ref();
        remote.map(RemoteState::shown).cloned().unwrap_or_default()
    }

    fn mark_sent(&mut self) {
        if let Some(remote) = &mut self.driven_mut().remote {
            remote.mark_sent();
        }
    }

    fn is_own_turn(&self) -> bool {
        let remote = self.driven().remote.as_ref();
        remote.is_some_and(RemoteState::is_own_turn)
    }

    fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
        if let Some(remote) = &mut self.driven_mut().remote {
            remote.receive(log);
        }
        if self.driven().board.awaits_answer() {
            self.await_message();
        }
        self.on_board(|_| ());
        self.show_what_came();
        self.driven_mut().outbox.take()
    }

    #[cfg(test)]
    fn last_question(&self) -> u64 {
        self.driven().board.last_question()
    }

    #[cfg(test)]
    fn attention(&self) -> Attention {
        self.driven().attention
    }
}

/// Whether the player has made a turn, taken back or not.
fn has_placed(driver: &impl Driver) -> bool {
    let Agreed {
        own,
        is_first,
        undo,
        ..
    } = driver.agreed();
    !is_first || undo == UndoRule::Used || driver.driven().board.has_played(own)
}

/// Tells a driver what the player does beside the board. Whether that was all: the board is not told of it then.
fn act(driver: &mut impl Driver, event: &BoardEvent) -> bool {
    match event {
        BoardEvent::Undo => driver.undo(),
        BoardEvent::Hint if driver.agreed().hints != HintPrice::NotForSale => {
            driver.on_board(Board::hint);
        }
        BoardEvent::NextGame if driver.has_next_game() && driver.driven().is_settled() => {
            driver.next_game();
        }
        _ => {
            driver.act_in_practice(event);
            return driver.act_alone(event);
        }
    }
    false
}
