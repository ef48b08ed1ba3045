//! A whole game: its turns, the button, the stop and what is agreed there.

use std::fmt;

use super::board::Board;
use super::neighbours::CELLS;
use super::options::Options;
use super::score::Score;
use super::turn::{Phase, Refusal, Turn};
use crate::{Color, Play, SetUp, Square, disc_letter};

/// The board of a game: its points fit into six words on every size.
pub(super) type Wide = Board<6>;

/// The stone on each point.
type Stones = [Option<Color>; CELLS];

/// A game and all its turns.
#[derive(Clone)]
pub struct Game {
    options: Options,
    /// The position that it began from, where that was not the empty board.
    set_up: Option<Box<SetUp>>,
    board: Wide,
    button: Option<Color>,
    turns: Vec<Turn>,
}

impl Game {
    /// A game as it begins.
    #[must_use]
    pub fn new(options: Options) -> Game {
        Game {
            options,
            set_up: None,
            board: Board::new(options.neighbours()),
            button: None,
            turns: Vec::new(),
        }
    }

    /// A game that begins at a position that was set up, also where a group has no liberty; none if it has another
    /// size, or the options have a handicap.
    pub(crate) fn from_set_up(options: Options, set_up: &SetUp) -> Option<Game> {
        let SetUp { stones, button, .. } = set_up;
        let fits = stones.len() == options.shape().places() as usize && options.handicap() == 0;
        fits.then(|| Game {
            options,
            set_up: (!set_up.is_untouched()).then(|| Box::new(set_up.clone())),
            board: Board::of(options.neighbours(), |point| stones[point]),
            button: *button,
            turns: Vec::new(),
        })
    }

    /// A stone whose group has no liberty; only a board that was set up has such.
    pub(crate) fn stone_without_liberty(&self) -> Option<Square> {
        let mut points = self.options.shape().squares();
        points.find(|point| self.stone(*point).is_some() && self.liberties(*point).is_empty())
    }

    /// The position that it began from, where that was not the empty board.
    pub(crate) fn set_up(&self) -> Option<&SetUp> {
        self.set_up.as_deref()
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

    pub(super) fn board(&self) -> &Wide {
        &self.board
    }

    /// The owner of the button.
    #[must_use]
    pub fn button(&self) -> Option<Color> {
        self.button
    }

    /// The side to move. An agreement changes nothing about that.
    #[must_use]
    pub fn to_move(&self) -> Color {
        let agreed = matches!(self.turns.last(), Some(turn) if matches!(turn.play, Play::Agree(_)));
        let played = self.turns.len() - usize::from(agreed);
        let handicap = usize::from(self.options.handicap());
        let is_firsts = match played.checked_sub(handicap) {
            None => true,
            Some(after) => (after % 2 == 0) == (handicap == 0),
        };
        let first = self.set_up().map_or(Color::Black, |set_up| set_up.to_move);
        if is_firsts { first } else { !first }
    }

    /// The number of passes in a row at the end of the game so far.
    fn passes(&self) -> usize {
        let last = self.turns.iter().rev();
        last.take_while(|turn| turn.play == Play::Pass).count()
    }

    /// Its phase.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let agreed = matches!(self.turns.last(), Some(turn) if matches!(turn.play, Play::Agree(_)));
        match self.passes() {
            _ if agreed => Phase::Over,
            2 => Phase::Stopped,
            4.. => Phase::Over,
            _ => Phase::Open,
        }
    }

    /// True if it was stopped before and went on: nothing was agreed, so that what is lost has to be shown on the
    /// board.
    #[must_use]
    pub fn is_resumed(&self) -> bool {
        let passed = |pair: &[Turn]| pair.iter().all(|turn| turn.play == Play::Pass);
        let before = self.turns.len().saturating_sub(1);
        self.turns[..before].windows(2).any(passed)
    }

    /// The stone on a point.
    #[must_use]
    pub fn stone(&self, point: Square) -> Option<Color> {
        self.board.stone(self.index(point)?)
    }

    fn index(&self, point: Square) -> Option<usize> {
        point
            .index(self.options.shape())
            .map(|index| index as usize)
    }

    fn square(&self, point: usize) -> Square {
        Square::at(point as u32, self.options.shape())
    }

    /// The stones connected with the one on a point, that one first; none if it is free.
    #[must_use]
    pub fn group(&self, point: Square) -> Vec<Square> {
        match self.index(point) {
            Some(index) if self.board.stone(index).is_some() => {
                let stones = self.board.stones(index);
                stones.map(|stone| self.square(stone)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The liberties of the group on a point; none if it is free.
    #[must_use]
    pub fn liberties(&self, point: Square) -> Vec<Square> {
        match self.index(point) {
            Some(index) if self.board.stone(index).is_some() => {
                let liberties = *self.board.liberties_of(self.board.group(index));
                liberties.map(|liberty| self.square(liberty)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The groups that a placement of the side to move would flip.
    #[must_use]
    pub fn flips(&self, point: Square) -> Vec<Vec<Square>> {
        match (self.refusal(&Play::Place(point)), self.index(point)) {
            (None, Some(index)) => self.placed(index).1,
            _ => Vec::new(),
        }
    }

    /// The points on which the side to move may place.
    pub fn placements(&self) -> impl Iterator<Item = Square> {
        let over = self.phase() == Phase::Over;
        let side = self.to_move();
        let points = 0..self.board.neighbours().points;
        points
            .filter(move |point| !over && self.board.is_allowed(*point, side))
            .map(|point| self.square(point))
    }

    /// The reason why that cannot be played, if so.
    #[must_use]
    pub fn refusal(&self, play: &Play) -> Option<Refusal> {
        let phase = self.phase();
        if phase == Phase::Over {
            return Some(Refusal::Over);
        }
        let handicap = self.turns.len() < usize::from(self.options.handicap());
        match play {
            Play::Place(point) => self.no_placement(*point),
            Play::Button | Play::Pass if handicap => Some(Refusal::Handicap),
            Play::Button => self.button.map(|_| Refusal::ButtonTaken),
            Play::Pass if self.button.is_none() => Some(Refusal::ButtonThere),
            Play::Agree(_) if phase != Phase::Stopped => Some(Refusal::NotStopped),
            Play::Agree(points) => points.iter().find_map(|point| self.no_mark(*point)),
            Play::Pass => None,
        }
    }

    fn no_placement(&self, point: Square) -> Option<Refusal> {
        match self.index(point) {
            None => Some(Refusal::OffBoard),
            Some(index) if self.board.stone(index).is_some() => Some(Refusal::Occupied),
            Some(index) if self.board.is_allowed(index, self.to_move()) => None,
            Some(_) => Some(Refusal::NoLiberty),
        }
    }

    /// The reason why no group can be marked there, if so.
    pub(super) fn no_mark(&self, point: Square) -> Option<Refusal> {
        match self.index(point) {
            None => Some(Refusal::OffBoard),
            Some(index) if self.board.stone(index).is_none() => Some(Refusal::NoStone),
            Some(_) => None,
        }
    }

    /// The board after an allowed placement, and what flips.
    fn placed(&self, index: usize) -> (Wide, Vec<Vec<Square>>) {
        let mut board = self.board.clone();
        let mut flipped = Vec::new();
        board.place(index, self.to_move(), |board, stone| {
            let group = outward(board, stone);
            flipped.push(group.map(|stone| self.square(stone)).collect());
        });
        (board, flipped)
    }

    /// Plays it for the side to move, or for both.
    ///
    /// # Errors
    ///
    /// The reason why it is not allowed; nothing has changed then.
    pub fn play(&mut self, play: Play) -> Result<&Turn, Refusal> {
        if let Some(refusal) = self.refusal(&play) {
            return Err(refusal);
        }
        let by = self.to_move();
        let mut flipped = Vec::new();
        match &play {
            Play::Place(point) => {
                let index = self.index(*point).ok_or(Refusal::OffBoard)?;
                (self.board, flipped) = self.placed(index);
            }
            Play::Button => self.button = Some(by),
            Play::Pass => {}
            Play::Agree(points) => {
                flipped = self.marked(points);
                self.turn_over(&flipped);
            }
        }
        self.turns.push(Turn { by, play, flipped });
        Ok(&self.turns[self.turns.len() - 1])
    }

    /// The groups of these stones, each once.
    fn marked(&self, points: &[Square]) -> Vec<Vec<Square>> {
        let mut groups: Vec<Vec<Square>> = Vec::new();
        for point in points {
            if !groups.iter().any(|group| group.contains(point)) {
                groups.push(self.group(*point));
            }
        }
        groups
    }

    /// Gives all these stones to the other side.
    fn turn_over(&mut self, groups: &[Vec<Square>]) {
        let mut stones: Stones = [None; CELLS];
        for (point, stone) in stones
            .iter_mut()
            .enumerate()
            .take(self.board.neighbours().points)
        {
            *stone = self.board.stone(point);
        }
        for point in groups.iter().flatten().filter_map(|at| self.index(*at)) {
            stones[point] = stones[point].map(|side| !side);
        }
        self.board = Board::of(self.options.neighbours(), |point| stones[point]);
    }

    /// Takes the last turn back, if there is one.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        match turn.play {
            Play::Place(point) => {
                self.turn_over(&turn.flipped);
                let placed = self.index(point);
                let before = |at| self.board.stone(at).filter(|_| Some(at) != placed);
                self.board = Board::of(self.options.neighbours(), before);
            }
            Play::Button => self.button = None,
            Play::Pass => {}
            Play::Agree(_) => self.turn_over(&turn.flipped),
        }
        Some(turn)
    }

    /// The score of the board as it stands.
    #[must_use]
    pub fn score(&self) -> Score {
        Score::of(&self.board, self.options, self.button)
    }

    /// The winner, if the game is over.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        (self.phase() == Phase::Over).then(|| self.score().leader())?
    }

    /// The board row by row, `X` Black's, `O` White's, `-` free; the side to move; the button's owner.
    #[must_use]
    pub fn notation(&self) -> String {
        let letter = |side: Option<Color>| side.map_or('-', disc_letter);
        let board: String = (0..self.board.neighbours().points)
            .map(|point| letter(self.board.stone(point)))
            .collect();
        format!(
            "{board} {} {}",
            disc_letter(self.to_move()),
            letter(self.button)
        )
    }
}

/// The stones connected with one, the nearest first.
fn outward(board: &Wide, stone: usize) -> impl Iterator<Item = usize> {
    let mut stones = vec![stone];
    let mut next = 0;
    while let Some(from) = stones.get(next).copied() {
        next += 1;
        for at in board.near(from) {
            if board.stone(at) == board.stone(stone) && !stones.contains(&at) {
                stones.push(at);
            }
        }
    }
    stones.into_iter()
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({:?}, {self})", self.options)
    }
}

/// The turns one after another.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, turn) in self.turns.iter().enumerate() {
            write!(f, "{}{}", if number == 0 { "" } else { " " }, turn.play)?;
        }
        Ok(())
    }
}
