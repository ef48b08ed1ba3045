//! Properties that hold for any input. The fuzz targets try them on inputs they make up; an ordinary test
//! (`engine/tests/corpus.rs`) tries them on the inputs they found worth keeping.
#![allow(dead_code, clippy::unwrap_used, reason = "each target uses its check")]

#[path = "../../engine/tests/support/reference.rs"]
mod reference;

#[path = "walk.rs"]
mod walk;

use reference::Slow;
use rsg_engine::{Action, Board, Color, Error, Game, Move, Playable, Position, Symmetry, perft};
use walk::{taken_back, walk};

/// A position is refused, or it reads back, can be played on from, and counts the same from every side.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let position: Position = match text.parse() {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            let Error::Position(faults) = error else {
                panic!("{error} is no fault of a position");
            };
            return assert!(!faults.is_empty() && faults.len() < 60);
        }
    };
    assert_eq!(position.to_string().parse(), Ok(position));
    agrees_with_reference(position.board(), position.to_move());
    let sides = position.sides();
    let count = perft(sides, 2);
    for symmetry in Symmetry::ALL {
        assert_eq!(perft(symmetry.sides(sides), 2), count);
    }
    play_on(Game::from_position(position), data);
}

/// A text is refused as a move, or is exactly how that move is written.
pub fn moves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Move>() {
        Ok(mv) => {
            assert_eq!(mv.to_string(), text);
            let tried = Game::new().play(mv).is_ok();
            assert_eq!(tried, Game::new().moves().contains(&mv));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A record is refused with its place, or the game it tells can be told again.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match Game::from_record(&text) {
        Ok(game) => assert_eq!(Game::from_record(&game.record()), Ok(game)),
        Err(error) => {
            let line = text.lines().nth(error.line - 1).unwrap();
            assert!(error.column <= line.chars().count(), "{error}");
            assert!(error.word.chars().count() <= 25, "{error}");
        }
    }
}

/// Whatever is chosen, the game does what the slow reference does, ends, and can be taken back.
pub fn play(data: &[u8]) {
    play_on(Game::new(), data);
}

fn play_on(mut game: Game, choices: &[u8]) {
    let first = game.clone();
    let before = |game: &Game, open: &[Move]| {
        let position = game.position();
        agrees_with_reference(position.board(), position.to_move());
        assert_eq!(game.moves(), open);
    };
    let after = |game: &Game, mv: &Move| assert_eq!(game.turns().last().unwrap().mv, *mv);
    walk(&mut game, choices, before, after);
    let (score, captures) = (game.position().score(), game.position().captures());
    let empty = game.position().board().empty().len();
    let stones = usize::from(score.black - captures.black + score.white - captures.white);
    assert_eq!(stones + empty, 37);
    assert_eq!(Game::from_record(&game.record()).as_ref(), Ok(&game));
    assert_eq!(taken_back(game), first);
}

fn agrees_with_reference(board: Board, by: Color) {
    let slow = Slow::of(board);
    let position = Position::new(board, by, Default::default()).unwrap();
    let moves = position.moves();
    assert_eq!(moves, slow.moves(by));
    for mv in moves {
        let step = board.seen_by(by).play(Action::from_move(mv, by));
        let expected = slow.play(by, mv);
        let captures: usize = expected.captured.iter().map(Vec::len).sum();
        assert_eq!(Slow::of(Board::from_view(step.after, !by)), expected.after);
        assert_eq!(
            usize::from(step.captures),
            captures + usize::from(expected.cp_point)
        );
        let flips: Vec<_> = position
            .effect(mv)
            .unwrap()
            .flips
            .into_iter()
            .map(|row| (row.direction, row.cells))
            .collect();
        assert_eq!(flips, expected.flips);
    }
}
