//! Mistaken beliefs: the evaluation, off by an amount that depends on the game's seed and the position.
//!
//! A player who misjudges a position misjudges it whenever they think of it, on every path that leads there. So the
//! error is a function of the position and is not drawn anew at every look.

use crate::eval::{Evaluation, Judge};
use crate::search::POINT;
use crate::sides::Sides;
use crate::{Cells, SplitMix64};

/// The evaluation with errors.
pub(super) struct Belief<'a> {
    evaluation: &'a Evaluation,
    seed: u64,
    /// Half the width of the error's triangle, in values.
    amount: i32,
}

impl<'a> Belief<'a> {
    /// Beliefs of the game with this seed, off by up to twice `amount` points, by less more often.
    pub fn new(evaluation: &'a Evaluation, seed: u64, amount: i32) -> Belief<'a> {
        Belief {
            evaluation,
            seed: SplitMix64::mixed(seed ^ 0x5EED),
            amount: amount * POINT,
        }
    }
}

impl Judge for Belief<'_> {
    fn value(&self, sides: Sides, playable: Cells) -> i32 {
        let chance = SplitMix64::mixed(sides.fingerprint() ^ self.seed);
        // The sum of two even errors: small ones are likelier.
        let error = |bits: u64| (bits & 0xFFFF) as i32 * self.amount / 0x8000 - self.amount;
        self.evaluation.value(sides, playable) + error(chance) + error(chance >> 32)
    }
}
