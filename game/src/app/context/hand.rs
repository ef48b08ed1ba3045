//! The games in hand: going on, left for a while, or over with their result still to be looked at.
//!
//! In hand is at most one match on the star and one classic, those that were played or looked at last. They outlive their
//! screens. All others wait in the profile as plain values.

use crate::app::request::MatchRequest;
use crate::progress::ColorChoice;
use crate::progress::{AttemptId, Earned, MatchId, Opponent, WaitingId};
use crate::session::{AnyGame, EitherGame, Match, Table};

#[derive(Debug, Clone, Default)]
pub struct GamesInHand {
    pub star: Option<Running>,
    pub table: Option<RunningTable>,
}

/// The places in hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Slot {
    /// For a match on the star.
    #[default]
    Star,
    /// For a game of a classic.
    Classic,
}

impl Slot {
    pub const ALL: [Slot; 2] = [Slot::Star, Slot::Classic];
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

    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref().map(|one| &one.table)
    }

    pub fn game(&self, slot: Slot) -> Option<&dyn AnyGame> {
        match slot {
            Slot::Star => self.star.as_ref().map(|one| &one.current as &dyn AnyGame),
            Slot::Classic => self.table.as_ref().map(|one| &one.table as &dyn AnyGame),
        }
    }

    pub fn game_mut(&mut self, slot: Slot) -> Option<&mut dyn AnyGame> {
        match slot {
            Slot::Star => self
                .star
                .as_mut()
                .map(|one| &mut one.current as &mut dyn AnyGame),
            Slot::Classic => self
                .table
                .as_mut()
                .map(|one| &mut one.table as &mut dyn AnyGame),
        }
    }

    /// Its place among the games that wait, once it was kept.
    pub fn id(&self, slot: Slot) -> Option<WaitingId> {
        match slot {
            Slot::Star => self.star.as_ref()?.id,
            Slot::Classic => self.table.as_ref()?.id,
        }
    }

    /// Takes a game out of hand, with its place among those that wait.
    pub fn take(&mut self, slot: Slot) -> Option<(Option<WaitingId>, EitherGame)> {
        match slot {
            Slot::Star => {
                let Running { id, current, .. } = self.star.take()?;
                Some((id, EitherGame::Star(Box::new(current))))
            }
            Slot::Classic => {
                let RunningTable { id, table } = self.table.take()?;
                Some((id, EitherGame::Classic(Box::new(table))))
            }
        }
    }

    /// Whether the game in this slot is over, and its result looked at.
    pub fn is_over(&self, slot: Slot) -> bool {
        self.game(slot).is_some_and(AnyGame::is_over)
    }

    /// How many of them are results that are looked at and have a place among the games that wait.
    pub fn results(&self) -> usize {
        let over = Slot::ALL.into_iter().filter(|slot| self.is_over(*slot));
        over.filter_map(|slot| self.id(slot)).count()
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
            taught: plan.beginner.taught,
        }
    }
}
