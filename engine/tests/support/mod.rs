//! Helpers of several test files: random games and the slow reference.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod reference;

use rsg_engine::{Color, Game, Move, SplitMix64, Thinker};

/// A move for a random game. Every other game prefers interior cells, where captures and repetitions happen.
pub fn random_move(game: &Game, seed: u64, chance: &mut SplitMix64) -> Option<Move> {
    let moves = game.moves();
    let interior: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| mv.cell.is_interior())
        .collect();
    let from = if seed % 2 == 1 && !interior.is_empty() {
        interior
    } else {
        moves
    };
    (!from.is_empty()).then(|| from[chance.below(from.len())])
}

/// Plays a whole random game, showing each game state before a move and the last one.
pub fn random_game(seed: u64, mut look: impl FnMut(&Game)) -> Game {
    let mut chance = SplitMix64::new(seed);
    let mut game = Game::new();
    loop {
        look(&game);
        let Some(mv) = random_move(&game, seed, &mut chance) else {
            return game;
        };
        game.play(mv)
            .unwrap_or_else(|error| panic!("seed {seed}, {mv}: {error}"));
    }
}

/// A random game up to the first position with at most `empty` empty cells; `None` if it ended before.
pub fn late(seed: u64, empty: usize) -> Option<Game> {
    let mut game = random_game(seed, |_| {});
    while game.position().board().empty().len() < empty {
        game.undo();
    }
    game.end().is_none().then_some(game)
}

/// A game as it was before a turn.
pub fn before(game: &Game, turn: usize) -> Game {
    let mut earlier = game.clone();
    while turn < earlier.turns().len() {
        earlier.undo();
    }
    earlier
}

/// True if a side wins with best play by both; at a level score captures decide.
pub fn wins(solver: &mut Thinker, game: &Game, side: Color) -> bool {
    let position = game.position();
    match solver.outcome(game, &|| false) {
        Some((winner, _)) => {
            0 < if position.to_move() == side {
                winner
            } else {
                -winner
            }
        }
        None => game.outcome().unwrap().winner == Some(side),
    }
}
