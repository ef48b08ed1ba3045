//! Sizes of the board, by which terms and weights name it.

use crate::{Error, Shape};
use std::fmt;
use std::str::FromStr;

/// The size of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardSize {
    /// 6×6 squares.
    Six,
    /// 8×8 squares.
    #[default]
    Eight,
    /// 10×10 squares.
    Ten,
    /// 6 columns and 10 rows.
    SixByTen,
}

impl BoardSize {
    /// All sizes: the square ones, the smallest first, and the others.
    pub const ALL: [BoardSize; 4] = [
        BoardSize::Six,
        BoardSize::Eight,
        BoardSize::Ten,
        BoardSize::SixByTen,
    ];

    /// Its columns and rows.
    #[must_use]
    pub const fn shape(self) -> Shape {
        match self {
            BoardSize::Six => Shape::square(6),
            BoardSize::Eight => Shape::square(8),
            BoardSize::Ten => Shape::square(10),
            BoardSize::SixByTen => Shape::new(6, 10),
        }
    }

    /// The board of that shape, if there is one.
    #[must_use]
    pub fn of(shape: Shape) -> Option<BoardSize> {
        BoardSize::ALL
            .into_iter()
            .find(|size| size.shape() == shape)
    }
}

/// `8`, `6x10`.
impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape().fmt(f)
    }
}

impl FromStr for BoardSize {
    type Err = Error;

    fn from_str(text: &str) -> Result<BoardSize, Error> {
        BoardSize::of(text.parse()?).ok_or(Error::Shape)
    }
}
