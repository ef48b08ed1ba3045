//! `solve-openings`: solves the openings that ship: the positions of the first placements, up to symmetry.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::page;
use rsg_engine::eval::Weights;
use rsg_engine::{ByColor, Game, Limits, Openings, Sides, Symmetry, Thinker};
use std::collections::HashMap;
use std::io::Write;
use std::time::{Duration, Instant};

pub const USAGE: &str = "solve-openings [--plies N] [--minutes N] [--table MB] [--out FILE]
    Solves the positions of the first N placements, up to symmetry, and adds them to assets/openings/solved.txt: the first
    plies first, of a ply those first that good play leads to. What the file holds already is taken over, every new proof is
    written at once, and after so many minutes it stops, so that the same command goes on later.";

/// How deep the search is that says which placements are good.
const DEPTH: u8 = 4;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let plies: usize = args.parsed_or("--plies", 4)?;
    let minutes: u64 = args.parsed_or("--minutes", 40)?;
    let table: usize = args.parsed_or("--table", 1024)?;
    let path: String = args.parsed_or("--out", "assets/openings/solved.txt".to_owned())?;
    args.finish("")?;
    let text = page::read(&path)?;
    let mut openings: Openings = text.parse().map_err(|error| format!("{path}: {error}"))?;
    let weights = Weights::shipped().map_err(|error| error.to_string())?;
    let mut thinker = Thinker::with_weights(table, weights);
    let all = likeliest_first(positions(plies), &mut thinker);
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let is_late = || end <= Instant::now();
    for game in &all {
        if openings.of(game).is_some() {
            continue;
        }
        thinker.learn(openings.clone());
        let watch = Stopwatch::start();
        let position = game.position();
        let Some((opening, nodes)) = thinker.solve_opening(game, &is_late) else {
            if is_late() {
                break;
            }
            writeln!(out, "{position} depends on how it came about, or is over")?;
            continue;
        };
        openings.insert(opening);
        page::replace(&path, openings.to_text())?;
        writeln!(
            out,
            "{} of {} {position}: {:+}, {nodes} nodes, {:.1} s",
            openings.len(),
            all.len(),
            opening.margin(),
            watch.seconds()
        )?;
    }
    writeln!(out, "{} of {} are solved", openings.len(), all.len())?;
    Ok(())
}

/// A position of the opening.
struct Node {
    game: Game,
    /// How far from the best play of both it lies: of each placement that led here, how many were better. Of several ways the
    /// shortest.
    detour: usize,
    /// The positions after it, by their place in the next ply.
    next: Vec<usize>,
}

/// The positions after so many placements and fewer, by their number, one for each up to symmetry.
fn positions(plies: usize) -> Vec<Vec<Node>> {
    let node = |game| Node {
        game,
        detour: usize::MAX,
        next: Vec::new(),
    };
    let mut all = vec![vec![node(Game::new())]];
    for _ in 0..plies {
        let mut seen: HashMap<Sides, usize> = HashMap::new();
        let mut next = Vec::new();
        let last = all.last_mut().expect("the start is there");
        for parent in last {
            for mv in parent.game.moves() {
                let mut game = parent.game.clone();
                if game.play(mv).is_err() || game.end().is_some() {
                    continue;
                }
                let image = Symmetry::first_image(game.position().sides()).0;
                let place = *seen.entry(image).or_insert_with(|| {
                    next.push(node(game));
                    next.len() - 1
                });
                parent.next.push(place);
            }
            parent.next.sort_unstable();
            parent.next.dedup();
        }
        all.push(next);
    }
    all
}

/// The positions, the first plies first; of a ply those with the smallest detour first.
fn likeliest_first(mut all: Vec<Vec<Node>>, thinker: &mut Thinker) -> Vec<Game> {
    if let Some([start, ..]) = all.first_mut().map(Vec::as_mut_slice) {
        start.detour = 0;
    }
    for ply in 1..all.len() {
        let (before, after) = all.split_at_mut(ply);
        let after = &mut after[0];
        let values = after.iter().map(|node| value(&node.game, thinker));
        let values: Vec<ByColor<i32>> = values.collect();
        for parent in &before[ply - 1] {
            let mover = parent.game.position().to_move();
            let is_better =
                |other: usize, place: usize| values[place][mover] < values[other][mover];
            for &place in &parent.next {
                let better = parent.next.iter().filter(|other| is_better(**other, place));
                let detour = parent.detour + better.count();
                after[place].detour = after[place].detour.min(detour);
            }
        }
        after.sort_by_key(|node| node.detour);
    }
    let nodes = all.into_iter().flatten();
    nodes.map(|node| node.game).collect()
}

/// What a position is worth to either side, by a shallow search.
fn value(game: &Game, thinker: &mut Thinker) -> ByColor<i32> {
    let report = thinker.search(game, DEPTH, Limits::default(), &|| false);
    let score = report.map_or(0, |report| report.score);
    let mover = game.position().to_move();
    ByColor::new_with(|color| if color == mover { score } else { -score })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_plies_have_their_known_numbers_of_positions() {
        let counts: Vec<usize> = positions(5).iter().map(Vec::len).collect();
        assert_eq!(counts, [1, 2, 12, 61, 343, 1651]);
    }

    #[test]
    fn every_position_comes_once_and_good_play_comes_first() {
        let mut thinker = Thinker::new(1);
        let all = likeliest_first(positions(3), &mut thinker);
        let plies: Vec<usize> = all.iter().map(|game| game.turns().len()).collect();
        assert!(plies.is_sorted());
        assert_eq!(plies.len(), 1 + 2 + 12 + 61);
        let best = thinker.search(&Game::new(), DEPTH + 1, Limits::default(), &|| false);
        let mut after_best = Game::new();
        after_best.play(best.unwrap().best).unwrap();
        let image = |game: &Game| Symmetry::first_image(game.position().sides()).0;
        assert_eq!(image(&all[1]), image(&after_best));
    }
}
