//! A game as the search takes it over: the position, what it remembers, and the moves to choose from.

use super::path::{Path, Place};
use super::{CAPTURE, POINT};
use crate::sides::Ply;
use crate::sides::{Sides, Step};
use crate::{Color, Game, Move, Position};

/// The position at which a search begins.
pub(crate) struct Root {
    /// The position.
    pub sides: Sides,
    /// Its place in the game's memory.
    pub place: Place,
    /// The game's memory, as far as it can matter.
    pub path: Path,
    /// The side to move.
    pub side: Color,
    /// The addend of the captures so far to a value to go.
    pub offset: i32,
    /// The moves ko allows, those that lead to the same position once.
    pub moves: Vec<RootMove>,
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove {
    /// The move as it is played.
    pub mv: Move,
    /// The step from the root.
    pub step: Step,
    /// True if ko blocks it and it may be played only as the exception.
    pub exception: bool,
}

impl Root {
    /// The root of a game; `None` if it is over.
    pub fn of(game: &Game) -> Option<Root> {
        if game.end().is_some() {
            return None;
        }
        let position = game.position();
        let side = position.to_move();
        let view = |position: &Position| position.board().seen_by(side);
        let past: Vec<Sides> = game.positions().iter().map(view).collect();
        let (path, place) = Path::new(&past, game.exception_spent());
        let sides = position.sides();
        let mut steps = Vec::new();
        sides.for_each_step(|step| steps.push(step));
        let exception = steps
            .iter()
            .all(|step| path.blocks(place, &Ply::from(*step)).is_some());
        let moves = steps
            .into_iter()
            .filter(|step| exception || path.blocks(place, &Ply::from(*step)).is_none())
            .map(|step| RootMove {
                mv: step.action.to_move(side),
                step,
                exception,
            })
            .collect();
        Some(Root {
            sides,
            place,
            path,
            side,
            offset: position.captures().lead(side) * (POINT + CAPTURE),
            moves,
        })
    }
}
