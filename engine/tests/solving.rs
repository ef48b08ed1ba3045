//! Exact answers: lines that keep their word, values that symmetry does not change, reviews that add up.
#![allow(clippy::unwrap_used)]

use rsg_engine::{Cell, Color, Game, Level, Limits, Move, Thinker};

/// Well-mixed numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// A random game up to the first position with at most `empties` empty cells, still open.
fn late(seed: u64, empties: usize) -> Option<Game> {
    let mut dice = Dice(seed);
    let mut game = Game::new();
    while game.end().is_none() {
        if game.position().board().empty().len() <= empties {
            return Some(game);
        }
        let moves = game.moves();
        game.play(moves[dice.below(moves.len())]).unwrap();
    }
    None
}

fn margin(game: &Game, by: Color) -> i32 {
    let score = game.position().score();
    i32::from(score[by]) - i32::from(score[!by])
}

#[test]
fn the_line_of_a_solution_ends_as_it_says() {
    let mut thinker = Thinker::new(4);
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
    let mut thinker = Thinker::new(4);
    for game in (0..60).filter_map(|seed| late(seed, 5)) {
        let margin = thinker.solve(&game, &|| false).unwrap().margin;
        let searched = thinker
            .search(
                &game,
                40,
                Limits {
                    nodes: Some(3_000_000),
                },
                &|| false,
            )
            .unwrap();
        if searched.depth == 40 {
            assert_eq!(searched.score, margin, "{}", game.position());
        }
    }
}

/// A move turned by 60 degrees with the colours swapped: that maps the start position onto itself.
fn turned(mv: Move, swap: bool) -> Move {
    let (q, r, s) = mv.cell.cube();
    let cell = Cell::from_cube(-r, -s, -q).unwrap();
    Move {
        cell,
        call: mv.call.map(|color| if swap { !color } else { color }),
    }
}

#[test]
fn symmetric_positions_have_equal_values() {
    // 120 degrees keep the colours: both games are the same game seen from another side.
    let mut thinker = Thinker::new(4);
    let mut compared = 0;
    for game in (0..40).filter_map(|seed| late(seed, 8)) {
        let mut image = Game::new();
        for turn in game.turns() {
            image.play(turned(turned(turn.mv, true), true)).unwrap();
        }
        for depth in 1..=3 {
            let values = [&game, &image].map(|game| {
                thinker
                    .search(game, depth, Limits::default(), &|| false)
                    .unwrap()
            });
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
fn a_review_adds_up() {
    let mut thinker = Thinker::new(8);
    let mut dice = Dice(4);
    for seed in 0..4 {
        let mut game = late(seed, 10).unwrap();
        let known = game.turns().len();
        while game.end().is_none() {
            let moves = game.moves();
            game.play(moves[dice.below(moves.len())]).unwrap();
        }
        let mut after: Option<i32> = None;
        for turn in (known..game.turns().len()).rev() {
            let judged = thinker
                .analyse(
                    &game,
                    turn,
                    Limits {
                        nodes: Some(50_000_000),
                    },
                    &|| false,
                )
                .unwrap();
            let by = judged.by;
            assert!(judged.exact);
            assert_eq!(judged.before - judged.after, judged.loss);
            assert!(0 <= judged.loss);
            assert_eq!(judged.loss == 0, judged.best == judged.played);
            assert_eq!(judged.line[0], judged.best);
            // What a move leaves is what the next one finds.
            let expected = after.map_or(margin(&game, Color::Black), |black| black);
            assert_eq!(
                if by == Color::Black {
                    judged.after
                } else {
                    -judged.after
                },
                expected,
                "turn {turn}"
            );
            after = Some(if by == Color::Black {
                judged.before
            } else {
                -judged.before
            });
        }
        assert!(
            thinker
                .analyse(&game, game.turns().len(), Limits::default(), &|| false)
                .is_none()
        );
    }
}

#[test]
fn an_estimate_is_marked_as_one() {
    let mut game = Game::new();
    for word in ["BQ", "B3[B]", "B5[B]"] {
        game.play(word.parse().unwrap()).unwrap();
    }
    let judged = Thinker::new(1)
        .analyse(&game, 0, Limits { nodes: Some(2_000) }, &|| false)
        .unwrap();
    assert!(!judged.exact);
    assert_eq!((judged.turn, judged.by), (0, Color::Black));
}

#[test]
fn oracles_proofs_stay_warm_from_move_to_move() {
    let choose = |thinker: &mut Thinker, game: &Game| {
        thinker
            .choose(game, Level::Oracle, 1, Limits::default(), &|| false)
            .unwrap()
    };
    let (mut warm_nodes, mut cold_nodes) = (0, 0);
    for mut game in (0..20).filter_map(|seed| late(seed, 13)) {
        let mut thinker = Thinker::new(8);
        for _ in 0..2 {
            let best = choose(&mut thinker, &game).best;
            game.play(best).unwrap();
        }
        if game.end().is_some() {
            continue;
        }
        let (warm, cold) = (
            choose(&mut thinker, &game),
            choose(&mut Thinker::new(8), &game),
        );
        assert!(warm.exact && cold.exact);
        assert_eq!(warm.score, cold.score);
        warm_nodes += warm.nodes;
        cold_nodes += cold.nodes;
    }
    assert!(2 * warm_nodes < cold_nodes, "{warm_nodes} {cold_nodes}");
}
