//! `measure looks`: by how much looks of few placements differ from deeper ones and from the end, for the cuts of
//! estimates.

use crate::selfplay::opening;
use rsg_classics::reversi::{Bits, Eight, Options, Thinker};
use rsg_classics::{Level, Limits, SplitMix64};
use rsg_lab::Failure;
use rsg_lab::args::Args;
use rsg_lab::games::reversi::TABLE_MB;
use rsg_lab::sample::{Games, deviation, mean};
use std::io::Write;
use std::ops::RangeInclusive;

pub const USAGE: &str = "measure looks --games N [--seed N] [--threads N]
    One position of Reversi from each of N games of level 4 against itself: a line for every two depths of which the
    deeper is further by an even number of placements, and for every depth and the proved value where at most 20
    squares are free; the mean of the differences in discs, and their standard deviation. Values of 40 discs and more
    are left out.";

/// The free squares of the positions, by groups.
const GROUPS: [RangeInclusive<u32>; 7] = [
    12..=15,
    16..=17,
    18..=20,
    21..=28,
    29..=36,
    37..=44,
    45..=52,
];

/// Depths that are looked at.
const DEEPEST: u8 = 12;

/// The most free squares with which a position is proved.
const PROVED: u32 = 20;

/// Larger values say little: such games are decided.
const CLOSE: i32 = 40;

/// The values found for a position.
struct Seen {
    free: u32,
    /// The values by looks of one placement, two, and so on.
    values: Vec<i32>,
    proved: Option<i32>,
}

/// Runs `looks`.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Games::read(&mut args, None)?;
    args.finish("")?;
    let thinker = || Thinker::with_megabytes(TABLE_MB);
    let seen = games.each(thinker, |thinker, number| {
        let mut chance = SplitMix64::of_pair(games.seed, number);
        let (first, last) = (*GROUPS[0].start(), *GROUPS[GROUPS.len() - 1].end());
        let free = first + chance.below((last - first + 1) as usize) as u32;
        look(thinker, free, chance)
    });
    let seen: Vec<Seen> = seen.into_iter().flatten().collect();
    for group in GROUPS {
        let (first, last) = (group.start(), group.end());
        let of_group = || seen.iter().filter(|one| group.contains(&one.free));
        let mut line = |shallow: u8, deep: &str, of: &dyn Fn(&Seen) -> Option<i32>| {
            let errors: Vec<f64> = of_group()
                .filter_map(|one| error(one, shallow, of))
                .collect();
            let (mean, spread) = (mean(&errors), deviation(&errors));
            let count = errors.len();
            writeln!(
                out,
                "{first} to {last} free, {count} positions, {shallow} from {deep}: {mean:+.1}, {spread:.1}"
            )
        };
        for deep in 3..=DEEPEST {
            for shallow in (1..deep - 1).rev().step_by(2) {
                let value = |one: &Seen| one.values.get(usize::from(deep) - 1).copied();
                line(shallow, &deep.to_string(), &value)?;
            }
        }
        if *last <= PROVED {
            for shallow in 1..=DEEPEST - 2 {
                line(shallow, "the end", &|one| one.proved)?;
            }
        }
    }
    Ok(())
}

/// A position of a game with `free` free squares, and its looks. None if the game ends before.
fn look(thinker: &mut Thinker, free: u32, mut chance: SplitMix64) -> Option<Seen> {
    let mut game = opening::<Eight>(Options::default(), 8, &mut chance);
    let seed = chance.next();
    while free < game.position().free().count() {
        let chosen = thinker.choose(&game, Level::Four, seed, Limits::default())?;
        game.play(chosen.best).ok()?;
    }
    let mut value = |depth: u8| thinker.search(&game, depth, Limits::default());
    let values: Option<Vec<i32>> = (1..=DEEPEST)
        .map(|depth| Some(value(depth)?.score))
        .collect();
    let proved = (free <= PROVED).then(|| thinker.exact(&game, Limits::default()));
    Some(Seen {
        free,
        values: values?,
        proved: proved.flatten().map(|report| report.score),
    })
}

/// The shallow look's value less the better one.
fn error(seen: &Seen, shallow: u8, of: &dyn Fn(&Seen) -> Option<i32>) -> Option<f64> {
    let better = of(seen).filter(|value| value.abs() < CLOSE)?;
    Some(f64::from(seen.values[usize::from(shallow) - 1] - better))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The search reaches the end with this few squares.
    #[test]
    fn the_deepest_look_at_twelve_squares_is_no_further_than_the_end() {
        let mut thinker = Thinker::with_megabytes(1);
        let seen = look(&mut thinker, 12, SplitMix64::of_pair(1, 2)).expect("it goes on");
        assert_eq!(seen.values.last(), seen.proved.as_ref());
    }
}
