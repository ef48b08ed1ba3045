//! `match` and `ladder`: Reverse Matches between players.

use crate::Failure;
use crate::args::Args;
use crate::commands::duel::reverse_match;
use rsg_engine::{Game, Level, Thinker};
use rsg_lab::contest::{Outcome, Series, sizes};
use rsg_lab::games::star::{Player, TABLE_MB};
use serde_json::json;
use std::io::Write;

pub const MATCH_USAGE: &str = "match LEVEL LEVEL --games N [--seed N] [--sprt] [--threads N] [--json]
    N Reverse Matches (2N games) between two levels on all cores, each from its own random opening of two to
    four placements: won, drawn and lost matches, share with its 95 % error, mean margin and the slowest move of the
    first level, in its thread's own processor time where the system tells it. Levels are 1 2 3 4 5 max final oracle,
    and for measuring random greedy lessons base textbook. With --sprt it stops as soon as one is proved stronger (0
    against 20 Elo, 5 %).";

pub const LADDER_USAGE: &str = "ladder --games N [--seed N] [--json]
    N Reverse Matches of every level against the one below.";

/// Plays a series of Reverse Matches.
pub fn series(series: &Series<Level>) -> Outcome {
    let oracle = series.players.contains(&Player::Level(Level::Oracle));
    let table_mb = if oracle { TABLE_MB } else { 1 };
    series.play(
        || Thinker::with_megabytes(table_mb),
        |thinker, number| reverse_match(thinker, series.players, series.seed, number),
    )
}

/// Runs `match`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let matches = Series::read::<Game>(args)?;
    series(&matches).print(&matches.players, json, out)
}

/// Runs `ladder`.
pub fn run_ladder(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let (games, seed) = sizes(&mut args, None)?;
    args.finish("")?;
    let mut steps = Vec::new();
    for pair in Level::ALL.windows(2) {
        let (higher, lower) = (pair[1], pair[0]);
        let outcome = series(&Series::on_all_cores(
            [higher, lower].map(Player::Level),
            games,
            seed,
        ));
        if !json {
            writeln!(out, "{higher} - {lower}: {outcome}")?;
        }
        let tally = outcome.tally;
        steps.push(json!({
            "higher": higher.to_string(),
            "lower": lower.to_string(),
            "won": tally.won,
            "drawn": tally.drawn,
            "lost": tally.lost,
        }));
    }
    if json {
        writeln!(out, "{}", json!({"steps": steps}))?;
    }
    Ok(())
}
