//! Exact answers: they equal plain minimax, their lines reach the promised margin, symmetry does not change them.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::{Color, Game, Level, Limits, Move, Symmetry, Thinker};
use support::late;

/// Plain minimax through the rules, which remember every position of the game: no table, no ordering, no cut.
struct Exhaustive {
    /// Placements that may still be tried.
    budget: u32,
    /// Positions in which ko blocked something.
    blocked: u32,
}

impl Exhaustive {
    /// The final margin and the difference of captures for the side to move. `None` when the budget is used up.
    fn solve(&mut self, game: &mut Game) -> Option<(i32, i32)> {
        let position = game.position();
        let by = position.to_move();
        if game.end().is_some() {
            return Some((position.score().lead(by), position.captures().lead(by)));
        }
        let placements = game.placements();
        let all_blocked = placements.iter().all(|&(_, blocked)| blocked);
        self.blocked += u32::from(placements.iter().any(|&(_, blocked)| blocked));
        let mut best = (i32::MIN, 0);
        for (mv, blocked) in placements {
            if blocked && !all_blocked {
                continue;
            }
            self.budget = self.budget.checked_sub(1)?;
            game.play(mv).unwrap();
            let (margin, captures) = self.solve(game)?;
            let value = if game.position().to_move() == by {
                (margin, captures)
            } else {
                (-margin, -captures)
            };
            game.undo();
            best = best.max(value);
        }
        Some(best)
    }
}

#[test]
fn proofs_equal_plain_exhaustive_search() {
    let mut thinker = Thinker::with_megabytes(1);
    let (mut compared, mut blocked) = (0, 0);
    for seed in 0..1_500 {
        let Some(game) = late(seed, 4 + seed as usize % 6) else {
            continue;
        };
        let mut slow = Exhaustive {
            budget: 20_000,
            blocked: 0,
        };
        let Some((margin, captures)) = slow.solve(&mut game.clone()) else {
            continue;
        };
        compared += 1;
        blocked += slow.blocked;
        assert_eq!(
            thinker.margin(&game, &|| false).unwrap().0,
            margin,
            "{}",
            game.record()
        );
        let result = if margin == 0 { captures } else { margin }.signum();
        assert_eq!(
            thinker.outcome(&game, &|| false).unwrap().0,
            result,
            "{}",
            game.record()
        );
    }
    assert!(400 < compared, "{compared}");
    assert!(100 < blocked, "too few positions with ko: {blocked}");
}

fn margin(game: &Game, by: Color) -> i32 {
    game.position().score().lead(by)
}

#[test]
fn the_line_of_a_solution_ends_as_it_says() {
    let mut thinker = Thinker::with_megabytes(4);
    let mut solved = 0;
    for game in (0..150).filter_map(|seed| late(seed, 9)) {
        let by = game.position().to_move();
        let solution = thinker.solve(&game, &|| false).unwrap();
        let mut end = game.clone();
        for mv in &solution.line {
            end.play(*mv).unwrap();
        }
        let outcome = end.outcome().unwrap();
        assert_eq!(margin(&end, by), solution.margin, "{}", game.position());
        let winner = match solution.result {
            0 => None,
            1.. => Some(by),
            _ => Some(!by),
        };
        assert_eq!(outcome.winner, winner, "{}", game.position());
        assert_eq!(thinker.margin(&game, &|| false).unwrap().0, solution.margin);
        assert_eq!(
            thinker.outcome(&game, &|| false).unwrap().0,
            solution.result
        );
        solved += 1;
    }
    assert!(100 < solved);
}

#[test]
fn a_search_deeper_than_the_game_finds_the_solution() {
    let mut thinker = Thinker::with_megabytes(4);
    for game in (0..60).filter_map(|seed| late(seed, 5)) {
        let margin = thinker.solve(&game, &|| false).unwrap().margin;
        let searched = thinker.search(&game, 40, Limits::nodes(3_000_000)).unwrap();
        if searched.depth == 40 {
            assert_eq!(searched.score, margin, "{}", game.position());
        }
    }
}

#[test]
fn symmetric_positions_have_equal_values() {
    let turned = Symmetry::ALL[2];
    assert!(!turned.exchanges_start());
    let mut thinker = Thinker::with_megabytes(4);
    let mut compared = 0;
    for game in (0..40).filter_map(|seed| late(seed, 8)) {
        let mut image = Game::new();
        for turn in game.turns() {
            let cell = turned.cell(turn.mv.cell);
            image.play(Move { cell, ..turn.mv }).unwrap();
        }
        for depth in 1..=3 {
            let values =
                [&game, &image].map(|game| thinker.search(game, depth, Limits::default()).unwrap());
            assert_eq!(values[0].score, values[1].score);
        }
        let values = [&game, &image].map(|game| thinker.solve(game, &|| false).unwrap());
        assert_eq!(
            (values[0].margin, values[0].result),
            (values[1].margin, values[1].result)
        );
        compared += 1;
    }
    assert!(20 < compared);
}

#[test]
fn oracles_proofs_stay_warm_from_move_to_move() {
    let choose = |thinker: &mut Thinker, game: &Game| {
        thinker
            .choose(game, Level::Oracle, 1, Limits::default())
            .unwrap()
    };
    let (mut warm_nodes, mut cold_nodes) = (0, 0);
    for mut game in (0..20).filter_map(|seed| late(seed, 13)) {
        let mut thinker = Thinker::with_megabytes(8);
        for _ in 0..2 {
            let best = choose(&mut thinker, &game).best;
            game.play(best).unwrap();
        }
        if game.end().is_some() {
            continue;
        }
        let (warm, cold) = (
            choose(&mut thinker, &game),
            choose(&mut Thinker::with_megabytes(8), &game),
        );
        assert!(warm.exact && cold.exact);
        assert_eq!(warm.score, cold.score);
        warm_nodes += warm.nodes;
        cold_nodes += cold.nodes;
    }
    assert!(2 * warm_nodes < cold_nodes, "{warm_nodes} {cold_nodes}");
}
