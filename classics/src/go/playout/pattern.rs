//! Patterns of contact: the eight points around a placement.

use super::super::board::{Board, Cell};
use crate::Color;

/// The surroundings of a free point that make a placement there look like contact: around, cutting or keeping from
/// being cut.
///
/// The thirteen shapes are those of the program MoGo (Gelly, Wang, Munos, Teytaud: Modification of UCT with Patterns in
/// Monte-Carlo Go, 2006).
pub struct Patterns(Vec<u64>);

/// In the order of the numbers of a surrounding: `X` and `O` are the two sides, `.` is free, `x` and `o` anything but
/// that side, `?` anything, `#` the edge. The middle is the placement.
const SHAPES: [&str; 13] = [
    "XOX...???",
    "XO....?.?",
    "XO?X..x.?",
    ".O.X.....",
    "XO?O.o?o?",
    "XO?O.X???",
    "?X?O.Oooo",
    "OX?o.O???",
    "X.?O.?###",
    "OX?X.O###",
    "?X?x.O###",
    "?OXx.O###",
    "?OXX.O###",
];

impl Patterns {
    pub fn new() -> Patterns {
        let mut patterns = Patterns(vec![0; 1 << 10]);
        for shape in SHAPES {
            let mut letters: [u8; 9] = [b'?'; 9];
            letters.copy_from_slice(shape.as_bytes());
            for way in 0..8 {
                patterns.add(turned(letters, way), 0, 0);
                patterns.add(turned(letters.map(exchanged), way), 0, 0);
            }
        }
        patterns
    }

    /// Adds every surrounding that fits the letters from the one with that number on.
    fn add(&mut self, letters: [u8; 9], number: usize, code: usize) {
        if number == 8 {
            self.0[code >> 6] |= 1 << (code & 63);
            return;
        }
        let letter = letters[AROUND[number]];
        let fits: &[usize] = match letter {
            b'X' => &[0],
            b'O' => &[1],
            b'.' => &[2],
            b'#' => &[3],
            b'x' => &[1, 2, 3],
            b'o' => &[0, 2, 3],
            _ => &[0, 1, 2, 3],
        };
        for cell in fits {
            self.add(letters, number + 1, code | cell << (2 * number));
        }
    }

    /// True if a placement there looks like contact.
    pub fn has<const W: usize>(&self, board: &Board<W>, point: usize, side: Color) -> bool {
        let neighbours = board.neighbours();
        let mut code = 0;
        for (number, at) in neighbours.near[point]
            .into_iter()
            .chain(neighbours.diagonal[point])
            .enumerate()
        {
            let cell = match board.cell(usize::from(at)) {
                Cell::Stone(owner) => usize::from(owner != side),
                Cell::Free => 2,
                Cell::Edge => 3,
            };
            code |= cell << (2 * number);
        }
        self.0[code >> 6] >> (code & 63) & 1 == 1
    }
}

/// The indices of the neighbours among nine letters, in the order of `Neighbours::near` and `Neighbours::diagonal`.
const AROUND: [usize; 8] = [1, 3, 5, 7, 0, 2, 6, 8];

const fn exchanged(letter: u8) -> u8 {
    match letter {
        b'X' => b'O',
        b'O' => b'X',
        b'x' => b'o',
        b'o' => b'x',
        other => other,
    }
}

fn turned(letters: [u8; 9], way: usize) -> [u8; 9] {
    let mut turned = letters;
    for (at, letter) in turned.iter_mut().enumerate() {
        let (mut row, mut column) = (at / 3, at % 3);
        if way & 1 != 0 {
            row = 2 - row;
        }
        if way & 2 != 0 {
            column = 2 - column;
        }
        if way & 4 != 0 {
            (row, column) = (column, row);
        }
        *letter = letters[row * 3 + column];
    }
    turned
}
