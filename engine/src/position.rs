//! A position: the board, the side to move and what has been captured. Ko's memory belongs to a [`Game`](crate::Game).

use crate::action::Action;
use crate::board::Board;
use crate::cell::Cell;
use crate::effect::Effect;
use crate::error::{Error, MAX_CAPTURES, MoveError, PositionFault};
use crate::moves::Move;
use crate::sides::Sides;
use crate::words::{Part, parts};
use crate::{ByColor, Color};
use std::fmt;
use std::str::FromStr;

/// The board, whose turn it is, and the points captured so far.
///
/// Its text is five groups of cells (CP / A / B / C / D, each in clock order), the side to move, black's captures and
/// white's:
///
/// ```
/// use rsg_engine::Position;
/// let text = "./wbwbwb/............/............/...... b 0 0";
/// assert_eq!(text.parse::<Position>()?, Position::start());
/// assert_eq!(Position::start().to_string(), text);
/// # Ok::<(), rsg_engine::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    to_move: Color,
    captures: ByColor<u8>,
}

impl Position {
    /// The position every game starts from.
    #[must_use]
    pub const fn start() -> Position {
        Position {
            board: Board::START,
            to_move: Color::Black,
            captures: ByColor { black: 0, white: 0 },
        }
    }

    /// A position from its parts.
    ///
    /// # Errors
    ///
    /// Lists every fault: more captures than anybody could have made. (A board cannot be at fault; any colouring is
    /// one.)
    pub fn new(board: Board, to_move: Color, captures: ByColor<u8>) -> Result<Position, Error> {
        let faults = Color::ALL
            .into_iter()
            .filter(|&color| MAX_CAPTURES < captures[color])
            .map(|color| PositionFault::TooManyCaptures { color })
            .collect();
        none_of(faults)?;
        Ok(Position {
            board,
            to_move,
            captures,
        })
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side to move. If that player has no placement, a pass is due.
    #[must_use]
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The points each player has captured, the empty CP's point included.
    #[must_use]
    pub const fn captures(&self) -> ByColor<u8> {
        self.captures
    }

    /// Each player's total: own stones on the board, CP's included, and captures.
    #[must_use]
    pub fn score(&self) -> ByColor<u8> {
        ByColor::new_with(|color| {
            let stones = self.board.stones(color).len() as u8;
            stones.saturating_add(self.captures[color])
        })
    }

    /// The board as the player to move sees it, for the fast rules.
    #[must_use]
    pub fn sides(&self) -> Sides {
        self.board.seen_by(self.to_move)
    }

    /// Every placement and call of the player to move, ko aside, by cell and then black's call before white's.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.sides()
            .for_each_action(|action| moves.push(action.to_move(self.to_move)));
        moves.sort_unstable();
        moves
    }

    /// True if the player to move can place anything, ko aside.
    #[must_use]
    pub fn has_placement(&self) -> bool {
        self.sides().has_placement()
    }

    /// True if neither player can place anything.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        !self.has_placement() && !self.passed().has_placement()
    }

    /// This position with the other player to move.
    #[must_use]
    pub fn passed(&self) -> Position {
        Position {
            to_move: !self.to_move,
            ..*self
        }
    }

    /// The effect that a move would have, ko aside.
    ///
    /// # Errors
    ///
    /// Says why the player to move cannot play it.
    pub fn effect(&self, mv: Move) -> Result<Effect, MoveError> {
        self.check(mv)?;
        Ok(Effect::unchecked(self.board, self.to_move, mv))
    }

    /// The position after a move, ko aside; the opponent is to move, even where a pass is due.
    ///
    /// # Errors
    ///
    /// Says why the player to move cannot play it.
    pub fn play(&self, mv: Move) -> Result<Position, MoveError> {
        self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// [`Position::play`] for a move known to be one of [`Position::moves`]; for any other the result means nothing.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let step = self.sides().play(Action::from_move(mv, self.to_move));
        let mut captures = self.captures;
        captures[self.to_move] = captures[self.to_move].saturating_add(step.captures);
        Position {
            board: Board::from_view(step.after, !self.to_move),
            to_move: !self.to_move,
            captures,
        }
    }

    /// Checks that a move can be played, ko aside.
    fn check(&self, mv: Move) -> Result<(), MoveError> {
        if mv.cell == Cell::CP {
            return Err(MoveError::CorePoint);
        }
        if self.board.stone(mv.cell).is_some() {
            return Err(MoveError::Occupied);
        }
        let placements = self.sides().placements();
        if !placements.cells().contains(mv.cell) {
            return Err(MoveError::FlipsNothing);
        }
        let through = placements.through().contains(mv.cell);
        let allowed = match mv.call {
            None if through => return Err(MoveError::CallMissing),
            None => return Ok(()),
            Some(_) if !through => return Err(MoveError::CallNeedless),
            Some(call) if call == self.to_move => placements.own,
            Some(_) => placements.other,
        };
        if allowed.contains(mv.cell) {
            Ok(())
        } else {
            Err(MoveError::CallNotAllowed)
        }
    }
}

/// The groups of a position's text: first cell and number of cells of each.
const GROUPS: [(usize, usize); 5] = [(0, 1), (1, 6), (7, 12), (19, 12), (31, 6)];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (group, (first, len)) in GROUPS.into_iter().enumerate() {
            if 0 < group {
                f.write_str("/")?;
            }
            for cell in &Cell::ALL[first..first + len] {
                let letter = self.board.stone(*cell).map_or('.', Color::letter);
                write!(f, "{letter}")?;
            }
        }
        let ByColor { black, white } = self.captures;
        write!(f, " {} {black} {white}", self.to_move.letter())
    }
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Position, Error> {
        let parts: Vec<Part<'_>> = parts(text).take(6).collect();
        let &[board, side, black, white] = parts.as_slice() else {
            let found = text.split_whitespace().count();
            return Err(Error::Position(vec![PositionFault::Parts { found }]));
        };
        let mut faults = Vec::new();
        let board = parse_board(board, &mut faults);
        let to_move = parse_side(side, &mut faults);
        let captures = ByColor {
            black: parse_captures(black, Color::Black, &mut faults),
            white: parse_captures(white, Color::White, &mut faults),
        };
        none_of(faults)?;
        Position::new(board, to_move, captures)
    }
}

/// The most faults of one kind worth listing; a text of any length is judged in bounded memory.
const FAULTS_LISTED: usize = 40;

fn none_of(faults: Vec<PositionFault>) -> Result<(), Error> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Error::Position(faults))
    }
}

fn parse_board(part: Part<'_>, faults: &mut Vec<PositionFault>) -> Board {
    const NAMES: [&str; 5] = ["CP", "A", "B", "C", "D"];
    let found = part.text.split('/').count();
    if found != GROUPS.len() {
        faults.push(PositionFault::Groups { found });
        return Board::EMPTY;
    }
    let mut board = Board::EMPTY;
    let mut column = part.column;
    for (i, group) in part.text.split('/').enumerate() {
        let (first, expected) = GROUPS[i];
        let found = group.chars().count();
        if found != expected {
            faults.push(PositionFault::GroupLength {
                column,
                group: NAMES[i],
                expected,
                found,
            });
        }
        for (offset, letter) in group.chars().enumerate() {
            let stone = match letter {
                'b' => Some(Color::Black),
                'w' => Some(Color::White),
                '.' => None,
                other => {
                    if faults.len() < FAULTS_LISTED {
                        faults.push(PositionFault::Stone {
                            column: column + offset,
                            found: other,
                        });
                    }
                    None
                }
            };
            if offset < expected {
                board = board.with(Cell::ALL[first + offset], stone);
            }
        }
        column += found + 1;
    }
    board
}

fn parse_side(part: Part<'_>, faults: &mut Vec<PositionFault>) -> Color {
    match part.text {
        "b" => Color::Black,
        "w" => Color::White,
        _ => {
            faults.push(PositionFault::SideToMove {
                column: part.column,
            });
            Color::Black
        }
    }
}

fn parse_captures(part: Part<'_>, color: Color, faults: &mut Vec<PositionFault>) -> u8 {
    let digits = part.text.len() <= 2 && part.text.bytes().all(|byte| byte.is_ascii_digit());
    match part.text.parse() {
        Ok(captures) if digits => captures,
        _ => {
            faults.push(PositionFault::Captures {
                column: part.column,
                color,
            });
            0
        }
    }
}
