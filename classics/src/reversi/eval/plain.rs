//! A plain evaluation for every board and both aims: a weighted sum of a few counts.

use super::super::field::{Field, View, around};
use super::super::grid::Bits;
use super::{DISC, PHASES, phase};

/// Classes of squares that a symmetry carries into each other, on the largest board.
const CLASSES: usize = 15;

/// The number of numbers that describe a position.
pub const FEATURES: usize = CLASSES + 6;

/// Weights of one board and aim.
pub const WEIGHTS: usize = PHASES * FEATURES;

/// So many units of a weight are one unit of a value.
const FINE: i32 = 32;

/// One disc in the unit of the weights.
pub const POINT: i32 = DISC * FINE;

/// The squares of a board, sorted by what they may be worth.
pub struct Plain<F: Field> {
    classes: Vec<F::Bits>,
    /// Every corner with the squares beside it on the edge and the one beside it on the diagonal.
    corners: [Corner<F>; 4],
}

struct Corner<F: Field> {
    corner: F::Bits,
    beside: F::Bits,
    diagonal: F::Bits,
}

impl<F: Field> Plain<F> {
    /// Sorts the squares of the board.
    #[must_use]
    pub fn new() -> Plain<F> {
        let (size, last) = (F::SIZE, F::SIZE - 1);
        let at = |row: u8, column: u8| {
            let square = crate::Square::new(row, column).expect("it lies on the board");
            F::Bits::FIRST << F::place(square)
        };
        let half = usize::from(size / 2);
        let mut classes = vec![F::Bits::NONE; half * (half + 1) / 2];
        for row in 0..size {
            for column in 0..size {
                let (a, b) = (row.min(last - row), column.min(last - column));
                let (low, high) = (usize::from(a.min(b)), usize::from(a.max(b)));
                classes[high * (high + 1) / 2 + low] |= at(row, column);
            }
        }
        let corner = |row: u8, column: u8| {
            let inner = |line: u8| if line == 0 { 1 } else { line - 1 };
            Corner {
                corner: at(row, column),
                beside: at(inner(row), column) | at(row, inner(column)),
                diagonal: at(inner(row), inner(column)),
            }
        };
        Plain {
            classes,
            corners: [
                corner(0, 0),
                corner(0, last),
                corner(last, 0),
                corner(last, last),
            ],
        }
    }

    /// The numbers that describe a position whose mover has these placements; mostly differences, the mover's minus the other side's.
    pub fn features(&self, view: View<F>, open: F::Bits) -> [i32; FEATURES] {
        let View { own, other } = view;
        let free = view.free();
        let lead =
            |squares: F::Bits| (own & squares).count() as i32 - (other & squares).count() as i32;
        let mut features = [0; FEATURES];
        for (feature, class) in features.iter_mut().zip(&self.classes) {
            *feature = lead(*class);
        }
        for corner in &self.corners {
            // Beside a corner that is taken, a disc is worth something else.
            if corner.corner & free == F::Bits::NONE {
                features[CLASSES] += lead(corner.beside);
                features[CLASSES + 1] += lead(corner.diagonal);
            }
        }
        let answers = F::placements(other, own, free);
        features[CLASSES + 2] = open.count() as i32 - answers.count() as i32;
        let (beside_own, beside_other) = (around::<F>(own) & free, around::<F>(other) & free);
        features[CLASSES + 3] = beside_other.count() as i32 - beside_own.count() as i32;
        features[CLASSES + 4] = 1;
        features[CLASSES + 5] = (free.count() & 1) as i32;
        features
    }

    /// The value for the side to move.
    pub fn value(&self, weights: &[i16], view: View<F>, open: F::Bits) -> i32 {
        let begin = phase::<F>(view) * FEATURES;
        let features = self.features(view, open);
        let sum: i32 = weights[begin..begin + FEATURES]
            .iter()
            .zip(features)
            .map(|(weight, feature)| i32::from(*weight) * feature)
            .sum();
        sum / FINE
    }
}

impl<F: Field> Default for Plain<F> {
    fn default() -> Plain<F> {
        Plain::new()
    }
}
