//! Learns the evaluation from nothing: games, a fit, a match against the generation before, again.

use crate::arena::share;
use crate::dice::Dice;
use crate::fit::{self, Fit};
use crate::flags::Flags;
use crate::selfplay::{self, Recipe};
use rsg_engine::duel::{Duel, Tally};
use rsg_engine::eval::{WEIGHTS, Weights};
use rsg_engine::{Color, Game, Limits, Thinker};
use std::time::Instant;

/// Reverse Matches a generation is judged by, and at the end the result against the weights that ship.
const TRIALS: u64 = 2000;

/// Runs `train`.
pub fn run(mut flags: Flags) -> Result<(), String> {
    let games: usize = flags.take("--games", 60_000)?;
    let generations: usize = flags.take("--generations", 8)?;
    let depth: u8 = flags.take("--depth", 2)?;
    let exact_from: usize = flags.take("--exact-from", 10)?;
    let epochs: usize = flags.take("--epochs", 20)?;
    let rate: f32 = flags.take("--rate", 1.0)?;
    let pull: f32 = flags.take("--pull", 0.01)?;
    let threads: usize = flags.take("--threads", 2)?;
    let seed: u64 = flags.take("--seed", 1)?;
    let start: String = flags.take("--start", String::new())?;
    let out: String = flags.take("--out", "assets/eval/weights.bin".to_owned())?;
    flags.finish()?;

    let nothing = || Weights::from_values(vec![0; WEIGHTS]).ok_or("there is one value a weight");
    let mut best = if start.is_empty() {
        nothing()?
    } else {
        read(&start)?
    };
    let mut failures = 0;
    for generation in 0..generations {
        let begin = Instant::now();
        let seed = seed.wrapping_mul(1000).wrapping_add(generation as u64);
        let recipe = Recipe {
            games,
            depth,
            exact_from,
            seed,
            threads,
        };
        let samples = selfplay::generate(&best, recipe);
        let made = begin.elapsed().as_secs();
        let fit = Fit {
            epochs,
            rate,
            pull,
            seed,
        };
        let (weights, errors) = fit::fit(&samples, vec![0.0; WEIGHTS], fit);
        let weights = fit::rounded(&weights);
        let fitted = begin.elapsed().as_secs() - made;
        let tally = trial(&weights, &best, seed, threads);
        println!(
            "generation {generation}: {} samples in {made} s, fit {fitted} s, error {:.2} fitted {:.2} held out {:.1?}, against the best so far {}",
            samples.len(),
            errors.fitted,
            errors.held_out,
            errors.by_phase,
            share(&tally)
        );
        if tally.share() <= 0.5 {
            failures += 1;
            if failures == 2 {
                println!("two generations in a row gained nothing");
                break;
            }
            continue;
        }
        failures = 0;
        best = weights;
        std::fs::write(&out, best.to_bytes()).map_err(|error| format!("{out}: {error}"))?;
    }
    // The weights that ship are built into this program, so writing over their file does not change them here.
    let shipped = Weights::shipped().map_err(|error| error.to_string())?;
    let gain = trial(&best, &shipped, seed, threads);
    println!("the best against the weights that ship: {}", share(&gain));
    Ok(())
}

fn read(path: &str) -> Result<Weights, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Weights::from_bytes(&bytes).map_err(|error| format!("{path}: {error}"))
}

/// Reverse Matches of new weights against old at depth 3.
fn trial(new: &Weights, old: &Weights, seed: u64, threads: usize) -> Tally {
    let parts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|part| {
                scope.spawn(move || {
                    let mut thinkers =
                        [new, old].map(|weights| Thinker::with_weights(1, weights.clone()));
                    let numbers = (part..TRIALS).step_by(threads);
                    numbers
                        .map(|number| duel(&mut thinkers, Dice::new(seed, number).next()))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("matches do not panic"))
            .collect::<Vec<_>>()
    });
    let mut tally = Tally::default();
    parts.into_iter().for_each(|duel| tally.add(duel));
    tally
}

/// Four to ten random placements from the start. Weights play the same game the same way each time, so that matches
/// from the few openings of two or three placements would be the same ones again and again.
fn opening(seed: u64) -> Game {
    let mut dice = Dice::new(seed, 0);
    let mut game = Game::new();
    for _ in 0..4 + dice.below(7) {
        let moves = game.moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[dice.below(moves.len())])
            .expect("only playable moves are chosen");
    }
    game
}

/// One Reverse Match at depth 3.
fn duel(thinkers: &mut [Thinker; 2], seed: u64) -> Duel {
    let mut duel = Duel::default();
    let opening = opening(seed);
    for first in Color::ALL {
        let mut game = opening.clone();
        while game.end().is_none() {
            let player = usize::from(game.position().to_move() != first);
            let report = thinkers[player].search(&game, 3, Limits::default(), &|| false);
            let Some(report) = report else { break };
            game.play(report.best)
                .expect("only playable moves are chosen");
        }
        let (score, captures) = (game.position().score(), game.position().captures());
        duel.margin += i32::from(score[first]) - i32::from(score[!first]);
        duel.captures += i32::from(captures[first]) - i32::from(captures[!first]);
    }
    duel
}
