//! The board of Reversi Go: points on a grid, and the marks on them beside stones.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_classics::{Shape, Square, Terms};
use rsg_engine::Color;

use super::cell::highlighted;
use super::square_attributes::{is_entrance, is_target, mark, near};
use super::square_geometry::{Extent, centre_of};
use crate::ui::texts::t;
use rsg_game::progress::GameKind;
use rsg_game::session::SquareView;

/// The form of a board's fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardKind {
    #[default]
    Squares,
    /// The points of a grid.
    Points,
}

impl BoardKind {
    #[must_use]
    pub fn of(terms: Terms) -> BoardKind {
        match GameKind::of(terms).spec().is_on_points {
            false => BoardKind::Squares,
            true => BoardKind::Points,
        }
    }

    /// The width of the frame on each side, in squares.
    pub(super) fn rim(self, shape: Shape) -> f64 {
        match self {
            // Ten squares in a row are 32 px wide on a phone of 360 px.
            BoardKind::Squares => 0.37,
            // Names keep their size where points become small.
            BoardKind::Points => 0.3 + f64::from(shape.longest()) / 50.0,
        }
    }

    /// A board with its frame.
    pub(super) fn extent(self, shape: Shape) -> Extent {
        Extent::of(shape, self.rim(shape))
    }

    /// The measures of a board for the style sheet of its place.
    #[must_use]
    pub fn style(self, shape: Shape) -> String {
        self.extent(shape).style()
    }

    /// The word in the page's attributes.
    pub(super) fn name(self) -> &'static str {
        match self {
            BoardKind::Squares => "squares",
            BoardKind::Points => "points",
        }
    }
}

/// The plate, its lines and the points that lead the eye.
pub(super) fn grid(shape: Shape) -> String {
    // The outermost lines run through the middles of the outermost points.
    let lines = Extent::of(shape, -0.5);
    let mut svg = Extent::of(shape, 0.0).rect(r#"class="plate-points""#);
    let _ = write!(
        svg,
        r#"<path class="grid" d="{}"/>"#,
        lines_through(shape, lines)
    );
    svg += &lines.rect(r#"class="grid-edge""#);
    for square in star_points(shape) {
        let (x, y) = centre_of(square, shape);
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            r#"<circle class="star-point" cx="{x}" cy="{y}" r=".11"/>"#
        );
    }
    svg
}

/// A line for each column and row, as the data of a path. `Extent` is the rectangle that they fill.
pub(super) fn lines_through(shape: Shape, lines: Extent) -> String {
    let [left, top, width, height] = lines.sides();
    let gap = |length: f64, count: u8| length / (f64::from(count) - 1.0);
    let mut path = String::new();
    for column in 0..shape.columns {
        let x = left + f64::from(column) * gap(width, shape.columns);
        let _ = write!(path, "M{x},{top}v{height}");
    }
    for row in 0..shape.rows {
        let y = top + f64::from(row) * gap(height, shape.rows);
        let _ = write!(path, "M{left},{y}h{width}");
    }
    path
}

/// The points that lead the eye: in the corners, in the middle if there is one, and on large boards between them.
fn star_points(shape: Shape) -> Vec<Square> {
    let near = if shape.longest() < 13 { 2 } else { 3 };
    let lines = |lines: u8| {
        let middle = (lines % 2 == 1).then_some(lines / 2);
        [Some(near), middle, Some(lines - 1 - near)]
    };
    let is_large = 17 <= shape.longest();
    let mut points = Vec::new();
    for (down, row) in lines(shape.rows).into_iter().enumerate() {
        for (right, column) in lines(shape.columns).into_iter().enumerate() {
            let is_between = (down == 1) != (right == 1);
            if let (Some(row), Some(column)) = (row, column)
                && (is_large || !is_between)
            {
                points.extend(Square::new(row, column));
            }
        }
    }
    points
}

/// A point as a button.
#[component]
pub(super) fn PointHit(
    view: SquareView,
    shape: Shape,
    /// A person is to place a stone.
    chooses: bool,
    tapped: Callback<Square>,
    pressed: Callback<(Square, Event<PointerData>)>,
    lifted: Callback<()>,
) -> Element {
    let square = view.square;
    rsx! {
        button {
            class: "hit",
            r#type: "button",
            tabindex: if is_entrance(square, shape) { "0" } else { "-1" },
            "aria-label": spoken(&view, chooses),
            "data-cell": square.to_string(),
            "data-stone": view.stone.map_or("empty".to_owned(), |color| color.to_string()),
            "data-mark": mark(&view),
            "data-last": view.last.then_some("true"),
            "data-target": is_target(&view).then_some("true"),
            "data-near": near(square, shape),
            "data-lost": view.point.lost.then_some("true"),
            "data-territory": view.point.territory.map(|color| color.to_string()),
            onclick: move |_| tapped.call(square),
            onpointerdown: move |event| pressed.call((square, event)),
            onpointerup: move |_| lifted.call(()),
            onpointercancel: move |_| lifted.call(()),
        }
    }
}

/// The marks on a point beside its stone; present only where there is one.
#[component]
pub(super) fn PointMarks(
    view: SquareView,
    /// Groups with one liberty are ringed.
    atari: bool,
    /// The colour of the side to move.
    ghost: Color,
) -> Element {
    let point = view.point;
    let aimed = point.aimed.then_some(view.playable);
    rsx! {
        div { class: "point-marks", aria_hidden: "true",
            if is_ringed(&view, atari) {
                span { class: "atari" }
            }
            if let Some(owner) = point.territory {
                span { class: "territory", "data-color": owner.to_string() }
            }
            if point.lost {
                span { class: "marked-lost" }
            }
            if point.disputed {
                span { class: "disputed" }
            }
            if point.foreseen {
                span { class: "face omen", "data-color": ghost.to_string() }
            }
            if aimed == Some(true) {
                span { class: "face ghost", "data-color": ghost.to_string() }
            }
            if aimed == Some(false) && view.stone.is_none() {
                span { class: "no-place" }
            }
        }
    }
}

/// Returns true if its group has one liberty and is to be ringed.
fn is_ringed(view: &SquareView, atari: bool) -> bool {
    atari && view.point.in_atari()
}

/// Returns true if a point has marks beside its stone.
pub(super) fn has_marks(view: &SquareView, atari: bool) -> bool {
    let point = view.point;
    let shown = [
        point.territory.is_some(),
        point.lost,
        point.disputed,
        point.foreseen,
        point.aimed,
    ];
    is_ringed(view, atari) || shown.contains(&true)
}

/// Lines through the point that is aimed at, to the edges of the board, where its name is.
#[component]
pub(super) fn AimLines(square: Square, shape: Shape) -> Element {
    let (x, y) = centre_of(square, shape);
    let Shape { columns, rows } = shape;
    rsx! {
        div { class: "aim-lines", aria_hidden: "true",
            span { class: "aim-line", "data-axis": "upright", style: "--x: {x}; --y: 0; --long: {rows}" }
            span { class: "aim-line", "data-axis": "level", style: "--x: 0; --y: {y}; --long: {columns}" }
        }
    }
}

/// The announcement of a point for screen readers: "e5, empty", "d3, black group of four, one liberty". Where a person
/// is to place a stone, it adds that none can be placed there.
pub(super) fn spoken(view: &SquareView, chooses: bool) -> String {
    let point = view.point;
    let (stones, liberties) = point.group.unwrap_or_default();
    let color = |color: Color| color.to_string();
    let state = match point.territory {
        _ if point.lost => "lost".to_owned(),
        Some(owner) if view.stone.is_none() => color(owner),
        _ if chooses && view.stone.is_none() && !view.playable => "forbidden".to_owned(),
        _ => "none".to_owned(),
    };
    let point = t!(
        "board-point",
        cell = view.square.to_string(),
        stone = view.stone.map_or("empty".to_owned(), color),
        stones = stones as i64,
        liberties = liberties as i64,
        last = if view.last { "yes" } else { "no" },
        state = state
    );
    highlighted(view.highlight, point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_points_lie_alike_on_all_sides() {
        for size in rsg_classics::go::Options::SIZES {
            let count = match size {
                17 | 19 => 9,
                odd if odd % 2 == 1 => 5,
                // There is no point in the middle.
                _ => 4,
            };
            let points = star_points(Shape::square(size));
            assert_eq!(points.len(), count, "{size}");
            for point in &points {
                let turned = Square::new(point.column(), size - 1 - point.row());
                let turned = turned.expect("on the board");
                assert!(points.contains(&turned), "{size}: {turned}");
            }
        }
        let side = Square::new(3, 9).expect("on the board");
        assert!(star_points(Shape::square(19)).contains(&side));
    }

    #[test]
    fn every_line_goes_from_edge_to_edge() {
        let grid = grid(Shape::square(9));
        assert!(
            grid.contains("M-4,-4v8") && grid.contains("M-4,4h8"),
            "{grid}"
        );
        let path = grid.split('"').find(|part| part.starts_with('M'));
        let count = |line| path.unwrap_or_default().matches(line).count();
        assert_eq!((count('v'), count('h')), (9, 9));
    }
}
