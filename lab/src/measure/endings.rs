//! `measure endings`: how long exact answers take, by the number of empty cells (CP not counted): the table of
//! docs/solving.md.
//!
//! The positions come from ordinary play: games of MAX against itself from random openings, stopped at the first
//! position with the empty cells in question. Every position is solved by a thinker that knows nothing yet.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::commands::duel::opening;
use rsg_engine::{Game, Level, Limits, Thinker};
use std::io::Write;

pub const USAGE: &str =
    "measure endings [--from N] [--to N] [--step N] [--count N] [--margins-to N] [--table MB]
    How long exact answers take by the number of empty cells: the table of docs/solving.md.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let from: usize = args.parsed_or("--from", 8)?;
    let to: usize = args.parsed_or("--to", 20)?;
    let step: usize = args.parsed_or("--step", 2)?;
    let count: usize = args.parsed_or("--count", 20)?;
    let margins_to: usize = args.parsed_or("--margins-to", 18)?;
    let table: usize = args.parsed_or("--table", 64)?;
    args.finish("")?;
    writeln!(
        out,
        "| empty cells | question | positions | mean s | worst s | mean nodes | worst nodes | nodes/s |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|")?;
    for empties in (from..=to).step_by(step) {
        let games: Vec<Game> = (0..)
            .filter_map(|seed| ordinary(seed, empties))
            .take(count)
            .collect();
        if empties <= margins_to {
            let solve = |thinker: &mut Thinker, game: &Game| {
                thinker.margin(game, &|| false).map(|(_, nodes)| nodes)
            };
            writeln!(out, "{}", row(empties, "margin", &games, table, solve))?;
        }
        let outcome = |thinker: &mut Thinker, game: &Game| {
            thinker.outcome(game, &|| false).map(|(_, nodes)| nodes)
        };
        let question = "win, draw or loss";
        writeln!(out, "{}", row(empties, question, &games, table, outcome))?;
    }
    Ok(())
}

fn row(
    empties: usize,
    question: &str,
    games: &[Game],
    table: usize,
    ask: impl Fn(&mut Thinker, &Game) -> Option<u64>,
) -> String {
    let mut thinker = Thinker::with_megabytes(table);
    let (mut seconds, mut nodes) = (Vec::new(), Vec::new());
    for game in games {
        thinker.forget();
        let watch = Stopwatch::start();
        nodes.push(ask(&mut thinker, game).unwrap_or(0));
        seconds.push(watch.seconds());
    }
    let mean = |sum: f64| sum / games.len().max(1) as f64;
    let (all_seconds, all_nodes) = (seconds.iter().sum::<f64>(), nodes.iter().sum::<u64>());
    format!(
        "| {empties} | {question} | {} | {:.4} | {:.3} | {:.0} | {} | {:.1} M |",
        games.len(),
        mean(all_seconds),
        seconds.iter().copied().fold(0.0, f64::max),
        mean(all_nodes as f64),
        nodes.iter().max().unwrap_or(&0),
        all_nodes as f64 / all_seconds.max(1e-9) / 1e6,
    )
}

/// The first position of a game with `empties` empty cells, if it gets there before it ends.
fn ordinary(seed: u64, empties: usize) -> Option<Game> {
    let mut thinker = Thinker::with_megabytes(1);
    let mut game = opening(seed);
    while game.end().is_none() {
        let vacant = game.position().sides().vacant().len();
        if vacant <= empties {
            return (vacant == empties).then_some(game);
        }
        let report = thinker.choose(&game, Level::Max, seed, Limits::default())?;
        game.play(report.best).ok()?;
    }
    None
}
