//! Mistaken beliefs: the evaluation, off by an amount that hangs on the game's seed and the position.
//!
//! A player who misjudges a shape misjudges it whenever they think of it, on every path that leads there; so the
//! error is a function of the position, not a die cast at every look.

use super::mixed;
use crate::eval::Evaluation;
use crate::search::POINT;
use crate::search::judge::Judge;
use crate::search::node::Node;
use crate::search::table::key;

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
            seed: mixed(seed ^ 0x5EED),
            amount: amount * POINT,
        }
    }
}

impl Judge for Belief<'_> {
    fn value(&self, node: Node, placements: u64) -> i32 {
        let dice = mixed(key(node, false) ^ self.seed);
        // The sum of two even errors: small ones are likelier.
        let error = |bits: u64| (bits & 0xFFFF) as i32 * self.amount / 0x8000 - self.amount;
        Evaluation::value(self.evaluation, node, placements) + error(dice) + error(dice >> 32)
    }
}
