//! The end of games and matches: the result, its booking, and the next game.

use rsg_engine::Color;

use super::{Match, MatchStage};
use crate::board::{Board, EndCue};
use crate::games::BoardGame;
use crate::progress::{Ending, Format, GameClock, Opponent, Player, SeriesEnd};
use crate::session::DriverEffect;
use crate::session::result::{Finished, FinishedGame, FinishedSeries, tally, whole};
use crate::session::view::{Ended, OverView, SeriesView, Uncounted};

impl Match {
    /// The game on the board, which is over by its rules, before it is among the finished ones.
    pub(super) fn as_played(&self) -> FinishedGame {
        self.as_played_on(self.game())
    }

    /// Another game that comes after those that are over, as a finished one.
    pub(super) fn as_played_on(&self, game: &dyn BoardGame) -> FinishedGame {
        let one = self.plan.color_of(Player::One, self.finished.len());
        FinishedGame::played(game, one)
    }

    /// The game on the board, broken off as it is now and lost by this player.
    pub(super) fn as_lost_by(&self, loser: Player, ending: Ending) -> FinishedGame {
        FinishedGame {
            ending,
            winner: Some(!loser),
            ..self.as_played()
        }
    }

    /// The stage after the games that are over: a single game, Reverse Match or series is decided, or another game
    /// follows.
    pub(super) fn next_stage(&self) -> MatchStage {
        let series = match self.plan.opponent {
            Opponent::Exam { exam, .. } => {
                let score = tally(&self.finished);
                let won_ever = self.plan.won_before.saturating_add(score.won);
                exam.rule().end(score, won_ever)
            }
            _ => None,
        };
        let mut games = self.finished.iter();
        let is_decided = series.is_some()
            || self.games_agreed().is_some_and(|agreed| {
                agreed <= self.finished.len() || games.any(|game| game.ending != Ending::Played)
            });
        match is_decided {
            true => MatchStage::Over { series },
            false => MatchStage::Between,
        }
    }

    /// The game on the board is over. What it completes is booked: itself in a series, the match where it was the last
    /// game.
    fn finish_game(&mut self, game: FinishedGame) {
        let cue = match game.winner.filter(|_| !self.driven.board.is_on_one_phone()) {
            None => EndCue::Over,
            Some(Player::One) => EndCue::Won,
            Some(Player::Two) => EndCue::Lost,
        };
        self.driven.outbox.end(cue);
        self.finished.push(game);
        self.stage = self.next_stage();
        if self.plan.is_exam() || self.is_over() {
            self.book(self.finished_so_far());
        }
        if let MatchStage::Over { series: Some(end) } = self.stage {
            self.book_series(end);
        }
    }

    /// The game is over by its rules.
    pub(super) fn end_game(&mut self) {
        if self.game().is_over() {
            self.finish_game(self.as_played());
        }
    }

    /// Ends the match on time: whoever has run out of it has lost the match with the game, whatever the board shows.
    pub(super) fn end_on_time(&mut self) {
        if let Some(late) = self.driven.board.clock().and_then(GameClock::loser) {
            self.finish_game(self.as_lost_by(self.player(late), Ending::OnTime));
            self.say_early_end();
        }
    }

    /// A player gives up the running game, or the one that was to follow.
    pub(super) fn end_by_resignation(&mut self, by: Player, ending: Ending) {
        match self.stage {
            MatchStage::Playing => {}
            MatchStage::Between => self.begin_next(),
            MatchStage::Over { .. } => return,
        }
        self.on_board(Board::close);
        self.finish_game(self.as_lost_by(by, ending));
        self.say_early_end();
    }

    /// The player who gives up by a resignation at one table: the phone's player, or of two people the one to move.
    pub(super) fn resigner(&self) -> Player {
        match self.driven.board.is_on_one_phone() {
            true => self.player(self.game().to_move()),
            false => Player::One,
        }
    }

    /// Puts the next game on the board, with colours swapped.
    fn begin_next(&mut self) {
        self.stage = MatchStage::Playing;
        self.undone = false;
        let next = self.game().next_game();
        self.place_game(next);
        let clock = self.plan.minutes.clock();
        self.driven.board.set_clock_to(clock);
    }

    /// The next game begins.
    pub(super) fn next_game(&mut self) {
        self.begin_next();
        self.on_board(Board::open);
        self.driven.save();
    }

    /// The game is not over any more: in practice nothing was booked.
    pub(super) fn reopen(&mut self) {
        if let MatchStage::Over { .. } = self.stage {
            self.finished.pop();
            self.stage = MatchStage::Playing;
        }
    }

    fn book(&mut self, result: Finished) {
        self.driven
            .outbox
            .push(DriverEffect::Book(Box::new(result)));
    }

    fn book_series(&mut self, end: SeriesEnd) {
        let series = FinishedSeries {
            plan: self.plan.clone(),
            score: tally(&self.finished),
            end,
        };
        self.driven
            .outbox
            .push(DriverEffect::BookSeries(Box::new(series)));
    }

    /// Books the loss of a game that counts and is left. In an exam it is the loss of the running game, and a failed
    /// series.
    pub(super) fn book_leaving(&mut self) {
        let is_in_game = self.stage == MatchStage::Playing;
        if is_in_game {
            let left = self.as_lost_by(Player::One, Ending::GivenUp);
            self.finished.push(left);
        }
        if is_in_game || !self.plan.is_exam() {
            self.book(self.finished_so_far().left());
        }
        if self.plan.is_exam() {
            self.book_series(SeriesEnd::FailedByLeaving);
        }
    }

    /// The games of the match that are over, or the last one of a series.
    pub fn finished_so_far(&self) -> Finished {
        let games = match self.plan.is_exam() {
            true => self.finished.last().cloned().into_iter().collect(),
            false => self.finished.clone(),
        };
        self.result_of(self.finished.len().saturating_sub(1), games)
    }

    pub(super) fn result_of(&self, games_before: usize, games: Vec<FinishedGame>) -> Finished {
        Finished::of(
            self.plan.result_id(games_before),
            &self.plan,
            self.help,
            games,
        )
    }

    /// The view of this result.
    pub(super) fn over_view(&self, result: &Finished) -> OverView {
        let plan = &result.plan;
        let level = plan.opponent.level();
        let ended = Ended {
            games: &result.games,
            winner: result.winner,
            ending: result.ending,
            level,
            uncounted: match self.driven.is_practice() {
                true => Some(Uncounted::Practice),
                false if plan.pasted && (level.is_some() || self.driven.by_message.is_some()) => {
                    Some(Uncounted::Pasted)
                }
                false => result.is_practice().then_some(Uncounted::Hinted),
            },
            who: &|player| self.who_is(player),
        };
        ended.into_view(self.game())
    }

    /// The score that the player with this colour brought along from the first game of a Reverse Match.
    pub(super) fn brought(&self, color: Color) -> Option<u8> {
        match (self.plan.format, self.index(), self.finished.first()) {
            (Format::Reverse, 1, Some(first)) => {
                Some(whole(first.scores[self.player(color)].total))
            }
            _ => None,
        }
    }

    /// The series as it stands after these games, in one.
    pub(super) fn series_after(&self, games: &[FinishedGame]) -> Option<SeriesView> {
        let Opponent::Exam { exam, .. } = self.plan.opponent else {
            return None;
        };
        let (rule, score) = (exam.rule(), tally(games));
        let won_ever = self.plan.won_before.saturating_add(score.won);
        Some(SeriesView {
            exam,
            score,
            target: rule.target(),
            career: rule.career_wins.map(|needed| (won_ever, needed)),
        })
    }
}
