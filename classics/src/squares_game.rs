//! Interface of a game on squares or points, for showing it, saving it, and letting people and the CPU play it.
//!
//! [`Terms`] say which game it is and begin it; [`SquaresGame`] is a game that is going on. An app needs no more than
//! these: another game implements the trait in its own module and adds a variant to [`Terms`].
//!
//! ```
//! use rsg_classics::{Level, Mind, Terms};
//!
//! let terms: Terms = "reversi 6 othello fewest".parse()?;
//! let (mut game, mut mind) = (terms.begin(), Mind::default());
//! while let Some(play) = mind.choose(&*game, Some(Level::Two), 1, &|| false) {
//!     game.play(&play)?;
//! }
//! assert!(game.ended().is_some());
//! // A game is kept as its terms and its record.
//! let again = terms.read(&game.record());
//! assert!(again.is_ok_and(|again| *again == *game));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use crate::set_up::{NoSetUp, SetUp};
use crate::{ByColor, Color, Error, Level, RecordError, Shape, Square, go, reversi};

/// A game on squares or points.
pub trait SquaresGame: Any + fmt::Debug + Send + Sync {
    /// The terms it is played under.
    fn terms(&self) -> Terms;

    /// The position that it began from, where that was not the usual start.
    fn set_up(&self) -> Option<SetUp>;

    /// The stone or disc on a square.
    fn stone(&self, square: Square) -> Option<Color>;

    /// The side to move, forced passes applied; at the end nobody's in particular.
    fn to_move(&self) -> Color;

    /// The reason why this may not be played now, if so.
    fn refusal(&self, play: &Play) -> Option<AnyRefusal>;

    /// Plays it for the side to move.
    ///
    /// # Errors
    ///
    /// The reason why it is not allowed; nothing has changed then.
    fn play(&mut self, play: &Play) -> Result<(), AnyRefusal>;

    /// Takes the last turn back. Whether there was one.
    fn undo(&mut self) -> bool;

    /// The number of turns played.
    fn turns(&self) -> usize;

    /// The change by the last turn.
    fn last(&self) -> Option<Change>;

    /// The points of each side as it stands.
    fn score(&self) -> ByColor<Points>;

    /// True if it is stopped: the sides may agree on the end, or play on.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Its end, if it is over.
    fn ended(&self) -> Option<Ended>;

    /// The stones that share their fate with the one there, that one first; none where the game has no groups.
    fn group(&self, _square: Square) -> Vec<Square> {
        Vec::new()
    }

    /// The number of that group's liberties.
    fn liberties(&self, _square: Square) -> usize {
        0
    }

    /// The owner of each point; none where no area is counted.
    fn area(&self) -> Option<go::Score> {
        None
    }

    /// All its turns as text, from which [`Terms::read`] plays them again.
    fn record(&self) -> String;

    /// The board with the number of each placement, where games are written so.
    fn sheet(&self) -> Option<String> {
        None
    }

    /// A copy of the game.
    fn copy(&self) -> Box<dyn SquaresGame>;
}

impl Clone for Box<dyn SquaresGame> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// Two games are the same if the same turns were played on the same terms.
impl PartialEq for dyn SquaresGame + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.terms() == other.terms() && self.record() == other.record()
    }
}

impl dyn SquaresGame + '_ {
    /// The squares on which the side to move may place, in the order of the board.
    #[must_use]
    pub fn placements(&self) -> Vec<Square> {
        let allowed = |square: &Square| self.refusal(&Play::Place(*square)).is_none();
        self.terms().squares().filter(allowed).collect()
    }

    /// The squares that a placement of the side to move would flip; none where it is not allowed.
    #[must_use]
    pub fn flips(&self, square: Square) -> Vec<Square> {
        let mut after = self.copy();
        match after.play(&Play::Place(square)) {
            Ok(()) => after
                .last()
                .map_or_else(Vec::new, |last| last.flipped.concat()),
            Err(_) => Vec::new(),
        }
    }
}

/// The play of a turn. Not every game has all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Play {
    /// Places on a square or point.
    Place(Square),
    /// Passes by choice. A pass that the rules force is part of the turn before it.
    Pass,
    /// Takes the button that lies beside the board.
    Button,
    /// Both agree that the stopped game ends, the groups of these points flipped.
    Agree(Vec<Square>),
}

/// `e5`, `pass`, `button`, `agreed c3 d4`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Play::Place(square) => square.fmt(f),
            Play::Button => f.write_str("button"),
            Play::Pass => f.write_str("pass"),
            Play::Agree(points) => {
                f.write_str("agreed")?;
                points.iter().try_for_each(|point| write!(f, " {point}"))
            }
        }
    }
}

/// The change by a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The side whose turn it was.
    pub by: Color,
    /// The play.
    pub play: Play,
    /// The flipped squares: rows or groups, each beginning next to the placed stone and going outward.
    pub flipped: Vec<Vec<Square>>,
    /// True if the other side has no answer and is passed over.
    pub passes: bool,
}

/// Points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Points {
    halves: i32,
}

impl Points {
    /// A number of whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Points {
        Points { halves: 2 * points }
    }

    /// A number of half points.
    #[must_use]
    pub const fn halves(halves: i32) -> Points {
        Points { halves }
    }

    /// The number of half points.
    #[must_use]
    pub const fn in_halves(self) -> i32 {
        self.halves
    }
}

/// `44` or `44.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let halves = self.halves.unsigned_abs();
        let half = if halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{sign}{}{half}", halves / 2)
    }
}

/// The end of a game by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// None in a draw.
    pub winner: Option<Color>,
    /// The score that counts.
    pub score: ByColor<Points>,
    /// The count on the board.
    pub on_board: ByColor<Points>,
}

/// The reason why something may not be played, in a game of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyRefusal {
    /// A refusal of Reversi.
    Reversi(reversi::Refusal),
    /// A refusal of Reversi Go.
    Go(go::Refusal),
}

impl AnyRefusal {
    /// A word that names it, such as `occupied`, under which every language has a sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            AnyRefusal::Reversi(refusal) => refusal.key(),
            AnyRefusal::Go(refusal) => refusal.key(),
        }
    }

    /// True if the board does not show the reason at a glance, so that a player who tries is told.
    #[must_use]
    pub fn is_subtle(self) -> bool {
        self == AnyRefusal::Go(go::Refusal::NoLiberty)
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyRefusal::Reversi(refusal) => refusal.fmt(f),
            AnyRefusal::Go(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for AnyRefusal {}

impl<R> RecordError<R> {
    /// The error with a reason of any game.
    pub(crate) fn of_any_game(self) -> RecordError<AnyRefusal>
    where
        AnyRefusal: From<R>,
    {
        RecordError {
            number: self.number,
            word: self.word,
            why: self.why.into(),
        }
    }
}

/// The terms of a game: which one it is, and its options. Their text is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terms {
    /// Reversi.
    Reversi(reversi::ReversiTerms),
    /// Reversi Go.
    Go(go::Options),
}

impl Default for Terms {
    fn default() -> Terms {
        Terms::Reversi(reversi::ReversiTerms::default())
    }
}

impl Terms {
    /// Every game there is, on the terms that are usual.
    #[must_use]
    pub fn games() -> [Terms; 2] {
        [Terms::default(), Terms::Go(go::Options::default())]
    }

    /// True if both are of the same game, perhaps on another board or by other rules.
    #[must_use]
    pub fn is_same_game(self, other: Terms) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// True if the side with less of a score wins.
    #[must_use]
    pub fn fewer_is_better(self) -> bool {
        match self {
            Terms::Reversi(terms) => terms.options.aim == reversi::Aim::Fewest,
            Terms::Go(_) => false,
        }
    }

    /// The plays that a turn may be beside a placement.
    #[must_use]
    pub fn beside(self) -> &'static [Play] {
        match self {
            Terms::Reversi(_) => &[],
            Terms::Go(_) => &[Play::Button, Play::Pass],
        }
    }

    /// A game as it begins.
    #[must_use]
    pub fn begin(self) -> Box<dyn SquaresGame> {
        match self {
            Terms::Reversi(terms) => terms.begin(),
            Terms::Go(options) => Box::new(go::Game::new(options)),
        }
    }

    /// These terms as a game from a position has them: without an opening of their own, and without a handicap.
    #[must_use]
    pub fn for_set_up(self) -> Terms {
        match self {
            Terms::Reversi(reversi::ReversiTerms { size, options }) => {
                let start = reversi::Start::Othello;
                let options = reversi::Options { start, ..options };
                Terms::Reversi(reversi::ReversiTerms { size, options })
            }
            Terms::Go(options) => {
                let without = go::Options::new(options.size(), options.komi(), 0);
                Terms::Go(without.unwrap_or(options))
            }
        }
    }

    /// A game that begins from a position.
    ///
    /// # Errors
    ///
    /// The reason why none on these terms can.
    pub fn begin_from(self, set_up: &SetUp) -> Result<Box<dyn SquaresGame>, NoSetUp> {
        let game = self.laid_out(set_up).ok_or(NoSetUp::Terms)?;
        let mut stones = self.squares().filter(|_| matches!(self, Terms::Go(_)));
        let is_dead = |at: &Square| game.stone(*at).is_some() && game.liberties(*at) == 0;
        match stones.find(is_dead) {
            Some(stone) => Err(NoSetUp::NoLiberty(stone)),
            None => Ok(game),
        }
    }

    /// A position to be looked at, also where no game can begin from it; none if it does not fit these terms.
    #[must_use]
    pub fn laid_out(self, set_up: &SetUp) -> Option<Box<dyn SquaresGame>> {
        match self {
            Terms::Reversi(terms) => terms.laid_out(set_up),
            Terms::Go(options) => Some(Box::new(go::Game::from_set_up(options, set_up)?)),
        }
    }

    /// The levels that can be played against, the weakest first.
    #[must_use]
    pub fn levels(self) -> &'static [Level] {
        match self {
            Terms::Reversi(terms) if terms.has_learned_patterns() => &Level::ALL,
            _ => &Level::COMMON,
        }
    }

    /// This level, or the strongest below it that can be played against.
    #[must_use]
    pub fn nearest(self, level: Level) -> Level {
        let below = self.levels().iter().rev().find(|one| **one <= level);
        below.copied().unwrap_or(Level::One)
    }

    /// The columns and rows of the board.
    #[must_use]
    pub fn shape(self) -> Shape {
        match self {
            Terms::Reversi(terms) => terms.size.shape(),
            Terms::Go(options) => options.shape(),
        }
    }

    /// Every square or point of the board, row by row from the top.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.shape().squares()
    }

    /// A game from its record, or as a player pasted it.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn read(self, record: &str) -> Result<Box<dyn SquaresGame>, RecordError<AnyRefusal>> {
        match self {
            Terms::Reversi(terms) => terms.read(record),
            Terms::Go(options) => go::read_any(record, options),
        }
    }

    /// The numbers that tell these terms from all others of the game, each with its width in bits. Codes that were sent
    /// consist of them, so neither numbers nor widths change.
    #[must_use]
    pub fn fields(self) -> Vec<(u64, u32)> {
        match self {
            Terms::Reversi(terms) => terms.fields().to_vec(),
            Terms::Go(options) => options.fields().to_vec(),
        }
    }

    /// The terms of this game that have these numbers, which are asked for by their widths; none where no terms have
    /// them.
    pub fn of_fields(self, take: &mut dyn FnMut(u32) -> Option<u64>) -> Option<Terms> {
        match self {
            Terms::Reversi(_) => reversi::ReversiTerms::of_fields(take).map(Terms::Reversi),
            Terms::Go(_) => go::Options::of_fields(take).map(Terms::Go),
        }
    }

    /// The reasons that this game may give for not allowing something, and for a text that is no game.
    #[must_use]
    pub fn reasons(self) -> Vec<AnyRefusal> {
        match self {
            Terms::Reversi(_) => reversi::Refusal::ALL.map(AnyRefusal::from).to_vec(),
            Terms::Go(_) => go::Refusal::ALL.map(AnyRefusal::from).to_vec(),
        }
    }
}

/// `reversi 8 othello most`, `go 9 7 0`.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terms::Reversi(terms) => write!(f, "reversi {terms}"),
            Terms::Go(options) => write!(f, "go {options}"),
        }
    }
}

impl FromStr for Terms {
    type Err = Error;

    fn from_str(text: &str) -> Result<Terms, Error> {
        match text.split_once(' ') {
            Some(("reversi", terms)) => terms.parse().map(Terms::Reversi),
            Some(("go", options)) => options.parse().map(Terms::Go),
            _ => Err(Error::Terms),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_their_halves() {
        let written = |halves| Points::halves(halves).to_string();
        assert_eq!(
            [89, 88, 1, 0, -1, -3, -4].map(written),
            ["44.5", "44", "0.5", "0", "-0.5", "-1.5", "-2"]
        );
        assert_eq!(Points::whole(-3).in_halves(), -6);
    }

    #[test]
    fn terms_that_are_none_are_refused() {
        for text in [
            "",
            "reversi",
            "chess 8",
            "reversi 7 othello most",
            "go 9 07 0",
        ] {
            assert_eq!(text.parse::<Terms>(), Err(Error::Terms), "{text}");
        }
        assert_eq!("go 8 7 0".parse::<Terms>(), Err(Error::Size));
    }
}
