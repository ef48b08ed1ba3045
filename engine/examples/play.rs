//! A whole game between two levels: `cargo run --release -p rsg-engine --example play`.

use rsg_engine::{Color, Game, Level, Limits, Thinker};

fn main() {
    let mut thinker = Thinker::default();
    let mut game = Game::new();
    while game.end().is_none() {
        let level = match game.position().to_move() {
            Color::Black => Level::Final,
            Color::White => Level::Three,
        };
        // The seed is the game's: the same seed gives the same game.
        let report = thinker.choose(&game, level, 7, Limits::default());
        let best = report.expect("the game is not over").best;
        // A pass that is due is part of the turn before it.
        let turn = game.play(best).expect("levels choose playable moves");
        println!("{} {best}", turn.by);
    }
    let score = game.position().score();
    println!(
        "{score:?}, {:?}",
        game.outcome().map(|outcome| outcome.winner)
    );
}
