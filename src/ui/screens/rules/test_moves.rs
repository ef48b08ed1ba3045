//! What the tests of pictures do on a board.

use rsg_classics::{Color, Play, Square, SquaresGame};

pub fn at(name: &str) -> Square {
    name.parse().expect("a square")
}

pub fn play(game: &mut Box<dyn SquaresGame>, name: &str) {
    let placed = (**game).play(&Play::Place(at(name)));
    placed.expect("it may be played");
}

/// The number of stones of a colour.
pub fn stones(game: &dyn SquaresGame, color: Color) -> usize {
    let squares = game.terms().squares();
    squares
        .filter(|square| game.stone(*square) == Some(color))
        .count()
}
