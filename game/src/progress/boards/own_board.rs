//! A position that is set up by hand, and whether a game can begin from it.
//!
//! Stones may lie anywhere, also where no game leads. A position has no history: nothing before it is remembered for
//! ko.

use rsg_classics::{NoSetUp, SetUp, Square, Terms};
use rsg_engine::{Board, ByColor, Cell, Color, Game, Position, Symmetry};

use crate::games::BoardGame;
use crate::play::Spot;
use crate::progress::{GameKind, Rules};

/// The most stones that a side of the star can have captured on a board of one's own: all of the star's.
pub const MOST_CAPTURED: u8 = Cell::ALL.len() as u8;

/// A board of one's own. Any stones on it are a value; [`OwnBoard::begin`] says whether it can be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnBoard {
    /// The terms of a game on squares as a game from a position has them; none on the star.
    terms: Option<Terms>,
    /// In the order of the game's notation.
    stones: Vec<Option<Color>>,
    pub to_move: Color,
    /// The points captured so far, on the star.
    pub captured: ByColor<u8>,
    /// The owner of the button, in Reversi Go.
    pub button: Option<Color>,
}

/// The reason why no game can begin from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// Neither side can place anything.
    NobodyPlaces,
    /// The group of this stone has no liberty.
    NoLiberty(Spot),
    /// This side has captured more than there are stones on the star.
    TooManyCaptured(Color),
}

impl BoardFault {
    /// The word that stands for it in the texts' keys.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            BoardFault::NobodyPlaces => "nobody",
            BoardFault::NoLiberty(_) => "liberty",
            BoardFault::TooManyCaptured(_) => "captured",
        }
    }
}

impl OwnBoard {
    /// An empty board of this game, on which Black is to move. Rules that are not known have the star's.
    #[must_use]
    pub fn empty(rules: &Rules) -> OwnBoard {
        let terms = rules.terms().map(Terms::for_set_up);
        let places = terms.map_or(Cell::ALL.len(), |terms| terms.squares().count());
        OwnBoard {
            terms,
            stones: vec![None; places],
            to_move: Color::Black,
            captured: ByColor::default(),
            button: None,
        }
    }

    /// The board of this game as it begins.
    #[must_use]
    pub fn start(rules: &Rules) -> OwnBoard {
        match rules.terms().map(Terms::for_set_up) {
            Some(terms) => OwnBoard::of(&terms.begin()),
            None => OwnBoard::of(&Game::new()),
        }
    }

    /// The position of a game as it stands.
    #[must_use]
    pub fn of(game: &dyn BoardGame) -> OwnBoard {
        let mut board = OwnBoard::empty(&game.rules());
        board.to_move = game.to_move();
        for side in Color::ALL {
            for spot in game.stones(side) {
                board.put(spot, Some(side));
            }
        }
        if let Some(star) = game.star() {
            board.captured = star.position().captures();
        }
        if let Some(squares) = game.squares() {
            board.button = squares.area().and_then(|area| area.button);
        }
        board
    }

    /// A position of the star.
    #[must_use]
    pub fn of_position(position: Position) -> OwnBoard {
        let stones = Cell::ALL.map(|cell| position.board().stone(cell));
        OwnBoard {
            stones: stones.to_vec(),
            to_move: position.to_move(),
            captured: position.captures(),
            ..OwnBoard::empty(&Rules::Star)
        }
    }

    /// A position of a game on squares; none if it has another size.
    #[must_use]
    pub fn of_set_up(terms: Terms, set_up: SetUp) -> Option<OwnBoard> {
        let empty = OwnBoard::empty(&terms.into());
        (set_up.stones.len() == empty.stones.len()).then_some(OwnBoard {
            stones: set_up.stones,
            to_move: set_up.to_move,
            button: set_up.button.filter(|_| empty.game() == GameKind::Go),
            ..empty
        })
    }

    #[must_use]
    pub fn rules(&self) -> Rules {
        self.terms.map_or(Rules::Star, Rules::Squares)
    }

    #[must_use]
    pub fn game(&self) -> GameKind {
        self.terms.map_or(GameKind::Star, GameKind::of)
    }

    /// The terms of a game on squares; none on the star.
    #[must_use]
    pub fn terms(&self) -> Option<Terms> {
        self.terms
    }

    /// Every spot of the board, in the order of the game's notation.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let cells = match self.terms {
            None => &Cell::ALL[..],
            Some(_) => &[],
        };
        let squares = self.terms.into_iter().flat_map(Terms::squares);
        let cells = cells.iter().copied();
        cells.map(Spot::from).chain(squares.map(Spot::from))
    }

    /// The stones in the order of [`OwnBoard::spots`].
    #[must_use]
    pub fn stones(&self) -> &[Option<Color>] {
        &self.stones
    }

    /// The stone on a spot.
    #[must_use]
    pub fn stone(&self, spot: Spot) -> Option<Color> {
        self.stones.get(self.index(spot)?).copied().flatten()
    }

    /// Puts a stone on a spot, or takes it away. A spot of another board changes nothing.
    pub fn put(&mut self, spot: Spot, stone: Option<Color>) {
        if let Some(place) = self.index(spot).and_then(|at| self.stones.get_mut(at)) {
            *place = stone;
        }
    }

    fn index(&self, spot: Spot) -> Option<usize> {
        match (self.terms, spot) {
            (None, Spot::Cell(cell)) => Some(cell.index()),
            (Some(terms), Spot::Square(square)) => Some(square.index(terms.shape())? as usize),
            _ => None,
        }
    }

    /// This board with the stones at other places: where `from` says for each spot.
    fn moved(&self, from: impl Fn(Spot) -> Spot) -> OwnBoard {
        let stones = self.spots().map(|spot| self.stone(from(spot)));
        OwnBoard {
            stones: stones.collect(),
            ..self.clone()
        }
    }

    /// The board turned clockwise: the star by a sixth, a square by a quarter, another rectangle by a half.
    #[must_use]
    pub fn turned(&self) -> OwnBoard {
        let Some(terms) = self.terms else {
            let back = Symmetry::ALL[1].inverse();
            return self.moved(|spot| spot.cell().map_or(spot, |cell| back.cell(cell).into()));
        };
        let shape = terms.shape();
        let is_square = shape.columns == shape.rows;
        let from = |row: u8, column: u8| match is_square {
            true => (shape.rows - 1 - column, row),
            false => (shape.rows - 1 - row, shape.columns - 1 - column),
        };
        self.moved(|spot| {
            let square = spot.square().and_then(|square| {
                let (row, column) = from(square.row(), square.column());
                Square::new(row, column)
            });
            square.map_or(spot, Spot::from)
        })
    }

    /// The position of the star; none of another game, and none with too many captures.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        if self.terms.is_some() {
            return None;
        }
        let stones = Cell::ALL.into_iter().zip(&self.stones);
        let board = stones.fold(Board::EMPTY, |board, (cell, stone)| {
            board.with(cell, *stone)
        });
        Position::new(board, self.to_move, self.captured).ok()
    }

    /// The position of a game on squares; none of the star.
    #[must_use]
    pub fn set_up(&self) -> Option<SetUp> {
        self.terms.map(|_| SetUp {
            stones: self.stones.clone(),
            to_move: self.to_move,
            button: self.button,
        })
    }

    /// The game that begins from it.
    ///
    /// # Errors
    ///
    /// The reason why none can.
    pub fn begin(&self) -> Result<Box<dyn BoardGame>, BoardFault> {
        if let Some((terms, set_up)) = self.terms.zip(self.set_up())
            && let Err(NoSetUp::NoLiberty(square)) = terms.begin_from(&set_up)
        {
            return Err(BoardFault::NoLiberty(square.into()));
        }
        let is_beyond = |side: &Color| MOST_CAPTURED < self.captured[*side];
        if let Some(side) = Color::ALL.into_iter().find(is_beyond) {
            return Err(BoardFault::TooManyCaptured(side));
        }
        let game = self.laid_out();
        match game.is_over() {
            true => Err(BoardFault::NobodyPlaces),
            false => Ok(game),
        }
    }

    /// The board as a game to be looked at, also where none can begin from it.
    #[must_use]
    pub fn laid_out(&self) -> Box<dyn BoardGame> {
        match self.terms.zip(self.set_up()) {
            Some((terms, set_up)) => {
                let game = terms.laid_out(&set_up);
                Box::new(game.expect("a board has the size of its terms"))
            }
            None => {
                let position = self.position().unwrap_or_else(Position::start);
                Box::new(Game::from_position(position))
            }
        }
    }
}
