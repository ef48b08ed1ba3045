//! The end of a match's game, and its series.

use super::{Ended, OverView, SeriesView, Uncounted};
use crate::progress::{GameKind, Opponent};
use crate::session::driver::Driver;
use crate::session::result::{Decided, Finished, FinishedGame, tally};
use crate::session::running::{Match, MatchStage};

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

    /// The result of the match so far, once the last stones have come to rest: of this game alone, but of both games after a
    /// Reverse Match.
    pub fn shown_result(&self) -> Option<Finished> {
        let is_seen = self.stage != MatchStage::Playing && self.driven.is_settled();
        is_seen.then(|| self.result_so_far())
    }

    /// This result as it is told.
    pub(in crate::session) fn told(&self, result: &Finished) -> OverView {
        let ended = Ended {
            kind: GameKind::Star,
            who: &|player| self.who_is(player),
            first: result.games.last().map_or(self.plan.first, |game| game.one),
            games: result.games.iter().map(FinishedGame::side_scores).collect(),
            winner: result.winner,
            level: self.plan.opponent.level(),
            reason: result.reason(),
            is_played: !matches!(result.decided, Decided::OnTime | Decided::ByLeaving),
            uncounted: if self.driven.is_practice() {
                Some(Uncounted::Practice)
            } else {
                result.is_practice().then_some(Uncounted::Hinted)
            },
            has_sheet: false,
            wipeout: false,
        };
        ended.told()
    }
}
