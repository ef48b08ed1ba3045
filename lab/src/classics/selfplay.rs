//! Games of Reversi against itself, each position labelled with what a search expects there and with how its game ends.
//!
//! A game begins with some random placements, fewer more often than many, goes on with a search of fixed depth, and is
//! finished exactly from a few free squares on. Every position after the random part is kept with the result from
//! there. One game in eight begins with the classic start.

use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Aim, Bits, Field, Game, Options, Start, Thinker, View};
use rsg_classics::{Color, Limits, SplitMix64};
use rsg_lab::training::{Recipe, Sample};

/// A position of a game; what it is worth, in discs for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged<F: Field> {
    pub position: View<F>,
    /// The value by the search that played; exact where the game was finished exactly.
    pub expected: i8,
    /// The value by the end of the game.
    pub outcome: i8,
    /// The number of the game.
    pub game: u32,
}

impl<F: Field> Judged<F> {
    /// The position with its label: the outcome by this share, for the rest what the search expected.
    pub fn sample(self, outcome_share: f32) -> Sample<View<F>> {
        let expected = f32::from(self.expected) * (1.0 - outcome_share);
        Sample {
            position: self.position,
            label: f32::from(self.outcome) * outcome_share + expected,
            game: self.game,
        }
    }
}

/// Plays the games of a recipe, from this number on. The result depends on the recipe without its threads, and on
/// the weights.
pub fn generate<F: Field>(
    weights: &Weights,
    aim: Aim,
    recipe: Recipe,
    first: u64,
) -> Vec<Judged<F>> {
    recipe.make(
        || Thinker::with_weights(1, weights.clone()),
        |thinker, number| play::<F>(thinker, aim, recipe, first + number),
    )
}

/// A game after a number of random placements, fewer if it ends before.
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

fn play<F: Field>(thinker: &mut Thinker, aim: Aim, recipe: Recipe, number: u64) -> Vec<Judged<F>> {
    let mut chance = SplitMix64::of_pair(recipe.seed, number);
    let start = if number % 8 == 7 {
        Start::Classic
    } else {
        Start::Othello
    };
    let spread = F::SHAPE.places() as usize / 3;
    let random = 4 + chance.below(spread).min(chance.below(spread));
    let options = Options { start, aim };
    let mut game = opening::<F>(options, random, &mut chance);
    let mut seen: Vec<(Color, View<F>, i32)> = Vec::new();
    while !game.is_over() {
        let view = View::<F>::of(game.position());
        let free = game.position().free();
        let found = if free.count() as usize <= recipe.exact_from {
            thinker.exact(&game, Limits::default())
        } else {
            thinker.search(&game, recipe.depth, Limits::default())
        };
        let found = found.expect("nothing stops it before the game is over");
        seen.push((game.to_move(), view, found.score));
        game.play(found.best)
            .expect("only what may be placed is chosen");
    }
    let outcome = game.outcome().expect("it is over");
    let lead = i32::try_from(outcome.score.black).unwrap_or(0)
        - i32::try_from(outcome.score.white).unwrap_or(0);
    let lead = match aim {
        Aim::Most => lead,
        Aim::Fewest => -lead,
    };
    let discs = |value: i32| value.clamp(-100, 100) as i8;
    let judged = |(side, position, expected)| Judged {
        position,
        expected: discs(expected),
        outcome: discs(if side == Color::Black { lead } else { -lead }),
        game: number as u32,
    };
    seen.into_iter().map(judged).collect()
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
                games: 16,
                depth: 2,
                exact_from: 6,
                seed,
                threads,
            };
            generate::<Eight>(&weights, Aim::Most, recipe, 0)
        };
        assert_eq!(made(1, 5), made(3, 5));
        assert_ne!(made(1, 5), made(1, 6));
    }
}
