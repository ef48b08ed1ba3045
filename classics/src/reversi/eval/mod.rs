//! Evaluation: the value of a position, judged without looking ahead.
//!
//! 8×8 squares and the aim *most* are judged from patterns: the value is a sum of table entries, one for each of 46
//! places of 11 shapes (`patterns.rs`), and one each for how many placements either side has and whether the number of
//! free squares is odd. The tables change as the board fills (`stages.rs`). Every other board and aim has a plain
//! evaluation, a weighted sum of a few counts (`plain.rs`), with a table for each of six phases of the game. The
//! numbers were learned by `classics reversi train` and ship in `assets/eval/reversi.bin`; `weights.rs` says how that
//! file is laid out.

mod counts;
mod patterns;
mod plain;
mod stages;
mod weights;

pub use counts::{COUNTS, DISC, PHASES, counts, phase, placed};
pub use patterns::{PLACES, Patterns, TABLE, shared};
pub use plain::{
    FEATURES as PLAIN_FEATURES, POINT as PLAIN_POINT, Plain, WEIGHTS as PLAIN_WEIGHTS,
};
pub use stages::{MIXES, Mix, PatternWeights, STAGES, WHOLE};
pub use weights::Weights;

use super::board_size::BoardSize;
use super::field::{Field, View};
use super::game::Aim;
use super::grid::Bits;

/// Values positions without looking ahead.
pub(super) trait Judge<F: Field> {
    /// The value for the side to move, who has these placements, at least one.
    fn value(&self, view: View<F>, open: F::Bits) -> i32;
}

/// The evaluation of one board and aim.
pub(super) enum Evaluation<'a, F: Field> {
    Patterns(&'a Patterns, &'a PatternWeights),
    Plain(Plain<F>, &'a [i16]),
}

impl<'a, F: Field> Evaluation<'a, F> {
    pub fn of(patterns: &'a Patterns, weights: &'a Weights, aim: Aim) -> Evaluation<'a, F> {
        match &weights.patterns {
            Some(learned) if F::SIZE == BoardSize::Eight && aim == Aim::Most => {
                Evaluation::Patterns(patterns, learned)
            }
            _ => Evaluation::Plain(Plain::new(), weights.plain(F::SIZE, aim)),
        }
    }
}

impl<F: Field> Judge<F> for Evaluation<'_, F> {
    #[inline]
    fn value(&self, view: View<F>, open: F::Bits) -> i32 {
        match self {
            Evaluation::Patterns(patterns, weights) => {
                let (own, other) = (view.own.low(), view.other.low());
                let free = view.free();
                let answers = F::placements(view.other, view.own, free);
                let counts = counts(open.count(), answers.count(), free.count());
                weights.value(placed(view), patterns.indices(own, other), counts)
            }
            Evaluation::Plain(plain, weights) => plain.value(weights, view, open),
        }
    }
}
