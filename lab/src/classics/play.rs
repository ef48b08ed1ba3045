//! `reversi play` and `reversi match`: what a player places, and games between two.

use super::player::Player;
use super::reversi::{options, unknown};
use super::selfplay::opening;
use rsg_classics::reversi::{Eight, Field, Options, Six, Ten, Thinker, transcript};
use rsg_classics::{Color, SplitMix64};
use rsg_lab::args::Args;
use rsg_lab::clock::Stopwatch;
use rsg_lab::contest::{Outcome, players, sizes};
use rsg_lab::json::Json;
use rsg_lab::{Failure, parallel};
use std::io::Write;
use std::time::{Duration, Instant};

pub const PLAY_USAGE: &str = "reversi play --level L [--seed N] [--time MS] [--size 6|8|10] [--start othello|classic] [--aim most|fewest]
      [--json] MOVES...
    What level L (1 to 5, or random greedy base) places after those moves. With --time the best it has found
    by then. A move that is not allowed stops it.";

pub const MATCH_USAGE: &str = "reversi match LEVEL LEVEL --games N [--seed N] [--size 6|8|10] [--start othello|classic]
      [--aim most|fewest] [--threads N] [--json]
    N games between two levels, or random greedy base: every two from a random opening of four to eight
    placements of their own, the colours swapped. Won, drawn and lost games of the first, its share, the mean
    margin by the tournament count, and its slowest placement in its thread's own processor time.";

/// Megabytes of tables, as in the app.
const TABLE_MB: usize = 32;

/// Runs `play`.
pub fn play(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let player: Player = args
        .parsed("--level")?
        .ok_or_else(|| Failure::Usage("play needs --level L".to_owned()))?;
    let seed: u64 = args.parsed_or("--seed", 0)?;
    let time: Option<u64> = args.parsed("--time")?;
    let size = args.parsed_or("--size", 8)?;
    let options = options(&mut args)?;
    let moves = args.operands()?.join(" ");
    let asked = Asked {
        player,
        seed,
        time,
        json,
    };
    match size {
        6 => asked.answer::<Six>(&moves, options, out),
        8 => asked.answer::<Eight>(&moves, options, out),
        10 => asked.answer::<Ten>(&moves, options, out),
        other => Err(unknown("--size", &other.to_string())),
    }
}

/// Who is asked, and how.
struct Asked {
    player: Player,
    seed: u64,
    time: Option<u64>,
    json: bool,
}

impl Asked {
    fn answer<F: Field>(
        &self,
        moves: &str,
        options: Options,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let game = transcript::read::<F>(moves, options)
            .map_err(|fault| Failure::Input(format!("line 1, {fault}")))?;
        if game.is_over() {
            return Err(Failure::Input("the game is over".to_owned()));
        }
        let begin = Instant::now();
        let deadline = self.time.map(|ms| begin + Duration::from_millis(ms));
        let stop = || deadline.is_some_and(|deadline| deadline <= Instant::now());
        let mut thinker = Thinker::new(TABLE_MB);
        let report = self.player.choose(&mut thinker, &game, self.seed, &stop);
        let report = report.ok_or_else(|| Failure::Input("there was no time".to_owned()))?;
        let ms = begin.elapsed().as_millis() as u64;
        if !self.json {
            return Ok(writeln!(out, "{}", report.best)?);
        }
        let fields = vec![
            ("move", Json::text(report.best)),
            ("score", Json::int(report.score)),
            ("exact", Json::Bool(report.exact)),
            ("depth", Json::int(report.depth)),
            ("nodes", Json::int(report.nodes)),
            ("ms", Json::int(ms)),
        ];
        Ok(writeln!(out, "{}", Json::Object(fields))?)
    }
}

/// Runs `match`.
pub fn run_match(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let json = args.flag("--json");
    let (games, seed) = sizes(&mut args)?;
    let threads = args.parsed_or("--threads", parallel::cores())?;
    let size = args.parsed_or("--size", 8)?;
    let options = options(&mut args)?;
    let series = Series {
        players: players(args)?,
        options,
        games,
        seed,
        threads: threads.max(1),
    };
    let outcome = match size {
        6 => series.play::<Six>(),
        8 => series.play::<Eight>(),
        10 => series.play::<Ten>(),
        other => return Err(unknown("--size", &other.to_string())),
    };
    outcome.print(&series.players, json, out)
}

/// Games between two players.
struct Series {
    players: [Player; 2],
    options: Options,
    games: u64,
    seed: u64,
    threads: usize,
}

impl Series {
    /// Plays them: what came of them, and the first player's slowest placement. Every game is the same whichever thread plays
    /// it.
    fn play<F: Field>(&self) -> Outcome {
        let played = parallel::spread(
            self.threads,
            self.games,
            || Thinker::new(TABLE_MB),
            |thinker, number| self.play_one::<F>(thinker, number),
        );
        let mut outcome = Outcome::default();
        for (result, margin, time) in played {
            outcome.tally.add(result, margin);
            outcome.slowest = outcome.slowest.max(time);
        }
        outcome
    }

    /// The first player's result and margin, and its slowest placement.
    fn play_one<F: Field>(&self, thinker: &mut Thinker, number: u64) -> (i32, i32, Duration) {
        let mut chance = SplitMix64::of_pair(self.seed, number / 2);
        let placements = 4 + chance.below(5);
        let mut game = opening::<F>(self.options, placements, &mut chance);
        let seeds = [(); 2].map(|()| SplitMix64::mixed(chance.next() ^ number));
        let first = Color::ALL[number as usize % 2];
        let mut slowest = Duration::ZERO;
        while !game.is_over() {
            let player = usize::from(game.to_move() != first);
            let watch = Stopwatch::start();
            let report = self.players[player].choose(thinker, &game, seeds[player], &|| false);
            if player == 0 {
                slowest = slowest.max(watch.elapsed());
            }
            let report = report.expect("nothing stops a player before the game is over");
            game.play(report.best)
                .expect("players place where they may");
        }
        let outcome = game.outcome().expect("it is over");
        let margin = outcome.score[first] as i32 - outcome.score[!first] as i32;
        match outcome.winner {
            None => (0, 0, slowest),
            Some(winner) if winner == first => (1, margin.abs(), slowest),
            Some(_) => (-1, -margin.abs(), slowest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_classics::Level;

    #[test]
    fn a_match_is_the_same_on_any_number_of_threads() {
        let play = |threads, seed| {
            let series = Series {
                players: [Player::Level(Level::Two), Player::Greedy],
                options: Options::default(),
                games: 12,
                seed,
                threads,
            };
            series.play::<Eight>().tally
        };
        assert_eq!(play(1, 5), play(3, 5));
        assert_ne!(play(1, 5), play(1, 6));
    }
}
