//! Mistaken beliefs: the evaluation, off by an amount that depends on the game's seed and the position.
//!
//! A player who misjudges a position misjudges it whenever they think of it, on every path that leads there. So the
//! error is a function of the position and is not drawn anew at every look. And a player has good days and bad ones:
//! how large the errors are differs from game to game.

use super::{DISC, Field, Judge, View};
use crate::SplitMix64;

/// An evaluation with errors.
pub(super) struct Belief<'a, J> {
    judge: &'a J,
    seed: u64,
    /// Half the width of the error's triangle.
    amount: i32,
}

impl<'a, J> Belief<'a, J> {
    /// Beliefs of the game with this seed, usually off by up to twice `amount` discs, by less more often. From game to
    /// game the amount is up to the share `form` of itself smaller or larger.
    pub fn new(judge: &'a J, seed: u64, amount: i32, form: f32) -> Belief<'a, J> {
        let day = 1.0 + form * (2.0 * SplitMix64::of_pair(seed, 0xF0).share() - 1.0);
        Belief {
            judge,
            seed: SplitMix64::mixed(seed ^ 0x5EED),
            amount: ((amount * DISC) as f32 * day) as i32,
        }
    }
}

impl<F: Field, J: Judge<F>> Judge<F> for Belief<'_, J> {
    fn value(&self, view: View<F>, open: F::Bits) -> i32 {
        let chance = SplitMix64::mixed(view.fingerprint() ^ self.seed);
        // The sum of two even errors: small ones are likelier.
        let error = |bits: u64| (bits & 0xFFFF) as i32 * self.amount / 0x8000 - self.amount;
        self.judge.value(view, open) + error(chance) + error(chance >> 32)
    }
}
