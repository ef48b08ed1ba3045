//! A game: a position with its memory for ko and its record.

use crate::board::Board;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::effect::Effect;
use crate::error::MoveError;
use crate::moves::Move;
use crate::position::Position;
use crate::{ByColor, Color};
use std::fmt;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// All 36 outer cells are filled.
    Full,
    /// Neither player has a placement, and an outer cell is empty.
    Stuck,
    /// Only blocked placements are left, and the last placement was already an exception.
    Ko,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            End::Full => "full",
            End::Stuck => "stuck",
            End::Ko => "ko",
        })
    }
}

/// The figure that decided a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decided {
    /// The winner's total is higher.
    Margin,
    /// The totals are level; the winner captured more.
    Captures,
    /// Totals and captures are level.
    Draw,
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The kind of end.
    pub end: End,
    /// The totals: stones on the board and captures.
    pub score: ByColor<u8>,
    /// The captures alone.
    pub captures: ByColor<u8>,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The figure that decided it.
    pub decided: Decided,
}

impl Outcome {
    /// The result of a game that ended so in this position.
    fn of(end: End, position: &Position) -> Outcome {
        let (score, captures) = (position.score(), position.captures());
        let (winner, decided) = match (leader(score), leader(captures)) {
            (Some(color), _) => (Some(color), Decided::Margin),
            (None, Some(color)) => (Some(color), Decided::Captures),
            (None, None) => (None, Decided::Draw),
        };
        Outcome {
            end,
            score,
            captures,
            winner,
            decided,
        }
    }
}

/// The side with more; `None` if both have as much.
fn leader(points: ByColor<u8>) -> Option<Color> {
    match points.black.cmp(&points.white) {
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => None,
    }
}

/// The mark of a cell for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Nothing can be placed here.
    None,
    /// Playable.
    Playable,
    /// Playable, but ko blocks one of two calls.
    OneCall,
    /// Ko blocks every call, or the placement itself.
    Blocked,
    /// Blocked, but nothing else can be played, so it may be.
    Exception,
}

impl fmt::Display for Mark {
    /// The mark's name in page attributes and on the console: `one-call`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Mark::None => "none",
            Mark::Playable => "playable",
            Mark::OneCall => "one-call",
            Mark::Blocked => "blocked",
            Mark::Exception => "exception",
        })
    }
}

/// The choice that a cell asks of the player who wants to place on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Calls {
    /// Nothing can be placed here, ko aside.
    Unplayable,
    /// The placement does not go through the CP.
    Needless {
        /// True if ko blocks it.
        blocked: bool,
    },
    /// The placement needs a call.
    Needed {
        /// Each colour as a call.
        calls: ByColor<CallState>,
        /// True if both calls are allowed and lead to the same position.
        same: bool,
    },
}

/// The permission to call CP to one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallState {
    /// Nothing would flip under this call.
    NotAllowed,
    /// The call may be made.
    Free,
    /// The call is allowed but leads to a position that has been on the board.
    Blocked,
}

/// One placement of a game and all that followed from it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The side that placed.
    pub by: Color,
    /// The placement and its call.
    pub mv: Move,
    /// Its effect on the board.
    pub effect: Effect,
    /// The side that has to pass after it, having no placement while the other one has.
    pub passes: Option<Color>,
    /// True if it was blocked by ko and played as the exception.
    pub exception: bool,
    /// The end of the game, if the placement ended it.
    pub ended: Option<End>,
}

/// A game from its first position on: its turns, the legal moves, and its end.
///
/// ```
/// use rsg_engine::{Game, MoveError};
/// let mut game = Game::new();
/// game.play("BQ".parse()?)?;
/// assert_eq!(game.play("B7[B]".parse()?), Err(MoveError::CallNotAllowed));
/// let turn = game.play("B7[W]".parse()?)?;
/// assert_eq!(turn.effect.flip_count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position as it was given.
    given: Position,
    /// The side that had to pass at once in the given position.
    opening_pass: Option<Color>,
    /// The position before the first turn and after each turn, passes applied. Their boards are what ko remembers.
    positions: Vec<Position>,
    turns: Vec<Turn>,
    /// The end of the given position, if it was finished already.
    given_end: Option<End>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl Game {
    /// A game at its start.
    #[must_use]
    pub fn new() -> Game {
        Game::from_position(Position::start())
    }

    /// A game that begins in a given position. It remembers that position alone and no exception; a pass that is due is
    /// made at once, and it may be over already.
    #[must_use]
    pub fn from_position(given: Position) -> Game {
        let next = follow(given);
        Game {
            given,
            opening_pass: next.passes,
            positions: vec![next.position],
            turns: Vec::new(),
            given_end: next.ended,
        }
    }

    /// The position the game began from, as it was given.
    #[must_use]
    pub fn given(&self) -> Position {
        self.given
    }

    /// The side that had to pass before the first placement; only in games that began from a given position.
    #[must_use]
    pub fn opening_pass(&self) -> Option<Color> {
        self.opening_pass
    }

    /// The position now. The side to move is the one after any pass that is due.
    #[must_use]
    pub fn position(&self) -> Position {
        *self
            .positions
            .last()
            .expect("a game always has the position it began from")
    }

    /// The position before the first turn and after each turn, passes applied: one more than there are turns.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Everything played so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// True if the last placement was a ko exception, so that the next may not be one.
    #[must_use]
    pub fn exception_spent(&self) -> bool {
        self.turns.last().is_some_and(|turn| turn.exception)
    }

    /// The end of the game, or `None` while it is open.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        match self.turns.last() {
            Some(turn) => turn.ended,
            None => self.given_end,
        }
    }

    /// The result, or `None` while the game is open.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| Outcome::of(end, &self.position()))
    }

    /// True if this board has been there in this game, the first position included.
    #[must_use]
    pub fn remembers(&self, board: Board) -> bool {
        self.positions
            .iter()
            .any(|position| position.board() == board)
    }

    /// The legal moves: ko and its exception are honoured. By cell, black's call before white's. None in a
    /// finished game.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let placements = self.placements();
        if placements.iter().all(|&(_, blocked)| blocked) {
            return placements.into_iter().map(|(mv, _)| mv).collect();
        }
        placements
            .into_iter()
            .filter(|&(_, blocked)| !blocked)
            .map(|(mv, _)| mv)
            .collect()
    }

    /// Every placement and call of the player to move, with whether ko blocks it. None in a finished game.
    #[must_use]
    pub fn placements(&self) -> Vec<(Move, bool)> {
        if self.end().is_some() {
            return Vec::new();
        }
        let position = self.position();
        position
            .moves()
            .into_iter()
            .map(|mv| (mv, self.repeats(&position, mv)))
            .collect()
    }

    /// The effect that a move would have, also of moves blocked by ko.
    ///
    /// # Errors
    ///
    /// Says why it cannot be played, ko aside.
    pub fn preview(&self, mv: Move) -> Result<Effect, MoveError> {
        if self.end().is_some() {
            return Err(MoveError::GameOver);
        }
        self.position().effect(mv)
    }

    /// The choice that a cell asks of the player to move.
    #[must_use]
    pub fn calls(&self, cell: Cell) -> Calls {
        let state = |call| {
            let mv = Move { cell, call };
            self.preview(mv).map(|effect| {
                let blocked = self.remembers(effect.after);
                (effect.after, blocked)
            })
        };
        match state(None) {
            Ok((_, blocked)) => Calls::Needless { blocked },
            Err(MoveError::CallMissing) => {
                let calls = ByColor::new_with(|color| state(Some(color)));
                let same = match (calls.black, calls.white) {
                    (Ok((black, _)), Ok((white, _))) => black == white,
                    _ => false,
                };
                let calls = calls.map(|call| match call {
                    Ok((_, true)) => CallState::Blocked,
                    Ok((_, false)) => CallState::Free,
                    Err(_) => CallState::NotAllowed,
                });
                Calls::Needed { calls, same }
            }
            Err(_) => Calls::Unplayable,
        }
    }

    /// The mark of a cell for the player to move. In a finished game no cell has one.
    #[must_use]
    pub fn mark(&self, cell: Cell) -> Mark {
        let (allowed, blocked) = match self.calls(cell) {
            Calls::Unplayable => return Mark::None,
            Calls::Needless { blocked } => (1, u32::from(blocked)),
            Calls::Needed { calls, .. } => {
                let count = |wanted: CallState| {
                    u32::from(calls.black == wanted) + u32::from(calls.white == wanted)
                };
                (
                    count(CallState::Free) + count(CallState::Blocked),
                    count(CallState::Blocked),
                )
            }
        };
        if blocked == 0 {
            Mark::Playable
        } else if blocked < allowed {
            Mark::OneCall
        } else if self.moves().iter().any(|mv| mv.cell == cell) {
            Mark::Exception
        } else {
            Mark::Blocked
        }
    }

    /// Plays a move for the player to move, and any pass that follows.
    ///
    /// # Errors
    ///
    /// Says why it cannot be played; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Turn, MoveError> {
        let effect = self.preview(mv)?;
        let exception = self.remembers(effect.after);
        if exception && !self.moves().contains(&mv) {
            return Err(MoveError::Ko);
        }
        let position = self.position();
        let next = follow(position.play_unchecked(mv));
        self.turns.push(Turn {
            by: position.to_move(),
            mv,
            effect,
            passes: next.passes,
            exception,
            ended: next.ended,
        });
        self.positions.push(next.position);
        if exception && next.ended.is_none() && self.all_blocked() {
            self.end_by_ko();
        }
        Ok(self
            .turns
            .last()
            .expect("the turn was pushed above")
            .clone())
    }

    /// Takes the last turn back and returns it.
    pub fn undo(&mut self) -> Option<Turn> {
        let turn = self.turns.pop()?;
        self.positions.pop();
        Some(turn)
    }

    /// True if the player to move has nothing but blocked placements.
    fn all_blocked(&self) -> bool {
        self.placements().iter().all(|&(_, blocked)| blocked)
    }

    fn end_by_ko(&mut self) {
        if let Some(turn) = self.turns.last_mut() {
            turn.ended = Some(End::Ko);
        }
    }

    fn repeats(&self, position: &Position, mv: Move) -> bool {
        self.remembers(position.play_unchecked(mv).board())
    }
}

/// The consequences of a position before ko is looked at.
struct Next {
    /// The position with a due pass applied.
    position: Position,
    passes: Option<Color>,
    ended: Option<End>,
}

/// Applies a due pass, or finds the game over.
fn follow(position: Position) -> Next {
    let other = position.passed();
    let next = |position, passes, ended| Next {
        position,
        passes,
        ended,
    };
    if position.has_placement() {
        next(position, None, None)
    } else if other.has_placement() {
        next(other, Some(position.to_move()), None)
    } else if Cells::OUTER.intersects(position.board().empty()) {
        next(position, None, Some(End::Stuck))
    } else {
        next(position, None, Some(End::Full))
    }
}
