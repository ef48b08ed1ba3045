//! The tutorial's lessons by name, and the place a player has reached in them, which is kept over a restart.

use super::GameKind;
use super::saved::keyed::keyed;
use serde::{Deserialize, Serialize};

keyed! {
    /// A lesson of the tutorial: one idea each. What is on its board stands in the spec of its game, and for the star
    /// in [`session`](crate::session::Tutorial).
    #[derive(Default)]
    Lesson {
        /// A placement that flips.
        #[default]
        Flip = "flip",
        /// One that flips in several directions.
        Lines = "lines",
        Call = "call",
        /// The call once more, for the other colour.
        OtherCall = "other-call",
        Capture = "capture",
        /// A group is captured whole.
        Pair = "pair",
        /// The edge does not surround.
        Edge = "edge",
        /// The last placement, and how points are counted.
        End = "end",
        /// Reversi: a placement that flips.
        ReversiFlip = "reversi-flip",
        /// One that flips in several directions.
        ReversiLines = "reversi-lines",
        /// One after which the other side must pass.
        ReversiPass = "reversi-pass",
        ReversiCorner = "reversi-corner",
        /// The last placement, and how discs are counted.
        ReversiEnd = "reversi-end",
        /// Reversi Go: the last liberty of a group.
        GoFlip = "go-flip",
        /// The last liberty of two groups.
        GoGroups = "go-groups",
        /// A point without a liberty.
        GoForbidden = "go-forbidden",
        GoButton = "go-button",
        /// The second pass, and how points are counted.
        GoEnd = "go-end",
    }
}

impl Lesson {
    /// The lessons of a game, in their order.
    #[must_use]
    pub fn of(game: GameKind) -> &'static [Self] {
        game.spec().lessons
    }

    /// The game that it teaches.
    #[must_use]
    pub fn game(self) -> GameKind {
        let of = |game: &GameKind| Self::of(*game).contains(&self);
        GameKind::ALL.into_iter().find(of).unwrap_or_default()
    }

    /// Its place among the lessons of its game, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        self as usize - Self::of(self.game())[0] as usize + 1
    }

    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::of(self.game()).get(self.number()).copied()
    }

    #[must_use]
    pub fn previous(self) -> Option<Self> {
        let before = self.number().checked_sub(2)?;
        Self::of(self.game()).get(before).copied()
    }
}

/// The player's place in the tutorial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bookmark {
    pub lesson: Lesson,
    /// True if the lesson is on the screen: the app then opens there again.
    pub open: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_its_lessons_and_they_follow_one_another() {
        let counts = GameKind::ALL.map(|game| Lesson::of(game).len());
        assert_eq!(counts, [8, 5, 5]);
        for game in GameKind::ALL {
            let lessons = Lesson::of(game);
            for (place, lesson) in lessons.iter().enumerate() {
                assert_eq!((lesson.game(), lesson.number()), (game, place + 1));
                assert_eq!(lesson.next(), lessons.get(place + 1).copied());
                let previous = place.checked_sub(1).map(|place| lessons[place]);
                assert_eq!(lesson.previous(), previous);
            }
        }
    }
}
