//! A board as it is drawn where nobody plays against anybody: in a lesson, and in Review.

use rsg_classics::Terms;
use rsg_engine::Color;

use super::{BesideView, CellView, SquareView};

#[derive(Debug, Clone, PartialEq)]
pub enum ShownBoard {
    /// The 37 cells, in the order of [`Cell::ALL`](rsg_engine::Cell::ALL).
    Star(Vec<CellView>),
    Squares {
        terms: Terms,
        /// Row by row from the top.
        squares: Vec<SquareView>,
        /// The colour in which a better turn is shown.
        ghost: Color,
        /// The turn beside the board that glows.
        beside: Option<BesideView>,
    },
}
