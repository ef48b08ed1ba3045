//! A game as it begins, or after turns that are written down.

use rsg_engine::{Game, Position};

use super::BoardGame;
use crate::progress::Rules;
use crate::progress::saved::moves;

/// The reason why turns cannot have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadTurns {
    /// They cannot be read, or their game is not known.
    Text,
    /// The turn with this index is not allowed.
    Turn(usize),
}

/// A game before its first turn; none if its rules are not known.
#[must_use]
pub fn begin(rules: &Rules) -> Option<Box<dyn BoardGame>> {
    match rules {
        Rules::Star => Some(Box::new(Game::new())),
        Rules::Squares(terms) => Some(Box::new(terms.begin())),
        Rules::Unknown(_) => None,
    }
}

/// A game after these turns; on the star they begin at a position, elsewhere the rules say where.
///
/// # Errors
///
/// When they cannot have been made.
pub fn read_turns(
    rules: &Rules,
    from: Position,
    turns: &str,
) -> Result<Box<dyn BoardGame>, BadTurns> {
    match rules {
        Rules::Star => {
            let mut game = Game::from_position(from);
            let turns = moves::read(turns).ok_or(BadTurns::Text)?;
            for (index, mv) in turns.into_iter().enumerate() {
                game.play(mv).map_err(|_| BadTurns::Turn(index))?;
            }
            Ok(Box::new(game))
        }
        Rules::Squares(terms) => {
            let game = terms.read(turns).map_err(|_| BadTurns::Text)?;
            Ok(Box::new(game))
        }
        Rules::Unknown(_) => Err(BadTurns::Text),
    }
}
