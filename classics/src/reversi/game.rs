//! A whole game: its start, its turns with their forced passes, its end and its score.

use std::fmt;

use super::grid::{Bits, Grid, Squares};
use super::position::Position;
use crate::{ByColor, Color, SetUp, Square, disc_letter};

/// The board before the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// The four squares of the middle are filled.
    #[default]
    Othello,
    /// The board is empty: the first four discs go onto the four squares of the middle and flip nothing.
    Classic,
}

/// The condition of winning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The side with more discs.
    #[default]
    Most,
    /// The side with fewer discs (Anti-Reversi).
    Fewest,
}

/// The options of a game, agreed before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The board before the first turn.
    pub start: Start,
    /// The condition of winning.
    pub aim: Aim,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side that placed.
    pub by: Color,
    /// The square of the disc.
    pub square: Square,
    /// The rows that flipped, each from the placed disc outward.
    pub rows: Vec<Vec<Square>>,
    /// True if the other side has no answer and passes.
    pub passes: bool,
}

impl Turn {
    /// Every disc that flipped.
    pub fn flipped(&self) -> impl Iterator<Item = Square> {
        self.rows.iter().flatten().copied()
    }
}

/// The reason why a turn is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// It is no square and no pass.
    NoMove,
    /// Nobody has to pass here.
    NoPass,
    /// The game is over.
    Over,
    /// The board has no such square.
    OffBoard,
    /// There is a disc already.
    Occupied,
    /// The first four discs go onto the middle.
    NotInTheMiddle,
    /// Nothing would flip.
    FlipsNothing,
}

impl Refusal {
    /// Every reason there is.
    pub const ALL: [Refusal; 7] = [
        Refusal::NoMove,
        Refusal::Over,
        Refusal::OffBoard,
        Refusal::Occupied,
        Refusal::NotInTheMiddle,
        Refusal::FlipsNothing,
        Refusal::NoPass,
    ];

    /// A word that names it, such as `occupied`, under which every language has a sentence.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::NoMove => "no-move",
            Refusal::Over => "over",
            Refusal::OffBoard => "off-board",
            Refusal::Occupied => "occupied",
            Refusal::NotInTheMiddle => "not-in-the-middle",
            Refusal::FlipsNothing => "flips-nothing",
            Refusal::NoPass => "no-pass",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NoMove => "neither a square nor a pass",
            Refusal::NoPass => "nobody has to pass here",
            Refusal::Over => "the game is over",
            Refusal::OffBoard => "the board has no such square",
            Refusal::Occupied => "the square is occupied",
            Refusal::NotInTheMiddle => "the first four discs go onto the middle",
            Refusal::FlipsNothing => "nothing would flip",
        })
    }
}

impl std::error::Error for Refusal {}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The discs on the board.
    pub discs: ByColor<u32>,
    /// The tournament count: the empty squares go to the side with more discs, half each if there is none.
    pub score: ByColor<u32>,
    /// None in a draw.
    pub winner: Option<Color>,
}

/// A game and all its turns.
#[derive(Clone, Debug)]
pub struct Game<G: Grid> {
    options: Options,
    /// The positions before each turn, and now; seen by the side that is to move.
    positions: Vec<(Color, Position<G>)>,
    turns: Vec<Turn>,
}

impl<G: Grid> Game<G> {
    /// A game as it begins.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let position = match options.start {
            Start::Othello => Position::othello(),
            Start::Classic => Position::empty(),
        };
        Self {
            options,
            positions: vec![(Color::Black, position)],
            turns: Vec::new(),
        }
    }

    /// A game that begins at a position. The side to move passes first if it has no placement and the other side has
    /// one.
    ///
    /// ```
    /// use rsg_classics::Color;
    /// use rsg_classics::reversi::{Aim, Eight, Game, Position};
    ///
    /// let board = "X-------".to_owned() + &"O".repeat(48) + "-------X";
    /// let position = Position::<Eight>::read(&board, Color::White).ok_or("64 letters")?;
    /// let game = Game::from_position(position, Color::White, Aim::Most);
    /// // White has no placement and passes.
    /// assert_eq!(game.to_move(), Color::Black);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn from_position(position: Position<G>, to_move: Color, aim: Aim) -> Self {
        let nothing = |position: Position<G>| position.placements() == G::Bits::NONE;
        let passes = nothing(position) && !nothing(position.passed());
        Self {
            options: Options {
                start: Start::Othello,
                aim,
            },
            positions: vec![if passes {
                (!to_move, position.passed())
            } else {
                (to_move, position)
            }],
            turns: Vec::new(),
        }
    }

    /// A game that begins at a position that was set up; none if it has another size, or begins with an opening.
    pub(crate) fn from_set_up(options: Options, set_up: &SetUp) -> Option<Self> {
        let SetUp {
            stones, to_move, ..
        } = set_up;
        let fits = stones.len() == G::SHAPE.places() as usize && options.start == Start::Othello;
        let discs = |side: Color| {
            let places = (0..).zip(stones).filter(|(_, stone)| **stone == Some(side));
            places.fold(G::Bits::NONE, |discs, (index, _)| {
                discs | (G::Bits::FIRST << index)
            })
        };
        fits.then(|| {
            let position = Position {
                own: discs(*to_move),
                other: discs(!*to_move),
            };
            Self::from_position(position, *to_move, options.aim)
        })
    }

    /// The position that it began from, where that was not the usual start.
    pub(crate) fn set_up(&self) -> Option<SetUp> {
        let (to_move, position) = *self.positions.first()?;
        let usual = Self::new(self.options);
        let is_usual = (to_move, position) == usual.now();
        let stone = |square| disc_of(to_move, position, square);
        (!is_usual).then(|| SetUp {
            stones: G::SHAPE.squares().map(stone).collect(),
            to_move,
            button: None,
        })
    }

    /// The options it is played with.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The turns so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The board, seen by [`Game::to_move`].
    #[must_use]
    pub fn position(&self) -> Position<G> {
        self.now().1
    }

    fn now(&self) -> (Color, Position<G>) {
        *self.positions.last().expect("a game has its start")
    }

    /// The side to move, passes applied; at the end the side that would follow the last one.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.now().0
    }

    /// The disc on a square.
    #[must_use]
    pub fn disc(&self, square: Square) -> Option<Color> {
        let (side, position) = self.now();
        disc_of(side, position, square)
    }

    /// True if the next disc still goes onto the middle.
    fn is_opening(&self) -> bool {
        self.options.start == Start::Classic && self.turns.len() < 4
    }

    /// The squares on which the side to move may place.
    #[must_use]
    pub fn placements(&self) -> Squares<G> {
        let position = self.position();
        Squares(if self.is_opening() {
            Position::<G>::middle() & position.free()
        } else {
            position.placements()
        })
    }

    /// True if neither side can place any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.placements().is_empty()
    }

    /// The reason why the side to move may not place there, if so.
    #[must_use]
    pub fn refusal(&self, square: Square) -> Option<Refusal> {
        if self.is_over() {
            Some(Refusal::Over)
        } else if square.index(G::SHAPE).is_none() {
            Some(Refusal::OffBoard)
        } else if self.placements().contains(square) {
            None
        } else if self.disc(square).is_some() {
            Some(Refusal::Occupied)
        } else if self.is_opening() {
            Some(Refusal::NotInTheMiddle)
        } else {
            Some(Refusal::FlipsNothing)
        }
    }

    /// Places for the side to move; the other side's pass, if it has no answer, is part of the turn.
    ///
    /// # Errors
    ///
    /// The reason why it is not allowed; nothing has changed then.
    pub fn play(&mut self, square: Square) -> Result<&Turn, Refusal> {
        if let Some(refusal) = self.refusal(square) {
            return Err(refusal);
        }
        let index = square.index(G::SHAPE).ok_or(Refusal::OffBoard)?;
        let (by, before) = self.now();
        let opening = self.is_opening();
        let (rows, after) = if opening {
            let own = before.own | (G::Bits::FIRST << index);
            (Vec::new(), Position { own, ..before }.passed())
        } else {
            (before.rows(square), before.after(index))
        };
        let nothing = |position: Position<G>| position.placements() == G::Bits::NONE;
        // Nobody passes while the opening lasts, nor at the end.
        let answer_is_free = self.turns.len() + 1 < 4 && opening;
        let passes = !answer_is_free && nothing(after) && !nothing(after.passed());
        self.positions.push(if passes {
            (by, after.passed())
        } else {
            (!by, after)
        });
        self.turns.push(Turn {
            by,
            square,
            rows,
            passes,
        });
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// The number of positions that many plies ahead, a pass being a ply and a finished game counting once.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || !self.is_opening() {
            return crate::perft(self.position(), depth);
        }
        let after = |square| {
            let mut game = self.clone();
            let played = game.play(square).is_ok();
            if played { game.perft(depth - 1) } else { 0 }
        };
        self.placements().map(after).sum()
    }

    /// Takes the last turn back, if there is one.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.positions.pop();
        Some(turn)
    }

    /// The discs on the board.
    #[must_use]
    pub fn discs(&self) -> ByColor<u32> {
        let (side, position) = self.now();
        let mut discs = ByColor::default();
        discs[side] = position.own.count();
        discs[!side] = position.other.count();
        discs
    }

    /// Its result, if it is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| {
            let discs = self.discs();
            let free = self.position().free().count();
            let mut score = discs;
            let leader = match discs.black.cmp(&discs.white) {
                std::cmp::Ordering::Greater => Some(Color::Black),
                std::cmp::Ordering::Less => Some(Color::White),
                std::cmp::Ordering::Equal => None,
            };
            match leader {
                Some(leader) => score[leader] += free,
                // As many discs each on a board of an even number of squares: so are the empty ones.
                None => Color::ALL.iter().for_each(|side| score[*side] += free / 2),
            }
            Outcome {
                discs,
                score,
                winner: leader.map(|leader| match self.options.aim {
                    Aim::Most => leader,
                    Aim::Fewest => !leader,
                }),
            }
        })
    }

    /// The board row by row, `X` Black's, `O` White's, `-` empty, and whose turn it is.
    #[must_use]
    pub fn notation(&self) -> String {
        let letter = |square| self.disc(square).map_or('-', disc_letter);
        let squares = G::SHAPE.squares().map(letter);
        format!(
            "{} {}",
            squares.collect::<String>(),
            disc_letter(self.to_move())
        )
    }
}

/// The disc on a square of a board that this side sees.
fn disc_of<G: Grid>(side: Color, position: Position<G>, square: Square) -> Option<Color> {
    if Squares::<G>(position.own).contains(square) {
        Some(side)
    } else if Squares::<G>(position.other).contains(square) {
        Some(!side)
    } else {
        None
    }
}

/// The linear transcript: the squares one after another, passes not written.
impl<G: Grid> fmt::Display for Game<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.turns.iter().try_for_each(|turn| turn.square.fmt(f))
    }
}
