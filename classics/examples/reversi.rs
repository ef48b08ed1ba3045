//! A game of Reversi between two levels, an ending solved and judged:
//! `cargo run --release -p rsg-classics --example reversi`.

use rsg_classics::reversi::{Aim, Eight, Game, Options, Position, Solver, Thinker};
use rsg_classics::{Color, Level, Limits, Mind};

fn main() {
    let mut thinker = Thinker::with_megabytes(16);
    let mut game = Game::<Eight>::new(Options::default());
    let never = || false;
    while !game.is_over() {
        let level = match game.to_move() {
            Color::Black => Level::Four,
            Color::White => Level::Two,
        };
        let report = thinker.choose(&game, level, 7, Limits::default());
        let best = report.expect("the game is not over").best;
        game.play(best).expect("levels place where it is allowed");
    }
    println!("{game}\n{:?}", game.outcome());

    // The same game twelve placements before its end, as a game of its own.
    (0..12).for_each(|_| {
        game.undo();
    });
    let ending = Game::from_position(game.position(), game.to_move(), Aim::Most);
    let answer = Solver::new(1 << 16).solve::<Eight>(ending.position());
    let line: Vec<String> = answer.line.iter().map(ToString::to_string).collect();
    println!(
        "{} {:+} by {}",
        ending.notation(),
        answer.score,
        line.join("")
    );

    // The best placement and the lead that it keeps, as Review finds them.
    let judged = Mind::default().judge(&ending, None, &never);
    println!("{judged:?}");

    // Any position will do, whether or not a game leads there.
    let board = "X-------".to_owned() + &"O".repeat(48) + "-------X";
    let position = Position::<Eight>::read(&board, Color::Black).expect("64 letters");
    let composed = Game::from_position(position, Color::Black, Aim::Most);
    println!("{} placements", composed.placements().count());
}
