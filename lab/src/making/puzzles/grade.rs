//! The share of solutions that the levels find.

use crate::making::games;
use rsg_engine::puzzle::SOLVERS;
use rsg_engine::{Game, Level, Move, Position, Thinker};

/// Games of each level that try a puzzle: their seeds are 0, 1, 2 and so on.
pub const TRIES: u8 = 60;

/// A turn at the end that this level always finds needs no finding.
const SEES_THE_END: Level = Level::Two;

/// The number of games of each level that play the whole solution.
pub fn finds(thinker: &mut Thinker, position: Position, line: &[Move]) -> [u8; SOLVERS.len()] {
    let turns = turns(position, line);
    SOLVERS.map(|level| {
        let solves = |seed: &u8| {
            let mut turns = turns.iter();
            turns.all(|(game, mv)| plays(thinker, game, *mv, level, *seed))
        };
        (0..TRIES).filter(solves).count() as u8
    })
}

/// The solution without the turns at its end that need no finding. `None` if nothing is left of it.
pub fn without_easy_end(
    thinker: &mut Thinker,
    position: Position,
    mut line: Vec<Move>,
) -> Option<Vec<Move>> {
    let mut turns = turns(position, &line);
    while let Some((game, mv)) = turns.last() {
        let mut seeds = 0..TRIES;
        if !seeds.all(|seed| plays(thinker, game, *mv, SEES_THE_END, seed)) {
            line.truncate(game.turns().len() + 1);
            return Some(line);
        }
        turns.pop();
    }
    None
}

/// The solver's turns: the game before each, and the placement.
fn turns(position: Position, line: &[Move]) -> Vec<(Game, Move)> {
    let mut game = Game::from_position(position);
    let mut turns = Vec::new();
    for &mv in line {
        if game.position().to_move() == position.to_move() {
            turns.push((game.clone(), mv));
        }
        game.play(mv).expect("a solution can be played");
    }
    turns
}

/// True if a level places so that the same position follows.
fn plays(thinker: &mut Thinker, game: &Game, mv: Move, level: Level, seed: u8) -> bool {
    let position = game.position();
    let chosen = games::choice(thinker, game, level, u64::from(seed));
    chosen == mv || position.play_unchecked(chosen) == position.play_unchecked(mv)
}
