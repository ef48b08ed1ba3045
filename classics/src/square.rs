//! The names of squares and points: a letter for the column from the left, a number for the row from the top.

use crate::{Error, Shape};
use std::fmt;
use std::str::FromStr;

/// The largest board that squares are named on.
pub(crate) const LARGEST: u8 = 19;

/// A square of a board, or a point of one. [`Square::index`] is none on a board that it lies beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square in that row and column, both counted from 0; none beyond the largest board.
    #[must_use]
    pub fn new(row: u8, column: u8) -> Option<Square> {
        (row < LARGEST && column < LARGEST).then_some(Square { row, column })
    }

    /// The row, counted from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Its place on a board of that shape, counted row by row from the top; none if it lies beyond it.
    #[must_use]
    pub fn index(self, shape: Shape) -> Option<u32> {
        (self.row < shape.rows && self.column < shape.columns)
            .then(|| u32::from(self.row) * u32::from(shape.columns) + u32::from(self.column))
    }

    /// The square at that place on a board of that shape.
    ///
    /// # Panics
    ///
    /// If the board has no such place.
    #[must_use]
    pub fn at(index: u32, shape: Shape) -> Square {
        let columns = u32::from(shape.columns);
        let (row, column) = (index / columns, index % columns);
        assert!(
            row < u32::from(shape.rows),
            "no place {index} on a board of {shape}"
        );
        Square {
            row: row as u8,
            column: column as u8,
        }
    }
}

impl Shape {
    /// Every square, row by row from the top.
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square> {
        (0..self.places()).map(move |index| Square::at(index, self))
    }

    /// The lines between a square and the nearest edge: of the rows, and of the columns.
    #[must_use]
    pub const fn from_edges(self, square: Square) -> [u8; 2] {
        const fn from_edge(line: u8, lines: u8) -> u8 {
            let back = lines - 1 - line;
            if back < line { back } else { line }
        }
        [
            from_edge(square.row(), self.rows),
            from_edge(square.column(), self.columns),
        ]
    }

    /// The four corners.
    #[must_use]
    pub fn corners(self) -> [Square; 4] {
        let last = self.places() - 1;
        let right = u32::from(self.columns) - 1;
        [0, right, last - right, last].map(|index| Square::at(index, self))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl FromStr for Square {
    type Err = Error;

    /// Reads `d3`; the letter in any case, the number without leading zeros.
    fn from_str(text: &str) -> Result<Square, Error> {
        let mut letters = text.chars();
        let column = letters.next().ok_or(Error::Square)?.to_ascii_lowercase();
        let digits = letters.as_str();
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        if !column.is_ascii_lowercase() || !plain {
            return Err(Error::Square);
        }
        let row: u8 = digits.parse().map_err(|_| Error::Square)?;
        Square::new(row - 1, column as u8 - b'a').ok_or(Error::Square)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        let largest = Shape::square(LARGEST);
        for (index, square) in (0..).zip(largest.squares()) {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.index(largest), Some(index));
        }
        assert_eq!("D3".parse(), Ok(Square::new(2, 3).unwrap()));
    }

    #[test]
    fn what_names_no_square_is_refused() {
        for text in [
            "", "d", "3", "d0", "d03", "d20", "t1", "d3x", "é1", "d+3", "d-1", "dd",
        ] {
            assert_eq!(text.parse::<Square>(), Err(Error::Square), "{text}");
        }
        assert_eq!(
            "i9".parse::<Square>().unwrap().index(Shape::square(8)),
            None
        );
    }
}
