//! Learns the evaluation from nothing: games, a fit, a match against the generation before, again.

use super::selfplay;
use crate::Failure;
use crate::args::Args;
use crate::commands::duel::Duel;
use crate::page;
use crate::parallel;
use crate::tally::Tally;
use rsg_engine::eval::{
    PHASE_WEIGHTS, PHASES, Patterns, WEIGHTS, Weights, features, shared_weights,
};
use rsg_engine::fast::Sides;
use rsg_engine::{Color, Game, Limits, SplitMix64, Thinker};
use rsg_lab::contest::play_out;
use rsg_lab::training::{Descent, Entries, Errors, Recipe, Sample};
use std::io::Write;
use std::time::Instant;

pub const USAGE: &str =
    "train [--games N] [--generations N] [--depth N] [--exact-from N] [--epochs N] [--rate X] [--pull X]
      [--threads N] [--seed N] [--start FILE] [--out FILE]
    Learns the weights of the evaluation from games against itself; docs/training.md is the record of runs.";

/// Reverse Matches a generation is judged by, and at the end the result against the weights that ship.
const TRIALS: u64 = 2000;

/// The command line's options.
struct Options {
    generations: u64,
    recipe: Recipe,
    descent: Descent,
    start: String,
    out: String,
}

impl Options {
    fn read(mut args: Args) -> Result<Options, Failure> {
        let usual = Descent {
            epochs: 20,
            rate: 1.0,
            pull: 0.01,
            seed: 1,
        };
        let descent = Descent::read(&mut args, usual)?;
        let options = Options {
            generations: args.parsed_or("--generations", 8)?,
            recipe: Recipe {
                games: args.parsed_or("--games", 60_000)?,
                depth: args.parsed_or("--depth", 2)?,
                exact_from: args.parsed_or("--exact-from", 10)?,
                threads: args.parsed_or("--threads", 2)?,
                seed: descent.seed,
            },
            descent,
            start: args.parsed_or("--start", String::new())?,
            out: args.parsed_or("--out", "assets/eval/weights.bin".to_owned())?,
        };
        args.finish("")?;
        Ok(options)
    }
}

/// Runs the command.
pub fn run(args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(args)?;
    let mut best = if options.start.is_empty() {
        Weights::from_values(vec![0; WEIGHTS]).expect("there is one value a weight")
    } else {
        read(&options.start)?
    };
    let mut failures = 0;
    for generation in 0..options.generations {
        let (weights, gain) = next_generation(&options, generation, &best, out)?;
        if gain.share() <= 0.5 {
            failures += 1;
            if failures == 2 {
                writeln!(out, "two generations in a row gained nothing")?;
                break;
            }
            continue;
        }
        failures = 0;
        best = weights;
        page::write(&options.out, best.to_bytes())?;
    }
    // The weights that ship are built into this program, so writing over their file does not change them here.
    let shipped = Weights::shipped().map_err(|error| error.to_string())?;
    let Recipe { seed, threads, .. } = options.recipe;
    let gain = trial(&best, &shipped, seed, threads).share_text();
    Ok(writeln!(
        out,
        "the best against the weights that ship: {gain}"
    )?)
}

/// Plays games with the best weights so far and fits new ones to them; also how these do against the best.
fn next_generation(
    options: &Options,
    generation: u64,
    best: &Weights,
    out: &mut dyn Write,
) -> Result<(Weights, Tally), Failure> {
    let begin = Instant::now();
    let seed = options.descent.seed_of(generation);
    let recipe = Recipe {
        seed,
        ..options.recipe
    };
    let samples = selfplay::generate(best, recipe);
    let made = begin.elapsed().as_secs();
    let descent = Descent {
        seed,
        ..options.descent
    };
    let (weights, errors) = fit(&samples, descent);
    let fitted = begin.elapsed().as_secs() - made;
    let gain = trial(&weights, best, seed, recipe.threads);
    writeln!(
        out,
        "generation {generation}: {} samples in {made} s, fit {fitted} s, {errors}, against the best so far {}",
        samples.len(),
        gain.share_text()
    )?;
    Ok((weights, gain))
}

fn read(path: &str) -> Result<Weights, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Weights::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// Reverse Matches of new weights against old at depth 3.
fn trial(new: &Weights, old: &Weights, seed: u64, threads: usize) -> Tally {
    let thinkers = || [new, old].map(|weights| Thinker::with_weights(1, weights.clone()));
    let play = |thinkers: &mut [Thinker; 2], number| {
        duel(thinkers, &opening(SplitMix64::of_pair(seed, number).next()))
    };
    let mut tally = Tally::default();
    for duel in parallel::spread(threads, TRIALS, thinkers, play) {
        tally.add(duel.result(), duel.margin);
    }
    tally
}

/// Four to ten random placements from the start. Weights play the same game the same way each time, so that matches
/// from the few openings of two or three placements would be the same ones again and again.
fn opening(seed: u64) -> Game {
    let mut chance = SplitMix64::of_pair(seed, 0);
    let mut game = Game::new();
    for _ in 0..4 + chance.below(7) {
        let moves = game.moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[chance.below(moves.len())])
            .expect("only playable moves are chosen");
    }
    game
}

/// One Reverse Match at depth 3.
fn duel(thinkers: &mut [Thinker; 2], opening: &Game) -> Duel {
    let mut duel = Duel::default();
    for first in Color::ALL {
        let end = play_out(opening.clone(), first, |player, game| {
            let report = thinkers[player].search(game, 3, Limits::default())?;
            Some(report.best)
        });
        let end = end.expect("a search that nobody stops finds a move");
        duel += Duel::of(&end, first);
    }
    duel
}

/// One point in the weights' unit.
const POINT: f32 = 128.0;

/// The weights that fit the samples, and how far off they are.
fn fit(samples: &[Sample<Sides>], descent: Descent) -> (Weights, Errors) {
    let (patterns, shared) = (Patterns::new(), shared_weights());
    let used = |sides: &Sides| {
        let used = features(&patterns, *sides);
        Entries::of_one_table(used.map(|feature| shared[feature as usize] as usize))
    };
    let phase = |sides: &Sides| features(&patterns, *sides)[0] as usize / PHASE_WEIGHTS;
    let weights = descent.fit(samples, WEIGHTS, used);
    let errors = Errors::of(samples, &weights, used, PHASES, phase);
    let rounded = shared.iter().map(|at| {
        let weight = (weights[*at as usize] * POINT).round();
        weight.clamp(-32000.0, 32000.0) as i16
    });
    let weights = Weights::from_values(rounded.collect());
    (weights.expect("there is one value a weight"), errors)
}
