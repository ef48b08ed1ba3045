//! The end of games and matches: the result, its booking, and the next step.

use rsg_classics::Points;
use rsg_engine::{Game, Outcome};

use super::Who;
use super::driver::Driver;
use super::effect::DriverEffect;
use super::result::{Decided, Finished, FinishedGame, FinishedSeries, MatchDecision, leader, sum};
use super::running::{Match, MatchStage};
use super::speech::{self, Next};
use crate::board::Sound;
use crate::progress::{GameClock, Opponent, Player, SeriesEnd};

impl Match {
    /// The running game has ended by the rules.
    pub(super) fn end_game(&mut self) {
        let Some(outcome) = self.game().outcome() else {
            return;
        };
        let finished = self.finish(self.game(), Some(outcome));
        self.outbox.sound(self.ending_sound(finished.winner));
        self.finished.push(finished);
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

    /// Somebody has run out of time, and has lost the match with the game, whatever the board says.
    pub(super) fn end_on_time(&mut self) {
        let Some(side) = self.board.clock().and_then(GameClock::loser) else {
            return;
        };
        let (index, by) = (self.finished.len(), self.player(side));
        let finished = FinishedGame::out_of_time(self.game(), &self.plan, index, by);
        self.outbox.sound(self.ending_sound(finished.winner));
        self.finished.push(finished);
        self.book(self.result_so_far());
        self.stage = MatchStage::Over { series: None };
        self.say_whose_turn();
        self.outbox.push(DriverEffect::Save);
    }

    /// Player one leaves the match for good. What that means is put into the books: a loss in an ordinary match against
    /// the CPU once an own stone was placed, always the loss of the running game and a failed series in an exam, nothing
    /// between two people. Nothing is left to go on with.
    #[must_use]
    pub fn leave(mut self) -> Vec<DriverEffect> {
        self.drop_question();
        if self.leaving_loses() {
            let in_game =
                (self.stage == MatchStage::Playing).then(|| self.finish(self.game(), None));
            if in_game.is_some() || !self.plan.is_exam() {
                self.finished.extend(in_game);
                self.book(self.result(Some(Player::Two), Decided::ByLeaving));
            }
            if self.plan.is_exam() {
                self.book_series(SeriesEnd::FailedByLeaving);
            }
        }
        self.outbox.push(DriverEffect::Save);
        self.outbox.take()
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
        self.result(winner, decided)
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
    fn finish(&self, game: &Game, outcome: Option<Outcome>) -> FinishedGame {
        FinishedGame::of(game, &self.plan, self.finished.len(), outcome)
    }

    /// Books what the game just finished completes: itself in a series, the match where it was the last one agreed.
    fn book_game(&mut self) {
        let complete = self
            .games_agreed()
            .is_none_or(|agreed| agreed <= self.finished.len());
        if complete {
            self.book(self.result_so_far());
        }
    }

    fn book(&mut self, result: Finished) {
        self.outbox.push(DriverEffect::Book(Box::new(result)));
    }

    fn book_series(&mut self, end: SeriesEnd) {
        self.outbox
            .push(DriverEffect::BookSeries(Box::new(FinishedSeries {
                plan: self.plan.clone(),
                score: self.series_score(),
                end,
            })));
    }

    fn result(&self, winner: Option<Player>, decided: Decided) -> Finished {
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

    pub(super) fn ending_sound(&self, winner: Option<Player>) -> Sound {
        match winner.filter(|_| !self.is_on_one_phone()) {
            None => Sound::Over,
            Some(Player::One) => Sound::Won,
            Some(Player::Two) => Sound::Lost,
        }
    }

    /// Whether two people play who hold the same phone.
    pub(super) fn is_on_one_phone(&self) -> bool {
        self.board.is_on_one_phone()
    }

    /// Who a player is, as the player would say it.
    pub(super) fn who(&self, player: Player) -> Who {
        match (&self.plan.opponent, player) {
            (_, Player::One) if !self.is_on_one_phone() => Who::You,
            (Opponent::People(names), _) => Who::Player(names[player].clone()),
            (_, _) => Who::Cpu,
        }
    }

    /// What comes next, for the live region.
    pub(super) fn next(&self) -> Next {
        if self.stage != MatchStage::Playing {
            return self.next_after_game();
        }
        speech::next(&self.board, &|color| self.who(self.player(color)))
    }

    fn next_after_game(&self) -> Next {
        let game = self.finished.last();
        Next::Over {
            winner: game.and_then(|game| {
                let player = game.winner?;
                Some((self.who(player), game.color(player)))
            }),
            decided: game.map_or(Decided::Level, |game| decided(std::slice::from_ref(game))),
            score: self
                .game()
                .position()
                .score()
                .map(|points| Points::whole(points.into())),
            series: self.plan.is_exam().then(|| self.series_score()),
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

fn decided(games: &[FinishedGame]) -> Decided {
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
