//! The end of games and matches on the star: the result, its booking, and the next step.

use super::driver::Driver;
use super::effect::DriverEffect;
use super::result::{Finished, FinishedGame, FinishedSeries, MatchDecision};
use super::running::Match;
use crate::progress::{Ending, Opponent, Player, SeriesEnd};

impl Match {
    /// A game is over, and is heard to be.
    pub(super) fn note_finished(&mut self, game: FinishedGame) {
        let cue = self.end_cue(game.winner);
        self.driven.outbox.end(cue);
        self.finished.push(game);
    }

    /// The games of the match that are over, or the last one of a series.
    pub fn finished_so_far(&self) -> Finished {
        let games = match self.plan.is_exam() {
            true => self.finished.last().cloned().into_iter().collect(),
            false => self.finished.clone(),
        };
        let id = self.plan.result_id(self.finished.len().saturating_sub(1));
        Finished::of(id, &self.plan, self.help, games)
    }

    /// The results of a series' games that are over, each of which was booked by itself; none in any other match.
    pub fn results_of_series(&self) -> Vec<Finished> {
        let games = (0..).zip(self.finished.iter().filter(|_| self.plan.is_exam()));
        let result = |(games_before, game): (usize, &FinishedGame)| {
            let id = self.plan.result_id(games_before);
            Finished::of(id, &self.plan, self.help, vec![game.clone()])
        };
        games.map(result).collect()
    }

    /// What the games so far decide, if they do.
    pub(super) fn verdict(&self) -> Option<MatchDecision> {
        let Opponent::Exam { exam, .. } = self.plan.opponent else {
            let agreed = self.games_agreed()?;
            let is_complete = agreed <= self.finished.len();
            let mut games = self.finished.iter();
            let is_lost = games.any(|game| game.ending == Ending::OnTime);
            return (is_complete || is_lost).then_some(MatchDecision::Result);
        };
        let score = self.tally();
        let won_ever = self.plan.won_before.saturating_add(score.won);
        exam.rule().end(score, won_ever).map(MatchDecision::Series)
    }

    /// The running game, broken off as it is now.
    pub(super) fn broken_off(&self, ending: Ending, winner: Player) -> FinishedGame {
        let one = self.plan.color_of(Player::One, self.finished.len());
        FinishedGame::broken_off(self.game(), one, ending, winner)
    }

    /// Books what the game just finished completes: itself in a series, the match where it was the last one agreed.
    pub(super) fn book_game(&mut self) {
        let complete = self
            .games_agreed()
            .is_none_or(|agreed| agreed <= self.finished.len());
        if complete {
            self.book(self.finished_so_far());
        }
    }

    pub(super) fn book_series(&mut self, end: SeriesEnd) {
        self.driven
            .outbox
            .push(DriverEffect::BookSeries(Box::new(FinishedSeries {
                plan: self.plan.clone(),
                score: self.tally(),
                end,
            })));
    }
}
