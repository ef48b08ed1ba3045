//! Games of Reversi against itself, each position labelled with how its game ends.
//!
//! A game begins with some random placements, fewer more often than many, goes on with a search of fixed depth, and is
//! finished exactly from a few free squares on. Every position after the random part is labelled with the result from there.
//! One game in eight begins with the classic start.

use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Aim, Field, Game, Limits, Options, Start, Thinker, View};
use rsg_classics::{Color, SplitMix64};
use rsg_lab::parallel;

/// A position with the result for the side to move.
#[derive(Clone, Copy)]
pub struct Sample<F: Field> {
    pub view: View<F>,
    /// The final difference of discs, in its favour; by the aim *fewest* the other way round.
    pub label: f32,
    /// The number of its game.
    pub game: u32,
}

/// How games are made.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    pub aim: Aim,
    pub games: u64,
    /// Depth of the search that plays.
    pub depth: u8,
    /// From how many free squares on the game is played without error.
    pub exact_from: u32,
    pub seed: u64,
    pub threads: usize,
}

/// Plays the games of a recipe. The result depends on the recipe without its threads, and on the weights.
pub fn generate<F: Field>(weights: &Weights, recipe: Recipe) -> Vec<Sample<F>> {
    let thinker = || Thinker::with_weights(1, weights.clone());
    let play = |thinker: &mut Thinker, number| play::<F>(thinker, recipe, number);
    parallel::spread(recipe.threads, recipe.games, thinker, play)
        .into_iter()
        .flatten()
        .collect()
}

/// A game after so many random placements, fewer if it ends before.
pub fn opening<F: Field>(options: Options, placements: usize, chance: &mut SplitMix64) -> Game<F> {
    let mut game = Game::new(options);
    while game.turns().len() < placements && !game.is_over() {
        let mut open = game.placements();
        let square = open.nth(chance.below(open.len() as usize));
        game.play(square.expect("one of them"))
            .expect("only what may be placed is chosen");
    }
    game
}

fn play<F: Field>(thinker: &mut Thinker, recipe: Recipe, number: u64) -> Vec<Sample<F>> {
    let mut chance = SplitMix64::of_pair(recipe.seed, number);
    let start = if number % 8 == 7 {
        Start::Classic
    } else {
        Start::Othello
    };
    let spread = usize::from(F::SIZE) * usize::from(F::SIZE) / 3;
    let random = 4 + chance.below(spread).min(chance.below(spread));
    let options = Options {
        start,
        aim: recipe.aim,
    };
    let mut game = opening::<F>(options, random, &mut chance);
    let mut seen: Vec<(Color, View<F>)> = Vec::new();
    while !game.is_over() {
        let view = View::<F>::of(game.position());
        seen.push((game.to_move(), view));
        let free = game.position().free();
        let found = if rsg_classics::reversi::Bits::count(free) <= recipe.exact_from {
            thinker.exact(&game, Limits::default(), &|| false)
        } else {
            thinker.search(&game, recipe.depth, Limits::default(), &|| false)
        };
        let found = found.expect("nothing stops it before the game is over");
        game.play(found.best)
            .expect("only what may be placed is chosen");
    }
    let outcome = game.outcome().expect("it is over");
    let lead = i32::try_from(outcome.score.black).unwrap_or(0)
        - i32::try_from(outcome.score.white).unwrap_or(0);
    let lead = match recipe.aim {
        Aim::Most => lead,
        Aim::Fewest => -lead,
    };
    seen.into_iter()
        .map(|(side, view)| Sample {
            view,
            label: if side == Color::Black { lead } else { -lead } as f32,
            game: number as u32,
        })
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_classics::reversi::Eight;

    #[test]
    fn games_hang_on_the_seed_and_not_on_the_threads() {
        let weights = Weights::shipped().unwrap();
        let made = |threads, seed| {
            let recipe = Recipe {
                aim: Aim::Most,
                games: 16,
                depth: 2,
                exact_from: 6,
                seed,
                threads,
            };
            let samples = generate::<Eight>(&weights, recipe);
            let key = |one: &Sample<Eight>| (one.game, one.view, one.label.to_bits());
            samples.iter().map(key).collect::<Vec<_>>()
        };
        assert_eq!(made(1, 5), made(3, 5));
        assert_ne!(made(1, 5), made(1, 6));
    }
}
