//! The end of a match's game, and its series.

use rsg_classics::Points;

use super::{OverView, SeriesView, SideOver, Uncounted};
use crate::board::SideScore;
use crate::progress::{AnyLevel, GameKind, Opponent, Player};
use crate::session::driver::Driver;
use crate::session::result::{Finished, FinishedGame, tally};
use crate::session::running::{Match, MatchStage};

/// A finished game, and with it maybe the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOver {
    /// The result of the match so far: of this game alone, but of both games after a Reverse Match.
    pub result: Finished,
    pub next_game: bool,
    /// The same as it is told.
    pub told: OverView,
}

impl Match {
    /// The games that were over before the last placement.
    pub(in crate::session) fn games_before(&self) -> &[FinishedGame] {
        match self.stage {
            MatchStage::Playing => &self.finished,
            // The last of them ends with this placement.
            MatchStage::Between | MatchStage::Over { .. } => {
                &self.finished[..self.finished.len().saturating_sub(1)]
            }
        }
    }

    /// The series as it stands, in one.
    pub fn series_view(&self) -> Option<SeriesView> {
        self.series_after(&self.finished)
    }

    /// The series as it stands after these games.
    pub(in crate::session) fn series_after(&self, games: &[FinishedGame]) -> Option<SeriesView> {
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

    /// The game that is over, once its last stones have come to rest.
    pub fn game_over(&self) -> Option<GameOver> {
        if self.stage == MatchStage::Playing || !self.driven.is_settled() {
            return None;
        }
        let result = self.result_so_far();
        Some(GameOver {
            told: self.over_view(&result),
            next_game: self.stage == MatchStage::Between,
            result,
        })
    }

    fn over_view(&self, result: &Finished) -> OverView {
        let (total, captured) = (result.totals(), result.captures());
        let side = |player| SideOver {
            who: self.who_is(player),
            color: match &result.games[..] {
                [game] => Some(game.color(player)),
                _ => None,
            },
            score: SideScore::with_captures(
                total[player].saturating_sub(captured[player]),
                captured[player],
            ),
            won: result.winner == Some(player),
        };
        let margin = total.one.abs_diff(total.two);
        let is_told = result.winner.is_some() && 0 < margin;
        let games = result.games.iter();
        OverView {
            kind: GameKind::Star,
            sides: [Player::One, Player::Two].map(side),
            level: self.plan.opponent.level().map(AnyLevel::from),
            margin: is_told.then(|| Points::whole(margin.into())),
            reason: result.reason(),
            games: if result.games.len() < 2 {
                Vec::new()
            } else {
                games
                    .map(|game| [game.score.one.total, game.score.two.total])
                    .collect()
            },
            uncounted: if self.driven.is_practice() {
                Some(Uncounted::Practice)
            } else {
                result.is_practice().then_some(Uncounted::Hinted)
            },
            has_sheet: false,
        }
    }
}
