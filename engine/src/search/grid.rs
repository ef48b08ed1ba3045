//! The star laid out for arithmetic: a cell is bit `q + 8r + 30` of one 64-bit word.
//!
//! A step along an axis is then a shift by 1, 8 or 7, and no shift carries a star cell onto another star cell
//! across the edge (a test walks all of them), so neighbours and runs need no edge masks. CP is bit 30, the
//! middle of the used bits, and a ray's bits rise or fall with the distance, which lets one addition or one
//! count of leading zeros find the far end of a bracket.

/// Axial coordinates `(q, r)` of the 37 cells, in the order of the position notation.
pub(crate) const COORDINATES: [(i8, i8); 37] = [
    (0, 0),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (2, -2),
    (2, -1),
    (2, 0),
    (1, 1),
    (0, 2),
    (-1, 2),
    (-2, 2),
    (-2, 1),
    (-2, 0),
    (-1, -1),
    (0, -2),
    (1, -2),
    (2, -3),
    (3, -2),
    (3, -1),
    (2, 1),
    (1, 2),
    (-1, 3),
    (-2, 3),
    (-3, 2),
    (-3, 1),
    (-2, -1),
    (-1, -2),
    (1, -3),
    (4, -2),
    (2, 2),
    (-2, 4),
    (-4, 2),
    (-2, -2),
    (2, -4),
];

/// The bit number of each cell, by its index in the position notation.
pub(crate) const BIT_OF_CELL: [u8; 37] = bits_of_cells();

/// The index in the position notation of each bit; 255 off the board.
pub(crate) const CELL_OF_BIT: [u8; 64] = cells_of_bits();

/// All 37 cells.
pub(crate) const STAR: u64 = cells_between(0, 37);

/// The Core Point.
pub(crate) const CP: u64 = 1 << 30;

/// The six cells around CP.
pub(crate) const RING_A: u64 = cells_between(1, 7);

/// Ring B, all twelve.
pub(crate) const RING_B: u64 = cells_between(7, 19);

/// The bases of the arms.
pub(crate) const RING_C: u64 = cells_between(19, 31);

/// The tips.
pub(crate) const TIPS: u64 = cells_between(31, 37);

/// The 36 cells a stone can be placed on.
pub(crate) const OUTER: u64 = STAR & !CP;

/// The 13 cells with six neighbours on the board: the only ones that can be captured.
pub(crate) const INTERIOR: u64 = interior();

/// The twelve cells whose rays meet CP: ring A and the odd hours of ring B.
pub(crate) const AROUND_CP: u64 = around_cp();

/// What the six rays of a placement cover, by bit number: three towards higher bits, three towards lower ones.
pub(crate) struct Rays {
    /// Rays along +1, +7 and +8.
    pub up: [u64; 3],
    /// Rays along -1, -7 and -8.
    pub down: [u64; 3],
}

/// The rays of every bit; empty off the board.
pub(crate) static RAYS: [Rays; 61] = rays();

/// All star cells beside a cell of `cells`.
#[inline(always)]
pub(crate) const fn beside(cells: u64) -> u64 {
    let sideways = (cells << 1) | (cells >> 1);
    let down = (cells << 8) | (cells << 7);
    let up = (cells >> 8) | (cells >> 7);
    (sideways | down | up) & STAR
}

const fn bit(q: i8, r: i8) -> u8 {
    (q as i32 + 8 * r as i32 + 30) as u8
}

const fn bits_of_cells() -> [u8; 37] {
    let mut bits = [0; 37];
    let mut index = 0;
    while index < 37 {
        let (q, r) = COORDINATES[index];
        bits[index] = bit(q, r);
        index += 1;
    }
    bits
}

const fn cells_of_bits() -> [u8; 64] {
    let mut cells = [255; 64];
    let mut index = 0;
    while index < 37 {
        cells[BIT_OF_CELL[index] as usize] = index as u8;
        index += 1;
    }
    cells
}

const fn cells_between(from: usize, to: usize) -> u64 {
    let mut cells = 0;
    let mut index = from;
    while index < to {
        cells |= 1 << BIT_OF_CELL[index];
        index += 1;
    }
    cells
}

const fn interior() -> u64 {
    let mut cells = 0;
    let mut index = 0;
    while index < 37 {
        let cell = 1u64 << BIT_OF_CELL[index];
        if beside(cell).count_ones() == 6 {
            cells |= cell;
        }
        index += 1;
    }
    cells
}

const fn around_cp() -> u64 {
    let steps = [1, 7, 8];
    let mut cells = 0;
    let mut axis = 0;
    while axis < 3 {
        let step = steps[axis];
        cells |= CP << step | CP << (2 * step) | CP >> step | CP >> (2 * step);
        axis += 1;
    }
    cells
}

const fn rays() -> [Rays; 61] {
    const NONE: Rays = Rays {
        up: [0; 3],
        down: [0; 3],
    };
    let steps = [1u32, 7, 8];
    let mut rays = [NONE; 61];
    let mut index = 0;
    while index < 37 {
        let from = BIT_OF_CELL[index] as usize;
        let mut axis = 0;
        while axis < 3 {
            let mut ahead = (1u64 << from) << steps[axis];
            while ahead & STAR != 0 {
                rays[from].up[axis] |= ahead;
                ahead <<= steps[axis];
            }
            let mut behind = (1u64 << from) >> steps[axis];
            while behind & STAR != 0 {
                rays[from].down[axis] |= behind;
                behind >>= steps[axis];
            }
            axis += 1;
        }
        index += 1;
    }
    rays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Cells};

    #[test]
    fn shifts_never_wrap_onto_another_cell() {
        for (q, r) in COORDINATES {
            for (dq, dr, step) in [(1, 0, 1i32), (0, 1, 8), (-1, 1, 7)] {
                for sign in [1, -1] {
                    let there = (q + sign * dq, r + sign * dr);
                    let shifted = i32::from(bit(q, r)) + i32::from(sign) * step;
                    let on_star = (0..64).contains(&shifted) && STAR >> shifted & 1 == 1;
                    assert_eq!(
                        on_star,
                        COORDINATES.contains(&there),
                        "from ({q}, {r}) by {step}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_sets_have_their_sizes() {
        let sizes = [
            STAR, OUTER, INTERIOR, RING_A, RING_B, RING_C, TIPS, AROUND_CP,
        ]
        .map(u64::count_ones);
        assert_eq!(sizes, [37, 36, 13, 6, 12, 12, 6, 12]);
    }

    #[test]
    fn sets_are_those_of_the_board() {
        for cell in Cell::ALL {
            let bit = Cells::of(cell).bits().trailing_zeros() as u8;
            assert_eq!(BIT_OF_CELL[cell.index()], bit);
            assert_eq!(usize::from(CELL_OF_BIT[usize::from(bit)]), cell.index());
        }
        assert_eq!(Cells::INTERIOR.bits(), INTERIOR);
    }
}
