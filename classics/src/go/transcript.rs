//! Games as text: turns with blanks between them, `e5`, `button`, `pass`, in any case; at the end after two passes
//! `agreed` and a stone of each group that was flipped.

use super::game::Game;
use super::options::Options;
use super::turn::Refusal;
use crate::{Play, RecordError, SetUp, Square};

/// Reads a whole game.
///
/// # Errors
///
/// The first fault, with its number.
pub fn read(text: &str, options: Options) -> Result<Game, RecordError<Refusal>> {
    let begun = SetUp::in_front(text, options.shape())
        .and_then(|(set_up, turns)| Some((Game::from_set_up(options, &set_up)?, turns)));
    let (mut game, turns) = begun.unwrap_or_else(|| (Game::new(options), text));
    if game.stone_without_liberty().is_some() {
        return Err(RecordError::at(1, text, Refusal::NoLiberty));
    }
    read_turns(turns, &mut game, |_| ())?;
    Ok(game)
}

/// Plays the turns of a text, and shows the game after each.
///
/// # Errors
///
/// The first fault, with its number; the game is played up to there.
pub fn read_turns(
    text: &str,
    game: &mut Game,
    mut after: impl FnMut(&Game),
) -> Result<(), RecordError<Refusal>> {
    let mut words = text.split_whitespace();
    for number in 1.. {
        let Some(word) = words.next() else {
            break;
        };
        let fault = |word, why| RecordError::at(number, word, why);
        let play = if word.eq_ignore_ascii_case("agreed") {
            agreement(game, words.by_ref()).map_err(|(word, why)| fault(word, why))?
        } else {
            turn(word).ok_or_else(|| fault(word, Refusal::NoMove))?
        };
        game.play(play).map_err(|why| fault(word, why))?;
        after(game);
    }
    Ok(())
}

fn turn(word: &str) -> Option<Play> {
    if word.eq_ignore_ascii_case("button") {
        Some(Play::Button)
    } else if word.eq_ignore_ascii_case("pass") {
        Some(Play::Pass)
    } else {
        word.parse().ok().map(Play::Place)
    }
}

/// The stones after `agreed`, or the word that is none of the board and why.
fn agreement<'a>(
    game: &Game,
    words: impl Iterator<Item = &'a str>,
) -> Result<Play, (&'a str, Refusal)> {
    if let Some(refusal) = game.refusal(&Play::Agree(Vec::new())) {
        return Err(("agreed", refusal));
    }
    let mut points = Vec::new();
    for word in words {
        let point: Square = word.parse().map_err(|_| (word, Refusal::NoMove))?;
        if let Some(refusal) = game.no_mark(point) {
            return Err((word, refusal));
        }
        points.push(point);
    }
    Ok(Play::Agree(points))
}
