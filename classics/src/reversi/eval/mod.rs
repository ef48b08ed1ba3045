//! Evaluation: the value of a position, judged without looking ahead.
//!
//! 8×8 squares and the aim *most* are judged from patterns: the value is a sum of table entries, one for each of 46
//! places of 11 shapes (`patterns.rs`), and one each for how many placements either side has and whether the number of
//! free squares is odd. The tables change as the board fills (`stages.rs`). Every other board and aim has a plain
//! evaluation, a weighted sum of a few counts (`plain.rs`), with a table for each of six phases of the game. The
//! numbers were learned by `classics reversi train` and ship in `assets/eval/reversi.bin`; `weights.rs` says how that
//! file is laid out.

mod patterns;
mod plain;
mod stages;
mod weights;

pub use patterns::{PLACES, Patterns, TABLE, shared};
pub use plain::{
    FEATURES as PLAIN_FEATURES, POINT as PLAIN_POINT, Plain, WEIGHTS as PLAIN_WEIGHTS,
};
pub use stages::{MIXES, Mix, PatternWeights, STAGES, WHOLE};
pub use weights::Weights;

use super::at_table::BoardSize;
use super::field::{Field, View};
use super::game::Aim;
use super::grid::Bits;

/// One disc in the unit of all values.
pub const DISC: i32 = 8;

/// Phases of the game, to the plain evaluations.
pub const PHASES: usize = 6;

/// Entries for a side's number of placements.
const MOBILITY: usize = 32;

/// Weights of a stage that belong to counts: those of the mover's placements, of the other side's, and of an even and
/// an odd number of free squares.
pub const COUNTS: usize = 2 * MOBILITY + 2;

/// The numbers of these weights for so many placements of the mover and of the other side, and so many free squares.
#[inline]
#[must_use]
pub fn counts(own: u32, other: u32, free: u32) -> [usize; 3] {
    [
        mobility(own),
        MOBILITY + mobility(other),
        2 * MOBILITY + (free % 2) as usize,
    ]
}

/// The number of discs above the start's.
#[inline]
#[must_use]
pub fn placed<F: Field>(view: View<F>) -> usize {
    (view.own | view.other).count().saturating_sub(4) as usize
}

/// The phase of a position: as many placements each, from the four discs of the start to the full board.
#[inline]
pub fn phase<F: Field>(view: View<F>) -> usize {
    let all = F::SHAPE.places() as usize;
    (placed(view) * PHASES / (all - 3)).min(PHASES - 1)
}

/// The entry for so many placements.
#[inline]
fn mobility(placements: u32) -> usize {
    (placements as usize).min(MOBILITY - 1)
}

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
