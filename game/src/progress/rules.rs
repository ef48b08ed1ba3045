//! The rules that a game is played by, of whichever game.

use std::fmt;

use rsg_classics::Terms;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{CpuLevel, GameKind};

/// The most komi that is offered for either side; a game that was pasted may have any.
pub const MOST_KOMI: i16 = 99;

/// The rules of a game with their options. In saved files they are a text: `star`, or [`Terms`] as they write
/// themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    #[default]
    Star,
    Squares(Terms),
    /// Rules that another version wrote and this one cannot read. What was played by them is kept, and counts nowhere.
    Unknown(String),
}

impl Rules {
    /// The rules that a new player finds.
    #[must_use]
    pub fn usual(game: GameKind) -> Rules {
        let of_game = |terms: &Terms| GameKind::of(*terms) == game;
        let terms = Terms::games().into_iter().find(of_game);
        terms.map_or(Rules::Star, Rules::Squares)
    }

    #[must_use]
    pub fn is_star(&self) -> bool {
        *self == Rules::Star
    }

    /// Returns true if ranks, days and the levels that are open depend on it.
    #[must_use]
    pub fn is_ranked(&self) -> bool {
        self.game().is_some_and(|game| game.spec().is_ranked)
    }

    /// The CPU's levels, the weakest first.
    #[must_use]
    pub fn levels(&self) -> Vec<CpuLevel> {
        match self.terms() {
            Some(terms) => terms.levels().iter().copied().map(CpuLevel::from).collect(),
            None => CpuLevel::STAR.to_vec(),
        }
    }

    /// The terms of a game that is not the star.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        match self {
            Rules::Squares(terms) => Some(*terms),
            Rules::Star | Rules::Unknown(_) => None,
        }
    }

    /// The game; none if it is not known.
    #[must_use]
    pub fn game(&self) -> Option<GameKind> {
        match self {
            Rules::Star => Some(GameKind::Star),
            Rules::Squares(terms) => Some(GameKind::of(*terms)),
            Rules::Unknown(_) => None,
        }
    }
}

impl From<Terms> for Rules {
    fn from(terms: Terms) -> Rules {
        Rules::Squares(terms)
    }
}

impl From<String> for Rules {
    fn from(text: String) -> Rules {
        match text.parse() {
            _ if text == GameKind::Star.key() => Rules::Star,
            Ok(terms) => Rules::Squares(terms),
            Err(_) => Rules::Unknown(text),
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rules::Star => f.write_str(GameKind::Star.key()),
            Rules::Squares(terms) => terms.fmt(f),
            Rules::Unknown(text) => f.write_str(text),
        }
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
        String::deserialize(from).map(Rules::from)
    }
}
