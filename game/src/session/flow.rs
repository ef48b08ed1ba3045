//! A running match as the driver of its board.

use rsg_engine::{ByColor, Cell, Color, Game, Move};

use super::driver::{Agreed, DrivenBoard, Driver, HintPrice, Stake, UndoRule};
use super::mix;
use super::practice::Lesson;
use super::result::{Finished, FinishedGame, MatchDecision, whole};
use super::running::{Match, MatchStage};
use super::star_news::say_touch;
use super::view::{
    GameFacts, Highlight, PlayedBoard, SidesView, blocked_cell, board_cells, star_cells,
};
use crate::board::{Board, News, Seat};
use crate::progress::saved::moves;
use crate::progress::{
    CpuLevel, Ending, Format, GameClock, Opponent, Plan, Player, PlayerName, SavedStage, SeriesEnd,
    Snapshot, Tally, day_game,
};
use crate::thinking::AnyPlay;

impl Driver for Match {
    type Game = Game;

    fn driven(&self) -> &DrivenBoard<Game> {
        &self.driven
    }

    fn driven_mut(&mut self) -> &mut DrivenBoard<Game> {
        &mut self.driven
    }

    fn agreement(&self) -> &Plan {
        &self.plan
    }

    fn agreement_mut(&mut self) -> &mut Plan {
        &mut self.plan
    }

    fn as_snapshot(&self) -> Snapshot {
        let stage = match &self.stage {
            MatchStage::Playing => SavedStage::Playing {
                moves: moves::of(self.game()),
                undone: self.undone,
                forward: moves::text(self.driven.lesson.iter().flat_map(Lesson::forward)),
            },
            MatchStage::Between => SavedStage::Between,
            MatchStage::Over { .. } => SavedStage::Over,
        };
        Snapshot {
            plan: self.plan.clone(),
            finished: self
                .finished
                .iter()
                .map(|game| game.record.clone())
                .collect(),
            help: self.help,
            stage,
            clock: match self.stage {
                MatchStage::Between => None,
                MatchStage::Playing | MatchStage::Over { .. } => self.driven.board.clock().cloned(),
            },
            resigned: false,
        }
    }

    fn agreed(&self) -> Agreed<CpuLevel> {
        let Plan {
            opponent,
            minutes,
            house,
            ..
        } = &self.plan;
        let (undo, hints, stake) = match opponent {
            Opponent::Cpu { .. } => (UndoRule::Open, HintPrice::TheWin, Stake::OnceBegun),
            Opponent::Today { .. } => (UndoRule::Never, HintPrice::NotForSale, Stake::OnceBegun),
            Opponent::Exam { .. } => (UndoRule::Never, HintPrice::NotForSale, Stake::AtOnce),
            Opponent::People(_) => (UndoRule::Open, HintPrice::NotForSale, Stake::Nothing),
            // Where everything can be taken back, there is no undo beside it.
            Opponent::Practice { .. } => (UndoRule::Never, HintPrice::Nothing, Stake::Nothing),
        };
        Agreed {
            own: self.color(Player::One),
            level: opponent.level(),
            seed: match opponent {
                Opponent::Today { day, strength } => strength.seed(*day),
                _ => mix(self.plan.seed, self.index() as u64),
            },
            minutes: *minutes,
            house: *house,
            number: Some(self.game_number()),
            is_first: self.finished.is_empty(),
            undo: match undo {
                UndoRule::Open if self.undone => UndoRule::Used,
                undo => undo,
            },
            is_once: true,
            hints: match hints {
                HintPrice::TheWin if self.was_hinted() || 0 < self.free_hints() => {
                    HintPrice::Nothing
                }
                hints => hints,
            },
            stake,
            free_hints: self.free_hints(),
            can_be_resigned: false,
        }
    }

    fn name(&self, player: Player) -> Option<&PlayerName> {
        self.plan.opponent.name(player)
    }

    fn take_turn_back(&mut self) {
        let own = self.own_color();
        self.on_board(|board| drop(board.take_back(own)));
        match &mut self.driven.remote {
            Some(remote) => remote.take_back(),
            None => self.undone = true,
        }
        self.help.undos = self.help.undos.saturating_add(1);
    }

    fn note_hint(&mut self) {
        match self.free_hints() {
            0 => self.help.hints = self.help.hints.saturating_add(1),
            _ => self.help.free_hints += 1,
        }
        self.driven.save();
    }

    fn has_next_game(&self) -> bool {
        self.stage == MatchStage::Between
    }

    fn begin_next(&mut self) -> (Game, ByColor<Seat<CpuLevel>>) {
        self.stage = MatchStage::Playing;
        self.undone = false;
        (Game::new(), self.seats())
    }

    fn end_game(&mut self) {
        if self.game().outcome().is_none() {
            return;
        }
        let one = self.plan.color_of(Player::One, self.finished.len());
        self.note_finished(FinishedGame::played(self.game(), one));
        self.book_game();
        self.stage = match self.verdict() {
            None => MatchStage::Between,
            Some(MatchDecision::Result) => MatchStage::Over { series: None },
            Some(MatchDecision::Series(end)) => {
                self.book_series(end);
                MatchStage::Over { series: Some(end) }
            }
        };
    }

    /// Whoever has run out of time has lost the match with the game, whatever the board says.
    fn end_on_time(&mut self) {
        let Some(side) = self.driven.board.clock().and_then(GameClock::loser) else {
            return;
        };
        let winner = !self.player(side);
        self.note_finished(self.broken_off(Ending::OnTime, winner));
        self.book(self.finished_so_far());
        self.stage = MatchStage::Over { series: None };
    }

    fn end_by_resignation(&mut self, by: Player) {
        let game = match self.stage {
            MatchStage::Playing => self.game().clone(),
            MatchStage::Between => Game::new(),
            MatchStage::Over { .. } => return,
        };
        let one = self.plan.color_of(Player::One, self.finished.len());
        self.note_finished(FinishedGame::broken_off(&game, one, Ending::GivenUp, !by));
        self.stage = MatchStage::Over { series: None };
        self.sit_down(game);
        self.on_board(Board::close);
        self.driven.save();
    }

    fn reopen(&mut self) {
        if let MatchStage::Over { .. } = self.stage {
            self.finished.pop();
            self.stage = MatchStage::Playing;
        }
    }

    /// In an exam it is the loss of the running game, and a failed series.
    fn book_leaving(&mut self) {
        let is_in_game = self.stage == MatchStage::Playing;
        let in_game = is_in_game.then(|| self.broken_off(Ending::GivenUp, Player::Two));
        if in_game.is_some() || !self.plan.is_exam() {
            self.finished.extend(in_game);
            self.book(self.finished_so_far().left());
        }
        if self.plan.is_exam() {
            self.book_series(SeriesEnd::FailedByLeaving);
        }
    }

    fn game_over(&self) -> Option<FinishedGame> {
        self.finished.last().cloned()
    }

    fn result_so_far(&self) -> Option<Finished> {
        (!self.finished.is_empty()).then(|| self.finished_so_far())
    }

    fn series_score(&self) -> Option<Tally> {
        self.plan.is_exam().then(|| self.tally())
    }

    fn board_view(&self) -> PlayedBoard {
        let driven = &self.driven;
        let mut cells = star_cells(driven.shown());
        if driven.replay.is_some() {
            // What is said of the end is not said of what led there.
        } else if let Some((game, better)) = driven.better_board() {
            cells = board_cells(&game, false, Some(better.cell), Some(better));
        } else if let Some(verdict) = driven.shown_verdict()
            && let AnyPlay::Star(mv) = verdict.play
        {
            let placed = &mut cells[mv.cell.index()];
            // The answer may have captured it.
            let judged = Highlight::Judged(verdict.grade());
            placed.highlight = placed.stone.map(|_| judged);
        }
        PlayedBoard::Star {
            cells,
            blocked: blocked_cell(&driven.board),
        }
    }

    fn facts(&self, sides: &SidesView) -> GameFacts {
        let is_reverse = self.plan.format == Format::Reverse && !self.plan.is_exam();
        GameFacts {
            level: self.plan.opponent.level(),
            series: match sides.before {
                Some(_) => self.series_after(self.games_before()),
                None => self.series_view(),
            },
            reverse_game: is_reverse.then(|| self.game_number()),
            day: self.plan.opponent.day(),
            par: match self.plan.opponent {
                Opponent::Today { day, .. } => Some(day_game(day).par),
                _ => None,
            },
            hinted: self.was_hinted() && !self.driven.is_practice(),
        }
    }

    fn brought(&self, color: Color) -> Option<u8> {
        match (self.plan.format, self.index(), self.finished.first()) {
            (Format::Reverse, 1, Some(first)) => {
                Some(whole(first.scores[self.player(color)].total))
            }
            _ => None,
        }
    }

    fn say_touch(&mut self, news: News<Cell, Move>) {
        say_touch(&mut self.driven.outbox, &news);
    }
}
