//! Texts: what is written reads back, and whatever else is read is refused with its place and reason.
#![allow(clippy::unwrap_used)]

mod support;

use rsg_engine::{
    Board, ByColor, Cell, Color, Error, Game, Move, MoveError, Position, PositionFault, SplitMix64,
};
use support::random_game;

#[test]
fn cells_and_moves_read_back() {
    for cell in Cell::ALL {
        assert_eq!(cell.to_string().parse(), Ok(cell));
        let (q, r, s) = cell.cube();
        assert_eq!(Cell::from_cube(q, r, s), Some(cell));
        for call in [None, Some(Color::Black), Some(Color::White)] {
            let mv = Move { cell, call };
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }
    assert_eq!(Move::calling(Cell::B1, Color::White).to_string(), "B1[W]");
}

#[test]
fn the_star_is_the_union_of_two_triangles() {
    let mut cells = 0;
    for q in -4_i8..=4 {
        for r in -4_i8..=4 {
            let coordinates = [q, r, -q - r];
            let inside =
                coordinates.iter().all(|&c| -2 <= c) || coordinates.iter().all(|&c| c <= 2);
            assert_eq!(
                Cell::from_cube(q, r, -q - r).is_some(),
                inside,
                "({q}, {r})"
            );
            cells += usize::from(inside);
        }
    }
    assert_eq!(cells, 37);
    let rings = [1, 6, 12, 12, 6];
    for (ring, count) in rings.into_iter().enumerate() {
        assert_eq!(rsg_engine::Cells::ring(ring as u8).len(), count);
        let distance = |cell: Cell| {
            let (q, r, s) = cell.cube();
            (q.abs() + r.abs() + s.abs()) / 2
        };
        let expected = rsg_engine::Cells::ring(ring as u8);
        assert!(expected.iter().all(|cell| distance(cell) as usize == ring));
    }
    assert_eq!(rsg_engine::Cells::INTERIOR.len(), 13);
}

/// A cell is drawn near its hour on the clock face; the cells of ring C stand furthest from theirs, by 19 degrees.
#[test]
fn names_tell_the_hour() {
    for cell in &Cell::ALL[1..] {
        let (q, r, _) = cell.cube();
        let (x, y) = (
            3_f64.sqrt() * (f64::from(q) + f64::from(r) / 2.0),
            1.5 * f64::from(r),
        );
        let hour = match cell.name().as_bytes()[1] {
            b'X' => 10.0,
            b'J' => 11.0,
            b'Q' => 12.0,
            digit => f64::from(digit - b'0'),
        };
        let angle = x.atan2(-y).to_degrees().rem_euclid(360.0);
        let off = (angle - hour * 30.0).rem_euclid(360.0);
        assert!(
            off.min(360.0 - off) < 20.0,
            "{cell} stands at {angle} degrees"
        );
    }
}

#[test]
fn positions_and_records_read_back() {
    for seed in 0..150 {
        let game = random_game(seed, |game| {
            let text = game.position().to_string();
            assert_eq!(text.parse(), Ok(game.position()), "{text}");
            let record = game.record();
            assert_eq!(Game::from_record(&record).as_ref(), Ok(game), "{record}");
        });
        let remark = format!("{} = {} anything", game.record(), game.position());
        assert_eq!(Game::from_record(&remark), Ok(game));
    }
}

#[test]
fn games_from_a_position_read_back() {
    for seed in 0..60 {
        let mut later = Vec::new();
        random_game(seed, |game| later.push(game.position()));
        for position in later.into_iter().step_by(7) {
            let mut game = Game::from_position(position);
            if let Some(&mv) = game.moves().first() {
                game.play(mv).unwrap();
            }
            assert_eq!(Game::from_record(&game.record()), Ok(game));
        }
    }
}

#[test]
fn a_pass_may_be_left_out_but_not_invented() {
    let moves = "B4 BQ CQ C1 BX BJ[W]";
    let open = Game::from_record(moves).unwrap();
    assert_eq!(Game::from_record(&format!("{moves} --")).unwrap(), open);
    let twice = Game::from_record(&format!("{moves} -- --")).unwrap_err();
    assert_eq!((twice.number, twice.why), (8, Error::Pass));
    let early = Game::from_record("B4 --").unwrap_err();
    assert_eq!(
        early.to_string(),
        "line 1, column 4, move 2: --: no pass is due"
    );
}

#[test]
fn a_record_names_the_move_at_fault() {
    let check = |text: &str, expected: &str| {
        assert_eq!(Game::from_record(text).unwrap_err().to_string(), expected);
    };
    check(
        "B4 B4",
        "line 1, column 4, move 2: B4: the cell is occupied",
    );
    check(
        "B4\n  BX CP",
        "line 2, column 6, move 3: CP: nobody places on the Core Point",
    );
    check(
        "B1",
        "line 1, column 1, move 1: B1: it goes through the Core Point and needs a call, [B] or [W]",
    );
    check(
        "B4 BX[W]",
        "line 1, column 4, move 2: BX[W]: it does not go through the Core Point, so it takes no call",
    );
    check("DQ", "line 1, column 1, move 1: DQ: it flips no stone");
    check(
        "b4",
        "line 1, column 1, move 1: b4: not a cell: expected a ring A to D and an hour, such as B4 or BX",
    );
    check(
        "B4[w]",
        "line 1, column 1, move 1: B4[w]: not a call: expected [B] or [W] after the cell, and nothing else",
    );
    check(
        "from ./wbwbwb/............/............/......  x 0 0 : B4",
        "line 1, column 1, from: column 49: the side to move is b or w",
    );
    check(
        "from B4",
        "line 1, column 1, from: expected a position and a lone : after from",
    );
}

#[test]
fn moves_are_refused_for_the_first_reason_that_holds() {
    let mut game = Game::from_record("BQ").unwrap();
    let mut refused = |text: &str| game.play(text.parse().unwrap()).unwrap_err();
    assert_eq!(refused("CP"), MoveError::CorePoint);
    assert_eq!(refused("A1[B]"), MoveError::Occupied);
    assert_eq!(refused("D6"), MoveError::FlipsNothing);
    assert_eq!(refused("B7"), MoveError::CallMissing);
    assert_eq!(refused("B7[B]"), MoveError::CallNotAllowed);
    assert_eq!(refused("B6[B]"), MoveError::CallNeedless);
    let end = "w/wwwwww/wwwwwwwwwwww/wwwwwwwwwwww/wwwwww b 0 0";
    let mut over = Game::from_position(end.parse().unwrap());
    assert_eq!(over.play(Move::plain(Cell::B4)), Err(MoveError::GameOver));
}

#[test]
fn every_fault_of_a_position_is_listed() {
    let text = "./wbwbwb/...x......../............/..... q 7 100";
    let faults = vec![
        PositionFault::Stone {
            column: 13,
            found: 'x',
        },
        PositionFault::GroupLength {
            column: 36,
            group: "D",
            expected: 6,
            found: 5,
        },
        PositionFault::SideToMove { column: 42 },
        PositionFault::Captures {
            column: 46,
            color: Color::White,
        },
    ];
    let error = text.parse::<Position>().unwrap_err();
    assert_eq!(error, Error::Position(faults));
    let message = error.to_string();
    assert!(
        message.starts_with("column 13: a cell is b, w or '.', found 'x'; "),
        "{message}"
    );
    let captures = ByColor {
        black: 100,
        white: 200,
    };
    let too_many = Color::ALL.map(|color| PositionFault::TooManyCaptures { color });
    assert_eq!(
        Position::new(Board::START, Color::Black, captures),
        Err(Error::Position(too_many.into()))
    );
    for (text, fault) in [
        ("b 0 0", PositionFault::Parts { found: 3 }),
        ("./. b 0 0", PositionFault::Groups { found: 2 }),
    ] {
        assert_eq!(text.parse::<Position>(), Err(Error::Position(vec![fault])));
    }
}

#[test]
fn texts_that_are_no_move_say_why() {
    for (text, fault) in [
        ("", Error::Cell),
        ("é4", Error::Cell),
        ("A2", Error::Cell),
        ("B4[B", Error::Call),
        ("B4[B]]", Error::Call),
        ("B4é", Error::Call),
    ] {
        assert_eq!(text.parse::<Move>(), Err(fault), "{text}");
    }
}

/// Any text at all gets an answer, and what is accepted reads back.
#[test]
fn damaged_texts_are_refused_or_read_back() {
    const LETTERS: &[char] = &[
        'B', 'A', '4', 'X', '[', ']', 'W', '-', ' ', '.', '/', 'b', 'w', '0', '9', '=', ':', '\n',
        '\0', 'é', '中', '🂡',
    ];
    let mut chance = SplitMix64::new(11);
    let game = random_game(3, |_| {});
    let sources = [
        game.record(),
        game.position().to_string(),
        format!("from {} : B4", Position::start()),
        "B4[W]".to_owned(),
    ];
    let mut accepted = 0;
    for round in 0..20_000 {
        let mut text: Vec<char> = sources[round % sources.len()].chars().collect();
        for _ in 0..1 + chance.below(3) {
            let at = chance.below(text.len().max(1)).min(text.len());
            match chance.below(3) {
                0 => text.insert(at, LETTERS[chance.below(LETTERS.len())]),
                1 if at < text.len() => drop(text.remove(at)),
                _ => text.truncate(at),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(position) = text.parse::<Position>() {
            assert_eq!(position.to_string().parse(), Ok(position));
            accepted += 1;
        }
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string(), text);
            accepted += 1;
        }
        match Game::from_record(&text) {
            Ok(game) => assert_eq!(Game::from_record(&game.record()), Ok(game)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(
        200 < accepted,
        "only {accepted} accepted: the damage is too heavy"
    );
}
