//! A placement as the player to move sees it.

use crate::Color;
use crate::cell::Cell;
use crate::cells::Cells;
use crate::moves::Move;

/// The colour CP is called to, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Call {
    /// The placement does not go through the CP.
    None,
    /// CP is called in the mover's colour.
    Own,
    /// CP is called in the opponent's colour.
    Other,
}

/// A placement with its call, as the mover sees it. The board's counterpart of [`Move`].
///
/// It is one byte, to fit into an entry of the search's table: the number of the cell's bit, and the call above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(u8);

impl Action {
    /// No action: a bit that belongs to no cell.
    pub(crate) const NONE: Action = Action(63);

    /// A placement on a cell with a call.
    #[must_use]
    pub const fn new(cell: Cell, call: Call) -> Action {
        Action::on_bit(Cells::bit(cell), call)
    }

    /// [`Action::new`], the cell given by the number of its bit.
    #[inline(always)]
    pub(crate) const fn on_bit(bit: u8, call: Call) -> Action {
        Action(bit | (call as u8) << 6)
    }

    /// The cell of the stone.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cells::cell_of_bit(self.bit())
    }

    /// The call; [`Call::None`] if the placement does not go through the CP.
    #[must_use]
    #[inline]
    pub const fn call(self) -> Call {
        match self.0 >> 6 {
            0 => Call::None,
            1 => Call::Own,
            _ => Call::Other,
        }
    }

    /// The byte it is.
    #[inline(always)]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The action of a byte that [`Action::code`] gave.
    #[inline(always)]
    pub(crate) const fn from_code(code: u8) -> Action {
        Action(code)
    }

    /// The number of the cell's bit.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u8 {
        self.0 & 63
    }

    /// True if the stone goes on one of these cells.
    #[inline(always)]
    pub(crate) const fn is_on(self, cells: Cells) -> bool {
        cells.bits() >> self.bit() & 1 == 1
    }

    /// The move this is when `by` plays it.
    #[must_use]
    pub fn to_move(self, by: Color) -> Move {
        let call = match self.call() {
            Call::None => None,
            Call::Own => Some(by),
            Call::Other => Some(!by),
        };
        Move {
            cell: self.cell(),
            call,
        }
    }

    /// The action that `by` playing this move is.
    #[must_use]
    pub fn from_move(mv: Move, by: Color) -> Action {
        let call = match mv.call {
            None => Call::None,
            Some(color) if color == by => Call::Own,
            Some(_) => Call::Other,
        };
        Action::new(mv.cell, call)
    }
}
