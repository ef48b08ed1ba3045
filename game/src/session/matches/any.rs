//! Object-safe interfaces: of every driver of a board, and of a match whatever its game is.

use std::any::Any;
use std::fmt::Debug;

use rsg_engine::{Color, Game};

use super::game_terms::{HintPrice, Stake};
use super::message_state::MessageState;
use super::{Match, MatchGame, MatchStage};
use crate::board::{AnySquaresGame, Attention, Board, BoardEvent, BoardOptions, BoardStep};
use crate::progress::by_message::{Illegal, Log, MessageMatch};
use crate::progress::{
    ByPlayer, Ending, GameKind, GameSoFar, MatchId, Millis, Plan, Player, PlayerName, Rules,
    SeriesEnd, Snapshot,
};
use crate::session::hint::hint_view;
use crate::session::praise::Praise;
use crate::session::replay::{ReplayView, Rerun};
use crate::session::result::FinishedGame;
use crate::session::{
    BoardOverlay, DriverEffect, Finished, GameView, HintView, OverView, SeriesView, SidesView,
    Speech, Who,
};

/// A match of any game.
pub type AnyMatch = Box<dyn RunningGame>;

/// A driver, whichever game it holds a board for.
pub trait AnyDriver {
    /// Takes an event. One that means nothing here and now changes nothing.
    #[must_use]
    fn apply_board(&mut self, event: &BoardEvent) -> Vec<DriverEffect>;

    /// Sets the player's attention to the board: see [`Board::attend`].
    #[must_use]
    fn attend(&mut self, attention: Attention) -> Vec<DriverEffect>;

    fn set_options(&mut self, options: BoardOptions);

    /// The overlay of the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// The number of the board shown, and the turn that led to it.
    fn board_step(&self) -> BoardStep;

    /// The board as it is read out; none where nobody asks for that.
    fn speech(&self) -> Option<Speech> {
        None
    }
}

/// A match.
pub trait RunningGame: AnyDriver + Any + Debug {
    /// The game on the board.
    fn game_so_far(&self) -> GameSoFar;

    /// The number of placements that the player has made in it, where such a number is worth a look at
    /// [`RunningGame::praise`].
    fn own_placements(&self) -> Option<usize>;

    /// A word about the player's last placement, with that placement's index; mostly there is none.
    fn praise(&self) -> Option<(usize, Praise)>;

    /// The running game's number in the match, or the last one's.
    fn game_number(&self) -> u16;

    /// The player's colour on the board, or, between two people, that of the one who is named first.
    fn own(&self) -> Color;

    fn view(&self) -> GameView;

    fn hint_view(&self) -> HintView;

    /// The player to move, and the colour; none between two games and at the end.
    fn turn(&self) -> Option<(Who, Color)>;

    /// Returns true if all the agreed games are over.
    fn is_over(&self) -> bool;

    /// Returns true if a game is over and another one follows at the player's wish. The board is still to be seen.
    fn is_between(&self) -> bool;

    fn is_practice(&self) -> bool;

    /// The names of two people on one phone, perhaps empty.
    fn people(&self) -> Option<ByPlayer<PlayerName>>;

    /// Returns true if the next hint is the one that makes a win practice: a warning comes before it.
    fn hint_costs(&self) -> bool;

    /// Returns true if it can be resigned, beside quitting it.
    fn can_resign(&self) -> bool;

    /// The game's kind.
    fn kind(&self) -> GameKind;

    /// The agreements before the first turn.
    fn plan(&self) -> &Plan;

    /// The match as a plain value.
    fn snapshot(&self) -> Snapshot;

    /// Its result is booked under this number. Only for a match of which nothing was booked so far.
    fn renumber(&mut self, id: MatchId);

    /// The turns that practice began after, if there were any: from there it is played once more.
    fn as_practice_began(&self) -> Option<String>;

    /// The games of the match that are over, or the last one of a series, for the books; none before all is over.
    fn finished(&self) -> Option<Finished>;

    /// The results of a series' games that are over, each of which was booked by itself; none in any other match.
    fn results_of_series(&self) -> Vec<Finished>;

    /// The series as it stands, in one.
    fn series_view(&self) -> Option<SeriesView>;

    /// The end of the series, in one.
    fn series_end(&self) -> Option<SeriesEnd>;

    /// The result of the game on the board, if it is over, whether or not its last stones have come to rest.
    fn over(&self) -> Option<OverView>;

    /// The games that are over in one, once the last turn has come to rest; `None` while the game runs once more.
    fn result(&self) -> Option<OverView>;

    /// The result for the books, as the player sees it.
    fn shown_result(&self) -> Option<Finished>;

    /// Returns true if the game that is over can run once more.
    fn can_replay(&self) -> bool;

    /// The state of that replay, while it runs.
    fn replayed(&self) -> Option<ReplayView>;

    /// Returns true if leaving it now would be booked as a loss.
    fn leaving_loses(&self) -> bool;

    /// Returns true if a quit would lose stones that a person would mind losing: an own stone against the CPU, any
    /// stone between two people.
    fn has_stone_to_lose(&self) -> bool;

    /// Sets the time of game clocks, for the next event.
    fn set_now(&mut self, now: Millis);

    /// The player leaves it for good, with what that costs in the books. Nothing is left to go on with.
    #[must_use]
    fn leave(self: Box<Self>) -> Vec<DriverEffect>;

    /// The player, or between two people at one table the one to move, gives it up.
    #[must_use]
    fn resign(&mut self) -> Vec<DriverEffect>;

    /// The log of a match by message, with what is still to be shown.
    fn log(&self) -> Log;

    /// The log of a match by message as far as the player has seen it.
    fn shown_log(&self) -> Log;

    /// Notes that the other one knows everything that was done in a match by message.
    fn mark_sent(&mut self);

    /// True in a match by message if the player is to do something, or to give up.
    fn is_own_turn(&self) -> bool;

    /// True in a match by message if the player is to mark what is lost, in the same message.
    fn is_to_mark(&self) -> bool;

    /// Takes in what has come by message while the game is looked at.
    #[must_use]
    fn receive(&mut self, log: &Log) -> Vec<DriverEffect>;

    /// A copy of the match.
    fn copied(&self) -> AnyMatch;

    /// The number of the last question to the CPU.
    #[cfg(test)]
    fn last_question(&self) -> u64;

    /// The player's attention to it.
    #[cfg(test)]
    fn attention(&self) -> Attention;
}

impl Clone for AnyMatch {
    fn clone(&self) -> AnyMatch {
        (**self).copied()
    }
}

/// A match as it begins, or one that goes on after these turns; none if the rules do not allow them, or are not known.
#[must_use]
pub fn begin_match(
    plan: Plan,
    turns: Option<&str>,
    options: BoardOptions,
    now: Millis,
) -> Option<(AnyMatch, Vec<DriverEffect>)> {
    fn any<G: MatchGame>(
        (current, effects): (Match<G>, Vec<DriverEffect>),
    ) -> (AnyMatch, Vec<DriverEffect>) {
        (Box::new(current), effects)
    }
    match plan.rules {
        Rules::Star => Match::<Game>::begin_at(plan, turns, options, now)
            .ok()
            .map(any),
        Rules::Squares(_) => Match::<AnySquaresGame>::begin_at(plan, turns, options, now)
            .ok()
            .map(any),
        Rules::Unknown(_) => None,
    }
}

/// A game by message, as the player has seen it last.
///
/// # Errors
///
/// The first entry that the rules do not allow.
pub fn match_by_message(
    by_message: &MessageMatch,
    options: BoardOptions,
    seed: u64,
) -> Result<AnyMatch, Illegal> {
    Ok(match by_message.terms.classic {
        None => Box::new(Match::<Game>::by_message(by_message, options, seed)?),
        Some(_) => Box::new(Match::<AnySquaresGame>::by_message(
            by_message, options, seed,
        )?),
    })
}

/// A match as it was kept; none if it cannot be gone on with.
#[must_use]
pub fn restore_match(saved: &Snapshot, options: BoardOptions) -> Option<AnyMatch> {
    Some(match saved.plan.rules.is_star() {
        true => Box::new(Match::<Game>::restore(saved.clone(), options).ok()?),
        false => Box::new(Match::<AnySquaresGame>::restore(saved.clone(), options).ok()?),
    })
}

impl<G: MatchGame> AnyDriver for Match<G> {
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
        G::overlay(&self.driven.board, &|color| self.who(color))
    }

    fn board_step(&self) -> BoardStep {
        self.driven.step()
    }

    fn speech(&self) -> Option<Speech> {
        let game = self.driven.board.game();
        Some(Speech::Board(game.summary(self.next())))
    }
}

impl<G: MatchGame> RunningGame for Match<G> {
    fn game_so_far(&self) -> GameSoFar {
        self.game().so_far()
    }

    fn own_placements(&self) -> Option<usize> {
        self.game().placements_of(self.own())
    }

    fn praise(&self) -> Option<(usize, Praise)> {
        self.game().praise(self.own())
    }

    fn game_number(&self) -> u16 {
        u16::try_from(self.index() + 1).unwrap_or(u16::MAX)
    }

    fn own(&self) -> Color {
        self.color(Player::One)
    }

    fn view(&self) -> GameView {
        let driven = &self.driven;
        let facts = self.facts(&self.sides_view(&driven.board));
        GameView {
            kind: driven.board.game().kind(),
            board: G::board_view(driven, &|color| self.who(color)),
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
            free_hints: self.free_hints(),
            hint: self.hint_view(),
            practice: self.driven.practice_view(),
        }
    }

    fn hint_view(&self) -> HintView {
        if self.game_terms().hints == HintPrice::NotForSale {
            return HintView::Never;
        }
        let board = &self.driven.board;
        hint_view(board, |play| board.game().pointed_out(play))
    }

    fn turn(&self) -> Option<(Who, Color)> {
        let board = &self.driven.board;
        let side = board.game().to_move();
        (!board.is_over()).then(|| (self.who(side), side))
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, MatchStage::Over { .. })
    }

    fn is_between(&self) -> bool {
        self.stage == MatchStage::Between
    }

    fn is_practice(&self) -> bool {
        self.driven.is_practice()
    }

    fn people(&self) -> Option<ByPlayer<PlayerName>> {
        let is_on_one_phone = self.driven.board.is_on_one_phone();
        let name = |player| {
            let name = self.plan.opponent.name(player);
            name.filter(|_| is_on_one_phone).cloned()
        };
        let (one, two) = (name(Player::One)?, name(Player::Two)?);
        Some(ByPlayer { one, two })
    }

    fn hint_costs(&self) -> bool {
        self.game_terms().hints == HintPrice::TheWin
    }

    fn kind(&self) -> GameKind {
        self.driven.board.game().kind()
    }

    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn snapshot(&self) -> Snapshot {
        self.as_snapshot()
    }

    fn renumber(&mut self, id: MatchId) {
        self.plan.id = id;
    }

    fn as_practice_began(&self) -> Option<String> {
        let beginning = self.driven.as_practice_began()?;
        (0 < beginning.turns()).then(|| beginning.written())
    }

    fn can_resign(&self) -> bool {
        self.game().can_be_resigned() && !self.is_over()
    }

    fn finished(&self) -> Option<Finished> {
        self.is_over().then(|| self.finished_so_far())
    }

    fn results_of_series(&self) -> Vec<Finished> {
        let games = (0..).zip(self.finished.iter().filter(|_| self.plan.is_exam()));
        let result =
            |(before, game): (usize, &FinishedGame)| self.result_of(before, vec![game.clone()]);
        games.map(result).collect()
    }

    fn series_view(&self) -> Option<SeriesView> {
        self.series_after(&self.finished)
    }

    fn series_end(&self) -> Option<SeriesEnd> {
        match self.stage {
            MatchStage::Over { series } => series,
            MatchStage::Playing | MatchStage::Between => None,
        }
    }

    fn over(&self) -> Option<OverView> {
        let last = self.finished.get(self.index())?;
        Some(self.over_view(&self.result_of(self.index(), vec![last.clone()])))
    }

    fn result(&self) -> Option<OverView> {
        let finished = self
            .shown_result()
            .filter(|_| self.driven.replay.is_none())?;
        Some(self.over_view(&finished))
    }

    fn shown_result(&self) -> Option<Finished> {
        let driven = &self.driven;
        let is_seen = self.stage != MatchStage::Playing && driven.is_settled();
        is_seen.then(|| self.finished_so_far())
    }

    fn can_replay(&self) -> bool {
        let driven = &self.driven;
        driven.replay.is_none() && Rerun::is_offered(&driven.board)
    }

    fn replayed(&self) -> Option<ReplayView> {
        self.driven.replay.as_ref().map(Rerun::view)
    }

    fn leaving_loses(&self) -> bool {
        let is_lost = match self.game_terms().stake {
            Stake::Nothing => false,
            Stake::OnceBegun => self.has_placed(),
            Stake::AtOnce => true,
        };
        is_lost && !self.is_over()
    }

    fn has_stone_to_lose(&self) -> bool {
        let driven = &self.driven;
        let has_stone = match driven.board.is_on_one_phone() {
            true => !self.finished.is_empty() || 0 < driven.board.game().turns(),
            false => self.has_placed(),
        };
        has_stone && !self.is_over() && !driven.is_practice()
    }

    fn set_now(&mut self, now: Millis) {
        self.driven.board.set_now(now);
    }

    fn leave(mut self: Box<Self>) -> Vec<DriverEffect> {
        self.drop_question();
        // Whose time was over by now has lost on time, whatever was asked meanwhile.
        self.on_board(Board::look_at_clock);
        if self.leaving_loses() {
            self.book_leaving();
        }
        self.driven.save();
        self.driven.outbox.take()
    }

    fn resign(&mut self) -> Vec<DriverEffect> {
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

    fn log(&self) -> Log {
        let by_message = self.driven.by_message.as_ref();
        by_message.map(MessageState::log).unwrap_or_default()
    }

    fn shown_log(&self) -> Log {
        let by_message = self.driven.by_message.as_ref();
        by_message
            .map(MessageState::shown)
            .cloned()
            .unwrap_or_default()
    }

    fn mark_sent(&mut self) {
        if let Some(by_message) = &mut self.driven.by_message {
            by_message.mark_sent();
        }
    }

    fn is_own_turn(&self) -> bool {
        let by_message = self.driven.by_message.as_ref();
        by_message.is_some_and(MessageState::is_own_turn)
    }

    fn receive(&mut self, log: &Log) -> Vec<DriverEffect> {
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

    fn is_to_mark(&self) -> bool {
        let stop = self.driven.message_stop();
        stop.is_some_and(|stop| stop.own && !stop.answers)
    }

    fn copied(&self) -> AnyMatch {
        Box::new(self.clone())
    }

    #[cfg(test)]
    fn last_question(&self) -> u64 {
        self.driven.board.last_question()
    }

    #[cfg(test)]
    fn attention(&self) -> Attention {
        self.driven.attention
    }
}

impl<G: MatchGame> Match<G> {
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

#[cfg(test)]
impl dyn RunningGame {
    /// The match of this game, if it is one.
    pub fn of<G: MatchGame>(&self) -> Option<&Match<G>> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }
}
