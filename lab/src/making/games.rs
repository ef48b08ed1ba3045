//! The games between levels in which positions are looked for.

use rsg_engine::{Color, Game, Level, Limits, Move, SplitMix64, Thinker};
use std::ops::RangeInclusive;

/// The players of the games.
const PLAYERS: [Level; 5] = [
    Level::Two,
    Level::Three,
    Level::Four,
    Level::Five,
    Level::Max,
];

/// A game between two levels that begins with random placements, up to `vacant` vacant cells or its end.
pub fn play(
    players: &mut Thinker,
    chance: &mut SplitMix64,
    opening: RangeInclusive<usize>,
    vacant: usize,
) -> Game {
    let levels = Color::ALL.map(|_| PLAYERS[chance.below(PLAYERS.len())]);
    let choices = opening.clone().count();
    let opening = opening.start() + chance.below(choices);
    let seed = chance.next();
    let mut game = Game::new();
    while game.end().is_none() && vacant < game.position().sides().vacant().len() {
        let mv = if game.turns().len() < opening {
            let moves = game.moves();
            moves[chance.below(moves.len())]
        } else {
            let level = levels[game.position().to_move() as usize];
            choice(players, &game, level, seed)
        };
        game.play(mv).expect("levels play playable moves");
    }
    game
}

/// The move of a level.
pub fn choice(thinker: &mut Thinker, game: &Game, level: Level, seed: u64) -> Move {
    thinker
        .choose(game, level, seed, Limits::default())
        .expect("the game is open and nobody stops it")
        .best
}
