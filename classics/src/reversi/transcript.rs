//! Games as text: the linear transcript `f5d6c3…`, read in any case and with or without blanks, and the sheet, a grid
//! with the number of each placement.

use std::fmt::Write;

use super::game::{Game, Options, Refusal};
use super::grid::Grid;
use crate::{RecordError, SetUp, Square};

/// Reads a whole game. `--` and `pa` (with `pass` and `ps`) are accepted where a pass is due.
///
/// ```
/// use rsg_classics::reversi::{Eight, Options, transcript};
///
/// let game = transcript::read::<Eight>("F5 d6 C3", Options::default());
/// assert_eq!(game.map(|game| game.to_string()), Ok("f5d6c3".to_owned()));
/// let fault = transcript::read::<Eight>("f5f5", Options::default());
/// assert_eq!(fault.map_err(|fault| fault.number).err(), Some(2));
/// ```
///
/// # Errors
///
/// The first fault, with its number.
pub fn read<G: Grid>(text: &str, options: Options) -> Result<Game<G>, RecordError<Refusal>> {
    let (mut game, text) = begun(text, options);
    // Whether the pass after the last turn was written already.
    let mut told = true;
    for (index, word) in words(text).enumerate() {
        let fault = |why| RecordError::at(index + 1, word, why);
        if is_pass(word) {
            if told {
                return Err(fault(Refusal::NoPass));
            }
            told = true;
            continue;
        }
        let square: Square = word.parse().map_err(|_| fault(Refusal::NoMove))?;
        let turn = game.play(square).map_err(fault)?;
        told = !turn.passes;
    }
    Ok(game)
}

/// The game before the turns of a text, and the turns: it begins from a position that stands in front of them.
fn begun<G: Grid>(text: &str, options: Options) -> (Game<G>, &str) {
    let set_up = SetUp::in_front(text, G::SHAPE);
    let begun =
        set_up.and_then(|(set_up, turns)| Some((Game::from_set_up(options, &set_up)?, turns)));
    begun.unwrap_or_else(|| (Game::new(options), text))
}

fn is_pass(word: &str) -> bool {
    word == "--"
        || ["pa", "ps", "pass"]
            .iter()
            .any(|pass| word.eq_ignore_ascii_case(pass))
}

/// The moves of a text: a letter with its digits, a pass, or whatever else stands between blanks.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let end = word_end(rest);
        let (word, after) = rest.split_at(end);
        rest = after;
        (!word.is_empty()).then_some(word)
    })
}

/// The end of a text's first word, with which it begins.
fn word_end(text: &str) -> usize {
    let blank = text.find(char::is_whitespace).unwrap_or(text.len());
    let word = &text[..blank];
    if word.starts_with("--") {
        return 2;
    }
    let mut letters = word
        .char_indices()
        .skip_while(|(_, letter)| letter.is_ascii_alphabetic());
    let Some((digits, first)) = letters.next() else {
        return blank;
    };
    if !first.is_ascii_digit() {
        // `pa--`: the letters are a word of their own.
        return if digits > 0 && first == '-' {
            digits
        } else {
            blank
        };
    }
    // A pass without a blank before the next square: `paf5`.
    for pass in ["pass", "pa", "ps"] {
        if digits > pass.len() && word.is_char_boundary(pass.len()) && is_pass(&word[..pass.len()])
        {
            return pass.len();
        }
    }
    let end = word[digits..].find(|letter: char| !letter.is_ascii_digit());
    end.map_or(blank, |end| digits + end)
}

/// The sheet: the board with the number of the placement on each square, `##` on those filled from the start.
#[must_use]
pub fn sheet<G: Grid>(game: &Game<G>) -> String {
    let mut sheet = String::from("  ");
    for column in 0..G::SHAPE.columns {
        // Writing to a string cannot fail.
        let _ = write!(sheet, "  {}", char::from(b'a' + column));
    }
    for square in G::SHAPE.squares() {
        if square.column() == 0 {
            let _ = write!(sheet, "\n{:2}", square.row() + 1);
        }
        let number = game.turns().iter().position(|turn| turn.square == square);
        let _ = match number {
            Some(number) => write!(sheet, "{:3}", number + 1),
            None if game.disc(square).is_some() => write!(sheet, " ##"),
            None => write!(sheet, "  ."),
        };
    }
    sheet.push('\n');
    sheet
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::grid::{Eight, Ten};
    use super::*;

    fn fault(text: &str) -> (usize, String, Refusal) {
        let fault = read::<Eight>(text, Options::default()).unwrap_err();
        (fault.number, fault.word, fault.why)
    }

    #[test]
    fn case_and_blanks_do_not_matter() {
        for text in ["f5d6c3", "F5 D6 C3", " f5\n\td6c3 "] {
            let game = read::<Eight>(text, Options::default()).unwrap();
            assert_eq!(game.to_string(), "f5d6c3", "{text}");
        }
        assert_eq!(
            words("a10b1--paf5pass").collect::<Vec<_>>(),
            ["a10", "b1", "--", "pa", "f5", "pass"]
        );
        assert!(
            read::<Ten>("", Options::default())
                .unwrap()
                .turns()
                .is_empty()
        );
    }

    #[test]
    fn the_first_fault_is_named_with_its_number() {
        assert_eq!(fault("f5f5"), (2, "f5".into(), Refusal::Occupied));
        assert_eq!(fault("f5 a1"), (2, "a1".into(), Refusal::FlipsNothing));
        assert_eq!(fault("f5 i9"), (2, "i9".into(), Refusal::OffBoard));
        assert_eq!(fault("f5 --"), (2, "--".into(), Refusal::NoPass));
        assert_eq!(fault("pass"), (1, "pass".into(), Refusal::NoPass));
        assert_eq!(fault("f5 ♞x"), (2, "♞x".into(), Refusal::NoMove));
        assert_eq!(fault("f5d6 a"), (3, "a".into(), Refusal::NoMove));
        assert_eq!(fault(&"x".repeat(100_000)).1, "xxxxxxxx");
    }

    #[test]
    fn a_wiped_out_side_leaves_every_square_to_the_other() {
        let game = read::<Eight>("e6f4e3f6g5d6e7f5c5", Options::default()).unwrap();
        assert!(
            game.is_over() && game.discs().white == 0,
            "{}",
            game.notation()
        );
        assert_eq!(game.outcome().unwrap().score.black, 64);
    }

    #[test]
    fn the_sheet_shows_every_number_once() {
        let game = read::<Eight>("f5d6c3", Options::default()).unwrap();
        let sheet = sheet(&game);
        assert_eq!(sheet.lines().count(), 9);
        assert_eq!(sheet.matches("##").count(), 4);
        for number in ["  1", "  2", "  3"] {
            assert!(sheet.lines().skip(1).any(|line| line[2..].contains(number)));
        }
    }
}
