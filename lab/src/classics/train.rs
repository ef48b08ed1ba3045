//! `reversi train`: learns the evaluations from nothing, by games and a fit, again and again.

use super::compare::{self, Comparison};
use super::selfplay::Judged;
use super::{fit, selfplay, shards};
use rsg_classics::on_reversi_board;
use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Aim, BoardSize, Eight, Field, Options, View};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::tally::Tally;
use rsg_lab::training::{Descent, Recipe, Sample};
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Instant;

pub const USAGE: &str =
    "reversi train [--from FILE] [--plain 6|8|10|6x10] [--generations GAMES:DEPTH:EXACT,...] [--outcome X] \
    [--epochs N] [--rate X] [--pull X]
      [--plain-games N] [--plain-generations N] [--seed N] [--threads N] [--games-in FOLDER] [--out FILE]
    Learns the plain evaluation of every board and aim, then the patterns of 8×8 squares by generations:
    GAMES games with a look of this DEPTH, finished exactly from EXACT free squares on. With --from it learns patterns
    alone and begins with that file's weights; with --plain too, the plain evaluations of that board alone. A label is
    the end of the game by the share --outcome, for the rest what the look expected. Games are kept in the folder: the
    same command goes on where it was stopped. docs/classics.md tells about the weights that ship.";

/// Games by which two generations are compared.
const TRIALS: u64 = 400;

/// The games of one generation.
#[derive(Clone, Copy)]
struct Generation {
    games: u64,
    depth: u8,
    exact_from: usize,
}

impl FromStr for Generation {
    type Err = String;

    fn from_str(word: &str) -> Result<Generation, String> {
        let numbers: Result<Vec<u32>, _> = word.split(':').map(str::parse).collect();
        match numbers.as_deref() {
            Ok([games, depth, exact_from]) => Ok(Generation {
                games: u64::from(*games),
                depth: u8::try_from(*depth).map_err(|error| error.to_string())?,
                exact_from: *exact_from as usize,
            }),
            _ => Err(format!("{word} is not GAMES:DEPTH:EXACT")),
        }
    }
}

/// The generations that made `v1`, from which the weights that ship were learned.
const USUAL: &str = "6000:2:10,10000:2:10,14000:2:10";

/// The command line's plan.
struct Plan {
    from: Option<Weights>,
    plain: Option<BoardSize>,
    generations: Vec<Generation>,
    outcome_share: f32,
    descent: Descent,
    plain_games: u64,
    plain_generations: u64,
    threads: usize,
    games_in: PathBuf,
    out: String,
}

impl Plan {
    fn read(mut args: Args) -> Result<Plan, Failure> {
        let generations: String = args.parsed_or("--generations", USUAL.to_owned())?;
        let generations: Result<Vec<_>, _> = generations.split(',').map(str::parse).collect();
        let usual = Descent {
            epochs: 12,
            rate: 0.5,
            pull: 0.01,
            seed: 1,
        };
        let from = args.value("--from")?;
        let plan = Plan {
            from: from.map(|file| compare::read(&file)).transpose()?,
            plain: args.parsed("--plain")?,
            generations: generations
                .map_err(|error| Failure::Usage(format!("--generations: {error}")))?,
            outcome_share: args.parsed_or("--outcome", 1.0)?,
            descent: Descent::read(&mut args, usual)?,
            plain_games: args.parsed_or("--plain-games", 600)?,
            plain_generations: args.parsed_or("--plain-generations", 3)?,
            threads: args.parsed_or("--threads", 1)?,
            games_in: args.parsed_or("--games-in", "target/reversi-games".into())?,
            out: args.parsed_or("--out", "assets/eval/reversi.bin".to_owned())?,
        };
        args.finish("")?;
        Ok(plan)
    }

    fn recipe(&self, generation: u64) -> Recipe {
        Recipe {
            games: self.plain_games,
            depth: 2,
            exact_from: 6,
            seed: self.descent.seed_of(generation),
            threads: self.threads,
        }
    }

    /// Games of new weights against old.
    fn trial<F: Field>(&self, weights: [&Weights; 2], aim: Aim) -> Tally {
        let options = Options {
            aim,
            ..Options::default()
        };
        let comparison = Comparison {
            options,
            depth: 3,
            games: TRIALS,
            seed: self.descent.seed,
            threads: self.threads,
        };
        comparison.play::<F>(weights)
    }
}

/// Runs the command.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = Plan::read(args)?;
    let mut weights = plan.from.clone().unwrap_or_else(Weights::none);
    if plan.from.is_none() {
        learn_all_plain(&plan, &BoardSize::ALL, &mut weights, out)?;
    }
    match plan.plain {
        Some(board) => learn_all_plain(&plan, &[board], &mut weights, out)?,
        None => learn_patterns(&plan, &mut weights, out)?,
    }
    std::fs::write(&plan.out, weights.to_bytes())?;
    Ok(())
}

fn learn_all_plain(
    plan: &Plan,
    boards: &[BoardSize],
    weights: &mut Weights,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for aim in [Aim::Most, Aim::Fewest] {
        for board in boards {
            on_reversi_board!(*board, F => learn_plain::<F>(plan, aim, weights, out))?;
        }
    }
    Ok(())
}

fn learn_plain<F: Field>(
    plan: &Plan,
    aim: Aim,
    weights: &mut Weights,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for generation in 0..plan.plain_generations {
        let begin = Instant::now();
        let games = selfplay::generate::<F>(weights, aim, plan.recipe(generation), 0);
        let samples = labelled(&games, 1.0);
        let before = weights.clone();
        let (fitted, error) = fit::plain(&samples);
        weights.set_plain(F::SIZE, aim, fitted);
        let gain = plan.trial::<F>([weights, &before], aim);
        let (board, seconds) = (F::SIZE, begin.elapsed().as_secs_f32());
        writeln!(
            out,
            "board {board} {aim:?}, generation {generation}: {} samples, {seconds:.0} s, error {error:.2}, against the \
                one before {}",
            samples.len(),
            gain.share_text()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn learn_patterns(plan: &Plan, weights: &mut Weights, out: &mut dyn Write) -> Result<(), Failure> {
    let mut last: Vec<Judged<Eight>> = Vec::new();
    for (number, generation) in (100..).zip(&plan.generations) {
        let begin = Instant::now();
        let Generation {
            games,
            depth,
            exact_from,
        } = *generation;
        let recipe = Recipe {
            games,
            depth,
            exact_from,
            ..plan.recipe(number)
        };
        let made = shards::games(&plan.games_in, weights, recipe, |count| {
            let seconds = begin.elapsed().as_secs();
            Ok(writeln!(
                io::stderr(),
                "{count} of {games} games, {seconds} s"
            )?)
        })?;
        let played = begin.elapsed().as_secs_f32();
        let mut samples = labelled(&made, plan.outcome_share);
        // Games of the first generation, which knows no patterns, are not kept for the third.
        if number > 101 || plan.from.is_some() {
            samples.extend(labelled(&last, plan.outcome_share));
        }
        last = made;
        let before = weights.clone();
        let (fitted, errors) = fit::patterns(&samples, plan.descent);
        weights.patterns = Some(fitted);
        let fitted = begin.elapsed().as_secs_f32() - played;
        let gain = plan.trial::<Eight>([weights, &before], Aim::Most);
        writeln!(
            out,
            "patterns, generation {number}: {} samples in {played:.0} s, fit {fitted:.0} s, {errors}, against the one \
                before {}",
            samples.len(),
            gain.share_text()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn labelled<F: Field>(games: &[Judged<F>], outcome_share: f32) -> Vec<Sample<View<F>>> {
    let sample = |one: &Judged<F>| one.sample(outcome_share);
    games.iter().map(sample).collect()
}
