//! A ring around a stone or a group: the outline of its hexagons, drawn between the cells and their stones.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_engine::{Cell, Cells, Direction};

use super::geometry::{RADIUS, centre};
use super::star_drawing;

/// The ring around these cells; nothing around none.
#[component]
pub(super) fn Contour(cells: Cells) -> Element {
    if cells.is_empty() {
        return rsx! {};
    }
    let path = path(cells);
    rsx! {
        svg { class: "contour", view_box: star_drawing::view_box(), "aria-hidden": "true", "focusable": "false",
            path { class: "contour-edge", d: "{path}" }
            path { class: "contour-line", d: "{path}" }
        }
    }
}

/// The sides that these hexagons do not share with one another.
fn path(cells: Cells) -> String {
    let mut path = String::new();
    for cell in cells.iter() {
        for direction in Direction::ALL {
            let inside = cell
                .neighbour(direction)
                .is_some_and(|next| cells.contains(next));
            if !inside {
                let ((x1, y1), (x2, y2)) = side(cell, direction);
                // Writing to a string cannot fail.
                let _ = write!(path, "M{x1:.3},{y1:.3}L{x2:.3},{y2:.3}");
            }
        }
    }
    path
}

/// The ends of the side that a hexagon turns to this direction.
fn side(cell: Cell, direction: Direction) -> ((f64, f64), (f64, f64)) {
    let (x, y) = centre(cell);
    let (q, r, _) = direction.cube();
    let (dx, dy) = (
        f64::from(q) + f64::from(r) / 2.0,
        f64::from(r) * 1.5 * RADIUS,
    );
    // The neighbour's centre is one pitch away; the side stands across the middle of the way, half a radius to each
    // hand.
    let (mx, my) = (x + dx / 2.0, y + dy / 2.0);
    let (ox, oy) = (-dy * RADIUS / 2.0, dx * RADIUS / 2.0);
    ((mx + ox, my + oy), (mx - ox, my - oy))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(cells: &[Cell]) -> usize {
        path(cells.iter().copied().collect()).matches('M').count()
    }

    #[test]
    fn only_sides_that_are_not_shared_are_drawn() {
        assert_eq!(sides(&[Cell::B4]), 6);
        assert_eq!(sides(&[Cell::BQ, Cell::B1]), 10, "two neighbours share one");
        assert_eq!(
            sides(&[Cell::D2, Cell::D8]),
            12,
            "two that lie apart share none"
        );
        assert_eq!(path(Cells::of(Cell::CP).without(Cell::CP)), "");
    }

    #[test]
    fn a_side_is_as_long_as_a_radius() {
        for direction in Direction::ALL {
            let ((x1, y1), (x2, y2)) = side(Cell::C8, direction);
            assert!(
                ((x1 - x2).hypot(y1 - y2) - RADIUS).abs() < 1e-9,
                "{direction:?}"
            );
        }
    }
}
