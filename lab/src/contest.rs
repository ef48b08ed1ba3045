//! Games between two players: what every command about them reads and prints.

use crate::Failure;
use crate::args::Args;
use crate::clock::milliseconds;
use crate::json::Json;
use crate::tally::Tally;
use std::fmt::{self, Display};
use std::io::Write;
use std::str::FromStr;
use std::time::Duration;

/// What came of the games, as the first player sees it.
#[derive(Clone, Copy, Default)]
pub struct Outcome {
    pub tally: Tally,
    /// The first player's slowest move.
    pub slowest: Duration,
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { tally, slowest } = self;
        let (margin, slowest) = (tally.mean_margin(), milliseconds(*slowest));
        write!(
            f,
            "{tally}, mean margin {margin:+.1}, slowest move {slowest:.1} ms"
        )
    }
}

impl Outcome {
    /// Prints it with the players' names, or as JSON without.
    pub fn print<P: Display>(
        &self,
        [first, second]: &[P; 2],
        json: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if !json {
            return Ok(writeln!(out, "{first} - {second}: {self}")?);
        }
        let tally = self.tally;
        let fields = vec![
            ("games", Json::int(tally.matches())),
            ("won", Json::int(tally.won)),
            ("drawn", Json::int(tally.drawn)),
            ("lost", Json::int(tally.lost)),
            ("mean_margin", Json::Real(tally.mean_margin())),
            ("slowest_ms", Json::Real(milliseconds(self.slowest))),
        ];
        Ok(writeln!(out, "{}", Json::Object(fields))?)
    }
}

/// Takes out how many games or matches, and from which seed.
pub fn sizes(args: &mut Args) -> Result<(u64, u64), Failure> {
    let games = args
        .parsed("--games")?
        .ok_or_else(|| Failure::Usage("--games N is needed".to_owned()))?;
    if games == 0 {
        return Err(Failure::Usage("--games: at least 1".to_owned()));
    }
    Ok((games, args.parsed_or("--seed", 1)?))
}

/// The two players, who are all that is left of the command line.
pub fn players<P: FromStr<Err: Display>>(args: Args) -> Result<[P; 2], Failure> {
    let operands = args.operands()?;
    let [first, second] = operands.as_slice() else {
        return Err(Failure::Usage("two players are needed".to_owned()));
    };
    let player = |word: &str| {
        word.parse()
            .map_err(|error| Failure::Usage(format!("{word}: {error}")))
    };
    Ok([player(first)?, player(second)?])
}

/// Players that are no level and only measure, with their names.
pub type Measuring<P> = [(&'static str, P)];

/// The name of a player that is no level.
pub fn name_of<P: PartialEq>(player: &P, measuring: &Measuring<P>) -> Option<&'static str> {
    let found = measuring.iter().find(|(_, known)| known == player);
    found.map(|(name, _)| *name)
}

/// The player of a name, or the level.
pub fn named<P: Copy, L: FromStr<Err: Display>>(
    word: &str,
    measuring: &Measuring<P>,
    level: fn(L) -> P,
) -> Result<P, String> {
    match measuring.iter().find(|(name, _)| *name == word) {
        Some((_, player)) => Ok(*player),
        None => word.parse().map(level).map_err(|error| {
            let names: Vec<&str> = measuring.iter().map(|(name, _)| *name).collect();
            format!("{error} {}", names.join(" "))
        }),
    }
}
