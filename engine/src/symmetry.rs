//! The twelve symmetries of the star: six rotations, each with or without a mirror.
//!
//! The rules look the same from every side, so a symmetry turns a legal game into a legal game. Ring A alternates at the
//! start: six symmetries keep the start position, the other six turn it into itself with the colours exchanged
//! ([`Symmetry::exchanges_start`]).

use crate::board::Board;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::color::Color;
use crate::sides::Sides;

/// One of the twelve ways to lay the star onto itself.
///
/// ```
/// use rsg_engine::{Cell, Symmetry};
/// let images: Vec<Cell> = Symmetry::ALL.iter().map(|symmetry| symmetry.cell(Cell::D2)).collect();
/// assert!(images.contains(&Cell::D8));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// All twelve, the one that changes nothing first.
    pub const ALL: [Symmetry; 12] = {
        let mut all = [Symmetry(0); 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Symmetry(i as u8);
            i += 1;
        }
        all
    };

    /// Where a cell goes.
    #[must_use]
    pub const fn cell(self, cell: Cell) -> Cell {
        IMAGES[self.0 as usize][cell as usize]
    }

    /// Where a set goes.
    #[must_use]
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter_unordered().map(|cell| self.cell(cell)).collect()
    }

    /// Where both players' stones go.
    #[must_use]
    pub fn sides(self, sides: Sides) -> Sides {
        Sides::new(self.cells(sides.mover()), self.cells(sides.other()))
    }

    /// Where a board goes.
    #[must_use]
    pub fn board(self, board: Board) -> Board {
        Board::from_view(self.sides(board.seen_by(Color::Black)), Color::Black)
    }

    /// The symmetry that takes everything back.
    #[must_use]
    pub fn inverse(self) -> Symmetry {
        // A rotation is undone by the rest of a full turn; a mirror image, however turned, by itself.
        match self.0 {
            0..6 => Symmetry((6 - self.0) % 6),
            _ => self,
        }
    }

    /// Whether the start position becomes its opposite in colours.
    #[must_use]
    pub fn exchanges_start(self) -> bool {
        Board::START.stone(self.cell(Cell::A3)) != Board::START.stone(Cell::A3)
    }
}

/// Every cell's image under every symmetry: rotations clockwise by sixths, then the same after a mirror.
const IMAGES: [[Cell; 37]; 12] = {
    let mut images = [[Cell::CP; 37]; 12];
    let mut symmetry = 0;
    while symmetry < 12 {
        let mut i = 0;
        while i < 37 {
            let (mut q, mut r, mut s) = Cell::ALL[i].cube();
            if 6 <= symmetry {
                (q, s) = (s, q);
            }
            let mut turns = symmetry % 6;
            while 0 < turns {
                (q, r, s) = (-r, -s, -q);
                turns -= 1;
            }
            images[symmetry][i] = at(q, r);
            i += 1;
        }
        symmetry += 1;
    }
    images
};

const fn at(q: i8, r: i8) -> Cell {
    let mut i = 0;
    while i < 37 {
        let (to_q, to_r, _) = Cell::ALL[i].cube();
        if to_q == q && to_r == r {
            return Cell::ALL[i];
        }
        i += 1;
    }
    panic!("a symmetry keeps the star in place")
}
