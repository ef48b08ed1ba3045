//! Plays Reversi and Reversi Go by chance through the interface that both have, and takes the games back.

use rsg_classics::{Playable, SplitMix64, go, reversi};

/// Plays by chance to the end, or at most `most` turns; who cannot place plays beside the board.
fn play_by_chance<G: Playable>(mut game: G, seed: u64, most: usize) -> G {
    let mut chance = SplitMix64::of_pair(seed, 0);
    while !game.is_over() && game.turns() < most {
        let mut open = game.placements();
        let turn = match open.len() {
            0 => game.beside(),
            count => Some(open.swap_remove(chance.below(count))),
        };
        let Some(turn) = turn else { break };
        game.play(turn).expect("it is open");
    }
    game
}

fn taken_back<G: Playable>(mut game: G) -> G {
    while game.undo() {}
    game
}

fn main() {
    let reversi = reversi::Game::<reversi::Eight>::new(reversi::Options::default());
    let reversi = play_by_chance(reversi, 1, 100);
    println!("{}: {:?} wins", reversi.record(), reversi.winner());
    let go = play_by_chance(go::Game::new(go::Options::default()), 1, 60);
    println!("{}", go.record());
    println!("{} turns are left", taken_back(go).turns().len());
}
