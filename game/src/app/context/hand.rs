//! The games in hand: going on, left for a while, or over with their result still to be looked at.
//!
//! In hand is at most one match on the star and one classic, those that were played or looked at last. They outlive their
//! screens. All others wait in the profile as plain values.

use crate::app::request::MatchRequest;
use crate::progress::ColorChoice;
use crate::progress::{AttemptId, Earned, MatchId, Opponent, WaitingId};
use crate::session::{AnyGame, Match, Table};

#[derive(Debug, Clone, Default)]
pub struct GamesInHand {
    pub star: Option<Running>,
    pub table: Option<RunningTable>,
}

/// A match on the star.
#[derive(Debug, Clone)]
pub struct Running {
    /// Its place among the games that wait, once it was kept.
    pub id: Option<WaitingId>,
    pub current: Match,
    /// How its colour was chosen, for *Again*.
    pub color: ColorChoice,
    /// What its last result earned, and that result's number.
    pub earned: Option<(MatchId, Earned)>,
}

/// A classic.
#[derive(Debug, Clone)]
pub struct RunningTable {
    /// Its place among the games that wait, once it was kept.
    pub id: Option<WaitingId>,
    pub table: Table,
}

impl GamesInHand {
    pub fn unfinished(&self) -> Option<&Running> {
        self.star.as_ref().filter(|one| !one.current.is_over())
    }

    /// The match, if it is over and its result is looked at.
    pub fn finished(&self) -> Option<&Running> {
        self.star.as_ref().filter(|one| one.current.is_over())
    }

    /// Whether a Rank-Up series is going on.
    pub fn in_series(&self) -> bool {
        let unfinished = self.unfinished();
        unfinished.is_some_and(|running| running.current.plan().is_exam())
    }

    pub fn unfinished_table(&self) -> Option<&Table> {
        self.table().filter(|table| !table.is_over())
    }

    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref().map(|one| &one.table)
    }

    pub fn table_mut(&mut self) -> Option<&mut Table> {
        self.table.as_mut().map(|one| &mut one.table)
    }

    /// How many of them are results that are looked at and have a place among the games that wait.
    pub fn results(&self) -> usize {
        let table = self.table.as_ref().filter(|one| one.table.is_over());
        let kept = [
            self.finished().and_then(|one| one.id),
            table.and_then(|one| one.id),
        ];
        kept.into_iter().flatten().count()
    }
}

impl Running {
    /// The same match once more, with the colour chosen as it was then; `attempt` is the number of an exam attempt that
    /// starts now.
    pub fn once_more(&self, attempt: AttemptId) -> MatchRequest {
        let plan = self.current.plan();
        let opponent = match &plan.opponent {
            Opponent::Exam { exam, .. } => Opponent::Exam {
                exam: *exam,
                attempt,
            },
            ordinary => ordinary.clone(),
        };
        MatchRequest {
            opponent,
            format: plan.format,
            minutes: plan.minutes,
            house: plan.house,
            color: self.color,
            game: self.current.as_practice_began(),
        }
    }
}
