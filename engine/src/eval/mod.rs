//! The learned evaluation: values of positions from patterns, by phase of the game.
//!
//! The value of a position is a sum of table entries: one for each of 34 pattern places (`patterns.rs`), one each
//! for how many placements either player has, one for how many cells are empty. There are eight tables, by the
//! number of stones on the board. The numbers were learned from self-play by `cargo xtask train` and ship in
//! `assets/eval/weights.bin`; `format.rs` says how that file is laid out.

mod format;
mod patterns;

pub use patterns::Patterns;

use crate::search::POINT;
use crate::sides::Sides;
use crate::{Cells, Error, unpacked};
use patterns::{PLACES, TABLE};

/// Number of phases.
pub const PHASES: usize = 8;

/// Entries for a player's number of placements.
const MOBILITY: usize = 32;

/// Weights of one phase: the patterns, the mover's placements, the opponent's placements.
pub const PHASE_WEIGHTS: usize = TABLE + 2 * MOBILITY;

/// Weights by the number of empty cells.
pub const EMPTIES: usize = 37;

/// All weights.
pub const WEIGHTS: usize = PHASES * PHASE_WEIGHTS + EMPTIES;

/// The number of table entries that one position adds up.
pub const FEATURES: usize = PLACES + 3;

/// The file that ships, packed.
static SHIPPED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/weights"));

/// The learned numbers, in 128ths of a point.
#[derive(Clone)]
pub struct Weights {
    values: Box<[i16]>,
}

impl Weights {
    /// The weights that ship with the engine.
    ///
    /// # Errors
    ///
    /// When the file that was built in is damaged.
    pub fn shipped() -> Result<Weights, Error> {
        Weights::from_bytes(&unpacked(SHIPPED))
    }

    /// Weights from their values, [`WEIGHTS`] of them; `None` for another number.
    #[must_use]
    pub fn from_values(values: Vec<i16>) -> Option<Weights> {
        (values.len() == WEIGHTS).then(|| Weights {
            values: values.into(),
        })
    }
}

/// Weights with the lookup they need.
pub struct Evaluation {
    weights: Weights,
    patterns: Patterns,
}

impl Evaluation {
    /// An evaluation by these weights.
    #[must_use]
    pub fn new(weights: Weights) -> Evaluation {
        Evaluation {
            weights,
            patterns: Patterns::new(),
        }
    }

    /// The value to go in whole points for the player to place.
    #[must_use]
    pub fn points(&self, sides: Sides) -> i32 {
        self.value(sides, sides.playable()) / POINT
    }
}

/// Values positions without looking ahead.
pub(crate) trait Judge {
    /// The value to go for the mover, whose playable cells (at least one) are given.
    fn value(&self, sides: Sides, playable: Cells) -> i32;
}

impl Judge for Evaluation {
    #[inline]
    fn value(&self, sides: Sides, playable: Cells) -> i32 {
        let base = phase(sides) * PHASE_WEIGHTS;
        let weights = &self.weights.values[base..base + PHASE_WEIGHTS];
        let mut sum = 0;
        for index in self.patterns.indices(sides) {
            sum += i32::from(weights[usize::from(index)]);
        }
        sum += i32::from(weights[TABLE + mobility(playable)]);
        sum += i32::from(weights[TABLE + MOBILITY + mobility(sides.passed().playable())]);
        sum + i32::from(self.weights.values[PHASES * PHASE_WEIGHTS + sides.vacant().len()])
    }
}

/// The numbers of the table entries that make up the value of a position, for fitting the weights.
#[must_use]
pub fn features(patterns: &Patterns, sides: Sides) -> [u32; FEATURES] {
    let base = phase(sides) * PHASE_WEIGHTS;
    let mut features = [0; FEATURES];
    for (feature, index) in features.iter_mut().zip(patterns.indices(sides)) {
        *feature = (base + usize::from(index)) as u32;
    }
    features[PLACES] = (base + TABLE + mobility(sides.playable())) as u32;
    features[PLACES + 1] = (base + TABLE + MOBILITY + mobility(sides.passed().playable())) as u32;
    features[PLACES + 2] = (PHASES * PHASE_WEIGHTS + sides.vacant().len()) as u32;
    features
}

/// For every weight the first of those that a symmetry makes equal to it.
#[must_use]
pub fn shared_weights() -> Vec<u32> {
    let patterns = patterns::shared();
    let mut shared: Vec<u32> = (0..WEIGHTS as u32).collect();
    for base in (0..PHASES).map(|phase| phase * PHASE_WEIGHTS) {
        for (index, representative) in patterns.iter().enumerate() {
            shared[base + index] = base as u32 + representative;
        }
    }
    shared
}

#[inline(always)]
fn mobility(playable: Cells) -> usize {
    playable.len().min(MOBILITY - 1)
}

/// The phase: four stones each, from the six at the start.
#[inline(always)]
fn phase(sides: Sides) -> usize {
    let stones = (sides.mover() | sides.other()).len();
    (stones.saturating_sub(6) / 4).min(PHASES - 1)
}
