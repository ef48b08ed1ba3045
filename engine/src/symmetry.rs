//! The twelve symmetries of the star: six rotations, each with or without a mirror.
//!
//! The rules look the same from every side, so a symmetry turns a legal game into a legal game. Ring A alternates at
//! the start: six symmetries keep the start position, the other six turn it into itself with the colours exchanged
//! ([`Symmetry::exchanges_start`]).

use crate::Color;
use crate::action::Action;
use crate::board::Board;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::sides::Sides;
use std::sync::LazyLock;

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
    /// The one that changes nothing.
    pub const IDENTITY: Symmetry = Symmetry(0);

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

    /// The image of a cell.
    #[must_use]
    pub const fn cell(self, cell: Cell) -> Cell {
        IMAGES[self.0 as usize][cell as usize]
    }

    /// The image of a set.
    #[must_use]
    pub fn cells(self, cells: Cells) -> Cells {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of both players' stones.
    #[must_use]
    pub fn sides(self, sides: Sides) -> Sides {
        Sides::new(self.cells(sides.mover()), self.cells(sides.other()))
    }

    /// The image of a board.
    #[must_use]
    pub fn board(self, board: Board) -> Board {
        Board::from_view(self.sides(board.seen_by(Color::Black)), Color::Black)
    }

    /// The image of an action.
    #[must_use]
    pub fn action(self, action: Action) -> Action {
        if action == Action::NONE {
            return action;
        }
        Action::new(self.cell(action.cell()), action.call())
    }

    /// The first of a board's twelve images, the same for all of them, and the symmetry that leads there.
    #[must_use]
    #[inline]
    pub fn first_image(sides: Sides) -> (Sides, Symmetry) {
        let images = &*BYTE_IMAGES;
        let (mover, other) = (images.of(sides.mover()), images.of(sides.other()));
        let mut first = 0;
        for i in 1..12 {
            if (mover[i], other[i]) < (mover[first], other[first]) {
                first = i;
            }
        }
        let [mover, other] = [mover[first], other[first]].map(Cells::from_board_bits);
        (Sides::new(mover, other), Symmetry(first as u8))
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // A rotation is undone by the rest of a full turn; a mirror image, however turned, by itself.
        match self.0 {
            0..6 => Symmetry((6 - self.0) % 6),
            _ => self,
        }
    }

    /// True if the start position becomes its opposite in colours.
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
            images[symmetry][i] = match Cell::from_cube(q, r, s) {
                Some(cell) => cell,
                None => panic!("a symmetry keeps the star in place"),
            };
            i += 1;
        }
        symmetry += 1;
    }
    images
};

/// The images of a set, looked up byte by byte of its word.
struct ByteImages {
    rows: Box<[[[u64; 12]; 256]; 8]>,
}

static BYTE_IMAGES: LazyLock<ByteImages> = LazyLock::new(ByteImages::new);

impl ByteImages {
    fn new() -> ByteImages {
        let mut rows = Box::new([[[0; 12]; 256]; 8]);
        for cell in Cell::ALL {
            let bit = usize::from(Cells::bit(cell));
            for value in (0..256).filter(|value| value >> (bit % 8) & 1 == 1) {
                for (image, symmetry) in rows[bit / 8][value].iter_mut().zip(Symmetry::ALL) {
                    *image |= Cells::of(symmetry.cell(cell)).bits();
                }
            }
        }
        ByteImages { rows }
    }

    #[inline]
    fn of(&self, cells: Cells) -> [u64; 12] {
        let mut images = [0; 12];
        for (row, byte) in self.rows.iter().zip(cells.bits().to_le_bytes()) {
            for (image, part) in images.iter_mut().zip(&row[usize::from(byte)]) {
                *image |= part;
            }
        }
        images
    }
}
