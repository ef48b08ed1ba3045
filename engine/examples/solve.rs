//! The end of a game with best play: `cargo run --release -p rsg-engine --example solve`.

use rsg_engine::{Game, Level, Limits, Thinker};

fn main() {
    let mut thinker = Thinker::with_megabytes(64);
    let mut game = Game::new();
    let never = || false;
    // Some moves, so that a proof takes less than a second.
    while 18 < game.position().sides().vacant().len() {
        let report = thinker.choose(&game, Level::Five, 1, Limits::default());
        let best = report.expect("the game is not over").best;
        game.play(best).expect("levels choose playable moves");
    }
    println!("{}", game.position());
    let solution = thinker.solve(&game, &never).expect("nothing stops it");
    let line: Vec<String> = solution.line.iter().map(ToString::to_string).collect();
    println!("{:+} by {}", solution.margin, line.join(" "));
}
