//! The places of squares and points in their drawing, in squares: the middle of the board is its origin.

use rsg_classics::{Shape, Square};

/// The distance of the middle of a line of squares from the middle of the board, with its sign.
pub(super) fn offset(place: u8, lines: u8) -> f64 {
    f64::from(place) - (f64::from(lines) - 1.0) / 2.0
}

/// The middle of a square.
pub(super) fn centre_of(square: Square, shape: Shape) -> (f64, f64) {
    (
        offset(square.column(), shape.columns),
        offset(square.row(), shape.rows),
    )
}

/// A board with its frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Extent {
    pub width: f64,
    pub height: f64,
}

impl Extent {
    /// The squares of a board with a frame so wide on each side.
    pub fn of(shape: Shape, rim: f64) -> Extent {
        Extent {
            width: f64::from(shape.columns) + 2.0 * rim,
            height: f64::from(shape.rows) + 2.0 * rim,
        }
    }

    /// Left, top, width and height.
    pub fn sides(self) -> [f64; 4] {
        let Extent { width, height } = self;
        [-width / 2.0, -height / 2.0, width, height]
    }

    pub fn view_box(self) -> String {
        self.sides().map(|side| format!("{side:.4}")).join(" ")
    }

    /// The rectangle around it, with these further attributes of the element.
    pub fn rect(self, attributes: &str) -> String {
        let [x, y, width, height] = self.sides();
        format!(r#"<rect {attributes} x="{x}" y="{y}" width="{width}" height="{height}"/>"#)
    }

    /// The variables by which style sheets measure a board: its width in squares, and its height as a share of that.
    pub fn style(self) -> String {
        let Extent { width, height } = self;
        format!("--across: {width}; --tall: {:.4}", height / width)
    }
}
