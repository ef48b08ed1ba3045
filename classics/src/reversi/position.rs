//! The board as the side to move sees it.

use rsg_base::Countable;

use super::grid::{Bits, Grid, Squares, Step};
use crate::{Color, Square, color_of_disc};

/// The discs of the side to move and of the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<G: Grid> {
    /// The discs of the side to move.
    pub own: G::Bits,
    /// The discs of the other side.
    pub other: G::Bits,
}

impl<G: Grid> Position<G> {
    /// The start that tournaments use, Black to move: the four squares of the middle are filled, White's on the falling
    /// diagonal.
    #[must_use]
    pub fn othello() -> Self {
        let columns = u32::from(G::SHAPE.columns);
        let (top, left) = (u32::from(G::SHAPE.rows) / 2 - 1, columns / 2 - 1);
        let at = |down: u32, right: u32| G::Bits::FIRST << ((top + down) * columns + left + right);
        Self {
            own: at(0, 1) | at(1, 0),
            other: at(0, 0) | at(1, 1),
        }
    }

    /// An empty board.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            own: G::Bits::NONE,
            other: G::Bits::NONE,
        }
    }

    /// Reads a board row by row from the top, `X` Black's discs, `O` White's, `-` free, and whose turn it is: the form
    /// of [`Game::notation`](super::Game::notation). None if it is no board of this size.
    #[must_use]
    pub fn read(board: &str, to_move: Color) -> Option<Self> {
        if board.chars().count() != G::SHAPE.places() as usize {
            return None;
        }
        let mut position = Self::empty();
        for (index, letter) in (0..).zip(board.chars()) {
            let disc = G::Bits::FIRST << index;
            match color_of_disc(letter) {
                Some(side) if side == to_move => position.own |= disc,
                Some(_) => position.other |= disc,
                None if letter == '-' => {}
                None => return None,
            }
        }
        Some(position)
    }

    /// The squares without a disc.
    #[must_use]
    pub fn free(&self) -> G::Bits {
        !(self.own | self.other) & G::ALL
    }

    /// The four squares of the middle.
    #[must_use]
    pub fn middle() -> G::Bits {
        let start = Self::othello();
        start.own | start.other
    }

    /// This board with the other side to move.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }

    /// The squares on which the side to move flips something.
    #[must_use]
    #[inline]
    pub fn placements(&self) -> G::Bits {
        let mut found = G::Bits::NONE;
        for step in Step::ALL {
            let mut row = step.of::<G>(self.own) & self.other;
            // The longest row that can be enclosed has two squares less than the board has.
            for _ in 3..G::SHAPE.longest() {
                row |= step.of::<G>(row) & self.other;
            }
            found |= step.of::<G>(row);
        }
        found & self.free()
    }

    /// The discs that flip in one direction when the side to move places on that square.
    fn flips_along(&self, step: Step, placed: G::Bits) -> G::Bits {
        let mut row = G::Bits::NONE;
        let mut next = step.of::<G>(placed);
        while next & self.other != G::Bits::NONE {
            row |= next;
            next = step.of::<G>(next);
        }
        if next & self.own == G::Bits::NONE {
            return G::Bits::NONE;
        }
        row
    }

    /// The discs that flip when the side to move places on the square of that index.
    #[must_use]
    #[inline]
    pub fn flips(&self, index: u32) -> G::Bits {
        let placed = G::Bits::FIRST << index;
        let mut flips = G::Bits::NONE;
        for step in Step::ALL {
            flips |= self.flips_along(step, placed);
        }
        flips
    }

    /// The rows that flip, each from the placed disc outward, for drawing them.
    pub(super) fn rows(&self, square: Square) -> Vec<Vec<Square>> {
        let Some(index) = square.index(G::SHAPE) else {
            return Vec::new();
        };
        let placed = G::Bits::FIRST << index;
        let row = |step: Step| {
            let flips = self.flips_along(step, placed);
            let outward = std::iter::successors(Some(step.of::<G>(placed)), move |at| {
                Some(step.of::<G>(*at))
            });
            outward
                .take_while(|at| *at & flips != G::Bits::NONE)
                .map(|at| Square::at(at.first(), G::SHAPE))
                .collect::<Vec<_>>()
        };
        let rows = Step::ALL.into_iter().map(row);
        rows.filter(|row| !row.is_empty()).collect()
    }

    /// The position after a placement on the square of that index, seen by the side that is to move then. Passes are
    /// the caller's.
    #[must_use]
    #[inline]
    pub fn after(&self, index: u32) -> Self {
        let flips = self.flips(index);
        Self {
            own: self.other & !flips,
            other: self.own | flips | (G::Bits::FIRST << index),
        }
    }
}

impl<G: Grid> Countable for Position<G> {
    type Placements = G::Bits;
    const PASS_IS_A_PLY: bool = true;

    fn placements(&self) -> G::Bits {
        self.placements()
    }

    fn count(placements: G::Bits) -> u32 {
        placements.count()
    }

    fn passed(&self) -> Position<G> {
        self.passed()
    }

    fn each_after(&self, placements: G::Bits, mut after: impl FnMut(Position<G>)) {
        for square in Squares::<G>(placements) {
            after(self.after(square.index(G::SHAPE).expect("it is on the board")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::{Eight, Six, SixByTen, Ten};
    use super::*;

    /// The counts that are published for the 8×8 board.
    #[test]
    fn the_published_counts_are_met() {
        let counts: Vec<u64> = (1..=9)
            .map(|depth| crate::perft(Position::<Eight>::othello(), depth))
            .collect();
        assert_eq!(
            counts,
            [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288]
        );
    }

    #[test]
    fn every_size_begins_with_four_placements() {
        assert_eq!(Position::<Six>::othello().placements().count(), 4);
        assert_eq!(Position::<Ten>::othello().placements().count(), 4);
        assert_eq!(Position::<SixByTen>::othello().placements().count(), 4);
    }

    #[test]
    fn rows_do_not_run_round_the_edge() {
        // h1 and a2 are neighbours as bits only.
        let at = |name: &str| {
            let square: Square = name.parse().expect("a square");
            1_u64 << square.index(Eight::SHAPE).expect("on the board")
        };
        let position = Position::<Eight> {
            own: at("b2"),
            other: at("h1") | at("a2"),
        };
        assert_eq!(position.flips(at("g1").trailing_zeros()), 0);
        assert_eq!(position.placements(), 0);
    }
}
