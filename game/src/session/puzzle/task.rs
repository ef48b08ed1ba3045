//! The task of a puzzle, which ships with the app or is a mistake of the player's own, and the board for it.

use rsg_engine::puzzle::{Puzzle, Themes};
use rsg_engine::{Color, Game, Move};

use crate::progress::puzzles::Mistake;

/// What is to be solved.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// The game as it stands. Its side to move is the solver.
    pub start: Game,
    /// The solver's placements and the replies between them, the last placement the solver's.
    pub line: Vec<Move>,
    /// By how much the solver is ahead in the end; 0 for a win by captures.
    pub margin: i16,
    pub themes: Themes,
    /// How many of a hundred games at Lv.3 find the solution, where that is known.
    pub found: Option<u8>,
}

/// The level whose finds are told to the player, by its place among the levels that graded the puzzles.
const TOLD_LEVEL: usize = 2;

impl Task {
    /// A puzzle that ships, which so many games of each level graded.
    #[must_use]
    pub fn of(puzzle: &Puzzle, tries: u8) -> Task {
        let (found, tries) = (u16::from(puzzle.found[TOLD_LEVEL]), u16::from(tries.max(1)));
        Task {
            start: Game::from_position(puzzle.position),
            line: puzzle.line.clone(),
            margin: i16::from(puzzle.margin),
            themes: puzzle.themes,
            found: u8::try_from((100 * found + tries / 2) / tries).ok(),
        }
    }

    /// The better placement in a game of the player's own. None if it cannot be played.
    #[must_use]
    pub fn of_mistake(mistake: &Mistake) -> Option<Task> {
        let start = mistake.game()?;
        let best = *mistake.judged.line.first()?;
        start.moves().contains(&best).then(|| Task {
            start,
            line: vec![best],
            margin: mistake.judged.before,
            themes: Themes::NONE,
            found: None,
        })
    }

    #[must_use]
    pub fn solver(&self) -> Color {
        self.start.position().to_move()
    }

    /// The solver's placements in the first so many of the solution.
    pub(super) fn own_turns(&self, count: usize) -> usize {
        let mut game = self.start.clone();
        let played = self.line.iter().take(count);
        let turns = played.filter_map(|mv| game.play(*mv).ok());
        turns.filter(|turn| turn.by == self.solver()).count()
    }
}
