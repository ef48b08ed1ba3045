//! The two sides.

use std::ops::{Index, IndexMut, Not};

/// A side, and the colour of its discs or stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Begins.
    Black,
    /// Answers.
    White,
}

impl Side {
    /// Both, Black first.
    pub const ALL: [Side; 2] = [Side::Black, Side::White];

    /// The letter of its discs in positions: `X` is Black's, `O` White's.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::Black => 'X',
            Side::White => 'O',
        }
    }

    /// The side of that letter.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Side> {
        match letter {
            'X' => Some(Side::Black),
            'O' => Some(Side::White),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::White => &self.white,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::White => &mut self.white,
        }
    }
}
