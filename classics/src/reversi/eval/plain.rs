//! A plain evaluation for every board and both aims: a weighted sum of a few counts.

use super::super::field::{Field, View, around};
use super::super::grid::Bits;
use super::counts::{DISC, PHASES, phase};
use crate::{Shape, Square};

/// Classes of squares that a symmetry carries into each other, at most.
const CLASSES: usize = 15;

/// The number of numbers that describe a position.
pub const FEATURES: usize = CLASSES + 6;

/// Weights of one board and aim.
pub const WEIGHTS: usize = PHASES * FEATURES;

/// The units of a weight in one unit of a value.
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

/// The number of the class that a square belongs to. A square board has the diagonals as symmetries too.
fn class(shape: Shape, square: Square) -> usize {
    let [row, column] = shape.from_edges(square).map(usize::from);
    if shape.columns == shape.rows {
        let (low, high) = (row.min(column), row.max(column));
        high * (high + 1) / 2 + low
    } else {
        row * usize::from(shape.columns.div_ceil(2)) + column
    }
}

impl<F: Field> Plain<F> {
    /// Sorts the squares of the board.
    #[must_use]
    pub fn new() -> Plain<F> {
        let mut classes = vec![F::Bits::NONE; CLASSES];
        for square in F::SHAPE.squares() {
            classes[class(F::SHAPE, square)] |= F::Bits::FIRST << F::place(square);
        }
        // Smaller boards have fewer.
        while classes.last() == Some(&F::Bits::NONE) {
            classes.pop();
        }
        let corner = |corner: Square| {
            let at = |row: u8, column: u8| {
                let square = Square::new(row, column).expect("it lies on the board");
                F::Bits::FIRST << F::place(square)
            };
            let inner = |line: u8| if line == 0 { 1 } else { line - 1 };
            let (row, column) = (corner.row(), corner.column());
            Corner {
                corner: at(row, column),
                beside: at(inner(row), column) | at(row, inner(column)),
                diagonal: at(inner(row), inner(column)),
            }
        };
        Plain {
            classes,
            corners: F::SHAPE.corners().map(corner),
        }
    }

    /// The numbers that describe a position whose mover has these placements; mostly differences, the mover's minus the
    /// other side's.
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
