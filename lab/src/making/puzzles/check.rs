//! Proves a file of puzzles: each by the engine's solver and by the second one, which share little but the board.

use super::grade;
use crate::making::maker::Provers;
use crate::proofs::second::Second;
use rsg_engine::Game;
use rsg_engine::puzzle::{Puzzle, Puzzles};

/// Megabytes of table for each solver.
const TABLE_MB: usize = 32;

/// The solvers of a thread.
pub fn provers() -> Provers {
    Provers::with_megabytes(TABLE_MB)
}

/// The fault of a puzzle of a file, if it has one.
pub fn complaint(provers: &mut Provers, puzzles: &Puzzles, number: usize) -> Option<String> {
    let puzzle = puzzles.get(number)?;
    let complaint = |what: String| Some(format!("puzzle {number}: {what}"));
    if let Err(fault) = puzzle.prove(&mut provers.first, puzzles.tries) {
        return complaint(fault.to_string());
    }
    if let Some(what) = differs(&mut provers.second, puzzle) {
        return complaint(what);
    }
    let found = grade::finds(&mut provers.players, puzzle.position, &puzzle.line);
    if found != puzzle.found || puzzles.tries != grade::TRIES {
        return complaint(format!("the levels find it {found:?} times"));
    }
    None
}

/// The second solver's objection: that a placement outside the solution wins, or one of the solution does not.
fn differs(second: &mut Second, puzzle: &Puzzle) -> Option<String> {
    let mut game = Game::from_position(puzzle.position);
    for &mv in &puzzle.line {
        if game.position().to_move() == puzzle.solver() {
            let position = game.position();
            let solution = position.play_unchecked(mv);
            for other in game.moves() {
                let mut next = game.clone();
                next.play(other).expect("it is one of the moves");
                let wanted = position.play_unchecked(other) == solution;
                if second.wins(&next, puzzle.solver()) != wanted {
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
