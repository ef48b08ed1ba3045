//! A set of cells, as the bits of one word.
//!
//! The bit of a cell is `q + 8 r + 30` of its cube coordinates, **not** its [`Cell::index`]. In this layout a step in
//! any direction is one shift of the whole word (±1, ±7, ±8). No shift moves a cell of the star onto another that is
//! not its neighbour, so a step needs no edge masks; a test checks every cell and direction. CP is bit 30, in the
//! middle.
//!
//! Only the board ([`crate::sides`]), its tables and the evaluation use the layout.

use crate::cell::{Cell, Direction};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A set of cells of the board.
///
/// ```
/// use rsg_engine::{Cell, Cells};
/// let arm = Cells::from_iter([Cell::D2, Cell::C1, Cell::C2]);
/// assert!(arm.contains(Cell::C1));
/// assert_eq!(arm.len(), 3);
/// assert_eq!((!arm).len(), 34);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u64);

/// The number of every cell's bit, by [`Cell::index`].
const BIT: [u8; 37] = {
    let mut table = [0; 37];
    let mut i = 0;
    while i < 37 {
        let (q, r, _) = Cell::ALL[i].cube();
        table[i] = (q + 8 * r + 30) as u8;
        i += 1;
    }
    table
};

/// The cell of every bit; bits that belong to no cell say CP.
const CELL_OF_BIT: [Cell; 64] = {
    let mut table = [Cell::CP; 64];
    let mut i = 0;
    while i < 37 {
        table[BIT[i] as usize] = Cell::ALL[i];
        i += 1;
    }
    table
};

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);

    /// All 37 cells.
    pub const BOARD: Cells = {
        let mut bits = 0;
        let mut i = 0;
        while i < 37 {
            bits |= 1 << BIT[i];
            i += 1;
        }
        Cells(bits)
    };

    /// The 13 cells with six neighbours on the board. Only these can ever be captured.
    pub const INTERIOR: Cells = {
        let mut bits = 0;
        let mut i = 0;
        while i < 37 {
            if Cell::ALL[i].is_interior() {
                bits |= 1 << BIT[i];
            }
            i += 1;
        }
        Cells(bits)
    };

    /// The 36 cells a stone can be placed on: all but CP.
    pub const OUTER: Cells = Cells::BOARD.without(Cell::CP);

    /// The 24 cells that touch the wall. A stone there is never captured.
    pub const RIM: Cells = Cells(Cells::BOARD.0 & !Cells::INTERIOR.0);

    /// The six tips of the arms.
    pub const TIPS: Cells = Cells::ring(4);

    /// The set of one cell.
    #[must_use]
    #[inline]
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << BIT[cell as usize])
    }

    /// The cells of a distance from the centre (see [`Cell::ring`]).
    #[must_use]
    pub const fn ring(ring: u8) -> Cells {
        let mut bits = 0;
        let mut i = 0;
        while i < 37 {
            if Cell::ALL[i].ring() == ring {
                bits |= 1 << BIT[i];
            }
            i += 1;
        }
        Cells(bits)
    }

    /// The number of a cell's bit.
    #[inline]
    pub(crate) const fn bit(cell: Cell) -> u8 {
        BIT[cell as usize]
    }

    /// The cell of a bit; only asked for bits that belong to a cell.
    #[inline]
    pub(crate) const fn cell_of_bit(bit: u8) -> Cell {
        CELL_OF_BIT[(bit & 63) as usize]
    }

    /// The set as a word, laid out as the module says.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of a word laid out as the module says, which has no bit off the board.
    #[inline]
    pub(crate) const fn from_board_bits(bits: u64) -> Cells {
        debug_assert!(bits & !Cells::BOARD.0 == 0);
        Cells(bits)
    }

    /// True if the cell is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Cells::of(cell).0 != 0
    }

    /// The set and this cell.
    #[must_use]
    #[inline]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | Cells::of(cell).0)
    }

    /// The set without this cell.
    #[must_use]
    #[inline]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !Cells::of(cell).0)
    }

    /// The number of cells in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if no cell is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the two sets share a cell.
    #[must_use]
    #[inline]
    pub const fn intersects(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// True if every cell of this set is in the other.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// Every cell of the set moved one step; those that leave the board are gone.
    #[must_use]
    #[inline]
    pub const fn step(self, direction: Direction) -> Cells {
        let moved = match direction {
            Direction::East => self.0 << 1,
            Direction::SouthEast => self.0 << 8,
            Direction::SouthWest => self.0 << 7,
            Direction::West => self.0 >> 1,
            Direction::NorthWest => self.0 >> 8,
            Direction::NorthEast => self.0 >> 7,
        };
        Cells(moved & Cells::BOARD.0)
    }

    /// Every cell beside a cell of the set (cells of the set among them where they touch each other).
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Cells {
        let x = self.0;
        let around = x << 1 | x >> 1 | x << 8 | x >> 8 | x << 7 | x >> 7;
        Cells(around & Cells::BOARD.0)
    }

    /// Everything connected to `self` within `ground` (`self` itself only as far as it is ground).
    #[must_use]
    pub const fn flood(self, ground: Cells) -> Cells {
        let mut area = self.0 & ground.0;
        loop {
            let grown = (area | Cells(area).neighbours().0) & ground.0;
            if grown == area {
                return Cells(area);
            }
            area = grown;
        }
    }

    /// A cell of the set, the same every time for the same set.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cells::cell_of_bit(self.0.trailing_zeros() as u8))
        }
    }

    /// The cells in the order of [`Cell::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        Cell::ALL
            .into_iter()
            .filter(move |&cell| self.contains(cell))
    }

    /// The numbers of the cells' bits, the lowest first: the fastest way through a set.
    #[inline]
    pub(crate) fn bit_numbers(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(bit)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::EMPTY, Cells::with)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Cells;
    /// The cells of the first set that are not in the second.
    #[inline]
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    /// The board's other cells.
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::BOARD.0)
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::name)).finish()
    }
}
