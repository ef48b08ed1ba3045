//! Proves a file of puzzles: each by the engine's solver and by the second one, which share little but the board.

use super::grade;
use crate::second::Second;
use rsg_engine::puzzle::{Puzzle, Puzzles};
use rsg_engine::{Game, Thinker};

/// Megabytes of table for each solver.
const TABLE_MB: usize = 32;

/// Both solvers, and the levels.
pub struct Provers {
    first: Thinker,
    second: Second,
    players: Thinker,
}

impl Provers {
    pub fn new() -> Provers {
        Provers {
            first: Thinker::new(TABLE_MB),
            second: Second::new(TABLE_MB),
            players: Thinker::new(1),
        }
    }

    /// The fault of a puzzle of a file, if it has one.
    pub fn complaint(&mut self, puzzles: &Puzzles, number: usize) -> Option<String> {
        let puzzle = puzzles.get(number)?;
        let complaint = |what: String| Some(format!("puzzle {number}: {what}"));
        if let Err(fault) = puzzle.prove(&mut self.first, puzzles.tries) {
            return complaint(fault.to_string());
        }
        if let Some(what) = self.differs(puzzle) {
            return complaint(what);
        }
        let found = grade::finds(&mut self.players, puzzle.position, &puzzle.line);
        if found != puzzle.found || puzzles.tries != grade::TRIES {
            return complaint(format!("the levels find it {found:?} times"));
        }
        None
    }

    /// The second solver's objection: that a placement outside the solution wins, or one of the solution does not.
    fn differs(&mut self, puzzle: &Puzzle) -> Option<String> {
        let mut game = Game::from_position(puzzle.position);
        for &mv in &puzzle.line {
            if game.position().to_move() == puzzle.solver() {
                let position = game.position();
                let solution = position.play_unchecked(mv);
                for other in game.moves() {
                    let mut next = game.clone();
                    next.play(other).expect("it is one of the moves");
                    let wanted = position.play_unchecked(other) == solution;
                    if self.second.wins(&next, puzzle.solver()) != wanted {
                        let wins = if wanted { "does not win" } else { "wins" };
                        let turn = game.turns().len() + 1;
                        return Some(format!("{other} {wins} at placement {turn}"));
                    }
                }
            }
            game.play(mv).expect("the first solver has played it");
        }
        None
    }
}
