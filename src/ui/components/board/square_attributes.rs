//! Attributes and names that the squares of one board and the points of the other have in common.

use rsg_classics::{Shape, Square};

use rsg_game::session::{Highlight, SquareView};

/// Returns true if it is to be tapped.
pub(super) fn is_target(view: &SquareView) -> bool {
    view.highlight == Some(Highlight::Target)
}

/// Returns true for the square that the Tab key leads to; the arrow keys go on from there.
pub(super) fn is_entrance(square: Square, shape: Shape) -> bool {
    (square.row(), square.column()) == ((shape.rows - 1) / 2, (shape.columns - 1) / 2)
}

pub(super) fn mark(view: &SquareView) -> &'static str {
    if view.playable { "playable" } else { "none" }
}

/// The neighbours for the arrow keys: left, right, up, down; `-` where the board ends.
pub(super) fn near(square: Square, shape: Shape) -> String {
    let (row, column) = (square.row(), square.column());
    let inside = |row: Option<u8>, column: Option<u8>| {
        let square = Square::new(row?, column?)?;
        square.index(shape).map(|_| square.to_string())
    };
    let steps = [
        inside(Some(row), column.checked_sub(1)),
        inside(Some(row), column.checked_add(1)),
        inside(row.checked_sub(1), Some(column)),
        inside(row.checked_add(1), Some(column)),
    ];
    steps
        .map(|step| step.unwrap_or_else(|| "-".to_owned()))
        .join(" ")
}
