//! Boards of four sizes as sets of bits, one bit a square, row by row from the top.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

use super::board_size::BoardSize;
use crate::{Shape, Square};

/// An unsigned number that holds a board: a bit a square.
pub trait Bits:
    Copy
    + Send
    + Sync
    + Debug
    + Eq
    + Hash
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No square.
    const NONE: Self;
    /// The first square.
    const FIRST: Self;

    /// The number of its squares.
    fn count(self) -> u32;

    /// The place of its first square; the number of bits if it has none.
    fn first(self) -> u32;

    /// Its first 64 squares.
    fn low(self) -> u64;

    /// Its other squares.
    fn high(self) -> u64;
}

macro_rules! bits {
    ($($type:ty: $high:expr),*) => {$(
        impl Bits for $type {
            const NONE: Self = 0;
            const FIRST: Self = 1;

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn first(self) -> u32 {
                self.trailing_zeros()
            }

            fn low(self) -> u64 {
                self as u64
            }

            fn high(self) -> u64 {
                let high: fn(Self) -> u64 = $high;
                high(self)
            }
        }
    )*};
}

bits!(u64: |_| 0, u128: |bits| (bits >> 64) as u64);

/// A board of one size.
pub trait Grid: Copy + Debug + Eq + Hash + Send + Sync + 'static {
    /// The bits that hold its squares.
    type Bits: Bits;
    /// Its size.
    const SIZE: BoardSize;
    /// Its columns and rows.
    const SHAPE: Shape;
    /// All squares.
    const ALL: Self::Bits;
    /// All squares but those of the first column.
    const NOT_WEST: Self::Bits;
    /// All squares but those of the last column.
    const NOT_EAST: Self::Bits;
}

macro_rules! grid {
    ($name:ident, $bits:ty, $columns:literal, $rows:literal, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name;

        impl $name {
            /// All squares but those of one column.
            const fn without(column: u32) -> $bits {
                let mut squares = 0;
                let mut index = 0;
                while index < $columns * $rows {
                    if index % $columns != column {
                        squares |= 1 << index;
                    }
                    index += 1;
                }
                squares
            }
        }

        impl Grid for $name {
            type Bits = $bits;
            const SIZE: BoardSize = BoardSize::$name;
            const SHAPE: Shape = BoardSize::$name.shape();
            const ALL: $bits = Self::without($columns);
            const NOT_WEST: $bits = Self::without(0);
            const NOT_EAST: $bits = Self::without($columns - 1);
        }
    };
}

grid!(Six, u64, 6, 6, "The board of 6×6 squares.");
grid!(Eight, u64, 8, 8, "The board of 8×8 squares.");
grid!(Ten, u128, 10, 10, "The board of 10×10 squares.");
grid!(SixByTen, u64, 6, 10, "The board of 6 columns and 10 rows.");

/// One step over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
    North,
    NorthEast,
}

impl Step {
    pub const ALL: [Step; 8] = [
        Step::East,
        Step::SouthEast,
        Step::South,
        Step::SouthWest,
        Step::West,
        Step::NorthWest,
        Step::North,
        Step::NorthEast,
    ];

    /// The squares one step further. What would leave the board is gone.
    #[inline]
    pub fn of<G: Grid>(self, squares: G::Bits) -> G::Bits {
        let row = u32::from(G::SHAPE.columns);
        let moved = match self {
            Step::East => (squares << 1) & G::NOT_WEST,
            Step::SouthEast => (squares << (row + 1)) & G::NOT_WEST,
            Step::South => squares << row,
            Step::SouthWest => (squares << (row - 1)) & G::NOT_EAST,
            Step::West => (squares >> 1) & G::NOT_EAST,
            Step::NorthWest => (squares >> (row + 1)) & G::NOT_EAST,
            Step::North => squares >> row,
            Step::NorthEast => (squares >> (row - 1)) & G::NOT_WEST,
        };
        moved & G::ALL
    }
}

/// A set of squares, in the order of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squares<G: Grid>(pub(super) G::Bits);

impl<G: Grid> Squares<G> {
    /// The squares of these bits.
    #[must_use]
    pub fn of(bits: G::Bits) -> Self {
        Squares(bits & G::ALL)
    }

    /// True if a square is in it.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        square
            .index(G::SHAPE)
            .is_some_and(|index| self.0 & (G::Bits::FIRST << index) != G::Bits::NONE)
    }

    /// The number of squares.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// True if there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == G::Bits::NONE
    }
}

impl<G: Grid> Iterator for Squares<G> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        let index = self.0.first();
        self.0 &= !(G::Bits::FIRST << index);
        Some(Square::at(index, G::SHAPE))
    }
}
