//! A game as the search plays it: the board, whose turn it is, the button, and no history.

use super::board::Board;
use super::game::Game;
use crate::{Color, Play, Square};

/// A turn as a number: a point, or one of the two below.
pub(super) type Move = u16;

pub(super) const BUTTON: Move = 1000;
pub(super) const PASS: Move = 1001;

/// A position of a game.
#[derive(Clone)]
pub(super) struct Position<const W: usize> {
    pub board: Board<W>,
    pub mover: Color,
    pub button: Option<Color>,
    /// The last turn, if it was a placement.
    pub last: Option<u16>,
    /// Placements of the handicap that are still to come.
    pub handicap: u8,
    /// Passes in a row.
    pub passes: u8,
    /// Komi and handicap as an addition to Black's points, in halves.
    pub agreed: i32,
    /// True if two passes let the board count as it stands.
    pub counts: bool,
}

impl<const W: usize> Position<W> {
    /// A game's position. The passes of a stopped game are forgotten: it is played on from there.
    pub fn of(game: &Game) -> Self {
        let options = game.options();
        let neighbours = game.board().neighbours();
        let last = match game.turns().last().map(|turn| &turn.play) {
            Some(Play::Place(square)) => square.index(options.shape()).map(|index| index as u16),
            _ => None,
        };
        let passed = matches!(game.turns().last(), Some(turn) if turn.play == Play::Pass);
        let resumed = game.is_resumed();
        let stopped = game.phase() == super::Phase::Stopped;
        Position {
            board: Board::of(neighbours, |point| game.board().stone(point)),
            mover: game.to_move(),
            button: game.button(),
            last,
            handicap: options
                .handicap()
                .saturating_sub(game.turns().len().min(255) as u8),
            passes: u8::from(passed && !stopped),
            agreed: -2
                * (i32::from(options.komi()) + i32::from(options.handicap().saturating_sub(1))),
            counts: resumed || stopped,
        }
    }

    /// True if both have passed.
    pub const fn is_stopped(&self) -> bool {
        2 <= self.passes
    }

    /// Plays what is allowed.
    pub fn play(&mut self, play: Move) {
        match play {
            BUTTON => {
                self.button = Some(self.mover);
                self.last = None;
                self.passes = 0;
            }
            PASS => {
                self.last = None;
                self.passes += 1;
            }
            point => {
                self.board.place(usize::from(point), self.mover, |_, _| ());
                self.last = Some(point);
                self.passes = 0;
            }
        }
        self.next();
    }

    /// Gives the turn on.
    pub const fn next(&mut self) {
        self.handicap = self.handicap.saturating_sub(1);
        if self.handicap == 0 {
            self.mover = match self.mover {
                Color::Black => Color::White,
                Color::White => Color::Black,
            };
        }
    }

    /// A move as a turn of the game.
    pub fn to_play(&self, play: Move) -> Play {
        match play {
            BUTTON => Play::Button,
            PASS => Play::Pass,
            point => Play::Place(Square::at(u32::from(point), self.board.neighbours().shape)),
        }
    }
}
