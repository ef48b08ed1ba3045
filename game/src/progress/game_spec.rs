//! The registry of games: what the app knows of a game beside its rules. Screens read a game's spec and name no game.

use super::{GameKind, Lesson, Rules};

/// The unit in which a game is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Points of the star.
    Points,
    Discs,
    /// Points, halves among them.
    HalfPoints,
}

/// The particulars of a game.
#[derive(Debug)]
pub struct GameSpec {
    /// The rules of a first game, as they are saved: on squares those of a small board.
    first: &'static str,
    pub unit: Unit,
    /// Its number in the codes of messages.
    pub code: u64,
    /// True if its name stands where it is played or listed; the app's own game needs none.
    pub is_named: bool,
    /// True if ranks, days and the levels that are open depend on it.
    pub is_ranked: bool,
    /// True if help is counted: there is one Undo a game, and a hint makes a win practice.
    pub counts_help: bool,
    /// True if the number of a game in its match is said where there is one alone, too.
    pub numbers_every_game: bool,
    /// True if stones lie on the points of a grid.
    pub is_on_points: bool,
    /// True if two games can be agreed on, so that both begin once.
    pub is_reversed: bool,
    /// True if that can be done by message.
    pub is_reversed_by_message: bool,
    /// True if Review of a result leads back to it, which waits until then. The star's leads to the place before.
    pub review_leads_back: bool,
    /// True if two people can go on with a game from Review.
    pub goes_on_for_two: bool,
    /// Its lessons, in their order.
    pub lessons: &'static [Lesson],
    /// The first lesson that shows points: on the star the one before the first capture, so that the capture is seen to
    /// count.
    pub scores_from: Lesson,
    /// True if the player's place in the lessons is kept, their end is noted, and the teacher stays for the game after
    /// them.
    pub keeps_lessons: bool,
    /// True if each level has a line about how it plays, as was measured.
    pub tells_levels: bool,
    /// True if its glossary has a page.
    pub has_words: bool,
    /// True if stones are trapped between two others: the game's first texts explain that, and it is worth seeing
    /// again.
    pub traps_stones: bool,
    /// True if a tie counts as half a win, as in its tournaments.
    pub halves_ties: bool,
    /// True if a game can be copied as a grid with the number of each placement.
    pub has_sheet: bool,
    /// True if it can be proved that a position has one winning turn alone.
    pub can_be_puzzle: bool,
}

/// The lessons from one to another. Those of a game follow each other.
const fn lessons(first: Lesson, last: Lesson) -> &'static [Lesson] {
    let (up_to_last, _) = Lesson::ALL.split_at(last as usize + 1);
    up_to_last.split_at(first as usize).1
}

const STAR: GameSpec = GameSpec {
    first: "star",
    unit: Unit::Points,
    code: 0,
    is_named: false,
    is_ranked: true,
    counts_help: true,
    numbers_every_game: true,
    is_on_points: false,
    is_reversed: true,
    is_reversed_by_message: true,
    review_leads_back: false,
    goes_on_for_two: false,
    lessons: lessons(Lesson::Flip, Lesson::End),
    scores_from: Lesson::OtherCall,
    keeps_lessons: true,
    tells_levels: true,
    has_words: false,
    traps_stones: true,
    halves_ties: false,
    has_sheet: false,
    can_be_puzzle: true,
};

const REVERSI: GameSpec = GameSpec {
    first: "reversi 6 othello most",
    unit: Unit::Discs,
    code: 1,
    is_named: true,
    is_ranked: false,
    counts_help: false,
    numbers_every_game: false,
    is_reversed_by_message: false,
    review_leads_back: true,
    goes_on_for_two: true,
    lessons: lessons(Lesson::ReversiFlip, Lesson::ReversiEnd),
    scores_from: Lesson::ReversiEnd,
    keeps_lessons: false,
    tells_levels: false,
    has_words: true,
    halves_ties: true,
    has_sheet: true,
    ..STAR
};

const GO: GameSpec = GameSpec {
    first: "go 9 7 0",
    unit: Unit::HalfPoints,
    code: 2,
    is_on_points: true,
    // Komi does what a second game would do.
    is_reversed: false,
    lessons: lessons(Lesson::GoFlip, Lesson::GoEnd),
    scores_from: Lesson::GoEnd,
    has_words: false,
    traps_stones: false,
    halves_ties: false,
    has_sheet: false,
    can_be_puzzle: false,
    ..REVERSI
};

/// The specs, in the order of [`GameKind::ALL`].
const SPECS: [GameSpec; GameKind::ALL.len()] = [STAR, REVERSI, GO];

impl GameKind {
    /// The particulars of this game.
    #[must_use]
    pub fn spec(self) -> &'static GameSpec {
        &SPECS[self as usize]
    }
}

impl GameSpec {
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
    fn the_specs_are_in_the_order_of_the_games() {
        for game in GameKind::ALL {
            assert_eq!(game.spec().first_rules().game(), Some(game));
            assert_eq!(game.spec().scores_from.game(), game);
            let has_its_code = |other: &GameKind| other.spec().code == game.spec().code;
            let with_it = GameKind::ALL.into_iter().filter(has_its_code);
            assert_eq!(with_it.count(), 1, "no two games have one code");
        }
    }

    #[test]
    fn a_grid_is_offered_where_a_game_has_one() {
        for kind in GameKind::ALL {
            let spec = kind.spec();
            let game = crate::games::begin(&spec.first_rules()).expect("a known game");
            assert_eq!(game.sheet().is_some(), spec.has_sheet, "{kind:?}");
            assert_eq!(game.text().is_some(), kind != GameKind::Star, "{kind:?}");
        }
    }
}
