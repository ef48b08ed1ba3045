//! `solve-openings`: solves the openings that ship: the positions of the first placements, up to symmetry.

use crate::Failure;
use crate::args::Args;
use crate::clock::Stopwatch;
use crate::page;
use crate::proofs::second::Second;
use rsg_engine::eval::Weights;
use rsg_engine::fast::Sides;
use rsg_engine::{ByColor, Game, Limits, Openings, SplitMix64, Symmetry, Thinker};
use std::collections::HashMap;
use std::io::Write;
use std::time::{Duration, Instant};

pub const USAGE: &str =
    "solve-openings [--plies N] [--minutes N] [--table MB] [--out FILE] [--check N] [--seed N]
    Solves the positions of the first N placements, up to symmetry, and adds them to assets/openings/solved.txt: the
    first plies first, of a ply those first that good play leads to. What the file holds already is taken over, every
    new proof is written at once, and after these minutes it stops, so that the same command goes on later. With
    --check nothing is added: N of the solved positions, chosen by chance, are compared with what the second solver
    of solve-start finds.";

/// The depth of the search that says which placements are good.
const DEPTH: u8 = 4;

/// Runs the command.
pub fn run(mut args: Args, out: &mut dyn Write) -> Result<(), Failure> {
    let plies: usize = args.parsed_or("--plies", 4)?;
    let minutes: u64 = args.parsed_or("--minutes", 40)?;
    let table: usize = args.parsed_or("--table", 1024)?;
    let path: String = args.parsed_or("--out", "assets/openings/solved.txt".to_owned())?;
    let check: Option<usize> = args.parsed("--check")?;
    let seed: u64 = args.parsed_or("--seed", 1)?;
    args.finish("")?;
    let text = page::read(&path)?;
    let mut openings: Openings = text.parse().map_err(|error| format!("{path}: {error}"))?;
    if let Some(count) = check {
        let games = positions(plies).into_iter().flatten();
        let solved: Vec<(Game, i32)> = games
            .filter_map(|node| margin(&openings, &node.game).map(|margin| (node.game, margin)))
            .collect();
        let chosen = by_chance(solved, count, seed);
        return compare(&chosen, &mut Second::new(table), out);
    }
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

/// The solved margin of a game for the side to move, what was captured so far included.
fn margin(openings: &Openings, game: &Game) -> Option<i32> {
    let position = game.position();
    let captured = position.captures().lead(position.to_move());
    openings.of(game).map(|opening| opening.margin() + captured)
}

/// A choice of `count` by chance, or all if they are fewer.
fn by_chance<T>(mut all: Vec<T>, count: usize, seed: u64) -> Vec<T> {
    let mut chance = SplitMix64::new(seed);
    let mut chosen = Vec::new();
    while chosen.len() < count && !all.is_empty() {
        chosen.push(all.swap_remove(chance.below(all.len())));
    }
    chosen
}

/// Looks whether the second solver finds these margins.
fn compare(
    solved: &[(Game, i32)],
    second: &mut Second,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut different = 0;
    for (game, margin) in solved {
        let watch = Stopwatch::start();
        let found = second.margin(game, *margin);
        different += usize::from(found != *margin);
        writeln!(
            out,
            "{}: {margin:+}, the second solver {found:+}, {:.1} s",
            game.position(),
            watch.seconds()
        )?;
        out.flush()?;
    }
    writeln!(out, "{} positions, {different} different", solved.len())?;
    if different != 0 {
        return Err(Failure::Input("the solvers differ".to_owned()));
    }
    Ok(())
}

/// A position of the opening.
struct Node {
    game: Game,
    /// Its distance from the best play of both: of each placement that led here, how many were better. Of several ways
    /// the shortest.
    detour: usize,
    /// The positions after it, by their place in the next ply.
    next: Vec<usize>,
}

/// The positions after at most `plies` placements, by their number, one for each up to symmetry.
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

/// The value of a position for either side, by a shallow search.
fn value(game: &Game, thinker: &mut Thinker) -> ByColor<i32> {
    let report = thinker.search(game, DEPTH, Limits::default());
    let score = report.map_or(0, |report| report.score);
    let mover = game.position().to_move();
    ByColor::new_with(|color| if color == mover { score } else { -score })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_margin_is_found_out_by_the_second_solver() {
        // The end of a game takes no time.
        let mut chance = SplitMix64::new(5);
        let mut game = Game::new();
        while 7 < game.position().sides().vacant().len() {
            let moves = game.moves();
            game.play(moves[chance.below(moves.len())]).unwrap();
        }
        let (right, _) = Thinker::with_megabytes(1).margin(&game, &|| false).unwrap();
        let compared = |margin: i32| {
            let solved = [(game.clone(), margin)];
            compare(&solved, &mut Second::new(1), &mut Vec::new())
        };
        assert!(compared(right).is_ok());
        assert!(compared(right + 1).is_err() && compared(right - 1).is_err());
    }

    #[test]
    fn the_margin_of_an_opening_is_that_of_the_start() {
        let openings = Openings::shipped();
        assert_eq!(margin(openings, &Game::new()), Some(-9));
        let mut later = Game::new();
        for _ in 0..9 {
            let mv = later.moves()[0];
            later.play(mv).unwrap();
        }
        assert_eq!(margin(openings, &later), None);
    }

    #[test]
    fn what_is_chosen_by_chance_comes_once() {
        let mut chosen = by_chance((0..9).collect(), 5, 1);
        chosen.sort_unstable();
        chosen.dedup();
        assert_eq!(chosen.len(), 5);
        assert_eq!(by_chance(vec!['a'], 5, 1), ['a']);
    }

    #[test]
    fn the_first_plies_have_their_known_numbers_of_positions() {
        let counts: Vec<usize> = positions(5).iter().map(Vec::len).collect();
        assert_eq!(counts, [1, 2, 12, 61, 343, 1651]);
    }

    #[test]
    fn every_position_comes_once_and_good_play_comes_first() {
        let mut thinker = Thinker::with_megabytes(1);
        let all = likeliest_first(positions(3), &mut thinker);
        let plies: Vec<usize> = all.iter().map(|game| game.turns().len()).collect();
        assert!(plies.is_sorted());
        assert_eq!(plies.len(), 1 + 2 + 12 + 61);
        let best = thinker.search(&Game::new(), DEPTH + 1, Limits::default());
        let mut after_best = Game::new();
        after_best.play(best.unwrap().best).unwrap();
        let image = |game: &Game| Symmetry::first_image(game.position().sides()).0;
        assert_eq!(image(&all[1]), image(&after_best));
    }
}
