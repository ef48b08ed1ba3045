//! A game of Reversi Go to the stop, and what the two sides agree upon there:
//! `cargo run --release -p rsg-classics --example go_agreement`.

use rsg_classics::go::{Game, Options, Phase, Thinker};
use rsg_classics::{Color, Level, Limits, Play};

fn main() {
    let mut thinker = Thinker::default();
    let mut game = Game::new(Options::default());
    while game.phase() == Phase::Open {
        let level = match game.to_move() {
            Color::Black => Level::Four,
            Color::White => Level::Three,
        };
        let report = thinker.choose(&game, level, 7, Limits::default());
        let play = report.expect("the game is not over").play;
        game.play(play).expect("levels play what is allowed");
    }
    // Two passes have stopped the game. Each side says which groups are lost, by one stone of each.
    let marks = thinker.lost(&game, 1);
    println!("{}\nlost: {marks:?}", game.notation());
    // If the other side agrees, those groups flip and the game is over; else it is played on.
    game.play(Play::Agree(marks))
        .expect("every mark is a stone");
    let score = game.score();
    let (black, white) = (score.total.black, score.total.white);
    println!("{black} to {white}, won by {:?}", game.winner());
}
