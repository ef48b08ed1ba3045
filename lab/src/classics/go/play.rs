//! `go play` and `go match`: what a player plays, and games between two.

use super::options;
use super::player::Player;
use rsg_classics::go::{Game, Options, Phase, Thinker, transcript};
use rsg_classics::{Color, Play, SplitMix64, Square};
use rsg_lab::args::Args;
use rsg_lab::clock::Stopwatch;
use rsg_lab::contest::{Outcome, players, sizes};
use rsg_lab::json::Json;
use rsg_lab::{Failure, parallel};
use std::io::Write;
use std::time::{Duration, Instant};

pub const PLAY_USAGE: &str = "go play --level L [--seed N] [--playouts N] [--time MS] [--size 9...19] [--komi N] [--handicap N]
      [--json] TURNS...
    What level L (1 to 5, or random greedy uct) plays after those turns; after two passes what it agrees
    upon. With --time the best it has found by then. A turn that is not allowed stops it.";

pub const MATCH_USAGE: &str = "go match LEVEL LEVEL --games N [--seed N] [--playouts N] [--size 9...19] [--komi N]
      [--handicap N] [--threads N] [--json]
    N games between two levels, or random greedy uct; the first is Black in every other one. Searches take as
    many playouts as --playouts says; without it a level its own number, and uct that of level 5. Won, drawn and lost games of the first, its share, the
    mean margin, and its slowest turn in its thread's own processor time.";

/// Runs `play`.
pub fn play(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let player: Player = args
        .parsed("--level")?
        .ok_or_else(|| Failure::Usage("play needs --level L".to_owned()))?;
    let seed: u64 = args.parsed_or("--seed", 0)?;
    let playouts = args.parsed("--playouts")?;
    let time: Option<u64> = args.parsed("--time")?;
    let options = options(&mut args)?;
    let turns = args.operands()?.join(" ");
    let game = transcript::read(&turns, options)
        .map_err(|fault| Failure::Input(format!("line 1, {fault}")))?;
    let begin = Instant::now();
    let deadline = time.map(|ms| begin + Duration::from_millis(ms));
    let time_is_up = || deadline.is_some_and(|deadline| deadline <= Instant::now());
    let mut thinker = Thinker::default();
    if game.phase() == Phase::Stopped
        && let Some(marks) = player.marks(&thinker, &game, seed)
    {
        return Ok(writeln!(out, "{}", Play::Agree(marks))?);
    }
    let report = player
        .choose(&mut thinker, &game, seed, playouts, &time_is_up)
        .ok_or_else(|| Failure::Input("the game is over".to_owned()))?;
    if !json {
        return Ok(writeln!(out, "{}", report.play)?);
    }
    let fields = vec![
        ("move", Json::text(&report.play)),
        ("share", Json::Real(f64::from(report.share))),
        ("playouts", Json::int(report.playouts)),
        ("ms", Json::int(begin.elapsed().as_millis() as u64)),
    ];
    Ok(writeln!(out, "{}", Json::Object(fields))?)
}

/// Runs `match`.
pub fn run_match(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let (games, seed) = sizes(&mut args)?;
    let threads = args.parsed_or("--threads", parallel::cores())?;
    let playouts: Option<u64> = args.parsed("--playouts")?;
    let options = options(&mut args)?;
    let players: [Player; 2] = players(args)?;
    let series = Series {
        players,
        options,
        games,
        seed,
        playouts,
        threads: threads.max(1),
    };
    series.play().print(&series.players, json, out)
}

/// Games between two players.
struct Series {
    players: [Player; 2],
    options: Options,
    games: u64,
    seed: u64,
    playouts: Option<u64>,
    threads: usize,
}

impl Series {
    /// Plays them: what came of them, and the first player's slowest turn. Every game is the same whichever thread plays it.
    fn play(&self) -> Outcome {
        let played = parallel::spread(
            self.threads,
            self.games,
            Thinker::default,
            |thinker, number| self.play_one(thinker, number),
        );
        let mut outcome = Outcome::default();
        for (result, margin, time) in played {
            outcome.tally.add(result, margin);
            outcome.slowest = outcome.slowest.max(time);
        }
        outcome
    }

    /// The first player's result and margin in whole points, and its slowest turn.
    fn play_one(&self, thinker: &mut Thinker, number: u64) -> (i32, i32, Duration) {
        let mut chance = SplitMix64::of_pair(self.seed, number);
        let mut game = Game::new(self.options);
        let seeds = [(); 2].map(|()| chance.next());
        let first = Color::ALL[number as usize % 2];
        let mut slowest = Duration::ZERO;
        while game.phase() != Phase::Over {
            if let Some(marks) = self.agreed(thinker, &game, seeds) {
                game.play(Play::Agree(marks))
                    .expect("stones of a stopped game are marked");
                break;
            }
            let player = usize::from(game.to_move() != first);
            let watch = Stopwatch::start();
            let answer =
                self.players[player]
                    .choose(thinker, &game, seeds[player], self.playouts, &|| false);
            if player == 0 {
                slowest = slowest.max(watch.elapsed());
            }
            let answer = answer.expect("nothing stops a player before the game is over");
            game.play(answer.play)
                .expect("players play what is allowed");
        }
        let total = game.score().total;
        let margin = (total[first].in_halves() - total[!first].in_halves()) / 2;
        let result = match game.winner() {
            None => 0,
            Some(winner) if winner == first => 1,
            Some(_) => -1,
        };
        (result, margin, slowest)
    }

    /// What both mark in a stopped game, if both mark the same.
    fn agreed(&self, thinker: &Thinker, game: &Game, seeds: [u64; 2]) -> Option<Vec<Square>> {
        if game.phase() != Phase::Stopped {
            return None;
        }
        let [first, second] = self.players;
        let marks = first.marks(thinker, game, seeds[0])?;
        let others = second.marks(thinker, game, seeds[1])?;
        (marks == others).then_some(marks)
    }
}
