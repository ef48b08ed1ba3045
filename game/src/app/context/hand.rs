//! The games in hand: going on, left for a while, or over with their result still to be looked at.
//!
//! In hand is at most one match on the star and one on squares, those that were played or looked at last. They outlive their
//! screens. All others wait in the profile as plain values.

use crate::app::request::MatchRequest;
use crate::progress::{AttemptId, ColorChoice, Earned, MatchId, Opponent, Plan, WaitingId};
use crate::session::{AnyGame, AnyMatch};

/// One place for each [`Slot`].
#[derive(Debug, Clone, Default)]
pub struct GamesInHand([Option<Running>; 2]);

/// The places in hand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Slot {
    /// For a match on the star.
    #[default]
    Star,
    /// For one on squares.
    Classic,
}

impl Slot {
    pub const ALL: [Slot; 2] = [Slot::Star, Slot::Classic];

    /// The place of a match.
    pub fn of(plan: &Plan) -> Slot {
        match plan.rules.is_star() {
            true => Slot::Star,
            false => Slot::Classic,
        }
    }
}

/// A match in hand.
#[derive(Debug, Clone)]
pub struct Running {
    /// Its place among the games that wait, once it was kept.
    pub id: Option<WaitingId>,
    pub current: AnyMatch,
    /// How its colour was chosen, for *Again*.
    pub color: ColorChoice,
    /// What its last result earned, and that result's number.
    pub earned: Option<(MatchId, Earned)>,
}

impl GamesInHand {
    pub fn running(&self, slot: Slot) -> Option<&Running> {
        self.0[slot as usize].as_ref()
    }

    pub fn running_mut(&mut self, slot: Slot) -> Option<&mut Running> {
        self.0[slot as usize].as_mut()
    }

    /// Takes a match in hand, in place of the one that was there.
    pub fn put(&mut self, running: Running) {
        let slot = Slot::of(running.current.plan());
        self.0[slot as usize] = Some(running);
    }

    /// Takes a match out of hand.
    pub fn take(&mut self, slot: Slot) -> Option<Running> {
        self.0[slot as usize].take()
    }

    /// The match that is over and whose result is looked at.
    pub fn finished(&self, slot: Slot) -> Option<&Running> {
        self.running(slot).filter(|one| one.current.is_over())
    }

    /// Whether a Rank-Up series is going on.
    pub fn in_series(&self) -> bool {
        let star = self.game(Slot::Star);
        star.is_some_and(|game| game.plan().is_exam() && !game.is_over())
    }

    pub fn game(&self, slot: Slot) -> Option<&dyn AnyGame> {
        self.running(slot).map(|one| &*one.current)
    }

    pub fn game_mut(&mut self, slot: Slot) -> Option<&mut dyn AnyGame> {
        self.running_mut(slot).map(|one| &mut *one.current)
    }

    /// Its place among the games that wait, once it was kept.
    pub fn id(&self, slot: Slot) -> Option<WaitingId> {
        self.running(slot)?.id
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
            rules: plan.rules.clone(),
            opponent,
            format: plan.format,
            minutes: plan.minutes,
            house: plan.house,
            color: self.color,
            turns: self.current.as_practice_began(),
            taught: plan.beginner.taught,
        }
    }
}
