//! The end of a match's game, and its series.

use super::SeriesView;
use crate::progress::Opponent;
use crate::session::result::{FinishedGame, tally};
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
}
