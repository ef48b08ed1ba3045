//! `match` and `ladder`: Reverse Matches between levels, on all cores.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::go::TABLE_MB;
use crate::json::Json;
use rsg_engine::duel::{Tally, reverse_match};
use rsg_engine::{Level, Thinker};
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

pub const MATCH_USAGE: &str = "match LEVEL LEVEL --games N [--seed N] [--sprt] [--json]
    N Reverse Matches (2N games) between two levels on all cores, each from its own random opening of two to
    four placements: won, drawn and lost matches and the slowest move of the first level, mean margin,
    share with its 95 % error. With --sprt it stops as soon as one is proved stronger (0 against 20 Elo, 5 %).
    The slowest move is counted in the thread's own processor time where the system tells it.";

pub const LADDER_USAGE: &str = "ladder --games N [--seed N] [--json]
    N Reverse Matches of every level against the one below.";

/// A series of Reverse Matches.
pub struct Series {
    pub levels: [Level; 2],
    pub games: u64,
    pub seed: u64,
    pub sprt: bool,
}

/// What came of a series.
#[derive(Clone, Copy, Default)]
pub struct Outcome {
    pub tally: Tally,
    /// Slowest move of the first level and of the second.
    pub slowest: [Duration; 2],
}

/// Runs `match`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let sprt = args.flag("--sprt");
    let (games, seed) = sizes(&mut args)?;
    let operands = args.operands()?;
    let [first, second] = operands.as_slice() else {
        return Err(Failure::Usage("match needs two levels".to_owned()));
    };
    let level = |word: &str| {
        word.parse()
            .map_err(|error| Failure::Usage(format!("{word}: {error}")))
    };
    let series = Series {
        levels: [level(first)?, level(second)?],
        games,
        seed,
        sprt,
    };
    let outcome = series.play();
    if json {
        writeln!(out, "{}", object(&outcome))?;
    } else {
        writeln!(out, "{}", line(&series, &outcome))?;
    }
    Ok(())
}

/// Runs `ladder`.
pub fn run_ladder(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let (games, seed) = sizes(&mut args)?;
    if let Some(word) = args.operands()?.first() {
        return Err(Failure::Usage(format!("ladder takes no {word}")));
    }
    let mut steps = Vec::new();
    for pair in Level::LADDER.windows(2) {
        let series = Series {
            levels: [pair[1], pair[0]],
            games,
            seed,
            sprt: false,
        };
        let outcome = series.play();
        if !json {
            writeln!(out, "{}", line(&series, &outcome))?;
            out.flush()?;
        }
        steps.push(Json::Object(vec![
            ("higher", Json::text(pair[1])),
            ("lower", Json::text(pair[0])),
            ("won", Json::Int(outcome.tally.won.into())),
            ("drawn", Json::Int(outcome.tally.drawn.into())),
            ("lost", Json::Int(outcome.tally.lost.into())),
        ]));
    }
    if json {
        writeln!(out, "{}", Json::Object(vec![("steps", Json::List(steps))]))?;
    }
    Ok(())
}

fn sizes(args: &mut Args) -> Result<(u64, u64), Failure> {
    let games = args
        .parsed("--games")?
        .ok_or_else(|| Failure::Usage("--games N is needed".to_owned()))?;
    if games == 0 {
        return Err(Failure::Usage("--games: at least 1".to_owned()));
    }
    Ok((games, args.parsed("--seed")?.unwrap_or(1)))
}

fn object(outcome: &Outcome) -> Json {
    Json::Object(vec![
        ("games", Json::Int(outcome.tally.matches().into())),
        ("won", Json::Int(outcome.tally.won.into())),
        ("drawn", Json::Int(outcome.tally.drawn.into())),
        ("lost", Json::Int(outcome.tally.lost.into())),
        ("mean_margin", Json::Real(outcome.tally.mean_margin())),
        (
            "slowest_ms",
            Json::Real(outcome.slowest[0].as_secs_f64() * 1000.0),
        ),
    ])
}

fn line(series: &Series, outcome: &Outcome) -> String {
    let [first, second] = series.levels;
    let tally = outcome.tally;
    format!(
        "{first} - {second}: won {} drawn {} lost {}, {:.1} % ± {:.1}, mean margin {:+.1}, slowest move {:.1} ms",
        tally.won,
        tally.drawn,
        tally.lost,
        100.0 * tally.share(),
        100.0 * tally.error(),
        tally.mean_margin(),
        outcome.slowest[0].as_secs_f64() * 1000.0
    )
}

impl Series {
    /// Plays the matches on all cores. Every match is the same whichever thread plays it.
    pub fn play(&self) -> Outcome {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let next = AtomicU64::new(0);
        let decided = AtomicBool::new(false);
        let outcome = Mutex::new(Outcome::default());
        let progress = Mutex::new(Progress {
            begin: Instant::now(),
            shown: Instant::now(),
        });
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.worker(&next, &decided, &outcome, &progress));
            }
        });
        outcome
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn worker(
        &self,
        next: &AtomicU64,
        decided: &AtomicBool,
        all: &Mutex<Outcome>,
        progress: &Mutex<Progress>,
    ) {
        let proving = self.levels.contains(&Level::Oracle);
        let mut thinker = Thinker::new(if proving { TABLE_MB } else { 1 });
        let mut slowest = [Duration::ZERO; 2];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if self.games <= number || decided.load(Ordering::Relaxed) {
                return;
            }
            let mut watch = Stopwatch::start();
            let mut clock = |player: usize, done: bool| {
                if done {
                    slowest[player] = slowest[player].max(watch.elapsed());
                } else {
                    watch = Stopwatch::start();
                }
            };
            let Some(duel) = reverse_match(
                &mut thinker,
                self.levels,
                self.seed,
                number,
                &mut clock,
                &|| false,
            ) else {
                continue;
            };
            let mut all = all
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            all.tally.add(duel);
            for (player, slowest) in slowest.iter().enumerate() {
                all.slowest[player] = all.slowest[player].max(*slowest);
            }
            let tally = all.tally;
            drop(all);
            if self.sprt && 2.94 <= tally.likelihood(0.0, 20.0).abs() {
                decided.store(true, Ordering::Relaxed);
            }
            let mut progress = progress
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            progress.show(self, tally);
        }
    }
}

/// Says now and then how far a series is.
struct Progress {
    begin: Instant,
    shown: Instant,
}

impl Progress {
    fn show(&mut self, series: &Series, tally: Tally) {
        if self.shown.elapsed() < Duration::from_secs(5) {
            return;
        }
        self.shown = Instant::now();
        let [first, second] = series.levels;
        let (done, of) = (tally.matches(), series.games);
        let (share, error) = (100.0 * tally.share(), 100.0 * tally.error());
        let seconds = self.begin.elapsed().as_secs();
        // Progress is a courtesy: a closed standard error does not stop a match.
        let _ = writeln!(
            io::stderr(),
            "{first} - {second}: {done}/{of} matches, {share:.1} % ± {error:.1}, {seconds} s"
        );
    }
}
