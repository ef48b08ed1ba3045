//! `measure review`: how long Review takes until the end of a game is proved, and how far off the estimates are that it
//! leaves.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::commands::duel::{seed_of, whole_game};
use crate::parallel;
use rsg_engine::analysis::{Care, Judgement, Known};
use rsg_engine::{Color, Game, Limits, Thinker, excerpt};
use rsg_lab::contest;
use rsg_lab::games::star::{Player, TABLE_MB};
use std::fmt;
use std::io::Write;
use std::ops::Range;

use super::workers::{self, Answers};

pub const USAGE: &str =
    "measure review PLAYER PLAYER --games N [--seed N] [--only N] [--from N] [--check N] [--together N] [--threads N]
    [--workers N,N]
    N games of one player against another from the start, the colours in turn, each judged in the rounds of the app's
    Review; with --only that one of them. For every game: how many placements each round proves, the time it takes, and
    the time until all placements with at most --from empty cells (24) are proved. As in the app two threads prove one
    game, if there are two cores; --together says otherwise. The time is the clock's, of one thread its processor time.
    With --check the games are judged once more with so many nodes; what that proves and the rounds only estimated says
    how far off estimates are.";

/// Threads for one game, as in the app.
const TOGETHER: usize = 2;

/// Nodes of the app's rounds that need no setting.
const ROUNDS: [u64; 2] = [60_000_000, 120_000_000];

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (games, seed) = contest::sizes(&mut args, None)?;
    let cores = parallel::cores();
    let measure = Measure {
        seed,
        from: args.parsed_or("--from", 24)?,
        check: args.parsed("--check")?,
        together: args.parsed_or("--together", TOGETHER.min(cores))?,
    };
    let workers: Option<String> = args.parsed("--workers")?;
    let only: Option<u64> = args.parsed("--only")?;
    let at_once = cores / measure.together.max(1);
    let threads = args.parsed("--threads")?;
    let counting = threads.unwrap_or(cores);
    let threads = threads.unwrap_or(at_once.max(1));
    let players = contest::players::<Game>(args)?;
    let numbers = match only {
        Some(number) => number.saturating_sub(1)..number,
        None => 0..games,
    };
    if let Some(workers) = workers {
        return measure.count(numbers, &numbers_of(&workers)?, players, counting, out);
    }
    let found = parallel::spread(
        threads,
        numbers.end - numbers.start,
        || Thinker::with_megabytes(TABLE_MB).with_threads(measure.together, parallel::at_once),
        |thinker, index| measure.game(thinker, players, numbers.start + index),
    );
    for (number, game) in numbers.zip(&found) {
        writeln!(out, "game {}: {game}", number + 1)?;
    }
    let errors: Vec<i32> = found
        .iter()
        .flat_map(|game| &game.errors)
        .copied()
        .collect();
    Ok(writeln!(out, "{}", Errors(&errors))?)
}

/// The settings by which games are made and judged.
struct Measure {
    seed: u64,
    /// The most empty cells with which placements are to be proved.
    from: usize,
    check: Option<u64>,
    /// Threads for one game.
    together: usize,
}

/// The figures of one game.
struct Found {
    placements: usize,
    /// Placements proved after each round, and the seconds it took.
    rounds: Vec<(usize, f64)>,
    /// Seconds until the placements that were to be proved were.
    proved_after: Option<f64>,
    /// The errors of the estimated margins.
    errors: Vec<i32>,
}

/// Numbers with commas between them.
fn numbers_of(words: &str) -> Result<Vec<usize>, Failure> {
    let number = |word: &str| match word.parse() {
        Ok(number @ 1..) => Ok(number),
        _ => Err(Failure::Usage(format!("--workers {}", excerpt(words)))),
    };
    words.split(',').map(number).collect()
}

impl Measure {
    /// Counts the nodes of games that several workers share.
    fn count(
        &self,
        numbers: Range<u64>,
        crews: &[usize],
        players: [Player; 2],
        threads: usize,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let thinkers = || [TABLE_MB, workers::TABLE_MB].map(Thinker::with_megabytes);
        let counted = parallel::spread(
            threads,
            numbers.end - numbers.start,
            thinkers,
            |[one, helper], index| {
                let number = numbers.start + index;
                let game = self.played(one, players, number);
                let mut counted = vec![workers::in_order(one, &game, &ROUNDS)];
                let mut answers = Answers::new(helper, &game);
                let shared = crews
                    .iter()
                    .map(|&number| workers::shared(&mut answers, &ROUNDS, number));
                counted.extend(shared);
                (game.turns().len(), counted)
            },
        );
        for (number, (placements, counted)) in numbers.zip(&counted) {
            for one in counted {
                writeln!(out, "game {}: {placements} placements, {one}", number + 1)?;
            }
        }
        Ok(())
    }

    fn played(&self, thinker: &mut Thinker, players: [Player; 2], number: u64) -> Game {
        let first = Color::ALL[number as usize % 2];
        whole_game(thinker, players, first, seed_of(self.seed, number))
    }

    fn game(&self, thinker: &mut Thinker, players: [Player; 2], number: u64) -> Found {
        let game = self.played(thinker, players, number);
        let is_late = |turn: usize| game.positions()[turn].sides().vacant().len() <= self.from;
        let mut rounds = Rounds::of(&game, self.together);
        let mut found = Found {
            placements: game.turns().len(),
            rounds: Vec::new(),
            proved_after: None,
            errors: Vec::new(),
        };
        let mut seconds = 0.0;
        thinker.forget();
        for nodes in ROUNDS {
            let round = rounds.go_through(thinker, nodes, &is_late);
            if found.proved_after.is_none() {
                found.proved_after = round.proved_after.map(|after| seconds + after);
            }
            seconds += round.took;
            found.rounds.push((rounds.proved(), round.took));
        }
        if let Some(nodes) = self.check {
            found.errors = rounds.errors(thinker, nodes);
        }
        found
    }
}

/// A game that is judged in rounds.
struct Rounds<'a> {
    game: &'a Game,
    judged: Vec<Option<Judgement>>,
    /// The number of threads that prove it together.
    threads: usize,
}

/// One round, in seconds.
struct Round {
    /// Until the placements that were wanted were proved.
    proved_after: Option<f64>,
    took: f64,
}

impl<'a> Rounds<'a> {
    fn of(game: &'a Game, threads: usize) -> Rounds<'a> {
        Rounds {
            game,
            judged: vec![None; game.turns().len()],
            threads,
        }
    }

    /// One round, which goes on where the one before ended.
    fn go_through(
        &mut self,
        thinker: &mut Thinker,
        nodes: u64,
        wanted: &dyn Fn(usize) -> bool,
    ) -> Round {
        let known: Vec<Known> = self.judged.iter().map(known).collect();
        let judged = &mut self.judged;
        let open = |judged: &[Option<Judgement>]| {
            (0..judged.len()).any(|turn| wanted(turn) && !is_exact(&judged[turn]))
        };
        let watch = Stopwatch::of(self.threads);
        let mut proved_after = (!open(judged)).then_some(0.0);
        let limits = Limits::nodes(nodes);
        let mut tell = |judgement: Judgement, care| {
            if care == Care::Full {
                let turn = judgement.turn;
                judged[turn] = Some(judgement);
                if proved_after.is_none() && !open(judged) {
                    proved_after = Some(watch.seconds());
                }
            }
        };
        thinker.analyse_game(self.game, limits, &|turn| known[turn], &mut tell);
        Round {
            proved_after,
            took: watch.seconds(),
        }
    }

    fn proved(&self) -> usize {
        self.judged.iter().filter(|judged| is_exact(judged)).count()
    }

    /// The errors of the estimates that `nodes` more nodes can replace by proofs.
    fn errors(mut self, thinker: &mut Thinker, nodes: u64) -> Vec<i32> {
        let estimates = self.judged.clone();
        let _ = self.go_through(thinker, nodes, &|_| true);
        let pairs = estimates.iter().flatten().zip(self.judged.iter().flatten());
        pairs
            .filter(|(estimate, truth)| !estimate.exact && truth.exact)
            .map(|(estimate, truth)| (estimate.before - truth.before).abs())
            .collect()
    }
}

fn is_exact(judged: &Option<Judgement>) -> bool {
    judged.as_ref().is_some_and(|judged| judged.exact)
}

/// The knowledge given to the next round, as in the app.
fn known(judged: &Option<Judgement>) -> Known {
    match judged {
        Some(judged) if judged.exact => Known::Exact(judged.before),
        Some(_) => Known::Estimated,
        None => Known::Nothing,
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} placements", self.placements)?;
        for (proved, seconds) in &self.rounds {
            write!(f, ", {proved} proved in {seconds:.1} s")?;
        }
        match self.proved_after {
            Some(seconds) => write!(f, "; the end after {seconds:.1} s"),
            None => write!(f, "; the end is not proved"),
        }
    }
}

/// The errors of estimates.
struct Errors<'a>(&'a [i32]);

impl fmt::Display for Errors<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(worst) = self.0.iter().max() else {
            return write!(f, "no estimate was checked");
        };
        let mean = f64::from(self.0.iter().sum::<i32>()) / self.0.len() as f64;
        write!(
            f,
            "{} estimates off by {mean:.1} on average, {worst} at worst",
            self.0.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_goes_on_where_the_last_one_ended() {
        let mut thinker = Thinker::with_megabytes(1);
        let game = whole_game(&mut thinker, [Player::Random; 2], Color::Black, 3);
        let mut rounds = Rounds::of(&game, 1);
        let late = |turn: usize| game.positions()[turn].sides().vacant().len() <= 6;
        let round = rounds.go_through(&mut thinker, 1_000, &|_| true);
        assert_eq!(round.proved_after, None);
        let first = rounds.proved();
        let round = rounds.go_through(&mut thinker, 100_000, &late);
        assert!(round.proved_after.is_some());
        let second = rounds.proved();
        assert!(first < second && second < game.turns().len());
        let estimates = game.turns().len() - second;
        let errors = rounds.errors(&mut thinker, 3_000_000);
        assert!(!errors.is_empty() && errors.len() <= estimates);
    }

    #[test]
    fn errors_are_told_with_their_mean_and_the_worst() {
        let told = "2 estimates off by 2.0 on average, 3 at worst";
        assert_eq!(Errors(&[1, 3]).to_string(), told);
        assert_eq!(Errors(&[]).to_string(), "no estimate was checked");
    }
}
