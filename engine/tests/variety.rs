//! Levels play their openings in more than one way.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::fast::Sides;

use rsg_engine::{Game, Level, Limits, Move, Symmetry, Thinker};
use std::collections::HashMap;
use support::{before, random_game};

const SEEDS: u64 = 100;

/// No placement may be played more often by one level in one position.
const MOST: usize = 60;

/// Placements that lead to images of one position count as one.
fn class(game: &Game, mv: Move) -> Sides {
    let after = game.position().play(mv).unwrap();
    Symmetry::first_image(after.sides()).0
}

/// Twenty positions after one to eight placements, with at least four different ones to choose from.
fn openings() -> Vec<Game> {
    (0..)
        .map(|seed| before(&random_game(seed, |_| {}), 1 + seed as usize % 8))
        .filter(|game| {
            let mut classes: Vec<Sides> = game.moves().iter().map(|mv| class(game, *mv)).collect();
            classes.sort_unstable();
            classes.dedup();
            4 <= classes.len()
        })
        .take(20)
        .collect()
}

/// The frequency of the level's commonest choice over all seeds.
fn commonest(thinker: &mut Thinker, game: &Game, level: Level) -> usize {
    let mut counts: HashMap<Sides, usize> = HashMap::new();
    for seed in 0..SEEDS {
        let report = thinker.choose(game, level, seed, Limits::default());
        *counts.entry(class(game, report.unwrap().best)).or_default() += 1;
    }
    counts.into_values().max().unwrap()
}

/// True if a search finds two different placements within two points of each other at the top.
fn is_open(thinker: &mut Thinker, game: &Game) -> bool {
    let mut values: HashMap<Sides, i32> = HashMap::new();
    for mv in game.moves() {
        let mut next = game.clone();
        next.play(mv).unwrap();
        let report = thinker.search(&next, 4, Limits::default()).unwrap();
        let same = next.position().to_move() == game.position().to_move();
        let value = if same { report.score } else { -report.score };
        values.insert(class(game, mv), value);
    }
    let mut values: Vec<i32> = values.into_values().collect();
    values.sort_unstable_by_key(|value| -value);
    values[0] - values[1] <= 2
}

#[test]
fn openings_are_varied_at_every_level() {
    let mut thinker = Thinker::with_megabytes(1);
    let openings = openings();
    let mut searched = 0;
    let mut failures = Vec::new();
    for game in &openings {
        let open = is_open(&mut thinker, game);
        searched += usize::from(open);
        for level in Level::ALL {
            let is_held = match level {
                Level::Max | Level::Final => open,
                Level::Oracle => false,
                _ => true,
            };
            let commonest = if is_held {
                commonest(&mut thinker, game, level)
            } else {
                0
            };
            if MOST < commonest {
                failures.push(format!(
                    "{level}: {commonest} of {SEEDS} in {}",
                    game.position()
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(4 <= searched, "only {searched} positions are open");
}
