//! The effect of a placement, as a value rich enough to explain or animate it.

use crate::Color;
use crate::action::Action;
use crate::board::Board;
use crate::cell::{Cell, Direction};
use crate::cells::Cells;
use crate::moves::Move;

/// The stones one placement flips along one direction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FlippedRow {
    /// The direction of the row, seen from the placed stone.
    pub direction: Direction,
    /// The flipped cells, nearest to the placed stone first.
    pub cells: Vec<Cell>,
}

/// Everything a placement does to the board, in the order in which it happens: the stone is placed, CP is called, rows
/// flip, groups are captured.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The side that places.
    pub by: Color,
    /// The placement and its call.
    pub mv: Move,
    /// The board before the move.
    pub before: Board,
    /// The flipped rows in clock order of their directions.
    pub flips: Vec<FlippedRow>,
    /// The captured groups, each with all its cells; CP may be one of them.
    pub captured: Vec<Cells>,
    /// True if the move surrounded an empty CP, which is worth one point.
    pub cp_point: bool,
    /// The board after the move.
    pub after: Board,
}

impl Effect {
    /// The effect of `mv` by `by`. The move must be playable, ko aside, or the result means nothing.
    pub(crate) fn unchecked(before: Board, by: Color, mv: Move) -> Effect {
        let view = before.seen_by(by);
        let action = Action::from_move(mv, by);
        let called = view.called(action.call());
        let rows = Direction::ALL.map(|direction| (direction, called.row(mv.cell, direction)));
        let flips: Vec<FlippedRow> = rows
            .into_iter()
            .filter(|(_, row)| !row.is_empty())
            .map(|(direction, row)| FlippedRow {
                direction,
                cells: outward(mv.cell, direction, row),
            })
            .collect();
        let step = view.play(action);
        let flipped = rows
            .into_iter()
            .fold(Cells::EMPTY, |all, (_, row)| all | row);
        let taken = called.other() - flipped - step.after.mover();
        Effect {
            by,
            mv,
            before,
            flips,
            captured: groups(taken),
            cp_point: taken.len() < usize::from(step.captures),
            after: Board::from_view(step.after, !by),
        }
    }

    /// The board between the call and the flips: the stone placed, CP called.
    #[must_use]
    pub fn placed(&self) -> Board {
        let board = self.before.with(self.mv.cell, Some(self.by));
        match self.mv.call {
            Some(color) => board.with(Cell::CP, Some(color)),
            None => board,
        }
    }

    /// True if the call gives CP another colour than it had, or its first one. What flips it afterwards has no say.
    #[must_use]
    pub fn turns_core(&self) -> bool {
        self.mv.call.is_some() && self.mv.call != self.before.stone(Cell::CP)
    }

    /// All flipped cells. CP counts if it was flipped; recolouring it by the call alone is no flip.
    #[must_use]
    pub fn flipped(&self) -> Cells {
        self.flips
            .iter()
            .flat_map(|row| row.cells.iter().copied())
            .collect()
    }

    /// The number of stones that flip, CP's included.
    #[must_use]
    pub fn flip_count(&self) -> u8 {
        self.flipped().len() as u8
    }

    /// The points that the mover captures: the stones taken and the empty CP's point.
    #[must_use]
    pub fn capture_count(&self) -> u8 {
        let stones: usize = self.captured.iter().map(|group| group.len()).sum();
        stones as u8 + u8::from(self.cp_point)
    }
}

/// The cells of a row, nearest to `from` first.
fn outward(from: Cell, direction: Direction, row: Cells) -> Vec<Cell> {
    std::iter::successors(from.neighbour(direction), |cell| cell.neighbour(direction))
        .take_while(|&cell| row.contains(cell))
        .collect()
}

/// The connected groups of a set, in the order of their first cells.
fn groups(mut cells: Cells) -> Vec<Cells> {
    let mut found = Vec::new();
    while let Some(cell) = cells.iter().next() {
        let group = Cells::of(cell).flood(cells);
        found.push(group);
        cells = cells - group;
    }
    found
}
