//! A match as screens and books read it.

use rsg_engine::Color;

use super::game_terms::{HintPrice, Stake};
use super::message_state::MessageState;
use super::{Match, MatchStage};
use crate::progress::by_message::Log;
use crate::progress::{ByPlayer, GameKind, Plan, Player, PlayerName, SeriesEnd, Snapshot};
use crate::session::hint::hint_view;
use crate::session::praise::{Praise, praise};
use crate::session::replay::{ReplayView, Rerun};
use crate::session::result::FinishedGame;
use crate::session::{Finished, GameView, HintView, OverView, SeriesView, SidesView, Who};

impl Match {
    /// The number of placements that the player has made in it, where such a number is worth a look at
    /// [`Match::praise`].
    pub fn own_placements(&self) -> Option<usize> {
        let turns = self.game().star()?.turns().iter();
        Some(turns.filter(|turn| turn.by == self.own()).count())
    }

    /// A word about the player's last placement, with that placement's index; mostly there is none.
    pub fn praise(&self) -> Option<(usize, Praise)> {
        praise(self.game().star()?, self.own())
    }

    /// The running game's number in the match, or the last one's.
    pub fn game_number(&self) -> u16 {
        u16::try_from(self.index() + 1).unwrap_or(u16::MAX)
    }

    /// The player's colour on the board, or, between two people, that of the one who is named first.
    pub fn own(&self) -> Color {
        self.color(Player::One)
    }

    pub fn view(&self) -> GameView {
        let driven = &self.driven;
        let facts = self.facts(&self.sides_view(&driven.board));
        GameView {
            kind: driven.board.game().kind(),
            board: driven.board_view(&|color| self.who(color)),
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

    pub fn hint_view(&self) -> HintView {
        if self.game_terms().hints == HintPrice::NotForSale {
            return HintView::Never;
        }
        let board = &self.driven.board;
        hint_view(board)
    }

    /// The player to move, and the colour; none between two games and at the end.
    pub fn turn(&self) -> Option<(Who, Color)> {
        let board = &self.driven.board;
        let side = board.game().to_move();
        (!board.is_over()).then(|| (self.who(side), side))
    }

    /// Returns true if all the agreed games are over.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, MatchStage::Over { .. })
    }

    /// Returns true if a game is over and another one follows at the player's wish. The board is still to be seen.
    pub fn is_between(&self) -> bool {
        self.stage == MatchStage::Between
    }

    pub fn is_practice(&self) -> bool {
        self.driven.is_practice()
    }

    /// The names of two people on one phone, perhaps empty.
    pub fn people(&self) -> Option<ByPlayer<PlayerName>> {
        let is_on_one_phone = self.driven.board.is_on_one_phone();
        let name = |player| {
            let name = self.plan.opponent.name(player);
            name.filter(|_| is_on_one_phone).cloned()
        };
        let (one, two) = (name(Player::One)?, name(Player::Two)?);
        Some(ByPlayer { one, two })
    }

    /// Returns true if the next hint is the one that makes a win practice: a warning comes before it.
    pub fn hint_costs(&self) -> bool {
        self.game_terms().hints == HintPrice::TheWin
    }

    /// The game's kind.
    pub fn kind(&self) -> GameKind {
        self.driven.board.game().kind()
    }

    /// The agreements before the first turn.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The match as a plain value.
    pub fn snapshot(&self) -> Snapshot {
        self.as_snapshot()
    }

    /// The turns that practice began after, if there were any, or on squares the position that was set up: from there
    /// it is played once more.
    pub fn beginning(&self) -> Option<String> {
        let practice = self.driven.as_practice_began();
        let practice = practice.filter(|beginning| 0 < beginning.turns());
        let is_set_up = self
            .game()
            .squares()
            .is_some_and(|game| game.set_up().is_some());
        let set_up = || is_set_up.then(|| self.game().after_turns(0));
        practice
            .or_else(set_up)
            .map(|beginning| beginning.written())
    }

    /// Returns true if it can be resigned, beside quitting it.
    pub fn can_resign(&self) -> bool {
        self.game().can_be_resigned() && !self.is_over()
    }

    /// The games of the match that are over, or the last one of a series, for the books; none before all is over.
    pub fn finished(&self) -> Option<Finished> {
        self.is_over().then(|| self.finished_so_far())
    }

    /// The results of a series' games that are over, each of which was booked by itself; none in any other match.
    pub fn results_of_series(&self) -> Vec<Finished> {
        let games = (0..).zip(self.finished.iter().filter(|_| self.plan.is_exam()));
        let result =
            |(before, game): (usize, &FinishedGame)| self.result_of(before, vec![game.clone()]);
        games.map(result).collect()
    }

    /// The series as it stands, in one.
    pub fn series_view(&self) -> Option<SeriesView> {
        self.series_after(&self.finished)
    }

    /// The end of the series, in one.
    pub fn series_end(&self) -> Option<SeriesEnd> {
        match self.stage {
            MatchStage::Over { series } => series,
            MatchStage::Playing | MatchStage::Between => None,
        }
    }

    /// The result of the game on the board, if it is over, whether or not its last stones have come to rest.
    pub fn over(&self) -> Option<OverView> {
        let last = self.finished.get(self.index())?;
        Some(self.over_view(&self.result_of(self.index(), vec![last.clone()])))
    }

    /// The games that are over in one, once the last turn has come to rest; `None` while the game runs once more.
    pub fn result(&self) -> Option<OverView> {
        let finished = self
            .shown_result()
            .filter(|_| self.driven.replay.is_none())?;
        Some(self.over_view(&finished))
    }

    /// The result for the books, as the player sees it.
    pub fn shown_result(&self) -> Option<Finished> {
        let driven = &self.driven;
        let is_seen = self.stage != MatchStage::Playing && driven.is_settled();
        is_seen.then(|| self.finished_so_far())
    }

    /// Returns true if the game that is over can run once more.
    pub fn can_replay(&self) -> bool {
        let driven = &self.driven;
        driven.replay.is_none() && Rerun::is_offered(&driven.board)
    }

    /// The state of that replay, while it runs.
    pub fn replayed(&self) -> Option<ReplayView> {
        self.driven.replay.as_ref().map(Rerun::view)
    }

    /// Returns true if leaving it now would be booked as a loss.
    pub fn leaving_loses(&self) -> bool {
        let is_lost = match self.game_terms().stake {
            Stake::Nothing => false,
            Stake::OnceBegun => self.has_placed(),
            Stake::AtOnce => true,
        };
        is_lost && !self.is_over()
    }

    /// Returns true if a quit would lose stones that a person would mind losing: an own stone against the CPU, any
    /// stone between two people.
    pub fn has_stone_to_lose(&self) -> bool {
        let driven = &self.driven;
        let has_stone = match driven.board.is_on_one_phone() {
            true => !self.finished.is_empty() || 0 < driven.board.game().turns(),
            false => self.has_placed(),
        };
        has_stone && !self.is_over() && !driven.is_practice()
    }

    /// The log of a match by message, with what is still to be shown.
    pub fn log(&self) -> Log {
        let by_message = self.driven.by_message.as_ref();
        by_message.map(MessageState::log).unwrap_or_default()
    }

    /// The log of a match by message as far as the player has seen it.
    pub fn shown_log(&self) -> Log {
        let by_message = self.driven.by_message.as_ref();
        by_message
            .map(MessageState::shown)
            .cloned()
            .unwrap_or_default()
    }

    /// True in a match by message if the player is to do something, or to give up.
    pub fn is_own_turn(&self) -> bool {
        let by_message = self.driven.by_message.as_ref();
        by_message.is_some_and(MessageState::is_own_turn)
    }

    /// True in a match by message if the player is to mark what is lost, in the same message.
    pub fn is_to_mark(&self) -> bool {
        let stop = self.driven.message_stop();
        stop.is_some_and(|stop| stop.own && !stop.answers)
    }

    /// The number of the last question to the CPU.
    #[cfg(test)]
    pub fn last_question(&self) -> u64 {
        self.driven.board.last_question()
    }

    /// The player's attention to it.
    #[cfg(test)]
    pub fn attention(&self) -> crate::board::Attention {
        self.driven.attention
    }
}
