//! A game as it was played so far, whichever it is: the one value for what is kept, pasted, sent and looked at.

use rsg_classics::SquaresGame;
use rsg_engine::{Color, Game, Position};

use super::{Rules, saved};
use crate::play::Play;

/// A game as it was played so far.
#[derive(Clone, Debug)]
pub enum GameSoFar {
    Star(Game),
    Squares(Box<dyn SquaresGame>),
}

impl GameSoFar {
    /// A game before its first turn; none if its rules are not known.
    #[must_use]
    pub fn begin(rules: &Rules) -> Option<GameSoFar> {
        match rules {
            Rules::Star => Some(GameSoFar::Star(Game::new())),
            Rules::Squares(terms) => Some(GameSoFar::Squares(terms.begin())),
            Rules::Unknown(_) => None,
        }
    }

    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            GameSoFar::Star(_) => Rules::Star,
            GameSoFar::Squares(game) => game.terms().into(),
        }
    }

    #[must_use]
    pub fn star(&self) -> Option<&Game> {
        match self {
            GameSoFar::Star(game) => Some(game),
            GameSoFar::Squares(_) => None,
        }
    }

    #[must_use]
    pub fn squares(&self) -> Option<&(dyn SquaresGame + 'static)> {
        match self {
            GameSoFar::Star(_) => None,
            GameSoFar::Squares(game) => Some(&**game),
        }
    }

    #[must_use]
    pub fn turns(&self) -> usize {
        match self {
            GameSoFar::Star(game) => game.turns().len(),
            GameSoFar::Squares(game) => game.turns(),
        }
    }

    /// Plays it for the side to move; none if it is not allowed. Nothing has changed then.
    pub fn play(&mut self, play: &Play) -> Option<()> {
        match self {
            GameSoFar::Star(game) => game.play(play.on_star()?).ok().map(drop),
            GameSoFar::Squares(game) => game.play(&play.on_squares()?).ok(),
        }
    }

    #[must_use]
    pub fn to_move(&self) -> Color {
        match self {
            GameSoFar::Star(game) => game.position().to_move(),
            GameSoFar::Squares(game) => game.to_move(),
        }
    }

    /// The winner, or `None` inside in a draw; `None` before its end.
    #[must_use]
    pub fn ended(&self) -> Option<Option<Color>> {
        match self {
            GameSoFar::Star(game) => Some(game.outcome()?.winner),
            GameSoFar::Squares(game) => Some(game.ended()?.winner),
        }
    }

    /// The position that it began with; on squares that follows from the rules.
    #[must_use]
    pub fn given(&self) -> Position {
        self.star().map_or_else(Position::start, Game::given)
    }

    /// Every turn, as they stand in a file.
    #[must_use]
    pub fn record(&self) -> String {
        match self {
            GameSoFar::Star(game) => saved::moves::of(game),
            GameSoFar::Squares(game) => game.record(),
        }
    }

    /// Every turn as a text to be copied. The star's is copied from its result.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        Some(self.squares()?.text())
    }

    /// The board with the number of each placement, of a game that has such sheets.
    #[must_use]
    pub fn sheet(&self) -> Option<String> {
        self.squares()?.sheet()
    }
}
