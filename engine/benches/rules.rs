//! The speed of the rules. The baseline is kept in `docs/engine.md`.
#![allow(clippy::unwrap_used)]

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rsg_engine::fast::Sides;
use rsg_engine::{Action, Game, Position, perft};

fn main() {
    divan::main();
}

/// Positions of recorded games, as the players to move see them.
fn positions() -> Vec<Sides> {
    include_str!("../tests/vectors/traces.txt")
        .lines()
        .filter_map(|line| line.parse::<Position>().ok())
        .map(|position| position.sides())
        .collect()
}

/// Those of them in which something can be captured, with the moves that do.
fn captures() -> Vec<(Sides, Action)> {
    let mut found = Vec::new();
    for sides in positions() {
        sides.for_each_action(|action| {
            if 0 < sides.play(action).captures {
                found.push((sides, action));
            }
        });
    }
    found
}

/// Counts like perft, but plays the last placement too instead of counting the ways to make it.
fn perft_played(sides: Sides, depth: u32) -> u64 {
    let sides = if sides.has_placement() {
        sides
    } else if sides.passed().has_placement() {
        sides.passed()
    } else {
        return 1;
    };
    let mut count = 0;
    sides.for_each_action(|action| {
        let played = black_box(sides.play(action));
        count += match depth {
            1 => 1,
            _ => perft_played(played.after, depth - 1),
        };
    });
    count
}

/// Leaves a second of perft 7 from the start.
#[divan::bench]
fn perft_7(bencher: Bencher<'_, '_>) {
    let start = Position::start().sides();
    bencher
        .counter(ItemsCount::new(2_135_742_u64))
        .bench(|| assert_eq!(perft(black_box(start), 7), 2_135_742));
}

/// Leaves a second of perft 7 from the start, with every leaf played.
#[divan::bench]
fn perft_7_played(bencher: Bencher<'_, '_>) {
    let start = Position::start().sides();
    bencher
        .counter(ItemsCount::new(2_135_742_u64))
        .bench(|| assert_eq!(perft_played(black_box(start), 7), 2_135_742));
}

/// Perft 3 over the positions of 40 whole games, most of them late.
#[divan::bench]
fn perft_3_of_whole_games(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let leaves: u64 = positions.iter().map(|&sides| perft(sides, 3)).sum();
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        let count: u64 = positions.iter().map(|&sides| perft(sides, 3)).sum();
        assert_eq!(count, leaves);
    });
}

/// Finding the placements and calls of a position.
#[divan::bench]
fn placements(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for &sides in &positions {
            black_box(black_box(sides).placements());
        }
    });
}

/// Playing every action of a position.
#[divan::bench]
fn play(bencher: Bencher<'_, '_>) {
    let mut actions = Vec::new();
    for sides in positions() {
        sides.for_each_action(|action| actions.push((sides, action)));
    }
    bencher.counter(ItemsCount::new(actions.len())).bench(|| {
        for &(sides, action) in &actions {
            black_box(black_box(sides).play(action));
        }
    });
}

/// Playing nothing but captures.
#[divan::bench]
fn play_captures(bencher: Bencher<'_, '_>) {
    let captures = captures();
    bencher.counter(ItemsCount::new(captures.len())).bench(|| {
        for &(sides, action) in &captures {
            black_box(black_box(sides).play(action));
        }
    });
}

/// Replaying a recorded game with all checks, effects and ko.
#[divan::bench]
fn replay_a_game(bencher: Bencher<'_, '_>) {
    let line = include_str!("../tests/vectors/games.txt")
        .lines()
        .next()
        .unwrap();
    bencher.bench(|| Game::from_record(black_box(line)).unwrap().turns().len());
}
