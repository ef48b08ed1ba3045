//! `measure review`: what every position of a game is worth, as looking at it again in the app finds it.

use rsg_classics::{Color, Mind, Points, Terms};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::clock::Stopwatch;
use std::io::Write;

pub const USAGE: &str = "measure review [--terms TEXT] MOVES…
    A line for every position of a game, from its end: how many turns were played, Black's advantage, whether
    it is proved, what the next turn cost, the best one, milliseconds of the thread's own processor time.
    TEXT is like `reversi 8 othello most`, which is the default, or `go 9 7 0`.";

pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let terms: Option<Terms> = args.parsed("--terms")?;
    let record = args.anything().join(" ");
    let terms = terms.unwrap_or_default();
    let mut game = terms
        .read(&record)
        .map_err(|fault| Failure::Input(format!("move {}: {}", fault.number, fault.why.key())))?;
    let mut mind = Mind::default();
    let (mut next, mut all) = (None, 0.0);
    loop {
        let watch = Stopwatch::start();
        if let Some(judged) = mind.judge(&*game, next.as_ref(), &|| false) {
            let sign = if game.to_move() == Color::Black {
                1
            } else {
                -1
            };
            let lead = Points::halves(sign * judged.lead.in_halves());
            let kind = if judged.exact { "proved" } else { "estimate" };
            let cost = judged.played.map_or("-".to_owned(), |played| {
                Points::halves(judged.lead.in_halves() - played.in_halves()).to_string()
            });
            let best = judged.best.map_or("-".to_owned(), |best| best.to_string());
            let seconds = watch.seconds();
            all += seconds;
            let turns = game.turns();
            writeln!(
                out,
                "{turns} {lead} {kind} {cost} {best} {:.0}",
                1000.0 * seconds
            )?;
        }
        next = game.last().map(|change| change.play);
        if !game.undo() {
            break;
        }
    }
    writeln!(out, "{all:.1} s")?;
    Ok(())
}
