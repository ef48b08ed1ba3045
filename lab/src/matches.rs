//! `match` and `ladder`: Reverse Matches between players.

use crate::Failure;
use crate::args::Args;
use crate::clock::milliseconds;
use crate::json::Json;
use crate::player::Player;
use crate::series::Series;
use rsg_engine::Level;
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
    let operands = args.operands()?;
    let [first, second] = operands.as_slice() else {
        return Err(Failure::Usage("match needs two levels".to_owned()));
    };
    let player = |word: &str| {
        word.parse::<Player>()
            .map_err(|error| Failure::Usage(format!("{word}: {error}")))
    };
    let series = Series {
        players: [player(first)?, player(second)?],
        matches,
        seed,
        sprt,
    };
    let outcome = series.play();
    if !json {
        return Ok(writeln!(out, "{first} - {second}: {outcome}")?);
    }
    let tally = outcome.tally;
    let fields = vec![
        ("games", Json::int(tally.matches())),
        ("won", Json::int(tally.won)),
        ("drawn", Json::int(tally.drawn)),
        ("lost", Json::int(tally.lost)),
        ("mean_margin", Json::Real(tally.mean_margin())),
        ("slowest_ms", Json::Real(milliseconds(outcome.slowest))),
    ];
    Ok(writeln!(out, "{}", Json::Object(fields))?)
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

/// How many matches, and from which seed.
fn sizes(args: &mut Args) -> Result<(u64, u64), Failure> {
    let matches = args
        .parsed("--games")?
        .ok_or_else(|| Failure::Usage("--games N is needed".to_owned()))?;
    if matches == 0 {
        return Err(Failure::Usage("--games: at least 1".to_owned()));
    }
    Ok((matches, args.parsed_or("--seed", 1)?))
}
