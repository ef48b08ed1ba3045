//! A board as it is drawn, whatever is done on it: played, taught, looked at again.

use rsg_engine::Cell;

use super::{CellView, SquaresView};

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
}
