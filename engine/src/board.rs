//! The board: the colours of all 37 cells.

use crate::cell::Cell;
use crate::cells::Cells;
use crate::sides::Sides;
use crate::{ByColor, Color};

/// The colour of all 37 cells. This is what ko remembers: not whose turn it is, not the captures.
///
/// No cell can hold two stones: a board is built cell by cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Board {
    stones: ByColor<Cells>,
}

impl Board {
    /// A board without stones.
    pub const EMPTY: Board = Board {
        stones: ByColor {
            black: Cells::EMPTY,
            white: Cells::EMPTY,
        },
    };

    /// The board every game starts from: ring A alternating, everything else empty.
    pub const START: Board = Board {
        stones: ByColor {
            black: Cells::EMPTY.with(Cell::A3).with(Cell::A7).with(Cell::AJ),
            white: Cells::EMPTY.with(Cell::A1).with(Cell::A5).with(Cell::A9),
        },
    };

    /// The stone on a cell, if there is one.
    #[must_use]
    pub fn stone(self, cell: Cell) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.stones[color].contains(cell))
    }

    /// All cells with a stone of this colour.
    #[must_use]
    pub fn stones(self, color: Color) -> Cells {
        self.stones[color]
    }

    /// All cells without a stone, CP among them when it has none.
    #[must_use]
    pub fn empty(self) -> Cells {
        !(self.stones.black | self.stones.white)
    }

    /// The board with this cell holding `stone`, or nothing.
    #[must_use]
    pub fn with(self, cell: Cell, stone: Option<Color>) -> Board {
        let mut stones = self.stones.map(|cells| cells.without(cell));
        if let Some(color) = stone {
            stones[color] = stones[color].with(cell);
        }
        Board { stones }
    }

    /// The board as the player of this colour sees it, for the fast rules.
    #[must_use]
    pub fn seen_by(self, color: Color) -> Sides {
        Sides::new(self.stones[color], self.stones[!color])
    }

    /// The board of a view, given whose view it is.
    #[must_use]
    pub fn from_view(sides: Sides, by: Color) -> Board {
        let (black, white) = match by {
            Color::Black => (sides.mover(), sides.other()),
            Color::White => (sides.other(), sides.mover()),
        };
        Board {
            stones: ByColor { black, white },
        }
    }
}
