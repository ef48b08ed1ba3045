//! The engine against the slow reference: legal moves, their effects, the marks of cells, the ends of games.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::fast::{Sides, Step};

use rsg_engine::{Action, Board, Cell, Cells, Color, End, Game, Position, SplitMix64};
use support::random_game;
use support::reference::{Slow, marks};

/// Compares everything about one board and mover.
fn compare(board: Board, by: Color) {
    let slow = Slow::of(board);
    let position = Position::new(board, by, Default::default()).unwrap();
    let moves = position.moves();
    assert_eq!(moves, slow.moves(by), "{position}");
    let view = board.seen_by(by);
    let placements = view.placements();
    assert_eq!(placements.count() as usize, moves.len(), "{position}");
    assert_eq!(view.playable(), placements.cells(), "{position}");
    assert_eq!(view.has_placement(), !moves.is_empty(), "{position}");
    let mut steps: Vec<Step> = Vec::new();
    view.for_each_step(|step| steps.push(step));
    for mv in moves {
        let expected = slow.play(by, mv);
        let effect = position.effect(mv).unwrap();
        let rows: Vec<_> = effect
            .flips
            .iter()
            .map(|row| (row.direction, row.cells.clone()))
            .collect();
        let captured: Vec<Vec<Cell>> = effect
            .captured
            .iter()
            .map(|group| group.iter().collect())
            .collect();
        assert_eq!(rows, expected.flips, "{position} {mv}");
        assert_eq!(captured, expected.captured, "{position} {mv}");
        assert_eq!(effect.cp_point, expected.cp_point, "{position} {mv}");
        assert_eq!(Slow::of(effect.after), expected.after, "{position} {mv}");

        let step = view.play(Action::from_move(mv, by));
        let after = Board::from_view(step.after, !by);
        assert_eq!(after, effect.after, "{position} {mv}");
        assert_eq!(step.captures, effect.capture_count(), "{position} {mv}");
        assert_eq!(step.flips, effect.flip_count(), "{position} {mv}");
        assert_eq!(position.play(mv).unwrap().board(), effect.after);
        let same = |other: &&Step| {
            other.action.cell() == mv.cell
                && (other.after, other.captures) == (step.after, step.captures)
        };
        assert_eq!(steps.iter().filter(same).count(), 1, "{position} {mv}");
    }
    let distinct = steps
        .iter()
        .all(|step| position.moves().contains(&step.action.to_move(by)));
    assert!(distinct, "{position}");
}

#[test]
fn random_games_do_what_the_reference_does() {
    for seed in 0..240 {
        random_game(seed, |game| {
            compare(game.position().board(), game.position().to_move());
        });
    }
}

/// Boards that no game leads to, most of them crowded, show cases that are rare in games.
#[test]
fn random_boards_do_what_the_reference_does() {
    let mut chance = SplitMix64::new(7);
    for round in 0..4_000 {
        let crowd = 1 + round % 12;
        let board = Cell::ALL.into_iter().fold(Board::EMPTY, |board, cell| {
            let stone = match chance.below(crowd + 2) {
                0 => None,
                n if n % 2 == 0 => Some(Color::Black),
                _ => Some(Color::White),
            };
            board.with(cell, stone)
        });
        Color::ALL.into_iter().for_each(|by| compare(board, by));
    }
}

#[test]
fn random_games_are_marked_as_the_reference_marks_them() {
    for seed in 0..160 {
        random_game(seed, |game| {
            let seen: Vec<Slow> = game
                .positions()
                .iter()
                .map(|position| Slow::of(position.board()))
                .collect();
            let position = game.position();
            if game.end().is_none() {
                for (cell, mark) in marks(&Slow::of(position.board()), position.to_move(), &seen) {
                    assert_eq!(game.mark(cell), mark, "{} at {cell}", game.record());
                }
            }
            check_turn(game, &seen);
        });
    }
}

/// Passes, exceptions and endings of the last turn, from the reference's point of view.
fn check_turn(game: &Game, seen: &[Slow]) {
    let Some(turn) = game.turns().last() else {
        return;
    };
    let board = Slow::of(game.position().board());
    let (last, earlier) = seen.split_last().unwrap();
    assert_eq!(*last, board);
    assert_eq!(
        turn.exception,
        earlier.contains(&board),
        "{}",
        game.record()
    );
    let can = |color: Color| !board.moves(color).is_empty();
    let next = if can(!turn.by) { !turn.by } else { turn.by };
    assert_eq!(
        turn.passes,
        (can(turn.by) && !can(!turn.by)).then_some(!turn.by)
    );
    let full = Cell::ALL[1..].iter().all(|&cell| board.at(cell).is_some());
    let blocked = board
        .moves(next)
        .into_iter()
        .all(|mv| seen.contains(&board.play(next, mv).after));
    let expected = match (can(next), full) {
        (false, true) => Some(End::Full),
        (false, false) => Some(End::Stuck),
        (true, _) if blocked && turn.exception => Some(End::Ko),
        (true, _) => None,
    };
    assert_eq!(turn.ended, expected, "{}", game.record());
    let to_move = if can(next) { next } else { !turn.by };
    assert_eq!(game.position().to_move(), to_move, "{}", game.record());
}

#[test]
fn perft_agrees_with_the_reference() {
    assert_eq!(Slow::of(Board::START).perft(Color::Black, 4), 6_270);
    for seed in 0..40 {
        let mut boards = Vec::new();
        random_game(seed, |game| boards.push(game.position()));
        // Late enough that captures and endings are near, early enough to branch.
        for position in boards.iter().rev().skip(2).step_by(5).take(4) {
            for depth in 1..=3 {
                let slow = Slow::of(position.board()).perft(position.to_move(), depth);
                assert_eq!(
                    rsg_engine::perft(position.sides(), depth),
                    slow,
                    "{position}"
                );
            }
        }
    }
}

/// Counts sequences with calls that lead to one board counted once.
fn merged(sides: Sides, depth: u32) -> u64 {
    let mut count = 0;
    sides.for_each_step(|step| {
        count += if depth == 1 {
            1
        } else {
            merged(step.after, depth - 1)
        };
    });
    count
}

#[test]
fn equal_successors_are_offered_once() {
    let start = Board::START.seen_by(Color::Black);
    let expected = [9, 69, 408, 2_766, 15_768, 108_048];
    for (count, depth) in expected.into_iter().zip(1..) {
        assert_eq!(merged(start, depth), count, "depth {depth}");
    }
}

#[test]
fn single_steps_never_leave_the_star_for_another_cell() {
    for cell in Cell::ALL {
        for direction in rsg_engine::Direction::ALL {
            let stepped = Cells::of(cell).step(direction);
            assert_eq!(
                stepped.first(),
                cell.neighbour(direction),
                "{cell} {direction:?}"
            );
        }
        let around: Cells = rsg_engine::Direction::ALL
            .into_iter()
            .filter_map(|direction| cell.neighbour(direction))
            .collect();
        assert_eq!(Cells::of(cell).neighbours(), around, "{cell}");
    }
}
