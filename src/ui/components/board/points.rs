//! The board of Reversi Go: points on a grid, and what is to be seen on them beside stones.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_classics::{Square, Terms};
use rsg_engine::Color;

use super::square::{glowing, is_entrance, is_target, mark, near, offset};
use crate::ui::texts::t;
use rsg_game::session::SquareView;

/// What a board is made of.
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
        match terms {
            Terms::Reversi(_) => BoardKind::Squares,
            Terms::Go(_) => BoardKind::Points,
        }
    }

    /// How wide the frame is on each side, in squares.
    pub(super) fn rim(self, size: u8) -> f64 {
        match self {
            BoardKind::Squares => 0.4,
            // Names keep their size where points become small.
            BoardKind::Points => 0.3 + f64::from(size) / 50.0,
        }
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
pub(super) fn grid(size: u8) -> String {
    let half = f64::from(size) / 2.0;
    let line = half - 0.5;
    let mut svg = format!(
        r#"<rect class="plate-points" x="{0}" y="{0}" width="{1}" height="{1}"/>"#,
        -half,
        2.0 * half
    );
    let mut path = String::new();
    for place in 0..size {
        let at = offset(place, size);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{at},{0}V{line}M{0},{at}H{line}", -line);
    }
    let _ = write!(
        svg,
        r#"<path class="grid" d="{path}"/><rect class="grid-edge" x="{0}" y="{0}" width="{1}" height="{1}"/>"#,
        -line,
        2.0 * line
    );
    for (row, column) in star_points(size) {
        let (x, y) = (offset(column, size), offset(row, size));
        let _ = write!(
            svg,
            r#"<circle class="star-point" cx="{x}" cy="{y}" r=".11"/>"#
        );
    }
    svg
}

/// The points that lead the eye: in the corners, in the middle, and on large boards between them.
fn star_points(size: u8) -> Vec<(u8, u8)> {
    let near = if size < 13 { 2 } else { 3 };
    let (middle, far) = (size / 2, size - 1 - near);
    let mut points = vec![
        (near, near),
        (near, far),
        (middle, middle),
        (far, near),
        (far, far),
    ];
    if 19 <= size {
        points.extend([(near, middle), (middle, near), (middle, far), (far, middle)]);
    }
    points
}

/// A point as a button.
#[component]
pub(super) fn PointHit(
    view: SquareView,
    size: u8,
    /// Whether a person is to place a stone.
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
            tabindex: if is_entrance(square, size) { "0" } else { "-1" },
            "aria-label": spoken(&view, chooses),
            "data-cell": square.to_string(),
            "data-stone": view.stone.map_or("empty".to_owned(), |color| color.to_string()),
            "data-mark": mark(&view),
            "data-last": view.last.then_some("true"),
            "data-target": is_target(&view).then_some("true"),
            "data-near": near(square, size),
            "data-lost": view.point.lost.then_some("true"),
            "data-territory": view.point.territory.map(|color| color.to_string()),
            onclick: move |_| tapped.call(square),
            onpointerdown: move |event| pressed.call((square, event)),
            onpointerup: move |_| lifted.call(()),
            onpointercancel: move |_| lifted.call(()),
        }
    }
}

/// What lies on a point beside its stone; it is there only where there is something.
#[component]
pub(super) fn PointMarks(
    view: SquareView,
    /// Whether groups with one liberty are ringed.
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

/// Whether its group has one liberty and is to be shown so.
fn is_ringed(view: &SquareView, atari: bool) -> bool {
    atari && view.point.in_atari()
}

/// Whether there is something on a point beside its stone.
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
pub(super) fn AimLines(square: Square, size: u8) -> Element {
    let (x, y) = (offset(square.column(), size), offset(square.row(), size));
    rsx! {
        div { class: "aim-lines", aria_hidden: "true", style: "--long: {size}",
            span { class: "aim-line", "data-axis": "upright", style: "--x: {x}; --y: 0" }
            span { class: "aim-line", "data-axis": "level", style: "--x: 0; --y: {y}" }
        }
    }
}

/// What screen readers say for a point: "e5, empty", "d3, black group of four, one liberty". Where a person is to place a
/// stone, that none can be placed there.
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
    glowing(view, point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_points_lie_alike_on_all_sides() {
        for (size, count) in [(9, 5), (11, 5), (13, 5), (15, 5), (19, 9)] {
            let points = star_points(size);
            assert_eq!(points.len(), count, "{size}");
            for (row, column) in &points {
                let turned = (*column, size - 1 - row);
                assert!(points.contains(&turned), "{size}: {turned:?}");
            }
        }
        assert!(star_points(19).contains(&(3, 9)));
    }

    #[test]
    fn every_line_goes_from_edge_to_edge() {
        let grid = grid(9);
        assert!(
            grid.contains("M-4,-4V4") && grid.contains("M-4,4H4"),
            "{grid}"
        );
        assert_eq!(grid.matches('V').count(), 9);
    }
}
