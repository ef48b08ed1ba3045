//! Game records: the moves of a game as text.
//!
//! A record is the moves in order, with `--` for a pass where it happens; everything from a lone `=` on is a remark. A
//! game that began elsewhere than at the start carries its position in front: `from POSITION : MOVES`.

use crate::error::{Error, MoveError};
use crate::game::Game;
use crate::position::Position;
use crate::words::{Part, parts};
use std::fmt;

/// The word of a pass.
const PASS: &str = "--";

/// An [`Error`] with its place in the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The number of the move, passes counted as they are written; 0 for the position in front.
    pub number: usize,
    /// The move as it is written, shortened if it is long.
    pub word: String,
    /// The reason. The columns of a faulty position are those of the line.
    pub why: Error,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}, ", self.line, self.column)?;
        if 0 < self.number {
            write!(f, "move {}: ", self.number)?;
        }
        write!(f, "{}: {}", self.word, self.why)
    }
}

impl std::error::Error for RecordError {}

/// Plays a record's words one after another, so that a caller can look at the game in between.
///
/// It knows what a [`Game`] does not: whether a pass that was made has been written already.
#[derive(Clone, Debug)]
pub struct Replay {
    game: Game,
    pass_due: bool,
    words: usize,
}

impl Replay {
    /// A replay that goes on from a game.
    #[must_use]
    pub fn of(game: Game) -> Replay {
        let pass_due = game.turns().is_empty() && game.opening_pass().is_some();
        Replay {
            game,
            pass_due,
            words: 0,
        }
    }

    /// The game so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game so far, the replay given up.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The number of words that were played, passes included; the next word's number is one more.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// Plays a move, or accepts a pass that was due. Says whether a stone was placed.
    ///
    /// # Errors
    ///
    /// Says why the word cannot be played; the game is then as it was.
    pub fn word(&mut self, word: &str) -> Result<bool, Error> {
        if word == PASS {
            if self.game.end().is_some() {
                return Err(MoveError::GameOver.into());
            }
            if !std::mem::take(&mut self.pass_due) {
                return Err(Error::Pass);
            }
            self.words += 1;
            return Ok(false);
        }
        let turn = self.game.play(word.parse()?)?;
        self.pass_due = turn.passes.is_some();
        self.words += 1;
        Ok(true)
    }
}

impl Game {
    /// The game's record, which [`Game::from_record`] reads back.
    #[must_use]
    pub fn record(&self) -> String {
        let mut words = Vec::new();
        if self.given() != Position::start() {
            words.push(format!("from {} :", self.given()));
        }
        if self.opening_pass().is_some() && !self.turns().is_empty() {
            words.push(PASS.to_owned());
        }
        for (i, turn) in self.turns().iter().enumerate() {
            words.push(turn.mv.to_string());
            if turn.passes.is_some() && i + 1 < self.turns().len() {
                words.push(PASS.to_owned());
            }
        }
        words.join(" ")
    }

    /// Replays a record. A pass may be left out where it happens; it is made all the same.
    ///
    /// # Errors
    ///
    /// Names the first move that cannot be played and the reason.
    pub fn from_record(text: &str) -> Result<Game, RecordError> {
        let mut words = text
            .lines()
            .zip(1..)
            .flat_map(|(line, number)| parts(line).map(move |part| (number, part)))
            .take_while(|(_, part)| part.text != "=")
            .peekable();
        let game = match words.next_if(|(_, part)| part.text == "from") {
            None => Game::new(),
            Some((line, from)) => {
                let given = words
                    .by_ref()
                    .map_while(|(at, part)| (at == line).then_some(part));
                let position = given_position(given);
                Game::from_position(position.map_err(|fault| fault_at(line, from, 0, fault))?)
            }
        };
        let mut replay = Replay::of(game);
        for (line, part) in words {
            replay
                .word(part.text)
                .map_err(|fault| fault_at(line, part, replay.words() + 1, fault))?;
        }
        Ok(replay.into_game())
    }
}

/// The position in front of a record, whose words end with a lone colon.
fn given_position<'a>(words: impl Iterator<Item = Part<'a>>) -> Result<Position, Error> {
    // The words are put back where they stood, so that faults have the columns of the line.
    let mut text = String::new();
    let mut width = 0;
    for part in words.take(5) {
        if part.text == ":" {
            return text.parse();
        }
        text.extend(std::iter::repeat_n(' ', part.column - 1 - width));
        text.push_str(part.text);
        width = part.column - 1 + part.text.chars().count();
    }
    Err(Error::Colon)
}

fn fault_at(line: usize, part: Part<'_>, number: usize, why: Error) -> RecordError {
    RecordError {
        line,
        column: part.column,
        number,
        word: excerpt(part.text),
        why,
    }
}

/// A word fit for a message: shortened, and without control characters.
#[must_use]
pub fn excerpt(word: &str) -> String {
    const LONGEST: usize = 24;
    let mut shown: String = word
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if LONGEST < word.chars().count() {
        shown.push('…');
    }
    shown
}
