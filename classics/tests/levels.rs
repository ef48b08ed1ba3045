//! The levels of Reversi: what is true of them in every game. How strong they are, docs/classics.md says.
#![allow(clippy::unwrap_used)]

use rsg_classics::reversi::{
    Aim, Bits, Eight, Field, Game, Options, Position, Six, SixByTen, Solver, Squares, Start, Ten,
    Thinker,
};
use rsg_classics::{Level, Limits, SplitMix64, Square};
use std::collections::HashSet;

/// Few positions, so that whole games are quick.
const FEW: Limits<'_> = Limits::nodes(2000);

/// A random game, up to a number of free squares, if it lasts so long.
fn ending<F: Field>(seed: u64, free: u32, options: Options) -> Option<Game<F>> {
    let mut chance = SplitMix64::of_pair(seed, 0);
    let mut game = Game::<F>::new(options);
    while free < game.position().free().count() {
        let mut open = game.placements();
        let square = open.nth(chance.below(open.len().max(1) as usize))?;
        game.play(square).unwrap();
    }
    (!game.is_over()).then_some(game)
}

/// Plays a level against itself to the end; every choice is made twice.
fn whole_game<F: Field>(thinker: &mut Thinker, level: Level, options: Options) {
    let mut game = Game::<F>::new(options);
    while !game.is_over() {
        let chosen = thinker.choose(&game, level, 7, FEW).unwrap();
        // Something else in between changes nothing.
        thinker.choose(&Game::<Six>::new(options), Level::Five, 9, FEW);
        let again = thinker.choose(&game, level, 7, FEW).unwrap();
        assert_eq!(chosen, again, "level {level} after {game}");
        let refusal = game.play(chosen.best).err();
        assert_eq!(refusal, None, "level {level} after {game}");
    }
}

#[test]
fn every_level_plays_every_game_to_its_end_and_answers_the_same_the_same() {
    let mut thinker = Thinker::with_megabytes(1);
    for level in Level::ALL {
        for start in [Start::Othello, Start::Classic] {
            for aim in [Aim::Most, Aim::Fewest] {
                let options = Options { start, aim };
                whole_game::<Six>(&mut thinker, level, options);
                whole_game::<Eight>(&mut thinker, level, options);
                whole_game::<Ten>(&mut thinker, level, options);
                whole_game::<SixByTen>(&mut thinker, level, options);
            }
        }
    }
}

/// The transcript of the first eight placements of a level against itself.
fn opening(thinker: &mut Thinker, level: Level, seed: u64, start: Start) -> String {
    let options = Options {
        start,
        aim: Aim::Most,
    };
    let mut game = Game::<Eight>::new(options);
    for _ in 0..8 {
        let chosen = thinker.choose(&game, level, seed, Limits::default());
        game.play(chosen.unwrap().best).unwrap();
    }
    game.to_string()
}

#[test]
fn openings_vary_from_seed_to_seed() {
    let mut thinker = Thinker::with_megabytes(1);
    for level in Level::ALL {
        for start in [Start::Othello, Start::Classic] {
            let openings: HashSet<String> = (0..12)
                .map(|seed| opening(&mut thinker, level, seed, start))
                .collect();
            assert!(8 < openings.len(), "level {level}: {openings:?}");
        }
    }
}

/// The result for the side to move when both play their best, found by trying everything.
fn best_result<F: Field>(position: Position<F>, aim: Aim, passed: bool) -> i32 {
    let open = Squares::<F>::of(position.placements());
    if open.is_empty() {
        if passed {
            let free = position.free().count() as i32;
            let lead = position.own.count() as i32 - position.other.count() as i32;
            let lead = lead + free * lead.signum();
            return if aim == Aim::Most { lead } else { -lead };
        }
        return -best_result(position.passed(), aim, true);
    }
    open.map(|square| -best_result(position.after(square.index(F::SHAPE).unwrap()), aim, false))
        .max()
        .unwrap()
}

fn endings_are_exact<F: Field>(thinker: &mut Thinker) {
    for aim in [Aim::Most, Aim::Fewest] {
        let options = Options {
            start: Start::Othello,
            aim,
        };
        for game in (0..12).filter_map(|seed| ending::<F>(seed, 7, options)) {
            let result = best_result(game.position(), aim, false);
            for level in [Level::Four, Level::Five] {
                let chosen = thinker.choose(&game, level, 3, Limits::default());
                let chosen = chosen.unwrap();
                assert_eq!((chosen.score, chosen.exact), (result, true), "{game}");
                let (by, mut next) = (game.to_move(), game.clone());
                next.play(chosen.best).unwrap();
                let sign = if next.to_move() == by { 1 } else { -1 };
                assert_eq!(sign * best_result(next.position(), aim, false), result);
            }
        }
    }
}

#[test]
fn the_last_squares_are_played_without_error_on_every_board_and_by_both_aims() {
    let mut thinker = Thinker::with_megabytes(1);
    endings_are_exact::<Six>(&mut thinker);
    endings_are_exact::<Eight>(&mut thinker);
    endings_are_exact::<Ten>(&mut thinker);
    endings_are_exact::<SixByTen>(&mut thinker);
}

#[test]
fn the_top_level_agrees_with_the_solver() {
    let (mut thinker, mut solver) = (Thinker::with_megabytes(4), Solver::new(1 << 16));
    let options = Options::default();
    for game in (0..6).filter_map(|seed| ending::<Eight>(seed, 14, options)) {
        let chosen = thinker.choose(&game, Level::Five, seed_of(&game), Limits::default());
        let chosen = chosen.unwrap();
        let answer = solver.solve(game.position());
        assert_eq!((chosen.score, chosen.exact), (answer.score, true), "{game}");
    }
}

fn seed_of(game: &Game<Eight>) -> u64 {
    game.turns().len() as u64
}

#[test]
fn each_level_reads_more_of_the_last_squares_than_the_one_below() {
    let mut thinker = Thinker::with_megabytes(1);
    let options = Options::default();
    let mut reads = |level: Level| {
        (2..16)
            .take_while(|free| {
                let game = (0..)
                    .find_map(|seed| ending::<Eight>(seed, *free, options))
                    .unwrap();
                thinker
                    .choose(&game, level, 1, Limits::default())
                    .unwrap()
                    .exact
            })
            .count()
    };
    let reads = Level::COMMON.map(&mut reads);
    assert!(
        reads.is_sorted_by(|lower, higher| lower < higher),
        "{reads:?}"
    );
}

/// An ending from which the top level of every game still looks ahead only.
#[test]
fn expert_play_looks_further_ahead_and_reads_more_of_the_last_squares() {
    let mut thinker = Thinker::with_megabytes(4);
    let mut ask = |free, level| {
        let game = ending::<Eight>(5, free, Options::default()).unwrap();
        let chosen = thinker.choose(&game, level, 1, Limits::default());
        chosen.unwrap()
    };
    assert!(!ask(19, Level::Five).exact && ask(19, Level::Six).exact);
    let (five, six) = (ask(36, Level::Five), ask(36, Level::Six));
    assert_eq!((five.depth, six.depth), (4, 10));
}

/// No error, whatever the seed: it plays what a search without beliefs finds.
#[test]
fn expert_play_believes_nothing_wrong() {
    let mut thinker = Thinker::with_megabytes(4);
    let game = ending::<Eight>(3, 36, Options::default()).unwrap();
    let searched = thinker.search(&game, 10, Limits::default()).unwrap();
    for seed in 0..3 {
        let chosen = thinker.choose(&game, Level::Six, seed, Limits::default());
        assert_eq!(chosen.unwrap().score, searched.score);
    }
}

#[test]
fn a_search_ends_when_it_is_told_to_and_every_level_answers_with_few_nodes() {
    let mut thinker = Thinker::with_megabytes(1);
    let game = ending::<Eight>(1, 40, Options::default()).unwrap();
    let limits = Limits::default();
    let stopped = thinker.search(&game, 12, limits.until(&|| true));
    assert!(
        stopped.is_none_or(|report| report.depth < 12),
        "{stopped:?}"
    );
    assert!(thinker.exact(&game, Limits::nodes(5000)).is_none());
    let one = Limits::nodes(1);
    for level in Level::ALL {
        let chosen = thinker.choose(&game, level, 1, one).unwrap();
        assert!(
            game.placements()
                .any(|square: Square| square == chosen.best)
        );
    }
    let mut over = game.clone();
    while let Some(square) = over.placements().next() {
        over.play(square).unwrap();
    }
    assert!(thinker.choose(&over, Level::Five, 1, limits).is_none());
}
