//! A board as a small picture shows it: its stones and both sides' points.

use rsg_classics::Points;
use rsg_engine::{ByColor, Color, Game, Position};

use super::BoardGame;
use crate::play::Spot;
use crate::progress::Rules;

/// The board of a game, for a picture of it: one that waits, is kept or is shared.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardPicture {
    pub rules: Rules,
    pub stones: Vec<(Spot, Color)>,
    pub score: ByColor<Points>,
}

impl BoardPicture {
    #[must_use]
    pub fn of(game: &dyn BoardGame) -> BoardPicture {
        let of_side = |side| game.stones(side).into_iter().map(move |spot| (spot, side));
        BoardPicture {
            rules: game.rules(),
            stones: Color::ALL.into_iter().flat_map(of_side).collect(),
            score: game.score().map(|side| side.total),
        }
    }

    /// A position of the star.
    #[must_use]
    pub fn of_position(position: Position) -> BoardPicture {
        BoardPicture::of(&Game::from_position(position))
    }
}
