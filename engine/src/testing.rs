//! Helpers for the tests of several modules.
#![allow(clippy::unwrap_used)]

use crate::{Game, SplitMix64};

/// A game of random placements, up to a number of vacant cells; `None` if it ends before.
pub fn random_game(seed: u64, vacant: usize) -> Option<Game> {
    let mut chance = SplitMix64::new(seed);
    let mut game = Game::new();
    while vacant < game.position().sides().vacant().len() {
        let moves = game.moves();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[chance.below(moves.len())]).unwrap();
    }
    Some(game)
}
