//! Games of the engine against itself, each position labelled with how its game ends.
//!
//! A game begins with 4 to 25 random placements, fewer more often than many so that the first part of the game is
//! learned too, goes on with a search of fixed depth, and is finished exactly from a few empty cells on. Every position
//! after the random part is labelled with the result from there: as far as the end was proved, the label of the last
//! positions is exact.

use rsg_engine::eval::Weights;
use rsg_engine::fast::Sides;
use rsg_engine::{Color, Game, Limits, SplitMix64, Thinker};
use rsg_lab::training::{Recipe, Sample};

/// Plays the games of `recipe`. The result depends on the recipe without its threads, and on the weights.
pub fn generate(weights: &Weights, recipe: Recipe) -> Vec<Sample<Sides>> {
    recipe.make(
        || Thinker::with_weights(1, weights.clone()),
        |thinker, number| play(thinker, recipe, number),
    )
}

/// Plays one game. Nothing comes of a game that cannot be finished.
fn play(thinker: &mut Thinker, recipe: Recipe, number: u64) -> Vec<Sample<Sides>> {
    // Which of several best lines is found depends on the proofs at hand: every game begins without any.
    thinker.forget();
    let mut chance = SplitMix64::of_pair(recipe.seed, number);
    let mut game = Game::new();
    let random = 4 + chance.below(22).min(chance.below(22));
    let mut first = 0;
    while game.end().is_none() {
        let moves = game.moves();
        let empties = game.position().board().empty().len();
        let mv = if game.turns().len() < random {
            first = game.turns().len() + 1;
            moves[chance.below(moves.len())]
        } else if empties <= recipe.exact_from {
            let Some(solution) = thinker.solve(&game, &|| false) else {
                return Vec::new();
            };
            for mv in solution.line {
                game.play(mv).expect("a solution's moves are playable");
            }
            break;
        } else {
            match thinker.search(&game, recipe.depth, Limits::default()) {
                Some(report) => report.best,
                None => return Vec::new(),
            }
        };
        game.play(mv).expect("only playable moves are chosen");
    }
    let last = game.position();
    let lead = last.score().lead(Color::Black);
    game.positions()
        .iter()
        .skip(first)
        .filter(|position| **position != last)
        .map(|position| {
            let to_go = lead - position.captures().lead(Color::Black);
            let sign = if position.to_move() == Color::Black {
                1
            } else {
                -1
            };
            Sample {
                position: position.sides(),
                label: (sign * to_go) as f32,
                game: number as u32,
            }
        })
        .collect()
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
            let key =
                |sample: &Sample<Sides>| (sample.game, sample.position, sample.label.to_bits());
            samples.iter().map(key).collect::<Vec<_>>()
        };
        assert_eq!(made(1, 5), made(3, 5));
        assert_ne!(made(1, 5), made(1, 6));
    }
}
