//! Properties that hold for any input. The fuzz targets try them on inputs they make up; an ordinary test
//! (`classics/tests/corpus.rs`) tries them on the inputs they found worth keeping.
#![allow(dead_code, clippy::unwrap_used, reason = "each target uses its check")]

#[path = "../../classics/tests/support/plain.rs"]
mod plain;

#[path = "../../classics/tests/support/plain_go.rs"]
mod plain_go;

#[path = "walk.rs"]
mod walk;

use std::cell::RefCell;

use plain::Plain;
use rsg_classics::go::{self, Phase};
use rsg_classics::reversi::{Aim, Eight, Field, Game, Grid, Options, Six, Start, Ten, transcript};
use rsg_classics::{Color, Play, Playable, Square};
use walk::{taken_back, walk};

/// Calls a check of a board size with the options, which the first byte says, and the rest.
macro_rules! on_some_board {
    ($data:expr, $check:ident) => {
        if let Some((choice, rest)) = $data.split_first() {
            let options = Options {
                start: [Start::Othello, Start::Classic][usize::from(choice / 3 % 2)],
                aim: [Aim::Most, Aim::Fewest][usize::from(choice / 6 % 2)],
            };
            match choice % 3 {
                0 => $check::<Eight>(options, rest),
                1 => $check::<Six>(options, rest),
                _ => $check::<Ten>(options, rest),
            }
        }
    };
}

/// Any text as a transcript: it is refused with its place, or the game it tells can be told again, in every spelling.
pub fn reversi_text(data: &[u8]) {
    on_some_board!(data, text_on);
}

fn text_on<G: Field>(options: Options, data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match transcript::read::<G>(&text, options) {
        Ok(game) => can_be_told_again(&game),
        Err(fault) => {
            assert!(0 < fault.number && fault.number <= text.len());
            assert!(!fault.word.is_empty() && fault.word.chars().count() <= 8);
            assert!(text.contains(&fault.word) && !fault.to_string().is_empty());
        }
    }
}

fn can_be_told_again<G: Grid>(game: &Game<G>) {
    let plainly = game.to_string();
    let with_passes = |before: &str, pass: &str| -> String {
        let told = |turn: &rsg_classics::reversi::Turn| {
            let pass = if turn.passes { pass } else { "" };
            format!("{before}{}{pass}", turn.square)
        };
        game.turns().iter().map(told).collect()
    };
    for text in [
        plainly.clone(),
        plainly.to_uppercase(),
        with_passes("\n ", "\tpa"),
        with_passes("", "--"),
    ] {
        let again = transcript::read::<G>(&text, game.options()).unwrap();
        assert_eq!(again.turns(), game.turns(), "{text}");
        assert_eq!(again.notation(), game.notation());
    }
    let sheet = transcript::sheet(game);
    assert_eq!(sheet.lines().count(), usize::from(G::SHAPE.rows) + 1);
}

/// Any bytes as choices among the placements of a game: it does what the plain rules do, ends, and can be taken back.
pub fn reversi_play(data: &[u8]) {
    on_some_board!(data, play_on);
}

fn play_on<G: Field>(options: Options, choices: &[u8]) {
    let mut game = Game::<G>::new(options);
    let first = game.notation();
    let plain = RefCell::new(Plain::new(G::SHAPE, options.start));
    let places = |square: &Square| (i32::from(square.row()), i32::from(square.column()));
    let before = |game: &Game<G>, open: &[Square]| {
        let plain = plain.borrow();
        let open_places: Vec<_> = open.iter().map(places).collect();
        assert_eq!(open_places, plain.placements(plain.mover));
        assert!(open.iter().all(|square| game.refusal(*square).is_none()));
    };
    let after = |game: &Game<G>, square: &Square| {
        let (row, column) = places(square);
        plain.borrow_mut().play(row, column);
        assert_eq!(game.notation(), plain.borrow().notation(), "{game}");
    };
    walk(&mut game, choices, before, after);
    if let Some(outcome) = game.outcome() {
        let squares = G::SHAPE.places();
        assert_eq!(outcome.score.black + outcome.score.white, squares);
        assert_eq!(
            outcome.winner.is_none(),
            outcome.discs.black == outcome.discs.white
        );
    }
    can_be_told_again(&game);
    assert_eq!(taken_back(game).notation(), first);
}

/// The options of a game of Go, from one byte.
fn go_options(choice: u8) -> go::Options {
    let size = 9 + choice % 11;
    let komi = i16::from(choice / 11 % 3) * 7 - 7;
    let handicap = [0, 2, 9][usize::from(choice / 33 % 3)];
    go::Options::new(size, komi, handicap).unwrap()
}

/// Any text as a game of Go: it is refused with its place, or the game it tells can be told again.
pub fn go_text(data: &[u8]) {
    let Some((choice, rest)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    match go::transcript::read(&text, go_options(*choice)) {
        Ok(game) => go_can_be_told_again(&game),
        Err(fault) => {
            assert!(0 < fault.number && fault.number <= text.split_whitespace().count());
            assert!(!fault.word.is_empty() && fault.word.chars().count() <= 8);
            let (text, word) = (text.to_lowercase(), fault.word.to_lowercase());
            assert!(text.contains(&word) && !fault.to_string().is_empty());
        }
    }
}

fn go_can_be_told_again(game: &go::Game) {
    let plainly = game.to_string();
    for text in [
        plainly.clone(),
        plainly.to_uppercase(),
        format!("\t{}\n", plainly.replace(' ', " \n ")),
    ] {
        let again = go::transcript::read(&text, game.options()).unwrap();
        assert_eq!(again.notation(), game.notation(), "{text}");
        assert_eq!(again.phase(), game.phase());
        assert_eq!(again.to_string(), plainly);
    }
}

/// Any bytes as turns of a game of Go, allowed or not: it does what the plain rules do, and can be taken back.
pub fn go_play(data: &[u8]) {
    let Some((choice, choices)) = data.split_first() else {
        return;
    };
    let mut game = go::Game::new(go_options(*choice));
    let mut choices = choices.iter().copied();
    while let Some(play) = go_turn(&game, &mut choices) {
        go_one_turn(&mut game, play);
    }
    go_can_be_told_again(&game);
    let mut notations = vec![game.notation()];
    let turns: Vec<Play> = game.turns().iter().map(|turn| turn.play.clone()).collect();
    while game.undo().is_some() {
        notations.push(game.notation());
    }
    for play in turns {
        assert_eq!(notations.pop(), Some(game.notation()), "{game}");
        game.play(play).unwrap();
    }
    assert_eq!(notations, [game.notation()]);
}

/// A turn of two bytes: a point of the board, or something beside it.
fn go_turn(game: &go::Game, choices: &mut impl Iterator<Item = u8>) -> Option<Play> {
    let size = game.options().size();
    let at = |row: u8, column: u8| Square::new(row % size, column % size);
    let (first, second) = (choices.next()?, choices.next()?);
    Some(match first {
        250.. if second < 128 => Play::Pass,
        250.. => Play::Button,
        240.. => {
            let count = usize::from(first - 240) / 3;
            let points = (0..count).map(|step| at(second, second / 16 + step as u8));
            Play::Agree(points.collect::<Option<_>>()?)
        }
        // Off the board now and then.
        230.. => Play::Place(Square::new(first - 230, second % 20)?),
        _ => Play::Place(at(first, second)?),
    })
}

fn go_one_turn(game: &mut go::Game, play: Play) {
    let side = game.to_move();
    let (phase, before) = (game.phase(), plain_go::Plain::of(game));
    let handicap = game.turns().len() < usize::from(game.options().handicap());
    let shape = game.options().shape();
    let place = |point: &Square| {
        let on_board = point.index(shape).is_some();
        on_board.then(|| (i32::from(point.row()), i32::from(point.column())))
    };
    let expected = match &play {
        _ if phase == Phase::Over => None,
        Play::Place(point) => place(point).and_then(|at| Some(before.place(at, side)?.0)),
        Play::Button => (!handicap && game.button().is_none()).then(|| before.clone()),
        Play::Pass => (!handicap && game.button().is_some()).then(|| before.clone()),
        Play::Agree(points) => {
            let points: Option<Vec<_>> = points.iter().map(place).collect();
            let points = points.filter(|_| phase == Phase::Stopped);
            points.and_then(|points| agreed(&before, points))
        }
    };
    assert_eq!(
        game.refusal(&play).is_none(),
        expected.is_some(),
        "{game}, {play}"
    );
    let notation = game.notation();
    let turns = game.turns().len();
    let allowed = game.play(play.clone()).is_ok();
    assert_eq!(allowed, expected.is_some(), "{game}, {play}");
    match expected {
        Some(expected) => {
            assert!(plain_go::Plain::of(game) == expected, "{game}");
            assert_eq!(game.turns().len(), turns + 1);
            let follows = handicap && turns + 1 < usize::from(game.options().handicap());
            let stays = follows || matches!(play, Play::Agree(_));
            let next = if stays { side } else { !side };
            assert_eq!(game.to_move(), next, "{game}");
        }
        None => assert_eq!(game.notation(), notation, "{play} changed something"),
    }
    go_adds_up(game);
}

/// The board with the groups of these points turned over, if there is a stone on each.
fn agreed(before: &plain_go::Plain, points: Vec<(i32, i32)>) -> Option<plain_go::Plain> {
    let mut after = before.clone();
    let mut groups: Vec<(i32, i32)> = Vec::new();
    for at in points {
        before.at(at)?;
        groups.extend(before.connected(at));
    }
    groups.sort_unstable();
    groups.dedup();
    after.turn_over(&groups);
    Some(after)
}

fn go_adds_up(game: &go::Game) {
    let (score, options) = (game.score(), game.options());
    let agreed = i32::from(options.komi()) - i32::from(options.handicap().saturating_sub(1));
    let points = i32::from(options.size()).pow(2) + agreed - score.neutral as i32;
    let sum = score.total.black.in_halves() + score.total.white.in_halves();
    assert_eq!(sum, 2 * points + i32::from(game.button().is_some()));
    if game.button().is_some() {
        assert!(score.leader().is_some(), "{game}");
    }
    let stones = [Color::Black, Color::White].map(|side| score.stones[side]);
    let placed = game.turns().iter();
    let placed = placed
        .filter(|turn| matches!(turn.play, Play::Place(_)))
        .count();
    assert_eq!(stones.iter().sum::<u32>() as usize, placed);
}
