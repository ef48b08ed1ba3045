//! What the app knows of a game beside its name: its rules, its result, and the questions to its search.
//!
//! [`BoardGame`] is the one trait of a game. A board, a match, a lesson and a review hold a game of this trait and do
//! not know which one it is. The libraries' games keep their own types inside.
//!
//! - `game`: the trait, implemented in `star` and `squares`
//! - here: which game begins by which rules, or is read from a text of turns
//! - `change`, `score`, `call`, `picture`: the values that they speak in

mod call;
mod change;
mod game;
mod picture;
mod score;
mod squares;
mod star;

pub use call::{CallChoice, choice};
pub use change::{Called, Change};
pub use game::{BoardGame, Tapped};
pub use picture::BoardPicture;
pub use score::{AreaCount, ScoreParts, SideScore};

use rsg_classics::SquaresGame;
use rsg_engine::{Game, Position};

use crate::progress::Rules;
use crate::progress::saved::moves;

/// A game of the libraries, lent by its [`BoardGame`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum GameRef<'a> {
    Star(&'a Game),
    Squares(&'a dyn SquaresGame),
}

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

/// A game after as many of these turns as can be made, in the order in which they stand; on squares that is all of them
/// or none. None if its rules are not known.
#[must_use]
pub fn read_as_far(rules: &Rules, from: Position, turns: &str) -> Option<Box<dyn BoardGame>> {
    match rules {
        Rules::Star => Some(Box::new(star_as_far(from, turns))),
        Rules::Squares(terms) => {
            let game = terms.read(turns).unwrap_or_else(|_| terms.begin());
            Some(Box::new(game))
        }
        Rules::Unknown(_) => None,
    }
}

/// A game on the star after as many of these turns as can be made.
#[must_use]
pub fn star_as_far(from: Position, turns: &str) -> Game {
    let mut game = Game::from_position(from);
    for word in turns.split_whitespace() {
        let turn = word.parse().ok().map(|mv| game.play(mv));
        if !matches!(turn, Some(Ok(_))) {
            break;
        }
    }
    game
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
