//! `reversi compare`: games between two evaluations at equal depth.

use super::reversi::options;
use super::selfplay::opening;
use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Eight, Field, Options, Thinker};
use rsg_classics::{Color, Limits, SplitMix64};
use rsg_lab::args::Args;
use rsg_lab::contest::play_out;
use rsg_lab::games::Measured;
use rsg_lab::tally::Tally;
use rsg_lab::{Failure, parallel};
use std::io::Write;

pub const USAGE: &str = "reversi compare FILE FILE --depth N --games N [--seed N] [--aim most|fewest] [--threads N]
    N games on 8×8 between two files of weights, both looking as many placements ahead to the very end: every two
    games from one random opening of eight placements, the colours swapped. Words that are no file's name: shipped,
    the weights that ship, and v1, those that shipped before.";

/// The weights that shipped before, by which new ones are measured.
static V1: &[u8] = include_bytes!("reversi-v1.bin");

/// The random placements of an opening.
const OPENING: usize = 8;

/// Games between two evaluations.
pub struct Comparison {
    pub options: Options,
    pub depth: u8,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
}

impl Comparison {
    /// Plays them.
    pub fn play<F: Field>(&self, weights: [&Weights; 2]) -> Tally {
        let thinkers = || weights.map(|weights| Thinker::with_weights(1, weights.clone()));
        let play = |thinkers: &mut [Thinker; 2], number: u64| {
            let mut chance = SplitMix64::of_pair(self.seed ^ 0x7281, number / 2);
            let game = opening::<F>(self.options, OPENING, &mut chance);
            let first = Color::ALL[number as usize % 2];
            let end = play_out(game, first, |player, game| {
                let limits = Limits::default();
                let found = thinkers[player].search(game, self.depth, limits)?;
                Some(found.best)
            });
            let end = end.expect("nothing stops a search before the game is over");
            end.result(first)
        };
        let mut tally = Tally::default();
        for (result, margin) in parallel::spread(self.threads, self.games, thinkers, play) {
            tally.add(result, margin);
        }
        tally
    }
}

/// The weights of a file.
pub fn read(file: &str) -> Result<Weights, Failure> {
    let weights = match file {
        "shipped" => Weights::shipped(),
        "v1" => Weights::from_bytes(V1),
        _ => Weights::from_bytes(&std::fs::read(file)?),
    };
    weights.map_err(|damaged| Failure::Input(format!("{file}: {damaged}")))
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let needed = |flag: &str| Failure::Usage(format!("{flag} N is needed"));
    let comparison = Comparison {
        options: options(&mut args)?,
        depth: args.parsed("--depth")?.ok_or_else(|| needed("--depth"))?,
        games: args.parsed("--games")?.ok_or_else(|| needed("--games"))?,
        seed: args.parsed_or("--seed", 1)?,
        threads: args.parsed_or("--threads", parallel::cores())?,
    };
    let files = args.operands()?;
    let [first, second] = files.as_slice() else {
        return Err(Failure::Usage("two files of weights are needed".to_owned()));
    };
    let (weights, other) = (read(first)?, read(second)?);
    let tally = comparison.play::<Eight>([&weights, &other]);
    let margin = tally.mean_margin();
    Ok(writeln!(
        out,
        "{first} - {second}: {tally}, mean margin {margin:+.1}"
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_as_good_as_themselves_and_better_than_none() {
        let play = |depth, weights: [&Weights; 2]| {
            let comparison = Comparison {
                options: Options::default(),
                depth,
                games: 20,
                seed: 3,
                threads: 2,
            };
            comparison.play::<Eight>(weights).share()
        };
        let (shipped, none) = (Weights::shipped().expect("it is tested"), Weights::none());
        assert_eq!(play(2, [&shipped, &shipped]), 0.5);
        assert!(0.8 < play(2, [&shipped, &none]));
    }
}
