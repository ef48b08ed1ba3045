//! The neighbours of each point of a board.

use crate::Shape;
use crate::square::LARGEST;

/// The smallest board.
pub const SMALLEST: u8 = 9;

/// The number of points of the largest board, and one beyond the edge.
pub(super) const CELLS: usize = LARGEST as usize * LARGEST as usize + 1;

/// A board's points, counted row by row from the top, and their neighbours. What would lie beyond the edge is the
/// number [`Neighbours::points`].
pub(super) struct Neighbours {
    pub shape: Shape,
    pub points: usize,
    /// The points that a stone touches.
    pub near: [[u16; 4]; CELLS],
    /// The points diagonally beside it.
    pub diagonal: [[u16; 4]; CELLS],
}

const KINDS: usize = (LARGEST - SMALLEST + 1) as usize;

static BOARDS: [Neighbours; KINDS] = {
    let mut boards = [const { Neighbours::new(SMALLEST) }; KINDS];
    let mut kind = 1;
    while kind < KINDS {
        boards[kind] = Neighbours::new(SMALLEST + kind as u8);
        kind += 1;
    }
    boards
};

impl Neighbours {
    /// The board with `size` points a side; none if there is no such board.
    pub fn of(size: u8) -> Option<&'static Neighbours> {
        BOARDS.get(usize::from(size.checked_sub(SMALLEST)?))
    }

    const fn new(size: u8) -> Neighbours {
        let points = size as usize * size as usize;
        let mut near = [[points as u16; 4]; CELLS];
        let mut diagonal = near;
        let mut at = 0;
        while at < points {
            near[at] = [
                beside(at, size, -1, 0),
                beside(at, size, 0, -1),
                beside(at, size, 0, 1),
                beside(at, size, 1, 0),
            ];
            diagonal[at] = [
                beside(at, size, -1, -1),
                beside(at, size, -1, 1),
                beside(at, size, 1, -1),
                beside(at, size, 1, 1),
            ];
            at += 1;
        }
        Neighbours {
            shape: Shape::square(size),
            points,
            near,
            diagonal,
        }
    }
}

const fn beside(at: usize, size: u8, down: isize, right: isize) -> u16 {
    let size = size as isize;
    let row = at as isize / size + down;
    let column = at as isize % size + right;
    if row < 0 || size <= row || column < 0 || size <= column {
        (size * size) as u16
    } else {
        (row * size + column) as u16
    }
}
