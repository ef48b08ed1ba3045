//! Mistaken beliefs: the evaluation, off by an amount that depends on the game's seed and the position.
//!
//! A player who misjudges a position misjudges it whenever they think of it, on every path that leads there. So the
//! error is a function of the position and is not drawn anew at every look.

use super::{DISC, Field, Judge, View};
use crate::Chance;

/// An evaluation with errors.
pub(super) struct Belief<'a, J> {
    judge: &'a J,
    seed: u64,
    /// Half the width of the error's triangle.
    amount: i32,
}

impl<'a, J> Belief<'a, J> {
    /// Beliefs of the game with this seed, off by up to twice `amount` discs, by less more often.
    pub fn new(judge: &'a J, seed: u64, amount: i32) -> Belief<'a, J> {
        Belief {
            judge,
            seed: Chance::mixed(seed ^ 0x5EED),
            amount: amount * DISC,
        }
    }
}

impl<F: Field, J: Judge<F>> Judge<F> for Belief<'_, J> {
    fn value(&self, view: View<F>, open: F::Bits) -> i32 {
        let chance = Chance::mixed(view.fingerprint() ^ self.seed);
        // The sum of two even errors: small ones are likelier.
        let error = |bits: u64| (bits & 0xFFFF) as i32 * self.amount / 0x8000 - self.amount;
        self.judge.value(view, open) + error(chance) + error(chance >> 32)
    }
}
