//! Boards of one's own: whatever lies on them, they are played or refused with a reason, and their codes and texts give
//! them back.
#![allow(clippy::unwrap_used)]

mod slow_judge;
mod slow_squares;
mod slow_star;
mod worth;

use std::collections::BTreeSet;

use rsg_classics::{Shape, SplitMix64, Square, Terms};
use rsg_engine::{Cell, Color, Direction};

use super::*;
use crate::play::Spot;
use crate::progress::by_message::{MessageFault, message};
use crate::progress::code::{self, Content};
use crate::progress::{GameKind, Rules};

const RULES: [&str; 9] = [
    "star",
    "reversi 6 othello most",
    "reversi 8 othello most",
    "reversi 8 othello fewest",
    "reversi 10 othello most",
    "reversi 6x10 othello most",
    "go 9 7 0",
    "go 13 -20 0",
    "go 19 0 0",
];

/// The boards of each game; `cargo xtask soak boards` sets more.
#[allow(
    clippy::disallowed_methods,
    reason = "a chore says how many boards it wants"
)]
fn boards_each() -> usize {
    let asked = std::env::var("RSG_BOARDS").ok();
    asked.map_or(90, |asked| asked.parse().expect("a number of boards"))
}

/// A board with stones here and there: nearly empty ones, and nearly full ones.
fn random_board(rules: &Rules, chance: &mut SplitMix64) -> OwnBoard {
    let mut board = OwnBoard::empty(rules);
    let free = 1 + chance.below(20);
    let mut side = |of: usize| match chance.below(of) {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    };
    let spots: Vec<Spot> = board.spots().collect();
    for spot in spots {
        board.put(spot, side(2 + free));
    }
    board.to_move = side(2).unwrap_or(Color::Black);
    match board.game() {
        GameKind::Star => {
            for color in Color::ALL {
                board.captured[color] = chance.below(50) as u8;
            }
        }
        GameKind::Go => board.button = side(4),
        GameKind::Reversi => {}
    }
    board
}

/// Every spot that lies next to one, by how the game's board is built.
fn near(board: &OwnBoard, spot: Spot) -> Vec<Spot> {
    match (spot, board.terms()) {
        (Spot::Cell(cell), _) => {
            let near = Direction::ALL.map(|direction| cell.neighbour(direction));
            near.into_iter().flatten().map(Spot::from).collect()
        }
        (Spot::Square(square), Some(terms)) => {
            let (row, column) = (i32::from(square.row()), i32::from(square.column()));
            let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
            let near = steps.into_iter().filter_map(|(down, right)| {
                let row = u8::try_from(row + down).ok()?;
                let near = Square::new(row, u8::try_from(column + right).ok()?)?;
                near.index(terms.shape()).map(|_| Spot::from(near))
            });
            near.collect()
        }
        (Spot::Square(_), None) => Vec::new(),
    }
}

/// Returns true if the group of a stone has a free spot beside it, walked over stone by stone.
fn breathes(board: &OwnBoard, stone: Spot) -> bool {
    let (color, mut group, mut next) = (board.stone(stone), vec![stone], 0);
    while let Some(at) = group.get(next).copied() {
        next += 1;
        for near in near(board, at) {
            match board.stone(near) {
                None => return true,
                other if other == color && !group.contains(&near) => group.push(near),
                Some(_) => {}
            }
        }
    }
    false
}

/// The steps to the squares around one, as rows down and columns to the right.
const AROUND: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// Returns true if this side encloses something by a disc there, looked at square by square in eight directions.
fn encloses(board: &OwnBoard, side: Color, square: Square, shape: Shape) -> bool {
    board.stone(square.into()).is_none()
        && AROUND.into_iter().any(|(down, right)| {
            let at = |count: i32| {
                let row = u8::try_from(i32::from(square.row()) + count * down).ok()?;
                let column = u8::try_from(i32::from(square.column()) + count * right).ok()?;
                let there = Square::new(row, column)?;
                there.index(shape)?;
                board.stone(there.into())
            };
            let others = (1..).take_while(|count| at(*count) == Some(!side)).count();
            0 < others && at(others as i32 + 1) == Some(side)
        })
}

/// Returns true if this side can place on the star, CP read in both colours as a call may have it.
fn places_on_star(board: &OwnBoard, side: Color) -> bool {
    let with_core = |core: Option<Color>| {
        let cells = Cell::ALL.into_iter();
        cells.filter(|cell| *cell != Cell::CP).any(|cell| {
            let stone = |at: Cell| match at {
                Cell::CP => core,
                at => board.stone(at.into()),
            };
            stone(cell).is_none()
                && Direction::ALL.into_iter().any(|direction| {
                    let mut at = cell.neighbour(direction);
                    let mut others = 0;
                    while let Some(there) = at.filter(|at| stone(*at) == Some(!side)) {
                        others += 1;
                        at = there.neighbour(direction);
                    }
                    0 < others && at.is_some_and(|at| stone(at) == Some(side))
                })
        })
    };
    let cores = [
        board.stone(Cell::CP.into()),
        Some(Color::Black),
        Some(Color::White),
    ];
    cores.into_iter().any(with_core)
}

/// Why no game can begin, found out slowly.
fn slow_fault(board: &OwnBoard) -> Option<&'static str> {
    let nobody = |places: &dyn Fn(Color) -> bool| {
        let can = Color::ALL.into_iter().any(places);
        (!can).then_some("nobody")
    };
    match board.terms() {
        None => {
            let beyond = Color::ALL.iter().any(|side| 37 < board.captured[*side]);
            match beyond {
                true => Some("captured"),
                false => nobody(&|side| places_on_star(board, side)),
            }
        }
        Some(terms @ Terms::Reversi(_)) => nobody(&|side| {
            terms
                .squares()
                .any(|square| encloses(board, side, square, terms.shape()))
        }),
        Some(Terms::Go(_)) => {
            let mut stones = board.spots().filter(|spot| board.stone(*spot).is_some());
            (!stones.all(|stone| breathes(board, stone))).then_some("liberty")
        }
    }
}

#[test]
fn every_board_is_played_or_refused_with_its_reason() {
    let mut chance = SplitMix64::new(8);
    for rules in RULES {
        let rules = Rules::from(rules.to_owned());
        let mut reasons = BTreeSet::new();
        for _ in 0..boards_each() {
            let board = random_board(&rules, &mut chance);
            let begun = board.begin();
            let reason = begun.as_ref().err().map(|fault| fault.key());
            assert_eq!(reason, slow_fault(&board), "{board}");
            reasons.insert(reason);
            if let Ok(game) = begun {
                assert_eq!(game.rules(), board.rules());
                assert!(!game.is_over() && game.any_play().is_some(), "{board}");
                // A pass that is due comes first.
                let mut stands = board.clone();
                stands.to_move = game.to_move();
                assert_eq!(OwnBoard::of(&*game), stands, "{board}");
                let again = crate::games::read_turns(
                    &game.rules(),
                    board.position().unwrap_or_else(rsg_engine::Position::start),
                    &game.written(),
                );
                assert!(*again.unwrap() == *game, "{board}");
            }
        }
        assert!(1 < reasons.len(), "{rules}: {reasons:?}");
    }
}

#[test]
fn codes_and_texts_give_every_board_back() {
    let mut chance = SplitMix64::new(9);
    let mut longest = 0;
    for rules in RULES {
        let rules = Rules::from(rules.to_owned());
        for _ in 0..boards_each().min(1000) {
            let board = random_board(&rules, &mut chance);
            let code = board.code();
            longest = longest.max(code.len());
            assert_eq!(last_in(&code), Some(board.clone()));
            let mailed = format!("See this:\n> {}\n> and answer", code.replace('k', "k=\n> "));
            assert_eq!(last_in(&mailed), Some(board.clone()), "{mailed}");
            assert_eq!(OwnBoard::read(&board.to_string()), Some(board.clone()));
            // A game by message is none of it, and it is no fault of a message either.
            assert_eq!(message::read(&code), Err(MessageFault::Missing));
        }
    }
    assert!(longest < 200, "{longest}");
}

/// Made by a program that knows docs/message.md and nothing of the app.
#[test]
fn codes_are_those_of_the_page_about_them() {
    let go = format!("go 9 -3 0 : {}X{}O X O", "-".repeat(40), "-".repeat(39));
    let codes = [
        (
            "./wbwbwb/............/............/...... b 0 0",
            "rsg:1824p0m0000000000000wxhhyh",
        ),
        (
            "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1",
            "rsg:1823txvsa2ybsf40860ger42x3",
        ),
        (
            "reversi 8 othello fewest : \
             ---------------------------OX------XO--------------------------- O",
            "rsg:182a2200000000b800w00000002q4e4qj",
        ),
        (&go, "rsg:182jfzzm00000000000000200000000000090v2sr66"),
    ];
    for (board, code) in codes {
        let board = OwnBoard::read(board).unwrap();
        assert_eq!(board.code(), code, "{board}");
    }
    let letters = |rules: &str| OwnBoard::empty(&Rules::from(rules.to_owned())).code().len();
    assert_eq!((letters("star"), letters("go 19 7 0")), (30, 136));
}

#[test]
fn a_code_in_which_a_letter_is_changed_is_not_read() {
    let mut chance = SplitMix64::new(10);
    for rules in RULES {
        let rules = Rules::from(rules.to_owned());
        let code = random_board(&rules, &mut chance).code();
        let letters: Vec<char> = code.chars().collect();
        for at in 4..letters.len() {
            let mut other = letters.clone();
            other[at] = match other[at] {
                '7' => '8',
                _ => '7',
            };
            assert_eq!(last_in(&other.iter().collect::<String>()), None);
            let cut: String = letters[..at].iter().collect();
            assert_eq!(last_in(&cut), None, "{cut}");
        }
    }
}

/// Codes with the right checksum and contents that no app writes.
#[test]
fn a_forged_code_is_refused() {
    let forged = |fields: &[(u64, u32)]| {
        let mut bits = code::begin(Content::Board);
        for (number, width) in fields {
            bits.put(*number, *width);
        }
        code::finish(bits)
    };
    let star = |five: u64| {
        let mut fields = vec![(1, 6), (0, 3)];
        fields.extend([(five, 8); 8]);
        fields.extend([(0, 1), (0, 7), (0, 7)]);
        fields
    };
    assert!(last_in(&forged(&star(0))).is_some());
    // Five spots have 243 values, and the last two of the star nine.
    for fields in [star(243), star(255), star(9)] {
        assert_eq!(last_in(&forged(&fields)), None);
    }
    let several = |count: u64| {
        let mut fields = star(0);
        fields[0].0 = count;
        forged(&fields)
    };
    assert_eq!(message::read(&several(2)), Err(MessageFault::Newer));
    assert_eq!(message::read(&several(0)), Err(MessageFault::Damaged));
    // A handicap, an opening, a komi beyond what is offered.
    let go = |komi: i16, handicap: u64| {
        let komi = u64::from(komi.cast_unsigned());
        let mut fields = vec![(1, 6), (2, 3), (9, 5), (komi, 16), (handicap, 4)];
        fields.extend([(0, 8); 17]);
        fields.extend([(0, 1), (0, 2)]);
        last_in(&forged(&fields))
    };
    assert!(go(99, 0).is_some());
    assert_eq!((go(100, 0), go(7, 2)), (None, None));
    // The smallest number there is has no counterpart above 0.
    assert_eq!((go(-100, 0), go(i16::MIN, 0)), (None, None));
    let reversi = |start: u64| {
        let mut fields = vec![(1, 6), (1, 3), (8, 5), (8, 5), (start, 1), (0, 1)];
        fields.extend([(0, 8); 13]);
        fields.push((0, 1));
        last_in(&forged(&fields))
    };
    assert!(reversi(0).is_some() && reversi(1).is_none());
    // Any bits at all.
    let mut chance = SplitMix64::new(11);
    for _ in 0..500 {
        let fields: Vec<(u64, u32)> = (0..chance.below(60))
            .map(|_| (chance.below(256) as u64, 8))
            .collect();
        if let Some(board) = last_in(&forged(&fields)) {
            assert_eq!(last_in(&board.code()), Some(board));
        }
    }
}

#[test]
fn the_last_code_says_what_a_text_brings() {
    let board = OwnBoard::start(&Rules::Star);
    let game = "rsg:10abc";
    assert_eq!(
        last_in(&format!("{game} {}", board.code())),
        Some(board.clone())
    );
    assert_eq!(last_in(&format!("{} {game}", board.code())), None);
    assert_eq!(last_in("no code"), None);
}

#[test]
fn a_board_that_is_turned_all_around_is_as_it_was() {
    let mut chance = SplitMix64::new(12);
    for (rules, turns) in [
        ("star", 6),
        ("reversi 8 othello most", 4),
        ("reversi 6x10 othello most", 2),
        ("go 13 7 0", 4),
    ] {
        let rules = Rules::from(rules.to_owned());
        let board = random_board(&rules, &mut chance);
        let mut turned = board.clone();
        for turn in 1..=turns {
            turned = turned.turned();
            assert_eq!(turned == board, turn == turns, "{rules} {turn}");
            assert_eq!(turned.to_move, board.to_move);
        }
    }
    // Clockwise: the tip at twelve goes to two, and the first corner to the last column.
    let tip = |board: &OwnBoard, cell: Cell| board.stone(cell.into());
    let mut star = OwnBoard::empty(&Rules::Star);
    star.put(Cell::DQ.into(), Some(Color::Black));
    assert_eq!(tip(&star.turned(), Cell::D2), Some(Color::Black));
    let mut squares = OwnBoard::empty(&Rules::usual(GameKind::Reversi));
    let at = |name: &str| Spot::from(name.parse::<Square>().unwrap());
    squares.put(at("a1"), Some(Color::White));
    assert_eq!(squares.turned().stone(at("h1")), Some(Color::White));
}

#[test]
fn positions_are_read_as_the_consoles_write_them() {
    let start = OwnBoard::start(&Rules::Star);
    let text = "./wbwbwb/............/............/...... b 0 0";
    assert_eq!(start.to_string(), text);
    for text in [text.to_owned(), format!(" from {text} :\n")] {
        assert_eq!(OwnBoard::read(&text), Some(start.clone()), "{text}");
    }
    let reversi = Rules::usual(GameKind::Reversi);
    let squares = OwnBoard::start(&reversi);
    let bare = "---------------------------OX------XO--------------------------- X";
    assert_eq!(OwnBoard::read(bare), Some(squares));
    let go = format!("{} O X", "-".repeat(81));
    let read = OwnBoard::read(&go).unwrap();
    assert_eq!((read.game(), read.to_move), (GameKind::Go, Color::White));
    assert_eq!(read.button, Some(Color::Black));
    for text in [
        "",
        "B4 BX",
        "f5d6c3",
        "go 9 7 0 : e5",
        "X O",
        &"X".repeat(10_000),
    ] {
        assert_eq!(OwnBoard::read(text), None, "{text}");
    }
}

#[test]
fn a_spot_of_another_board_changes_nothing() {
    let mut star = OwnBoard::start(&Rules::Star);
    let before = star.clone();
    star.put(
        Spot::from("a1".parse::<Square>().unwrap()),
        Some(Color::Black),
    );
    assert_eq!(star, before);
    let mut six = OwnBoard::start(&Rules::from("reversi 6 othello most".to_owned()));
    let before = six.clone();
    six.put(
        Spot::from("h8".parse::<Square>().unwrap()),
        Some(Color::Black),
    );
    six.put(Cell::B4.into(), Some(Color::Black));
    assert_eq!(six, before);
}
