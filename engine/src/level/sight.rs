//! Levels 1 to 5: players who choose by what they see on the board at once.
//!
//! A placement is worth what it visibly does: stones flipped, stones captured, a tip taken. How much of that a player
//! sees is drawn anew for each position: a beginner mostly overlooks captures, does not know what tips are for and is
//! content with few stones; higher levels see everything that can be had now, and the highest what the opponent will
//! take next. The choice is drawn among the placements that seem about equally good.

use super::seen;
use crate::search::Report;
use crate::search::root::{Root, RootMove};
use crate::{Cells, Sides, SplitMix64, Step};

/// The bases of the arms.
const BASES: Cells = Cells::ring(3);

/// What a level sees and values, in points.
pub(super) struct Sight {
    /// What a flipped stone seems worth.
    flip: f32,
    /// What a captured stone is worth, if the capture is seen.
    capture: f32,
    /// How often a capture is seen.
    sees_captures: f32,
    /// What a tip is worth, if tips are considered.
    tip: f32,
    /// How often tips and bases are considered.
    thinks_of_tips: f32,
    /// What an arm's base is worth.
    base: f32,
    /// What each placement left to the opponent costs.
    replies_cost: f32,
    /// How often both calls on a cell are considered; otherwise one of them, by chance.
    weighs_calls: f32,
    /// How often the opponent's best reply is looked at.
    sees_replies: f32,
    /// The temperature of the choice: with more of it worse placements are played more often.
    looseness: f32,
}

pub(super) const ONE: Sight = Sight {
    flip: -0.6,
    capture: 1.0,
    sees_captures: 0.1,
    tip: 0.0,
    thinks_of_tips: 0.0,
    base: 0.0,
    replies_cost: 0.0,
    weighs_calls: 0.1,
    sees_replies: 0.0,
    looseness: 2.0,
};

pub(super) const TWO: Sight = Sight {
    flip: 1.0,
    capture: 2.0,
    sees_captures: 0.4,
    tip: 3.0,
    thinks_of_tips: 0.4,
    base: 0.0,
    replies_cost: 0.0,
    weighs_calls: 0.3,
    sees_replies: 0.0,
    looseness: 2.0,
};

pub(super) const THREE: Sight = Sight {
    flip: 1.2,
    capture: 3.0,
    sees_captures: 0.7,
    tip: 6.0,
    thinks_of_tips: 0.8,
    base: 1.5,
    replies_cost: 0.0,
    weighs_calls: 0.6,
    sees_replies: 0.2,
    looseness: 1.5,
};

pub(super) const FOUR: Sight = Sight {
    flip: 0.8,
    capture: 4.0,
    sees_captures: 0.95,
    tip: 8.0,
    thinks_of_tips: 1.0,
    base: 2.5,
    replies_cost: 0.6,
    weighs_calls: 0.9,
    sees_replies: 0.5,
    looseness: 1.2,
};

pub(super) const FIVE: Sight = Sight {
    flip: 0.5,
    capture: 4.0,
    sees_captures: 1.0,
    tip: 10.0,
    thinks_of_tips: 1.0,
    base: 3.0,
    replies_cost: 1.2,
    weighs_calls: 1.0,
    sees_replies: 1.0,
    looseness: 0.7,
};

/// What is seen in this position.
#[derive(Clone, Copy)]
struct Attention {
    captures: bool,
    tips: bool,
    replies: bool,
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
        let weights: Vec<f32> = values
            .iter()
            .map(|value| ((value - best) / self.looseness).exp())
            .collect();
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

    /// The placements that are considered: of two calls on a cell often only one.
    fn considered(&self, root: &Root, chance: &mut SplitMix64) -> Vec<RootMove> {
        let mut considered: Vec<RootMove> = Vec::new();
        for mv in &root.moves {
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
        let mut best = 0f32;
        sides.for_each_step(|step| best = best.max(self.gain(&step, attention)));
        best
    }

    /// What a placement visibly brings.
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
