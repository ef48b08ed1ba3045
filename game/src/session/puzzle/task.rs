//! The task of a puzzle, which ships with the app or is a mistake of the player's own, and the board for it.

use rsg_engine::puzzle::{Puzzle, Puzzles, Themes};
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
    /// The puzzle's difficulty, where that is known.
    pub hardness: Option<Hardness>,
}

/// The difficulty of a puzzle among all that ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hardness {
    /// Most others are harder.
    Easier,
    Middling,
    /// Most others are easier.
    Harder,
}

impl Hardness {
    /// The word that stands for it in the texts' keys.
    pub fn key(self) -> &'static str {
        match self {
            Self::Easier => "easier",
            Self::Middling => "middling",
            Self::Harder => "harder",
        }
    }

    /// A puzzle of this rating among all.
    fn of(rating: u16, all: &Puzzles) -> Hardness {
        // *Most* is at least three of five.
        let most = all.all.len() * 3 / 5;
        let ratings = || all.all.iter().map(|puzzle| puzzle.rating);
        let below = ratings().filter(|other| *other < rating).count();
        let above = ratings().filter(|other| *other > rating).count();
        match (most <= above, most <= below) {
            (true, _) => Hardness::Easier,
            (_, true) => Hardness::Harder,
            _ => Hardness::Middling,
        }
    }
}

impl Task {
    /// The task of one of these puzzles.
    #[must_use]
    pub fn of(puzzle: &Puzzle, all: &Puzzles) -> Task {
        Task {
            start: Game::from_position(puzzle.position),
            line: puzzle.line.clone(),
            margin: i16::from(puzzle.margin),
            themes: puzzle.themes,
            hardness: Some(Hardness::of(puzzle.rating, all)),
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
            hardness: None,
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
