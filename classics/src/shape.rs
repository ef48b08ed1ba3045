//! The shape of a board of squares or points.

use std::fmt;
use std::str::FromStr;

use crate::Error;

/// The columns and rows of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// The number of columns, counted from the left.
    pub columns: u8,
    /// The number of rows, counted from the top.
    pub rows: u8,
}

impl Shape {
    /// A board with these numbers of columns and rows.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Shape {
        Shape { columns, rows }
    }

    /// A board with as many columns as rows.
    #[must_use]
    pub const fn square(side: u8) -> Shape {
        Shape::new(side, side)
    }

    /// The number of its squares.
    #[must_use]
    pub const fn places(self) -> u32 {
        self.columns as u32 * self.rows as u32
    }

    /// The larger of the two numbers.
    #[must_use]
    pub const fn longest(self) -> u8 {
        if self.columns < self.rows {
            self.rows
        } else {
            self.columns
        }
    }
}

/// `8`, or `6x10`: columns and rows where they differ.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.columns == self.rows {
            true => write!(f, "{}", self.columns),
            false => write!(f, "{}x{}", self.columns, self.rows),
        }
    }
}

impl FromStr for Shape {
    type Err = Error;

    fn from_str(text: &str) -> Result<Shape, Error> {
        let number = |text: &str| text.parse().map_err(|_| Error::Shape);
        let shape = match text.split_once('x') {
            Some((columns, rows)) => Shape::new(number(columns)?, number(rows)?),
            None => Shape::square(number(text)?),
        };
        // In one way alone: no signs and no zeros in front, and `8` instead of `8x8`.
        (shape.to_string() == text)
            .then_some(shape)
            .ok_or(Error::Shape)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn shapes_are_read_as_they_are_written() {
        for (text, shape) in [
            ("8", Shape::square(8)),
            ("19", Shape::square(19)),
            ("6x10", Shape::new(6, 10)),
        ] {
            assert_eq!(text.parse(), Ok(shape));
            assert_eq!(shape.to_string(), text);
        }
        for text in [
            "", "x", "8x8", "6x", "06x10", "6x+10", "6×10", "300", "6x10x2",
        ] {
            assert_eq!(text.parse::<Shape>(), Err(Error::Shape), "{text}");
        }
    }

    #[test]
    fn columns_and_rows_are_not_mixed_up() {
        let shape = Shape::new(6, 10);
        let names =
            |squares: &[Square]| squares.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(names(&shape.corners()), ["a1", "f1", "a10", "f10"]);
        let squares: Vec<Square> = shape.squares().collect();
        assert_eq!(squares.len(), 60);
        assert_eq!(names(&squares[4..8]), ["e1", "f1", "a2", "b2"]);
        let from_edges = |name: &str| shape.from_edges(name.parse().unwrap());
        assert_eq!(from_edges("e10"), [0, 1]);
        assert_eq!(from_edges("c5"), [4, 2]);
    }
}
