//! Games of the engine against itself, each position labelled with how its game ends.
//!
//! A game begins with 4 to 25 random placements, fewer more often than many so that the first part of the game is
//! learned too, goes on with a search of fixed depth, and is finished exactly from a few empty cells on. Every position
//! after the random part is labelled with the result from there: as far as the end was proved, the label of the last
//! positions is exact.

use crate::dice::Dice;
use rsg_engine::eval::Weights;
use rsg_engine::{Color, Game, Limits, Sides, Thinker};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A position with the value to go for the player to place, in points.
#[derive(Clone, Copy)]
pub struct Sample {
    /// The position.
    pub sides: Sides,
    /// Final difference of scores minus the difference of captures so far.
    pub label: f32,
    /// The number of its game.
    pub game: u32,
}

/// How games are made.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// How many.
    pub games: usize,
    /// Depth of the search that plays.
    pub depth: u8,
    /// From how many empty cells on the game is solved.
    pub exact_from: usize,
    /// Seed of all chance.
    pub seed: u64,
    /// Threads.
    pub threads: usize,
}

/// Plays the games of `recipe`. The result depends on the recipe without its threads, and on the weights.
pub fn generate(weights: &Weights, recipe: Recipe) -> Vec<Sample> {
    let next = AtomicUsize::new(0);
    let mut samples: Vec<Sample> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..recipe.threads)
            .map(|_| scope.spawn(|| worker(weights, recipe, &next)))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("self-play does not panic"))
            .collect()
    });
    samples.sort_by_key(|sample| sample.game);
    samples
}

fn worker(weights: &Weights, recipe: Recipe, next: &AtomicUsize) -> Vec<Sample> {
    let mut thinker = Thinker::with_weights(1, weights.clone());
    let mut samples = Vec::new();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if recipe.games <= number {
            return samples;
        }
        play(&mut thinker, recipe, number, &mut samples);
    }
}

fn play(thinker: &mut Thinker, recipe: Recipe, number: usize, samples: &mut Vec<Sample>) {
    // Which of several best lines is found hangs on the proofs at hand: every game begins without any.
    thinker.forget();
    let mut dice = Dice::new(recipe.seed, number as u64);
    let mut game = Game::new();
    let random = 4 + dice.below(22).min(dice.below(22));
    let mut first = 0;
    while game.end().is_none() {
        let moves = game.moves();
        let empties = game.position().board().empty().len();
        let mv = if game.turns().len() < random {
            first = game.turns().len() + 1;
            moves[dice.below(moves.len())]
        } else if empties <= recipe.exact_from {
            let Some(solution) = thinker.solve(&game, &|| false) else {
                return;
            };
            for mv in solution.line {
                game.play(mv).expect("a solution's moves are playable");
            }
            break;
        } else {
            match thinker.search(&game, recipe.depth, Limits::default(), &|| false) {
                Some(report) => report.best,
                None => return,
            }
        };
        game.play(mv).expect("only playable moves are chosen");
    }
    let last = game.position();
    let score = last.score();
    let lead = f32::from(score[Color::Black]) - f32::from(score[Color::White]);
    for position in game.positions().iter().skip(first) {
        if *position == last {
            continue;
        }
        let captures = position.captures();
        let so_far = f32::from(captures[Color::Black]) - f32::from(captures[Color::White]);
        let sign = if position.to_move() == Color::Black {
            1.0
        } else {
            -1.0
        };
        samples.push(Sample {
            sides: position.sides(),
            label: sign * (lead - so_far),
            game: number as u32,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_hang_on_the_seed_and_not_on_the_threads() {
        let weights = Weights::shipped().expect("a test checks the weights that ship");
        let made = |threads, seed| {
            let recipe = Recipe {
                games: 24,
                depth: 2,
                exact_from: 7,
                seed,
                threads,
            };
            let samples = generate(&weights, recipe);
            let key = |sample: &Sample| (sample.game, sample.sides, sample.label.to_bits());
            samples.iter().map(key).collect::<Vec<_>>()
        };
        assert_eq!(made(1, 5), made(3, 5));
        assert_ne!(made(1, 5), made(1, 6));
    }
}
