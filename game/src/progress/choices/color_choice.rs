//! The choice of a player's colour before a game.

use rsg_engine::Color;

use crate::progress::saved::keyed::keyed;

keyed! {
    /// Player one's colour in the first game.
    #[derive(Default)]
    ColorChoice {
        /// Places first.
        #[default]
        Black = "black",
        /// Places second.
        White = "white",
        /// Left to chance.
        Random = "random",
    }
}

impl ColorChoice {
    /// The choice of this colour.
    pub fn fixed(color: Color) -> ColorChoice {
        match color {
            Color::Black => ColorChoice::Black,
            Color::White => ColorChoice::White,
        }
    }

    /// The colour, where it is left to chance by this number.
    pub fn drawn(self, number: u64) -> Color {
        match self {
            ColorChoice::Black => Color::Black,
            ColorChoice::White => Color::White,
            ColorChoice::Random if number & 1 == 0 => Color::Black,
            ColorChoice::Random => Color::White,
        }
    }
}
