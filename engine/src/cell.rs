//! The 37 cells, their names and coordinates, and the six directions.
//!
//! ```text
//!                 DQ
//!               CQ  C1
//!     DX  CJ  BJ  BQ  B1  C2  D2
//!       CX  BX  AJ  A1  B2  C3
//!         B9  A9  CP  A3  B3
//!       C9  B8  A7  A5  B4  C4
//!     D8  C8  B7  B6  B5  C5  D4
//!               C7  C6
//!                 D6
//! ```
//!
//! A cell is named by its ring and its hour on a clock face (hour 10 is `X`, 11 is `J`, 12 is `Q`);
//! the centre is `CP`, the Core Point. See `docs/rules.md`, "The board".

use crate::Error;
use std::fmt;
use std::str::FromStr;

/// Declares the closed list of cells once: variant, cube coordinates q and r.
macro_rules! cells {
    ($($name:ident ($q:literal, $r:literal)),* $(,)?) => {
        /// One of the board's 37 cells, in the order of position notation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)] // a cell's name is its documentation
        pub enum Cell { $($name),* }

        impl Cell {
            /// All cells in the order of position notation: CP, then the rings A to D, each in clock order.
            pub const ALL: [Cell; 37] = [$(Cell::$name),*];

            const NAMES: [&'static str; 37] = [$(stringify!($name)),*];
            const AXIAL: [(i8, i8); 37] = [$(($q, $r)),*];
        }
    };
}

cells! {
    CP (0, 0),
    A1 (1, -1), A3 (1, 0), A5 (0, 1), A7 (-1, 1), A9 (-1, 0), AJ (0, -1),
    B1 (2, -2), B2 (2, -1), B3 (2, 0), B4 (1, 1), B5 (0, 2), B6 (-1, 2),
    B7 (-2, 2), B8 (-2, 1), B9 (-2, 0), BX (-1, -1), BJ (0, -2), BQ (1, -2),
    C1 (2, -3), C2 (3, -2), C3 (3, -1), C4 (2, 1), C5 (1, 2), C6 (-1, 3),
    C7 (-2, 3), C8 (-3, 2), C9 (-3, 1), CX (-2, -1), CJ (-1, -2), CQ (1, -3),
    D2 (4, -2), D4 (2, 2), D6 (-2, 4), D8 (-4, 2), DX (-2, -2), DQ (2, -4),
}

impl Cell {
    /// The cell's place in [`Cell::ALL`], 0 to 36.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cell's name, `CP` or ring and hour: `B4`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Cell::NAMES[self as usize]
    }

    /// Cube coordinates (q, r, s); their sum is zero.
    #[must_use]
    pub const fn cube(self) -> (i8, i8, i8) {
        let (q, r) = Cell::AXIAL[self as usize];
        (q, r, -q - r)
    }

    /// The cell with these cube coordinates, if they are on the board.
    #[must_use]
    pub const fn from_cube(q: i8, r: i8, s: i8) -> Option<Cell> {
        let mut i = 0;
        while i < 37 {
            let cell = Cell::ALL[i].cube();
            if cell.0 == q && cell.1 == r && cell.2 == s {
                return Some(Cell::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// The distance from the centre: 0 for CP, 1 for ring A, up to 4 for the tips.
    #[must_use]
    pub const fn ring(self) -> u8 {
        match self as u8 {
            0 => 0,
            1..=6 => 1,
            7..=18 => 2,
            19..=30 => 3,
            _ => 4,
        }
    }

    /// The next cell in a direction, or `None` at the wall.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Cell> {
        NEIGHBOURS[self as usize][direction as usize]
    }

    /// True if all six neighbours are on the board. Only stones on such cells can ever be captured.
    #[must_use]
    pub const fn is_interior(self) -> bool {
        let mut i = 0;
        while i < 6 {
            if NEIGHBOURS[self as usize][i].is_none() {
                return false;
            }
            i += 1;
        }
        true
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Cell {
    type Err = Error;

    fn from_str(text: &str) -> Result<Cell, Error> {
        Cell::ALL
            .into_iter()
            .find(|cell| cell.name() == text)
            .ok_or(Error::Cell)
    }
}

/// One of the six directions, named as on a map with y downward, in clock order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards one o'clock, as from CP to A1.
    NorthEast,
    /// Towards three o'clock, as from CP to A3.
    East,
    /// Towards five o'clock, as from CP to A5.
    SouthEast,
    /// Towards seven o'clock, as from CP to A7.
    SouthWest,
    /// Towards nine o'clock, as from CP to A9.
    West,
    /// Towards eleven o'clock, as from CP to AJ.
    NorthWest,
}

impl Direction {
    /// All six, clockwise from one o'clock.
    pub const ALL: [Direction; 6] = [
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// One step in cube coordinates (q, r, s).
    #[must_use]
    pub const fn cube(self) -> (i8, i8, i8) {
        match self {
            Direction::NorthEast => (1, -1, 0),
            Direction::East => (1, 0, -1),
            Direction::SouthEast => (0, 1, -1),
            Direction::SouthWest => (-1, 1, 0),
            Direction::West => (-1, 0, 1),
            Direction::NorthWest => (0, -1, 1),
        }
    }
}

/// Every cell's neighbours in the order of [`Direction::ALL`].
const NEIGHBOURS: [[Option<Cell>; 6]; 37] = {
    let mut table = [[None; 6]; 37];
    let mut i = 0;
    while i < 37 {
        let (q, r, s) = Cell::ALL[i].cube();
        let mut d = 0;
        while d < 6 {
            let (dq, dr, ds) = Direction::ALL[d].cube();
            table[i][d] = Cell::from_cube(q + dq, r + dr, s + ds);
            d += 1;
        }
        i += 1;
    }
    table
};
