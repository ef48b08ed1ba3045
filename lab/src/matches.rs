//! `match` and `ladder`: Reverse Matches between players.

use crate::Failure;
use crate::args::Args;
use crate::json::Json;
use crate::player::Player;
use crate::series::Series;
use rsg_engine::Level;
use rsg_lab::contest::{players, sizes};
use std::io::Write;

pub const MATCH_USAGE: &str = "match LEVEL LEVEL --games N [--seed N] [--sprt] [--json]
    N Reverse Matches (2N games) between two levels on all cores, each from its own random opening of two to
    four placements: won, drawn and lost matches, share with its 95 % error, mean margin and the slowest move of the
    first level, in its thread's own processor time where the system tells it. Levels are 1 2 3 4 5 max final oracle,
    and for measuring random greedy lessons base. With --sprt it stops as soon as one is proved stronger (0 against
    20 Elo, 5 %).";

pub const LADDER_USAGE: &str = "ladder --games N [--seed N] [--json]
    N Reverse Matches of every level against the one below.";

/// Runs `match`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let sprt = args.flag("--sprt");
    let (matches, seed) = sizes(&mut args)?;
    let series = Series {
        players: players(args)?,
        matches,
        seed,
        sprt,
    };
    series.play().print(&series.players, json, out)
}

/// Runs `ladder`.
pub fn run_ladder(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let (matches, seed) = sizes(&mut args)?;
    args.finish("")?;
    let mut steps = Vec::new();
    for pair in Level::ALL.windows(2) {
        let (higher, lower) = (pair[1], pair[0]);
        let series = Series {
            players: [higher, lower].map(Player::Level),
            matches,
            seed,
            sprt: false,
        };
        let outcome = series.play();
        if !json {
            writeln!(out, "{higher} - {lower}: {outcome}")?;
        }
        let tally = outcome.tally;
        steps.push(Json::Object(vec![
            ("higher", Json::text(higher)),
            ("lower", Json::text(lower)),
            ("won", Json::int(tally.won)),
            ("drawn", Json::int(tally.drawn)),
            ("lost", Json::int(tally.lost)),
        ]));
    }
    if json {
        writeln!(out, "{}", Json::Object(vec![("steps", Json::List(steps))]))?;
    }
    Ok(())
}
