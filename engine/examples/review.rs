//! The cost of the moves of a game: `cargo run --release -p rsg-engine --example review`.

use rsg_engine::analysis::{Care, Known};

use rsg_engine::{Game, Level, Limits, Thinker};

fn main() {
    let mut thinker = Thinker::with_megabytes(64);
    let mut game = Game::new();
    while let Some(report) = thinker.choose(&game, Level::Two, 3, Limits::default()) {
        game.play(report.best)
            .expect("levels choose playable moves");
    }
    // Without a limit of its own an analysis proves what it can; here it may visit a million positions.
    let limits = Limits::nodes(1_000_000);
    let mut tell = |judged: rsg_engine::analysis::Judgement, care| {
        if care == Care::Full && 0 < judged.loss {
            let about = if judged.exact { "" } else { "about " };
            let (number, played, best) = (judged.turn + 1, judged.played, judged.best);
            println!(
                "{number}. {played} cost {about}{}; {best} was better",
                judged.loss
            );
        }
    };
    thinker.analyse_game(&game, limits, &|_| Known::Nothing, &mut tell);
}
