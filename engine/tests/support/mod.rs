//! What several test files share: chance that repeats, random games, and the slow reference.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod reference;

use rsg_engine::{Game, Move};

/// Chance from a seed (SplitMix64), the same on every machine.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A move for a random game. Every other game prefers interior cells, where captures and repetitions happen.
pub fn random_move(game: &Game, seed: u64, chance: &mut Chance) -> Option<Move> {
    let moves = game.moves();
    if moves.is_empty() {
        return None;
    }
    let interior: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| mv.cell.is_interior())
        .collect();
    if seed % 2 == 1 && !interior.is_empty() {
        return Some(chance.pick(&interior));
    }
    Some(chance.pick(&moves))
}

/// Plays a whole random game, showing each game state before a move and the last one.
pub fn random_game(seed: u64, mut look: impl FnMut(&Game)) -> Game {
    let mut chance = Chance::new(seed);
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
