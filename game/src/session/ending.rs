//! The end of games and matches: the result, its booking, and the next step.

use rsg_engine::{Game, Outcome};

use super::driver::Driver;
use super::effect::DriverEffect;
use super::result::{Decided, Finished, FinishedGame, FinishedSeries, MatchDecision, leader, sum};
use super::running::Match;
use crate::progress::{Opponent, Player, SeriesEnd};

impl Match {
    /// A game is over, and is heard to be.
    pub(super) fn note_finished(&mut self, game: FinishedGame) {
        let cue = self.end_cue(game.winner);
        self.driven.outbox.end(cue);
        self.finished.push(game);
    }

    /// The result of the match so far as its games go, or of the last game in a series.
    pub fn result_so_far(&self) -> Finished {
        let (winner, decided) = match &self.finished[..] {
            [] => (None, Decided::Level),
            games if self.plan.is_exam() => {
                (last_winner(games), decided(&games[games.len() - 1..]))
            }
            games => (winner(games), decided(games)),
        };
        self.result_with(winner, decided)
    }

    /// The results of a series' games that are over, each of which was booked by itself; none in any other match.
    pub fn results_of_series(&self) -> Vec<Finished> {
        let games = if self.plan.is_exam() {
            &self.finished[..]
        } else {
            &[]
        };
        (0..)
            .zip(games)
            .map(|(games_before, game)| Finished {
                id: self.plan.result_id(games_before),
                plan: self.plan.clone(),
                help: self.help,
                games: vec![game.clone()],
                winner: game.winner,
                decided: decided(std::slice::from_ref(game)),
            })
            .collect()
    }

    /// What the games so far decide, if they do.
    pub(super) fn verdict(&self) -> Option<MatchDecision> {
        let Opponent::Exam { exam, .. } = self.plan.opponent else {
            let agreed = self.games_agreed()?;
            let is_complete = agreed <= self.finished.len();
            let is_lost = self
                .finished
                .iter()
                .any(|game| game.out_of_time_for().is_some());
            return (is_complete || is_lost).then_some(MatchDecision::Result);
        };
        let score = self.series_score();
        let won_ever = self.plan.won_before.saturating_add(score.won);
        exam.rule().end(score, won_ever).map(MatchDecision::Series)
    }

    /// The running game as it is now. `None` as outcome means that player one left.
    pub(super) fn finish(&self, game: &Game, outcome: Option<Outcome>) -> FinishedGame {
        FinishedGame::of(game, &self.plan, self.finished.len(), outcome)
    }

    /// Books what the game just finished completes: itself in a series, the match where it was the last one agreed.
    pub(super) fn book_game(&mut self) {
        let complete = self
            .games_agreed()
            .is_none_or(|agreed| agreed <= self.finished.len());
        if complete {
            self.book(self.result_so_far());
        }
    }

    pub(super) fn book(&mut self, result: Finished) {
        self.driven
            .outbox
            .push(DriverEffect::Book(Box::new(result)));
    }

    pub(super) fn book_series(&mut self, end: SeriesEnd) {
        self.driven
            .outbox
            .push(DriverEffect::BookSeries(Box::new(FinishedSeries {
                plan: self.plan.clone(),
                score: self.series_score(),
                end,
            })));
    }

    pub(super) fn result_with(&self, winner: Option<Player>, decided: Decided) -> Finished {
        let games = if self.plan.is_exam() {
            self.finished.last().cloned().into_iter().collect()
        } else {
            self.finished.clone()
        };
        Finished {
            id: self.plan.result_id(self.finished.len().saturating_sub(1)),
            plan: self.plan.clone(),
            help: self.help,
            games,
            winner,
            decided,
        }
    }
}

fn last_winner(games: &[FinishedGame]) -> Option<Player> {
    games.last().and_then(|game| game.winner)
}

/// Who won these games together: who neither left nor ran out of time; totals added; level, captures.
fn winner(games: &[FinishedGame]) -> Option<Player> {
    let lost_by = |game: &FinishedGame| game.left_by().or(game.out_of_time_for());
    let lost_by = games.iter().find_map(lost_by);
    lost_by
        .map(|by| !by)
        .or_else(|| leader(sum(games, |score| score.total)))
        .or_else(|| leader(sum(games, |score| score.captured)))
}

pub(super) fn decided(games: &[FinishedGame]) -> Decided {
    if games.iter().any(|game| game.left_by().is_some()) {
        Decided::ByLeaving
    } else if games.iter().any(|game| game.out_of_time_for().is_some()) {
        Decided::OnTime
    } else if leader(sum(games, |score| score.total)).is_some() {
        Decided::ByScore
    } else if leader(sum(games, |score| score.captured)).is_some() {
        Decided::ByCaptures
    } else {
        Decided::Level
    }
}
