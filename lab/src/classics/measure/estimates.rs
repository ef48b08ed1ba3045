//! `measure estimates`: how far off Review's estimates of Reversi are, where the position can be proved.

use crate::compare::read;
use crate::selfplay::opening;
use rsg_classics::reversi::eval::Weights;
use rsg_classics::reversi::{Bits, Eight, Options, Thinker};
use rsg_classics::{Color, Level, Limits, SplitMix64};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::games::reversi::TABLE_MB;
use rsg_lab::sample::{Games, mean};
use std::io::Write;

pub const USAGE: &str = "measure estimates [FILE] --games N [--free N] [--seed N] [--threads N]
    The difference between Review's estimate and the proved value of N positions of Reversi with --free free
    squares (22), one from each game of level 4 against level 5: its mean, how much of that is in favour of the side
    to move, and the largest. FILE holds other weights than those that ship; v1 are those that shipped before.";

/// Runs `estimates`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Games::read(&mut args, None)?;
    let free: u32 = args.parsed_or("--free", 22)?;
    let files = args.operands()?;
    let weights = read(files.first().map_or("shipped", String::as_str))?;
    let thinker = || Thinker::with_weights(TABLE_MB, weights.clone());
    let errors = games.each(thinker, |thinker, number| {
        error(thinker, free, SplitMix64::of_pair(games.seed, number))
    });
    let errors: Vec<f64> = errors.into_iter().flatten().map(f64::from).collect();
    let sizes: Vec<f64> = errors.iter().map(|error| error.abs()).collect();
    let worst = sizes.iter().copied().fold(0.0, f64::max);
    Ok(writeln!(
        out,
        "{} positions: {:.2} discs off on average, {:+.2} for the side to move, at most {worst}",
        errors.len(),
        mean(&sizes),
        mean(&errors)
    )?)
}

/// The estimate of a position less its proved value. None if its game ends before.
fn error(thinker: &mut Thinker, free: u32, mut chance: SplitMix64) -> Option<i32> {
    let mut game = opening::<Eight>(Options::default(), 8, &mut chance);
    // The same players, whichever weights are asked about.
    let mut players = Thinker::with_weights(1, Weights::shipped().ok()?);
    let seed = chance.next();
    while free < game.position().free().count() {
        let level = match game.to_move() {
            Color::Black => Level::Four,
            Color::White => Level::Five,
        };
        let chosen = players.choose(&game, level, seed, Limits::default())?;
        game.play(chosen.best).ok()?;
    }
    let estimate = thinker.estimate(&game, &|| false)?;
    let proved = thinker.exact(&game, Limits::default())?;
    Some(estimate.score - proved.score)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The search reaches the end with this few squares.
    #[test]
    fn an_estimate_that_reaches_the_end_is_not_off() {
        let mut thinker = Thinker::with_megabytes(1);
        let errors: Vec<_> = (0..4)
            .filter_map(|number| error(&mut thinker, 8, SplitMix64::of_pair(1, number)))
            .collect();
        assert!(2 < errors.len() && errors.iter().all(|error| *error == 0));
    }
}
