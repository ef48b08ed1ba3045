//! A game as the search takes it over: the position, what it remembers, and the moves to choose from.

use super::node::{Action, Node, Step};
use super::path::{Path, Place};
use super::{CAPTURE, POINT};
use crate::{Call, Color, Game, Move, Position};

/// Where a search begins.
pub(crate) struct Root {
    /// The position.
    pub node: Node,
    /// Where it stands in the game's memory.
    pub place: Place,
    /// What the game remembers, as far as it can matter.
    pub path: Path,
    /// Who is to move.
    pub side: Color,
    /// What the captures so far add to a value to go.
    pub offset: i32,
    /// The moves ko allows, those that lead to the same position once.
    pub moves: Vec<RootMove>,
}

/// A move at the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove {
    /// As it is played.
    pub mv: Move,
    /// What it leads to.
    pub step: Step,
    /// Whether ko blocks it and it may be played only as the exception.
    pub exception: bool,
}

impl Root {
    /// The root of a game that is not over.
    pub fn of(game: &Game) -> Option<Root> {
        if game.end().is_some() {
            return None;
        }
        let position = game.position();
        let side = position.to_move();
        let view = |position: &Position| {
            let board = position.board();
            Node {
                own: board.stones(side).bits(),
                opp: board.stones(!side).bits(),
            }
        };
        let past: Vec<Node> = game.positions().iter().map(view).collect();
        let (path, place) = Path::new(&past, game.exception_spent());
        let node = view(&position);
        let mut steps = Vec::new();
        node.for_each_step(|step| steps.push(step));
        let exception = steps.iter().all(|step| path.blocks(place, step).is_some());
        let moves = steps
            .into_iter()
            .filter(|step| exception || path.blocks(place, step).is_none())
            .map(|step| RootMove {
                mv: to_move(step.action, side),
                step,
                exception,
            })
            .collect();
        let captures = position.captures();
        let lead = i32::from(captures[side]) - i32::from(captures[!side]);
        Some(Root {
            node,
            place,
            path,
            side,
            offset: lead * (POINT + CAPTURE),
            moves,
        })
    }
}

/// An action as `side` plays it.
pub(crate) fn to_move(action: Action, side: Color) -> Move {
    let call = match action.calls_own() {
        None => Call::None,
        Some(true) => Call::Own,
        Some(false) => Call::Other,
    };
    crate::Action {
        cell: crate::Cells::from_bits(action.cell())
            .first()
            .unwrap_or(crate::Cell::CP),
        call,
    }
    .to_move(side)
}

/// A move of `side` as an action.
pub(crate) fn to_action(mv: Move, side: Color) -> Action {
    let calls_own = mv.call.map(|call| call == side);
    let cell = crate::Cells::of(mv.cell).bits().trailing_zeros();
    Action::new(cell as u8, calls_own)
}

/// A value in whole points, rounded towards the better for neither: exact values are whole.
pub(crate) fn points(value: i32) -> i32 {
    (value + POINT / 2).div_euclid(POINT)
}
