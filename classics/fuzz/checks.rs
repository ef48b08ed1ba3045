//! What must hold for any input. The fuzz targets try it on inputs they make up; an ordinary test (`tests/corpus.rs`) tries
//! it on the inputs they found worth keeping.
#![allow(dead_code, clippy::unwrap_used, reason = "each target uses its check")]

#[path = "../tests/support/plain.rs"]
mod plain;

use plain::Plain;
use rsg_classics::Square;
use rsg_classics::reversi::{Aim, Eight, Field, Game, Grid, Options, Six, Start, Ten, transcript};

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
    assert_eq!(sheet.lines().count(), usize::from(G::SIZE) + 1);
}

/// Any bytes as choices among the placements of a game: it does what the plain rules do, ends, and can be taken back.
pub fn reversi_play(data: &[u8]) {
    on_some_board!(data, play_on);
}

fn play_on<G: Field>(options: Options, choices: &[u8]) {
    let mut game = Game::<G>::new(options);
    let first = game.notation();
    let mut plain = Plain::new(i32::from(G::SIZE), options.start);
    for choice in choices {
        let open: Vec<Square> = game.placements().collect();
        let places = |square: &Square| (i32::from(square.row()), i32::from(square.column()));
        let expected = plain.placements(plain.mover);
        assert_eq!(open.iter().map(places).collect::<Vec<_>>(), expected);
        assert_eq!(open.is_empty(), game.is_over());
        if open.is_empty() {
            break;
        }
        let square = open[usize::from(*choice) % open.len()];
        assert_eq!(game.refusal(square), None);
        game.play(square).unwrap();
        let (row, column) = places(&square);
        plain.play(row, column);
        assert_eq!(game.notation(), plain.notation(), "{game}");
    }
    if let Some(outcome) = game.outcome() {
        let squares = u32::from(G::SIZE) * u32::from(G::SIZE);
        assert_eq!(outcome.score.black + outcome.score.white, squares);
        assert_eq!(
            outcome.winner.is_none(),
            outcome.discs.black == outcome.discs.white
        );
    }
    can_be_told_again(&game);
    while game.undo().is_some() {}
    assert_eq!(game.notation(), first);
}
