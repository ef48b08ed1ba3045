//! Every level answers in every position with a playable move, the same for the same game and seed.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::{Game, Level, Limits, Thinker};
use support::random_game;

/// Calls `visit` with `count` open positions of random games, their whole games behind them.
fn random_positions(count: usize, seed: u64, mut visit: impl FnMut(&Game)) {
    let mut visited = 0;
    for number in 0.. {
        random_game(seed * 10_000 + number, |game| {
            if game.end().is_none() && visited < count {
                visit(game);
                visited += 1;
            }
        });
        if visited == count {
            return;
        }
    }
}

#[test]
fn every_level_always_answers_with_a_playable_move() {
    let exceptions: usize = std::thread::scope(|scope| {
        let halves = [1, 2].map(|seed| scope.spawn(move || levels_answer(5_000, seed)));
        halves.map(|half| half.join().unwrap()).iter().sum()
    });
    assert!(0 < exceptions, "no exception was met");
}

/// Asks every level in random positions; how many of them left only the ko exception.
fn levels_answer(count: usize, seed: u64) -> usize {
    let mut thinker = Thinker::with_megabytes(1);
    let limits = Limits::nodes(200);
    let mut exceptions = 0;
    let mut number = 0;
    random_positions(count, seed, |game| {
        number += 1;
        let moves = game.moves();
        exceptions += usize::from(game.placements().iter().all(|(_, blocked)| *blocked));
        for level in Level::ALL {
            let report = thinker.choose(game, level, number, limits).unwrap();
            assert!(
                moves.contains(&report.best),
                "{level} plays {} in {}",
                report.best,
                game.position()
            );
            assert_eq!(report.line.first(), Some(&report.best));
        }
    });
    exceptions
}

#[test]
fn equal_questions_get_equal_answers_and_other_seeds_other_games() {
    for level in Level::ALL {
        let limits = Limits::nodes(3_000);
        let play = |seed| {
            let mut thinker = Thinker::with_megabytes(1);
            let mut game = Game::new();
            for _ in 0..12 {
                let report = thinker.choose(&game, level, seed, limits).unwrap();
                game.play(report.best).unwrap();
            }
            game.record()
        };
        assert_eq!(play(7), play(7), "{level}");
        if level != Level::Oracle {
            assert!(
                (0..8).any(|seed| play(seed) != play(7)),
                "{level} always plays alike"
            );
        }
    }
}

/// Few vacant cells, where level and solver read to the end. The level may still drop the best placement, if that looks
/// like a blunder.
#[test]
fn final_plays_without_error_but_at_a_glance_once_it_leads_by_much() {
    let mut thinker = Thinker::with_megabytes(1);
    let [mut sure, mut careful, mut as_told] = [0, 0, 0];
    random_positions(1_500, 3, |game| {
        if 8 < game.position().sides().vacant().len() {
            return;
        }
        let mut choose = |level| thinker.choose(game, level, 1, Limits::default()).unwrap();
        let (glance, chosen) = (choose(Level::One), choose(Level::Final));
        let (margin, _) = thinker.margin(game, &|| false).unwrap();
        if 24 <= margin {
            sure += 1;
            as_told += usize::from((chosen.best, chosen.exact) == (glance.best, false));
        } else {
            careful += 1;
            as_told += usize::from((chosen.score, chosen.exact) == (margin, true));
        }
    });
    assert!(20 < sure && 20 < careful, "{sure} and {careful}");
    assert!(
        95 * (sure + careful) <= 100 * as_told,
        "{as_told} of {sure} and {careful}"
    );
}

#[test]
fn a_cancelled_search_leaves_nothing_behind() {
    random_positions(60, 5, |game| {
        for level in [Level::Final, Level::Oracle] {
            let limits = Limits::nodes(20_000);
            let mut cancelled = Thinker::with_megabytes(1);
            let asked = std::cell::Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                2 < asked.get()
            };
            let _ = cancelled.choose(game, level, 1, limits.until(&stop));
            let after = cancelled.choose(game, level, 1, limits).unwrap();
            let fresh = Thinker::with_megabytes(1)
                .choose(game, level, 1, limits)
                .unwrap();
            if level == Level::Final {
                assert_eq!(after, fresh);
            } else if after.exact && fresh.exact {
                // Proofs made before the cancelling stay, and stay true.
                assert_eq!(after.score, fresh.score);
            }
        }
    });
}

#[test]
fn a_search_that_is_told_to_stop_gives_no_move() {
    let mut thinker = Thinker::with_megabytes(1);
    assert!(thinker.solve(&Game::new(), &|| true).is_none());
    assert!(
        thinker
            .choose(
                &Game::new(),
                Level::Oracle,
                1,
                Limits::default().until(&|| true)
            )
            .is_none()
    );
}

#[test]
fn when_the_time_is_up_the_best_so_far_is_played() {
    random_positions(40, 9, |game| {
        for (level, looks, depth) in [(Level::Final, 3, 1), (Level::Oracle, 12, 2)] {
            let asked = std::cell::Cell::new(0);
            let time_is_up = || {
                asked.set(asked.get() + 1);
                looks < asked.get()
            };
            let mut thinker = Thinker::with_megabytes(1);
            let report = thinker
                .choose_in_time(game, level, 1, Limits::default().until(&time_is_up))
                .unwrap();
            assert!(game.moves().contains(&report.best));
            assert!(depth <= report.depth || report.exact || game.moves().len() == 1);
        }
    });
}
