//! `reversi train`: learns the evaluations from nothing, by games and a fit, again and again.

use super::fit;
use super::selfplay::{self, opening};
use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Aim, Eight, Field, Limits, Options, Six, Ten, Thinker, View};
use rsg_classics::{Color, SplitMix64};
use rsg_lab::args::Args;
use rsg_lab::contest::play_out;
use rsg_lab::games::Playable;
use rsg_lab::tally::Tally;
use rsg_lab::training::{Descent, Recipe, Sample};
use rsg_lab::{Failure, parallel};
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str =
    "reversi train [--games N,N,...] [--depth N] [--exact-from N] [--epochs N] [--rate X] [--pull X]
      [--plain-games N] [--plain-generations N] [--seed N] [--threads N] [--out FILE]
    Learns the plain evaluation of every board and aim, then the patterns of 8×8 squares: a generation for
    each number of games. docs/classics.md tells about the weights that ship.";

/// Games by which two generations are compared.
const TRIALS: u64 = 400;

/// The command line's plan.
struct Plan {
    games: Vec<u64>,
    depth: u8,
    exact_from: usize,
    descent: Descent,
    plain_games: u64,
    plain_generations: u64,
    threads: usize,
    out: String,
}

impl Plan {
    fn read(mut args: Args) -> Result<Plan, Failure> {
        let games: String = args.parsed_or("--games", "6000,10000,14000".to_owned())?;
        let games: Result<Vec<u64>, _> = games.split(',').map(str::parse).collect();
        let usual = Descent {
            epochs: 12,
            rate: 0.5,
            pull: 0.01,
            seed: 1,
        };
        let plan = Plan {
            games: games.map_err(|error| Failure::Usage(format!("--games: {error}")))?,
            depth: args.parsed_or("--depth", 2)?,
            exact_from: args.parsed_or("--exact-from", 10)?,
            descent: Descent::read(&mut args, usual)?,
            plain_games: args.parsed_or("--plain-games", 600)?,
            plain_generations: args.parsed_or("--plain-generations", 3)?,
            threads: args.parsed_or("--threads", 1)?,
            out: args.parsed_or("--out", "assets/eval/reversi.bin".to_owned())?,
        };
        args.finish("")?;
        Ok(plan)
    }

    fn recipe(&self, generation: u64) -> Recipe {
        Recipe {
            games: self.plain_games,
            depth: self.depth,
            exact_from: 6,
            seed: self.descent.seed_of(generation),
            threads: self.threads,
        }
    }
}

/// Runs the command.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let plan = Plan::read(args)?;
    let mut weights = Weights::none();
    for aim in [Aim::Most, Aim::Fewest] {
        learn_plain::<Six>(&plan, aim, &mut weights, out)?;
        learn_plain::<Eight>(&plan, aim, &mut weights, out)?;
        learn_plain::<Ten>(&plan, aim, &mut weights, out)?;
    }
    learn_patterns(&plan, &mut weights, out)?;
    std::fs::write(&plan.out, weights.to_bytes())?;
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
        let samples = selfplay::generate::<F>(weights, aim, plan.recipe(generation));
        let before = weights.clone();
        let (fitted, error) = fit::plain(&samples);
        weights.set_plain(F::SIZE, aim, fitted);
        let gain = trial::<F>([weights, &before], aim, plan);
        let (size, seconds) = (F::SIZE, begin.elapsed().as_secs_f32());
        writeln!(
            out,
            "{size}×{size} {aim:?}, generation {generation}: {} samples, {seconds:.0} s, error {error:.2}, against the one before {}",
            samples.len(),
            gain.share_text()
        )?;
        out.flush()?;
    }
    Ok(())
}

fn learn_patterns(plan: &Plan, weights: &mut Weights, out: &mut dyn Write) -> Result<(), Failure> {
    let mut last: Vec<Sample<View<Eight>>> = Vec::new();
    for (generation, games) in (100..).zip(&plan.games) {
        let begin = Instant::now();
        let recipe = Recipe {
            games: *games,
            exact_from: plan.exact_from,
            ..plan.recipe(generation)
        };
        let made = selfplay::generate::<Eight>(weights, Aim::Most, recipe);
        let played = begin.elapsed().as_secs_f32();
        // Games of the first generation, which knows no patterns, are not kept for the third.
        let mut samples = made.clone();
        if generation > 101 {
            samples.append(&mut last);
        }
        last = made;
        let before = weights.clone();
        let (fitted, errors) = fit::patterns(&samples, plan.descent);
        weights.patterns = Some(fitted);
        let fitted = begin.elapsed().as_secs_f32() - played;
        let gain = trial::<Eight>([weights, &before], Aim::Most, plan);
        writeln!(
            out,
            "patterns, generation {generation}: {} samples in {played:.0} s, fit {fitted:.0} s, {errors}, against the one before {}",
            samples.len(),
            gain.share_text()
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Games of new weights against old at depth 3, each opening twice with the colours swapped.
fn trial<F: Field>(weights: [&Weights; 2], aim: Aim, plan: &Plan) -> Tally {
    let thinkers = || weights.map(|weights| Thinker::with_weights(1, weights.clone()));
    let play = |thinkers: &mut [Thinker; 2], number: u64| {
        let mut chance = SplitMix64::of_pair(plan.descent.seed ^ 0x7281, number / 2);
        let options = Options {
            aim,
            ..Options::default()
        };
        let game = opening::<F>(options, 8, &mut chance);
        let first = Color::ALL[number as usize % 2];
        let end = play_out(game, first, |player, game| {
            let found = thinkers[player].search(game, 3, Limits::default(), &|| false)?;
            Some(found.best)
        });
        let end = end.expect("nothing stops a search before the game is over");
        end.result(first).0
    };
    let mut tally = Tally::default();
    for result in parallel::spread(plan.threads, TRIALS, thinkers, play) {
        tally.add(result, 0);
    }
    tally
}
