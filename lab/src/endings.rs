//! How long exact answers take, by the number of empty cells: the table of docs/solving.md.
//!
//! The positions come from ordinary play: games of MAX against itself from random openings, stopped at the first position
//! with so many empty cells. Every position is solved by a thinker that knows nothing yet.

use crate::flags::Flags;
use crate::thread_clock::thread_seconds;
use rsg_engine::duel::opening;
use rsg_engine::{Game, Level, Limits, Thinker};

/// Runs `endings`.
pub fn run(mut flags: Flags) -> Result<(), String> {
    let from: usize = flags.take("--from", 8)?;
    let to: usize = flags.take("--to", 20)?;
    let step: usize = flags.take("--step", 2)?;
    let count: u64 = flags.take("--count", 20)?;
    let margins_to: usize = flags.take("--margins-to", 18)?;
    let table: usize = flags.take("--table", 64)?;
    flags.finish()?;
    println!(
        "| empty cells | question | positions | mean s | worst s | mean nodes | worst nodes | nodes/s |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for empties in (from..=to).step_by(step) {
        let games: Vec<Game> = (0..)
            .filter_map(|seed| ordinary(seed, empties))
            .take(count as usize)
            .collect();
        if empties <= margins_to {
            let solve = |thinker: &mut Thinker, game: &Game| {
                thinker.margin(game, &|| false).map(|(_, nodes)| nodes)
            };
            row(empties, "margin", &games, table, solve);
        }
        let outcome = |thinker: &mut Thinker, game: &Game| {
            thinker.outcome(game, &|| false).map(|(_, nodes)| nodes)
        };
        row(empties, "win, draw or loss", &games, table, outcome);
    }
    Ok(())
}

fn row(
    empties: usize,
    question: &str,
    games: &[Game],
    table: usize,
    ask: impl Fn(&mut Thinker, &Game) -> Option<u64>,
) {
    let mut thinker = Thinker::new(table);
    let (mut seconds, mut nodes) = (Vec::new(), Vec::new());
    for game in games {
        thinker.forget();
        let begin = thread_seconds();
        nodes.push(ask(&mut thinker, game).unwrap_or(0));
        seconds.push(thread_seconds() - begin);
    }
    let mean = |sum: f64| sum / games.len().max(1) as f64;
    let (all_seconds, all_nodes) = (seconds.iter().sum::<f64>(), nodes.iter().sum::<u64>());
    println!(
        "| {empties} | {question} | {} | {:.4} | {:.3} | {:.0} | {} | {:.1} M |",
        games.len(),
        mean(all_seconds),
        seconds.iter().copied().fold(0.0, f64::max),
        mean(all_nodes as f64),
        nodes.iter().max().unwrap_or(&0),
        all_nodes as f64 / all_seconds.max(1e-9) / 1e6,
    );
}

/// The first position of a game with so many empty cells, if it gets there before it ends.
fn ordinary(seed: u64, empties: usize) -> Option<Game> {
    let mut thinker = Thinker::new(1);
    let mut game = opening(seed);
    while game.end().is_none() {
        // CP is no cell to place on.
        let position = game.position();
        let open = position.board().empty().without(rsg_engine::Cell::CP).len();
        if open <= empties {
            return (open == empties).then_some(game);
        }
        let report = thinker.choose(&game, Level::Max, seed, Limits::default(), &|| false)?;
        game.play(report.best).ok()?;
    }
    None
}
