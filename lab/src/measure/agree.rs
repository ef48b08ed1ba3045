//! `measure agree`: whether the two solvers find the same margins, on late positions of random games, the games' memory
//! included.

use super::seed_of;
use crate::Failure;
use crate::args::Args;
use crate::parallel;
use crate::proofs::second::Second;
use rsg_engine::{Game, SplitMix64, Thinker};
use rsg_lab::sample::Games;
use std::io::Write;

pub const USAGE: &str = "measure agree [--games N] [--empty N] [--seed N] [--threads N] [--together N]
    The margins of N late positions with so many empty cells or fewer, by the engine and by the second solver of
    docs/solving.md. The positions come from random games that like the inner cells, where captures and repetitions
    happen. With --together the engine proves each on so many threads.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let games = Games::read(&mut args, Some(1000))?;
    let empty: usize = args.parsed_or("--empty", 10)?;
    let together: usize = args.parsed_or("--together", 1)?;
    args.finish("")?;
    let engine = || Thinker::with_megabytes(1).with_threads(together, parallel::at_once);
    let solvers = || (engine(), Second::new(1));
    let compared = games.each(solvers, |solvers, number| {
        let game = late(seed_of(&games, number), empty)?;
        let (thinker, second) = solvers;
        let (margin, _) = thinker.margin(&game, &|| false)?;
        Some((margin == second.margin(&game, margin), game.record()))
    });
    let compared: Vec<_> = compared.into_iter().flatten().collect();
    for (_, record) in compared.iter().filter(|(equal, _)| !equal) {
        writeln!(out, "different: {record}")?;
    }
    let different = compared.iter().filter(|(equal, _)| !equal).count();
    writeln!(out, "{} positions, {different} different", compared.len())?;
    match different {
        0 => Ok(()),
        _ => Err(Failure::Input("the two solvers differ".to_owned())),
    }
}

/// A random game up to its first position with at most `empty` empty cells, if it is not over there.
fn late(seed: u64, empty: usize) -> Option<Game> {
    let mut chance = SplitMix64::new(seed);
    let mut game = Game::new();
    while empty < game.position().board().empty().len() {
        let moves = game.moves();
        let inner: Vec<_> = moves.iter().filter(|mv| mv.cell.is_interior()).collect();
        let mv = match inner.len() {
            0 => *moves.get(chance.below(moves.len().max(1)))?,
            count => *inner[chance.below(count)],
        };
        game.play(mv).ok()?;
    }
    game.end().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_positions_have_a_past_and_a_future() {
        let games: Vec<Game> = (0..20).filter_map(|seed| late(seed, 9)).collect();
        assert!(10 < games.len());
        for game in games {
            assert!(game.position().board().empty().len() <= 9);
            assert!(!game.moves().is_empty() && 20 < game.turns().len());
        }
    }
}
