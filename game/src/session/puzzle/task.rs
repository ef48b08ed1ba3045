//! The task of a puzzle, which ships with the app or is a mistake of the player's own, and the board for it.

use rsg_engine::puzzle::{Puzzle, Themes};
use rsg_engine::{Color, Game, Move};

use crate::progress::puzzles::Mistake;

/// A position to solve.
#[derive(Debug, Clone, PartialEq)]
pub struct Task {
    /// The game as it stands. Its side to move is the solver.
    pub start: Game,
    /// The solver's placements and the replies between them, the last placement the solver's.
    pub line: Vec<Move>,
    /// The solver's lead in the end; 0 for a win by captures.
    pub margin: i16,
    pub themes: Themes,
}

impl Task {
    /// The task of a puzzle that ships.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Task {
        Task {
            start: Game::from_position(puzzle.position),
            line: puzzle.line.clone(),
            margin: i16::from(puzzle.margin),
            themes: puzzle.themes,
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
        })
    }

    #[must_use]
    pub fn solver(&self) -> Color {
        self.start.position().to_move()
    }

    /// The number of the solver's placements among the first `count` of the solution.
    pub(super) fn own_turns(&self, count: usize) -> usize {
        let mut game = self.start.clone();
        let played = self.line.iter().take(count);
        let turns = played.filter_map(|mv| game.play(*mv).ok());
        turns.filter(|turn| turn.by == self.solver()).count()
    }
}
