//! A board as it is drawn, whatever is done on it: played, taught, looked at again.

use rsg_engine::{Cell, Color};

use super::{CellView, Highlight, SquaresView};
use crate::play::Spot;

/// A board, with what only its game has.
#[derive(Debug, Clone, PartialEq)]
pub enum BoardView {
    Star {
        /// The 37 cells, in the order of [`Cell::ALL`].
        cells: Vec<CellView>,
        /// The cell whose tap ko forbids: to be explained, with an offer of the ko help.
        blocked: Option<Cell>,
    },
    Squares(SquaresView),
}

impl BoardView {
    /// The star's board where nothing is to be explained.
    #[must_use]
    pub fn of_cells(cells: Vec<CellView>) -> BoardView {
        BoardView::Star {
            cells,
            blocked: None,
        }
    }

    /// The stone on a spot, and the highlight there.
    pub(in crate::session) fn at(
        &mut self,
        spot: Spot,
    ) -> Option<(Option<Color>, &mut Option<Highlight>)> {
        match self {
            BoardView::Star { cells, .. } => {
                let view = &mut cells[spot.cell()?.index()];
                Some((view.stone, &mut view.highlight))
            }
            BoardView::Squares(board) => {
                let square = spot.square()?;
                let view = board
                    .squares
                    .iter_mut()
                    .find(|view| view.square == square)?;
                Some((view.stone, &mut view.highlight))
            }
        }
    }
}
