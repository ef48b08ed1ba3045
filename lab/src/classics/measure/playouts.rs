//! `measure playouts`: the speed of Reversi Go's playouts.

use rsg_classics::go::{Game, Options, Thinker};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::clock::Stopwatch;
use rsg_lab::figures::rounded;
use serde_json::json;
use std::io::Write;

pub const USAGE: &str = "measure playouts [--json]
    Playouts a second from the empty board of every size that is offered, in the thread's own processor
    time.";

/// The sizes, and how many playouts are timed.
const BOARDS: [(u8, u32); 5] = [
    (9, 30_000),
    (11, 20_000),
    (13, 15_000),
    (15, 10_000),
    (19, 5_000),
];

/// Runs `bench`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    args.finish("")?;
    let thinker = Thinker::default();
    let mut rows = Vec::new();
    for (size, games) in BOARDS {
        let options = Options::new(size, 7, 0).map_err(|why| Failure::Input(why.to_string()))?;
        let game = Game::new(options);
        let watch = Stopwatch::start();
        let lead = f64::from(thinker.estimate(&game, games, 1).lead);
        let rate = f64::from(games) / watch.seconds().max(1e-9);
        if json {
            rows.push(json!({"size": size, "rate": rate as u64, "mean_margin": rounded(lead)}));
        } else {
            writeln!(
                out,
                "{size}x{size} {rate:.0} playouts/s, Black's mean margin {lead:+.1}"
            )?;
        }
    }
    if json {
        let object = json!({"boards": rows});
        writeln!(out, "{object}")?;
    }
    Ok(())
}
