//! Games between two players: the options and the output of every command about them.

use crate::Failure;
use crate::args::Args;
use crate::clock::{Stopwatch, milliseconds};
use crate::figures::rounded;
use crate::games::{Measured, Question};
use crate::parallel;
use crate::player::{GameLevel, Player};
use crate::tally::Tally;
use rsg_engine::{Color, Limits};
use serde_json::json;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The results of the games, as the first player sees them.
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
        let object = json!({
            "games": tally.matches(),
            "won": tally.won,
            "drawn": tally.drawn,
            "lost": tally.lost,
            "mean_margin": rounded(tally.mean_margin()),
            "slowest_ms": rounded(milliseconds(self.slowest)),
        });
        Ok(writeln!(out, "{object}")?)
    }
}

/// Takes out how many games or matches, which is needed if there is no usual number, and from which seed.
pub fn sizes(args: &mut Args, usual: Option<u64>) -> Result<(u64, u64), Failure> {
    let games = args
        .parsed("--games")?
        .or(usual)
        .ok_or_else(|| Failure::Usage("--games N is needed".to_owned()))?;
    if games == 0 {
        return Err(Failure::Usage("--games: at least 1".to_owned()));
    }
    Ok((games, args.parsed_or("--seed", 1)?))
}

/// The two players, who are all that is left of the command line.
pub fn players<G: Measured>(args: Args) -> Result<[Player<G::Level>; 2], Failure> {
    let operands = args.operands()?;
    let [first, second] = operands.as_slice() else {
        return Err(Failure::Usage("two players are needed".to_owned()));
    };
    Ok([Player::operand::<G>(first)?, Player::operand::<G>(second)?])
}

/// The time between two lines of a series about its progress.
const PROGRESS: Duration = Duration::from_secs(5);

/// The log likelihood ratio at which a sequential test with 5 % error either way stops.
const PROVED: f64 = 2.94;

/// Games or matches between two players.
pub struct Series<L> {
    pub players: [Player<L>; 2],
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Stop as soon as one player is proved to be stronger.
    pub sprt: bool,
}

/// A played game or match: the first player's result, its margin and its slowest turn.
pub type Played = (i32, i32, Duration);

impl<L: GameLevel> Series<L> {
    /// A series of games on all cores.
    pub fn on_all_cores(players: [Player<L>; 2], games: u64, seed: u64) -> Series<L> {
        Series {
            players,
            games,
            seed,
            threads: parallel::cores(),
            sprt: false,
        }
    }

    /// Reads what is left of a command line.
    pub fn read<G: Measured<Level = L>>(mut args: Args) -> Result<Series<L>, Failure> {
        let sprt = args.flag("--sprt");
        let threads: Option<usize> = args.parsed("--threads")?;
        let (games, seed) = sizes(&mut args, None)?;
        let series = Series::on_all_cores(players::<G>(args)?, games, seed);
        Ok(Series {
            threads: threads.unwrap_or(series.threads).max(1),
            sprt,
            ..series
        })
    }

    /// Plays every game by its number. A game is the same whichever thread plays it.
    pub fn play<T>(
        &self,
        thinker: impl Fn() -> T + Sync,
        one: impl Fn(&mut T, u64) -> Option<Played> + Sync,
    ) -> Outcome {
        let now = Instant::now();
        let state = Mutex::new((Outcome::default(), now));
        let lock = || state.lock().expect("a panic ends the program");
        parallel::spread(self.threads, self.games, thinker, |thinker, number| {
            let is_decided = PROVED <= lock().0.tally.likelihood(0.0, 20.0).abs();
            if self.sprt && is_decided {
                return;
            }
            let Some((result, margin, slowest)) = one(thinker, number) else {
                return;
            };
            let (outcome, shown) = &mut *lock();
            outcome.tally.add(result, margin);
            outcome.slowest = outcome.slowest.max(slowest);
            if PROGRESS <= shown.elapsed() {
                *shown = Instant::now();
                self.show(outcome.tally, now.elapsed());
            }
        });
        lock().0
    }

    fn show(&self, tally: Tally, time: Duration) {
        let ([first, second], games) = (&self.players, self.games);
        let (done, share, seconds) = (tally.matches(), tally.share_text(), time.as_secs());
        // A closed standard error does not stop a series.
        let _ = writeln!(
            io::stderr(),
            "{first} - {second}: {done}/{games}, {share}, {seconds} s"
        );
    }
}

/// Plays a game to its end, the first player in this colour. `choose` is told which player is to move, 0 or 1. None if
/// somebody had no turn to offer that is allowed.
pub fn play_out<G: Measured>(
    mut game: G,
    first: Color,
    mut choose: impl FnMut(usize, &G) -> Option<G::Turn>,
) -> Option<G> {
    while !game.is_over() {
        let player = usize::from(game.to_move() != first);
        game.play(choose(player, &game)?).ok()?;
    }
    Some(game)
}

/// The end of a game between two players with their seeds, and the first player's slowest turn.
pub fn play_game<G: Measured>(
    game: G,
    thinker: &mut G::Thinker,
    players: [(Player<G::Level>, u64); 2],
    first: Color,
    limit: Option<u64>,
) -> Option<(G, Duration)> {
    let mut slowest = Duration::ZERO;
    let end = play_out(game, first, |number, game| {
        if let Some(turn) = game.agreed(thinker, &players) {
            return Some(turn);
        }
        let (player, seed) = players[number];
        let limits = Limits {
            nodes: limit,
            ..Limits::default()
        };
        let question = Question { seed, limits };
        let watch = Stopwatch::start();
        let report = player.ask(thinker, game, &question)?;
        if number == 0 {
            slowest = slowest.max(watch.elapsed());
        }
        Some(G::turn(&report))
    })?;
    Some((end, slowest))
}
