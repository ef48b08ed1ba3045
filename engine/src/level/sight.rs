//! Levels 1 to 5: players who choose by what they see on the board at once.
//!
//! A placement is worth what it visibly does: stones flipped, stones captured, a tip taken. All of them like to flip
//! many stones. How much of the rest a player sees is drawn anew for each position: a beginner overlooks placements
//! altogether, most captures and what tips are for; higher levels see everything that can be had now, and the highest
//! what the opponent will take next. The choice is drawn among the placements that seem about equally good, more freely
//! in the opening than later. In the last cells the higher levels count to the end (`Sight::reads`).

use crate::search::Report;
use crate::search::root::{Root, RootMove};
use crate::sides::{Sides, Step};
use crate::{Cells, Move, SplitMix64, Symmetry};

/// The bases of the arms.
const BASES: Cells = Cells::ring(3);

/// The fewest vacant cells of the opening.
const OPENING_FROM: usize = 22;

/// In the opening no placement is chosen much more often than this.
const MOST_OFTEN: f32 = 0.48;

/// The things that a level sees, and their values in points.
pub(super) struct Sight {
    /// The share of the placements that are noticed at all.
    notices: f32,
    /// The value of a flipped stone.
    flip: f32,
    /// The value of a captured stone, if the capture is seen.
    capture: f32,
    /// The share of captures that are seen.
    sees_captures: f32,
    /// The value of a tip, if tips are considered.
    tip: f32,
    /// The share of turns in which tips and bases are considered.
    thinks_of_tips: f32,
    /// The value of an arm's base.
    base: f32,
    /// The cost of each placement left to the opponent.
    replies_cost: f32,
    /// The cost of each placement left one ply further on.
    ahead: f32,
    /// The share of cells on which both calls are considered; on others one of them, by chance.
    weighs_calls: f32,
    /// The share of placements after which the opponent's best reply is looked at.
    sees_replies: f32,
    /// The temperature of the choice in the opening: with more of it worse placements are played more often.
    looseness_early: f32,
    /// The temperature after the opening.
    looseness: f32,
    /// The most vacant cells with which it reads to the end.
    pub reads: usize,
}

pub(super) const ONE: Sight = Sight {
    notices: 0.6,
    flip: 1.0,
    capture: 1.0,
    sees_captures: 0.2,
    tip: 2.0,
    thinks_of_tips: 0.2,
    base: 0.0,
    replies_cost: 0.0,
    ahead: 0.0,
    weighs_calls: 0.1,
    sees_replies: 0.0,
    looseness_early: 2.5,
    looseness: 2.5,
    reads: 0,
};

pub(super) const TWO: Sight = Sight {
    notices: 0.8,
    flip: 1.0,
    capture: 2.0,
    sees_captures: 0.5,
    tip: 4.0,
    thinks_of_tips: 0.5,
    base: 0.0,
    replies_cost: 0.0,
    ahead: 0.0,
    weighs_calls: 0.3,
    sees_replies: 0.1,
    looseness_early: 2.0,
    looseness: 1.5,
    reads: 1,
};

pub(super) const THREE: Sight = Sight {
    notices: 0.95,
    flip: 1.0,
    capture: 3.0,
    sees_captures: 0.8,
    tip: 6.0,
    thinks_of_tips: 0.9,
    base: 1.0,
    replies_cost: 0.5,
    ahead: 0.0,
    weighs_calls: 0.7,
    sees_replies: 0.4,
    looseness_early: 2.0,
    looseness: 1.2,
    reads: 2,
};

pub(super) const FOUR: Sight = Sight {
    notices: 1.0,
    flip: 0.6,
    capture: 4.0,
    sees_captures: 1.0,
    tip: 8.0,
    thinks_of_tips: 1.0,
    base: 1.5,
    replies_cost: 1.5,
    ahead: 0.5,
    weighs_calls: 0.9,
    sees_replies: 0.8,
    looseness_early: 1.5,
    looseness: 0.8,
    reads: 3,
};

pub(super) const FIVE: Sight = Sight {
    notices: 1.0,
    flip: 0.2,
    capture: 4.0,
    sees_captures: 1.0,
    tip: 14.0,
    thinks_of_tips: 1.0,
    base: 1.0,
    replies_cost: 4.0,
    ahead: 3.0,
    weighs_calls: 1.0,
    sees_replies: 1.0,
    looseness_early: 0.5,
    looseness: 0.3,
    reads: 4,
};

/// The weights of moves made more equal, so that none has more than its share if there are three; moves that lead to
/// images of one position count as one.
fn varied(moves: &[RootMove], weights: &[f32]) -> Vec<f32> {
    let images: Vec<Sides> = moves
        .iter()
        .map(|mv| Symmetry::first_image(mv.step.after).0)
        .collect();
    let mut weights: Vec<f32> = weights.iter().map(|weight| weight.max(LIGHTEST)).collect();
    for _ in 0..ROUNDS {
        let most = MOST_OFTEN * weights.iter().sum::<f32>();
        for image in &images {
            let alike = || images.iter().map(|other| other == image);
            let of_image = weights.iter().zip(alike()).filter(|(_, alike)| *alike);
            let sum: f32 = of_image.map(|(weight, _)| weight).sum();
            if most < sum {
                for (weight, alike) in weights.iter_mut().zip(alike()) {
                    *weight *= if alike { most / sum } else { 1.0 };
                }
            }
        }
    }
    weights
}

/// The number of cuts of the heaviest weights. Each time they lose about half, if the others are light.
const ROUNDS: usize = 40;

/// The least weight, so that [`ROUNDS`] cuts are enough.
const LIGHTEST: f32 = 1e-9;

/// The values that are seen in this position.
#[derive(Clone, Copy)]
struct Attention {
    captures: bool,
    tips: bool,
    replies: bool,
}

/// A report of a level that does not search.
pub(super) fn seen(mv: Move, score: i32) -> Report {
    Report {
        best: mv,
        score,
        exact: false,
        depth: 0,
        nodes: 1,
        line: vec![mv],
    }
}

impl Sight {
    /// Chooses a placement.
    pub fn choose(&self, root: &Root, chance: &mut SplitMix64) -> Report {
        let attention = Attention {
            captures: chance.share() < self.sees_captures,
            tips: chance.share() < self.thinks_of_tips,
            replies: chance.share() < self.sees_replies,
        };
        let considered = self.considered(root, chance);
        let values: Vec<f32> = considered
            .iter()
            .map(|mv| self.value(&mv.step, attention))
            .collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let looseness = if OPENING_FROM <= root.sides.vacant().len() {
            self.looseness_early
        } else {
            self.looseness
        };
        let weights: Vec<f32> = values
            .iter()
            .map(|value| ((value - best) / looseness).exp())
            .collect();
        let weights = if OPENING_FROM <= root.sides.vacant().len() {
            varied(&considered, &weights)
        } else {
            weights
        };
        let mut ticket = chance.share() * weights.iter().sum::<f32>();
        let mut chosen = 0;
        for (index, weight) in weights.iter().enumerate() {
            chosen = index;
            ticket -= weight;
            if ticket < 0.0 {
                break;
            }
        }
        seen(considered[chosen].mv, values[chosen] as i32)
    }

    /// The placements that are considered: those that are noticed, at least one, and of two calls on a cell often only
    /// one.
    fn considered(&self, root: &Root, chance: &mut SplitMix64) -> Vec<RootMove> {
        let mut considered: Vec<RootMove> = Vec::new();
        let noticed: Vec<bool> = root
            .moves
            .iter()
            .map(|_| chance.share() < self.notices)
            .collect();
        let any = chance.below(root.moves.len());
        let blind = !noticed.contains(&true);
        for (index, mv) in root.moves.iter().enumerate() {
            let is_noticed = noticed[index] || blind && index == any;
            if !is_noticed {
                continue;
            }
            let both = chance.share() < self.weighs_calls;
            let second = chance.share() < 0.5;
            match considered.last_mut() {
                Some(last) if last.mv.cell == mv.mv.cell && !both => {
                    if second {
                        *last = *mv;
                    }
                }
                _ => considered.push(*mv),
            }
        }
        considered
    }

    fn value(&self, step: &Step, attention: Attention) -> f32 {
        let replies = step.after.playable().len() as f32;
        let now = self.gain(step, attention) - self.replies_cost * replies;
        if !attention.replies {
            return now;
        }
        now - self.best_reply(step.after, attention)
    }

    fn best_reply(&self, sides: Sides, attention: Attention) -> f32 {
        let mut best = f32::MIN;
        sides.for_each_step(|step| {
            let replies = step.after.playable().len() as f32;
            let value = self.gain(&step, attention) - self.ahead * replies;
            best = best.max(value);
        });
        best.max(-20.0 * self.ahead)
    }

    /// The visible gain of a placement.
    fn gain(&self, step: &Step, attention: Attention) -> f32 {
        let mut gain = self.flip * f32::from(step.flips);
        if attention.captures {
            gain += self.capture * f32::from(step.captures);
        }
        if attention.tips && step.takes_tip() {
            gain += self.tip;
        }
        if attention.tips && step.action.is_on(BASES) {
            gain += self.base;
        }
        gain
    }
}
