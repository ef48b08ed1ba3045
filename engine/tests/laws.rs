//! Laws of every game, tried on random ones.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::fast::{Sides, Step};

use rsg_engine::{
    Action, Board, Call, Cell, Cells, Color, End, Game, Mark, Move, Position, SplitMix64, Symmetry,
};
use support::{random_game, random_move};

#[test]
fn undo_takes_back_exactly_what_play_did() {
    for seed in 0..200 {
        let mut chance = SplitMix64::new(seed);
        let mut game = Game::new();
        let mut before = Vec::new();
        while let Some(mv) = random_move(&game, seed, &mut chance) {
            before.push(game.clone());
            let turn = game.play(mv).unwrap();
            // Back and forth once in between, as a player would.
            assert_eq!(game.undo().as_ref(), Some(&turn));
            assert_eq!(Some(&game), before.last());
            assert_eq!(game.play(mv), Ok(turn));
        }
        while let Some(earlier) = before.pop() {
            game.undo().unwrap();
            assert_eq!(game, earlier);
        }
        assert_eq!(game, Game::new());
        assert_eq!(game.undo(), None);
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    for seed in 0..60 {
        random_game(seed, |game| {
            let legal = game.moves();
            for cell in Cell::ALL {
                for call in [None, Some(Color::Black), Some(Color::White)] {
                    let mv = Move { cell, call };
                    let mut tried = game.clone();
                    let result = tried.play(mv);
                    assert_eq!(
                        result.is_ok(),
                        legal.contains(&mv),
                        "{mv} in {}",
                        game.record()
                    );
                    if result.is_err() {
                        assert_eq!(&tried, game, "{mv}");
                    }
                }
            }
        });
    }
}

#[test]
fn every_game_ends_and_every_kind_of_end_is_met() {
    let (mut full, mut stuck, mut ko, mut exceptions, mut longest) = (0, 0, 0, 0, 0);
    for seed in 0..3_000 {
        let game = random_game(seed, |_| {});
        match game.end().unwrap() {
            End::Full => full += 1,
            End::Stuck => stuck += 1,
            End::Ko => ko += 1,
        }
        exceptions += game.turns().iter().filter(|turn| turn.exception).count();
        longest = longest.max(game.turns().len());
    }
    assert!(0 < full && 0 < stuck && 0 < ko && 0 < exceptions);
    assert!(longest < 200, "{longest} placements");
}

#[test]
fn totals_captures_and_empty_cells_make_up_the_board() {
    for seed in 0..300 {
        random_game(seed, |game| {
            let position = game.position();
            let (score, captures) = (position.score(), position.captures());
            let empty = position.board().empty().len() as u8;
            let captured = captures.black + captures.white;
            assert_eq!(score.black + score.white + empty - captured, 37);
        });
        let game = random_game(seed, |_| {});
        let taken: u8 = game
            .turns()
            .iter()
            .map(|turn| turn.effect.capture_count())
            .sum();
        let captures = game.position().captures();
        assert_eq!(captures.black + captures.white, taken);
    }
}

#[test]
fn each_symmetry_turns_games_into_games() {
    for (i, symmetry) in Symmetry::ALL.into_iter().enumerate() {
        for seed in 0..25 {
            let game = random_game(seed * 31 + i as u64, |_| {});
            let swap = symmetry.exchanges_start();
            let color = |color: Color| if swap { !color } else { color };
            // White's image begins where the colours are exchanged; captures change hands with the colours.
            let start = Position::new(Board::START, color(Color::Black), Default::default());
            let mut image = Game::from_position(start.unwrap());
            for turn in game.turns() {
                for cell in [turn.mv.cell, Cell::CP, Cell::A1, Cell::B4] {
                    let _: Mark = image.mark(symmetry.cell(cell));
                }
                let mv = Move {
                    cell: symmetry.cell(turn.mv.cell),
                    call: turn.mv.call.map(color),
                };
                let played = image.play(mv).unwrap();
                assert_eq!(played.passes, turn.passes.map(color));
                assert_eq!(played.exception, turn.exception);
                assert_eq!(played.ended, turn.ended);
                assert_eq!(played.effect.cp_point, turn.effect.cp_point);
                assert_eq!(
                    played.effect.flipped(),
                    symmetry.cells(turn.effect.flipped())
                );
            }
            for cell in Cell::ALL {
                let stone = game.position().board().stone(cell).map(color);
                assert_eq!(image.position().board().stone(symmetry.cell(cell)), stone);
            }
            let (score, image_score) = (game.position().score(), image.position().score());
            assert_eq!(score[Color::Black], image_score[color(Color::Black)]);
            assert_eq!(
                game.outcome().unwrap().winner.map(color),
                image.outcome().unwrap().winner
            );
        }
    }
}

#[test]
fn marks_turn_with_the_board() {
    for seed in 0..20 {
        let turning = Symmetry::ALL[2];
        assert!(!turning.exchanges_start());
        let mut image = Game::new();
        random_game(seed, |game| {
            if let Some(turn) = game.turns().last() {
                let cell = turning.cell(turn.mv.cell);
                image.play(Move { cell, ..turn.mv }).unwrap();
            }
            for cell in Cell::ALL {
                assert_eq!(image.mark(turning.cell(cell)), game.mark(cell));
            }
        });
    }
}

#[test]
fn the_symmetries_are_twelve_and_each_has_its_inverse() {
    let mut images: Vec<[Cell; 37]> = Vec::new();
    for symmetry in Symmetry::ALL {
        let image = Cell::ALL.map(|cell| symmetry.cell(cell));
        assert!(!images.contains(&image));
        images.push(image);
        for cell in Cell::ALL {
            assert_eq!(symmetry.inverse().cell(symmetry.cell(cell)), cell);
            assert_eq!(symmetry.cell(cell).ring(), cell.ring());
        }
        let around = symmetry.cells(Cells::of(Cell::B4).neighbours());
        assert_eq!(around, Cells::of(symmetry.cell(Cell::B4)).neighbours());
        let start = symmetry.sides(Board::START.seen_by(Color::Black));
        let expected = Board::START.seen_by(if symmetry.exchanges_start() {
            Color::White
        } else {
            Color::Black
        });
        assert_eq!(start, expected);
    }
    let exchanging = Symmetry::ALL
        .into_iter()
        .filter(|symmetry| symmetry.exchanges_start());
    assert_eq!(exchanging.count(), 6);
}

fn steps(sides: Sides) -> Vec<Step> {
    let mut steps = Vec::new();
    sides.for_each_step(|step| steps.push(step));
    steps
}

#[test]
fn images_of_one_board_share_their_first_image_and_its_actions() {
    for seed in 0..40 {
        random_game(seed, |game| {
            let sides = game.position().sides();
            let (first, there) = Symmetry::first_image(sides);
            assert_eq!(there.sides(sides), first);
            let images = Symmetry::ALL.map(|symmetry| symmetry.sides(sides));
            assert!(
                images
                    .iter()
                    .all(|&image| Symmetry::first_image(image).0 == first)
            );
            let steps_there = steps(first);
            for step in steps(sides) {
                let action = there.action(step.action);
                assert_eq!(there.inverse().action(action), step.action);
                let same = steps_there.iter().find(|step| step.action == action);
                let same = same.expect("the image has the action");
                assert_eq!(same.after, there.sides(step.after));
                assert_eq!((same.flips, same.captures), (step.flips, step.captures));
            }
        });
    }
}

/// All boards one placement further on, seen by the player whose turn comes (a due pass not yet made), those equal
/// under a symmetry once.
fn next_ply(views: &[Sides]) -> Vec<Sides> {
    let mut next: Vec<Sides> = Vec::new();
    for &view in views {
        let view = if view.has_placement() {
            view
        } else {
            view.passed()
        };
        view.for_each_action(|action| {
            let after = view.play(action).after;
            next.push(Symmetry::first_image(after).0);
        });
    }
    next.sort();
    next.dedup();
    next
}

#[test]
fn boards_up_to_symmetry_are_as_many_as_counted_elsewhere() {
    let mut views = vec![Board::START.seen_by(Color::Black)];
    for expected in [2, 12, 61, 343, 1_651, 8_989] {
        views = next_ply(&views);
        assert_eq!(views.len(), expected);
    }
}

#[test]
fn what_a_rim_stone_stands_on_never_empties() {
    for seed in 0..100 {
        let mut rim = Cells::EMPTY;
        random_game(seed, |game| {
            let filled = !game.position().board().empty() & Cells::RIM;
            assert!(rim.is_subset(filled), "{}", game.record());
            rim = filled;
        });
    }
}

#[test]
fn a_given_position_remembers_itself_alone_and_passes_at_once() {
    let mut game = Game::new();
    for mv in "B4 BQ CQ C1 BX BJ[W]".split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let due = game.position().passed();
    let mut given = Game::from_position(due);
    assert_eq!(given.opening_pass(), Some(Color::Black));
    assert_eq!(given.position(), game.position());
    assert_eq!(given.positions().len(), 1);
    given.play(given.moves()[0]).unwrap();
    assert!(given.record().starts_with(&format!("from {due} : -- ")));
    assert_eq!(Game::from_record(&given.record()), Ok(given));
}

#[test]
fn a_given_position_may_be_over() {
    let position: Position = "w/wwwwww/wwwwwwwwwwww/wwwwwwwwwwww/wwwwww b 0 3"
        .parse()
        .unwrap();
    let game = Game::from_position(position);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.end, outcome.winner),
        (End::Full, Some(Color::White))
    );
    assert_eq!(outcome.score.white, 40);
    assert_eq!(rsg_engine::perft(position.sides(), 5), 1);
    let empty =
        Game::from_position(Position::new(Board::EMPTY, Color::White, Default::default()).unwrap());
    assert_eq!(empty.end(), Some(End::Stuck));
    assert_eq!(empty.outcome().unwrap().winner, None);
}

#[test]
fn calls_of_the_fast_board_are_seen_from_the_mover() {
    let view = Board::START.seen_by(Color::White);
    view.for_each_action(|action| {
        let mv = action.to_move(Color::White);
        assert_eq!(action.call() == Call::None, mv.call.is_none());
        assert_eq!(action.call() == Call::Own, mv.call == Some(Color::White));
        assert_eq!(Action::from_move(mv, Color::White), action);
        assert_eq!(Action::new(action.cell(), action.call()), action);
    });
}
