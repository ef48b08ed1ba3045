//! Lookup tables of the board, computed when the engine is compiled.
//!
//! All sets are words in the layout of [`cells`](crate::cells).

use crate::cell::{Cell, Direction};
use crate::cells::Cells;

/// The bits from a cell to the wall in each direction, the cell itself left out.
#[derive(Clone, Copy)]
pub struct Rays {
    /// The rays in the directions in which a step is a shift to the left.
    pub up: [u64; 3],
    /// The rays in the directions in which a step is a shift to the right.
    pub down: [u64; 3],
}

/// The rays of every cell, by the number of its bit. There are 64 so that an index of six bits needs no check.
pub static RAYS: [Rays; 64] = {
    let mut table = [Rays {
        up: [0; 3],
        down: [0; 3],
    }; 64];
    let mut i = 0;
    while i < 37 {
        let cell = Cell::ALL[i];
        table[Cells::bit(cell) as usize] = Rays {
            up: [
                ray(cell, Direction::East),
                ray(cell, Direction::SouthEast),
                ray(cell, Direction::SouthWest),
            ],
            down: [
                ray(cell, Direction::West),
                ray(cell, Direction::NorthWest),
                ray(cell, Direction::NorthEast),
            ],
        };
        i += 1;
    }
    table
};

const fn ray(from: Cell, direction: Direction) -> u64 {
    let mut bits = 0;
    let mut at = from.neighbour(direction);
    while let Some(cell) = at {
        bits |= Cells::of(cell).bits();
        at = cell.neighbour(direction);
    }
    bits
}

/// The six cells of ring A.
pub const RING_A: u64 = Cells::ring(1).bits();

/// The six cells of ring B that lie on a line with CP.
pub const SPOKES: u64 = {
    let mut bits = 0;
    let mut d = 0;
    while d < 6 {
        bits |= spoke(Direction::ALL[d], 2);
        d += 1;
    }
    bits
};

/// The cell some steps from CP in a direction; CP has at least two steps in each.
const fn spoke(direction: Direction, steps: u8) -> u64 {
    let mut at = Cell::CP;
    let mut i = 0;
    while i < steps {
        at = match at.neighbour(direction) {
            Some(cell) => cell,
            None => panic!("CP has at least two steps in each direction"),
        };
        i += 1;
    }
    Cells::of(at).bits()
}

/// The lines that decide a placement on one of the cells from which a row may run over CP.
#[derive(Clone, Copy)]
pub struct LineOverCp {
    /// The cell between it and CP: none for a cell of ring A.
    pub near: u64,
    /// The cell of ring A beyond CP.
    pub far: u64,
    /// The cell beyond that one.
    pub end: u64,
}

/// The lines over CP from the cells that have one, by the number of their bit.
pub static OVER_CP: [LineOverCp; 64] = {
    let mut table = [LineOverCp {
        near: 0,
        far: 0,
        end: 0,
    }; 64];
    let mut d = 0;
    while d < 6 {
        let (here, there) = (Direction::ALL[d], Direction::ALL[(d + 3) % 6]);
        let mut steps = 1;
        while steps <= 2 {
            table[spoke(here, steps).trailing_zeros() as usize] = LineOverCp {
                near: if steps == 2 { spoke(here, 1) } else { 0 },
                far: spoke(there, 1),
                end: spoke(there, 2),
            };
            steps += 1;
        }
        d += 1;
    }
    table
};

/// Ring A gathered into a number from 0 to 63. The multipliers were found by
/// trial; that no two sets share a number is checked when the tables are made.
#[inline(always)]
pub const fn gather_a(set: u64) -> usize {
    ((set & RING_A).wrapping_mul(0x6000_2109_0040_4600) >> 58) as usize
}

/// The six [`SPOKES`] gathered into a number from 0 to 63.
#[inline(always)]
pub const fn gather_spokes(set: u64) -> usize {
    ((set & SPOKES).wrapping_mul(0x0080_8088_90cc_1002) >> 58) as usize
}

/// By a gathered set of ring A: the spoke cells next to it, further out.
pub static OUTWARD: [u64; 64] = spoke_table(1, 0, 2, 2);

/// By a gathered set of ring A: both cells at the other end of each line through CP.
pub static BEYOND_A: [u64; 64] = spoke_table(1, 3, 1, 2);

/// By a gathered set of spoke cells: both cells at the other end of each line through CP.
pub static BEYOND_SPOKES: [u64; 64] = spoke_table(2, 3, 1, 2);

/// For every set of the six cells `at` steps from CP: the cells from `first` to `last` steps from CP on the lines
/// turned by `turn` sixths, by the set's gathered number.
const fn spoke_table(at: u8, turn: usize, first: u8, last: u8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut seen = [false; 64];
    let mut set = 0;
    while set < 64 {
        let (mut bits, mut targets) = (0, 0);
        let mut d = 0;
        while d < 6 {
            if set >> d & 1 == 1 {
                bits |= spoke(Direction::ALL[d], at);
                let mut steps = first;
                while steps <= last {
                    targets |= spoke(Direction::ALL[(d + turn) % 6], steps);
                    steps += 1;
                }
            }
            d += 1;
        }
        let number = if at == 1 {
            gather_a(bits)
        } else {
            gather_spokes(bits)
        };
        assert!(!seen[number], "two sets share a number");
        seen[number] = true;
        table[number] = targets;
        set += 1;
    }
    table
}
