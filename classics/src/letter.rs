//! The letters of the two colours in the positions of the classics: `X` is Black's, `O` is White's.

use crate::Color;

/// The letter of a colour's discs or stones in positions.
#[must_use]
pub const fn disc_letter(color: Color) -> char {
    match color {
        Color::Black => 'X',
        Color::White => 'O',
    }
}

/// The colour whose letter in positions this is.
#[must_use]
pub const fn color_of_disc(letter: char) -> Option<Color> {
    match letter {
        'X' => Some(Color::Black),
        'O' => Some(Color::White),
        _ => None,
    }
}
