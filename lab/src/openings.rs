//! `solve-openings`: solves the openings that ship: the positions of the first placements, up to symmetry.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::page;
use rsg_engine::eval::Weights;
use rsg_engine::{Game, Openings, Sides, Symmetry, Thinker};
use std::collections::HashSet;
use std::io::Write;

pub const USAGE: &str = "solve-openings [--plies N] [--table MB] [--out FILE]
    Solves the positions of the first N placements, up to symmetry, and adds them to assets/openings/solved.txt.
    What the file holds already is taken over; every new proof is written at once.";

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let plies: usize = args.parsed_or("--plies", 4)?;
    let table: usize = args.parsed_or("--table", 1024)?;
    let path: String = args.parsed_or("--out", "assets/openings/solved.txt".to_owned())?;
    args.finish("")?;
    let text = page::read(&path)?;
    let mut openings: Openings = text.parse().map_err(|error| format!("{path}: {error}"))?;
    let weights = Weights::shipped().map_err(|error| error.to_string())?;
    let mut thinker = Thinker::with_weights(table, weights);
    // The first plies first: whatever is done when it is stopped is of use, and bounds later positions.
    for game in positions(plies).iter().flatten() {
        if openings.of(game).is_some() {
            continue;
        }
        thinker.learn(openings.clone());
        let watch = Stopwatch::start();
        let position = game.position();
        let Some((opening, nodes)) = thinker.solve_opening(game, &|| false) else {
            writeln!(out, "{position} depends on how it came about, or is over")?;
            continue;
        };
        writeln!(
            out,
            "{} {position}: {:+}, {nodes} nodes, {:.1} s",
            openings.len() + 1,
            opening.margin(),
            watch.seconds()
        )?;
        openings.insert(opening);
        page::write(&path, openings.to_text())?;
    }
    Ok(())
}

/// The games of so many placements and fewer, by their number, one for each position up to symmetry.
fn positions(plies: usize) -> Vec<Vec<Game>> {
    let mut all = vec![vec![Game::new()]];
    for _ in 0..plies {
        let mut seen: HashSet<Sides> = HashSet::new();
        let mut next = Vec::new();
        for game in &all[all.len() - 1] {
            for mv in game.moves() {
                let mut game = game.clone();
                if game.play(mv).is_err() || game.end().is_some() {
                    continue;
                }
                if seen.insert(Symmetry::first_image(game.position().sides()).0) {
                    next.push(game);
                }
            }
        }
        all.push(next);
    }
    all
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_first_plies_have_their_known_numbers_of_positions() {
        let counts: Vec<usize> = super::positions(5).iter().map(Vec::len).collect();
        assert_eq!(counts, [1, 2, 12, 61, 343, 1651]);
    }
}
