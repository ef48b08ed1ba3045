//! The registry of games: what the app knows of a game beside its rules. Screens read a game's spec and name no game.
//!
//! - this file: the particulars that every game has
//! - `star`, `reversi`, `go`: those of one game each

mod go;
mod reversi;
mod star;

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
    /// Their boards, where they are squares or points.
    lesson_boards: &'static [LessonBoard],
    /// The first lesson that shows points: on the star the one before the first capture, so that the capture is seen to
    /// count.
    pub scores_from: Lesson,
    /// True if the player's place in the lessons is kept, their end is noted, and the teacher stays for the game after
    /// them.
    pub keeps_lessons: bool,
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

/// A lesson on a board of squares or points. Everything on it is written as in the records of games.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LessonBoard {
    pub lesson: Lesson,
    pub terms: &'static str,
    /// The turns up to it. Black, the player, is to move then.
    pub turns: &'static str,
    /// The target, which glows: a square, or a turn beside the board.
    pub target: &'static str,
    /// The squares or points that the task is about, with blanks between them.
    pub subject: &'static str,
    /// True if the message afterwards is about the same ones.
    pub subject_stays: bool,
}

impl LessonBoard {
    /// A board that goes with a message about other stones afterwards.
    const fn new(
        lesson: Lesson,
        terms: &'static str,
        turns: &'static str,
        target: &'static str,
        subject: &'static str,
    ) -> LessonBoard {
        LessonBoard {
            lesson,
            terms,
            turns,
            target,
            subject,
            subject_stays: false,
        }
    }
}

/// The lessons on these boards.
const fn lessons_on<const COUNT: usize>(boards: &[LessonBoard; COUNT]) -> [Lesson; COUNT] {
    let mut lessons = [boards[0].lesson; COUNT];
    let mut index = 1;
    while index < COUNT {
        lessons[index] = boards[index].lesson;
        index += 1;
    }
    lessons
}

/// The specs, in the order of [`GameKind::ALL`].
const SPECS: [GameSpec; GameKind::ALL.len()] = [star::SPEC, reversi::SPEC, go::SPEC];

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

    /// The board of a lesson, where it is one of squares or points.
    pub(crate) fn lesson_board(&self, lesson: Lesson) -> Option<&'static LessonBoard> {
        let mut boards = self.lesson_boards.iter();
        boards.find(|board| board.lesson == lesson)
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
    fn every_lesson_on_squares_has_a_board() {
        for game in GameKind::ALL {
            let spec = game.spec();
            let on_squares = spec.first_rules().terms().is_some();
            let has_board = |lesson: &&Lesson| spec.lesson_board(**lesson).is_some();
            let boards = spec.lessons.iter().filter(has_board).count();
            assert_eq!(boards, if on_squares { spec.lessons.len() } else { 0 });
            assert_eq!(boards, spec.lesson_boards.len(), "{game:?}");
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
