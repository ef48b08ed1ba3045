//! The registry of games: what the app knows of a game beside its rules. Screens read a game's row and name no game.

use super::{GameKind, Lesson, Rules};

/// What is particular to a game.
#[derive(Debug)]
pub struct GameRow {
    /// The rules of a first game, as they are saved: on squares those of a small board.
    first: &'static str,
    /// Its lessons, in their order.
    pub lessons: &'static [Lesson],
    /// The first lesson that shows points: on the star the one before the first capture, so that the capture is seen to count.
    pub scores_from: Lesson,
    /// Whether the words of its players have a page.
    pub has_words: bool,
    /// Whether ranks, days and the levels that are open hang on it.
    pub is_ranked: bool,
    /// Whether stones are trapped between two others, which the first words about it tell and which is worth seeing again.
    pub traps_stones: bool,
    /// Whether Review of a result leads back to it, which waits until then. The star's has always led to the place before.
    pub review_leads_back: bool,
    /// Whether two people can go on with a game that is looked at.
    pub goes_on_for_two: bool,
    /// Whether a tie is half a win, as its tournaments count.
    pub halves_ties: bool,
}

/// The lessons of all games follow each other.
const LESSONS: (&[Lesson], &[Lesson]) = Lesson::ALL.split_at(Lesson::ReversiFlip as usize);
const ON_SQUARES: (&[Lesson], &[Lesson]) = LESSONS
    .1
    .split_at(Lesson::GoFlip as usize - LESSONS.0.len());

const STAR: GameRow = GameRow {
    first: "star",
    lessons: LESSONS.0,
    scores_from: Lesson::OtherCall,
    has_words: false,
    is_ranked: true,
    traps_stones: true,
    review_leads_back: false,
    goes_on_for_two: false,
    halves_ties: false,
};

/// In the order of [`GameKind::ALL`].
const ROWS: [GameRow; GameKind::ALL.len()] = [
    STAR,
    GameRow {
        first: "reversi 6 othello most",
        lessons: ON_SQUARES.0,
        scores_from: Lesson::ReversiEnd,
        has_words: true,
        is_ranked: false,
        review_leads_back: true,
        goes_on_for_two: true,
        halves_ties: true,
        ..STAR
    },
    GameRow {
        first: "go 9 7 0",
        lessons: ON_SQUARES.1,
        scores_from: Lesson::GoEnd,
        is_ranked: false,
        traps_stones: false,
        review_leads_back: true,
        goes_on_for_two: true,
        ..STAR
    },
];

impl GameKind {
    /// What is particular to this game.
    #[must_use]
    pub fn row(self) -> &'static GameRow {
        &ROWS[self as usize]
    }
}

impl GameRow {
    /// The rules of a first game.
    #[must_use]
    pub fn first_rules(&self) -> Rules {
        Rules::from(self.first.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_are_in_the_order_of_the_games() {
        for game in GameKind::ALL {
            assert_eq!(game.row().first_rules().game(), Some(game));
            assert_eq!(game.row().scores_from.game(), game);
        }
    }
}
