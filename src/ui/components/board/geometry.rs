//! The places of the 37 cells on the screen, and the neighbours of the arrow keys. Pure numbers.
//!
//! Lengths are in *pitches*, the distance between the centres of two neighbours. The star is seven pitches wide and
//! fourteen hexagon radii high; the origin is CP, y grows downward.

use rsg_engine::{Cell, Direction};

/// The star's width in pitches.
pub(super) const WIDTH: f64 = 7.0;

/// A hexagon's radius (centre to corner) in pitches.
pub(super) const RADIUS: f64 = 0.577_350_269_189_625_8;

/// The star's height in pitches.
pub(super) const HEIGHT: f64 = 14.0 * RADIUS;

/// The distance between two rows in pitches.
const ROW: f64 = 1.5 * RADIUS;

pub(super) fn centre(cell: Cell) -> (f64, f64) {
    let (q, r, _) = cell.cube();
    (f64::from(q) + f64::from(r) / 2.0, f64::from(r) * ROW)
}

/// The distance of a cell from CP, and the direction from there through CP, in degrees clockwise from the right.
pub(super) fn through_core(cell: Cell) -> (f64, f64) {
    let (x, y) = centre(cell);
    (x.hypot(y), (-y).atan2(-x).to_degrees())
}

/// A corner of the hexagon around `(x, y)`, `scale` times its natural size. 0 is the top, then clockwise.
pub(super) fn corner((x, y): (f64, f64), index: usize, scale: f64) -> (f64, f64) {
    let angle = (index as f64) * std::f64::consts::FRAC_PI_3;
    let radius = RADIUS * scale;
    (x + radius * angle.sin(), y - radius * angle.cos())
}

/// The cells row by row from the top, each row from the left: the order in which a screen reader meets them.
pub(super) fn reading_order() -> [Cell; 37] {
    let mut cells = Cell::ALL;
    cells.sort_by_key(|cell| {
        let (q, r, _) = cell.cube();
        (r, q)
    });
    cells
}

/// An arrow key, and whether Shift is held.
///
/// A hexagon has six neighbours and a keyboard four arrows: left and right go along the row, up and down along the axis
/// that leans right (/), and with Shift along the axis that leans left (\).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
    UpLeft,
    DownRight,
}

impl Step {
    /// In the order in which a cell's button lists where they lead.
    pub(super) const ALL: [Step; 6] = [
        Step::Left,
        Step::Right,
        Step::Up,
        Step::Down,
        Step::UpLeft,
        Step::DownRight,
    ];

    /// The two ways to make this step, the preferred one first, as changes of (q, r).
    fn ways(self) -> [(i8, i8); 2] {
        const UP_RIGHT: (i8, i8) = (1, -1);
        const UP_LEFT: (i8, i8) = (0, -1);
        const DOWN_LEFT: (i8, i8) = (-1, 1);
        const DOWN_RIGHT: (i8, i8) = (0, 1);
        match self {
            Step::Left => [(-1, 0); 2],
            Step::Right => [(1, 0); 2],
            Step::Up => [UP_RIGHT, UP_LEFT],
            Step::Down => [DOWN_LEFT, DOWN_RIGHT],
            Step::UpLeft => [UP_LEFT, UP_RIGHT],
            Step::DownRight => [DOWN_RIGHT, DOWN_LEFT],
        }
    }
}

/// The cell to which a step leads. At the wall it takes the other axis, and between the star's arms it jumps to the
/// nearest cell of the next row, so that every cell can be reached; `None` at the very edge.
pub(super) fn step(from: Cell, step: Step) -> Option<Cell> {
    let neighbour = |(dq, dr): (i8, i8)| {
        Direction::ALL.into_iter().find(|d| {
            let (q, r, _) = d.cube();
            (q, r) == (dq, dr)
        })
    };
    let ways = step.ways();
    ways.into_iter()
        .filter_map(neighbour)
        .find_map(|direction| from.neighbour(direction))
        .or_else(|| nearest_in_row(from, ways[0].1))
}

/// The cell of the row above (-1) or below (1) whose centre is nearest; none in the row itself (0).
fn nearest_in_row(from: Cell, rows: i8) -> Option<Cell> {
    let (x, row) = (centre(from).0, from.cube().1 + rows);
    let distance = |cell: &Cell| (centre(*cell).0 - x).abs();
    Cell::ALL
        .into_iter()
        .filter(|cell| rows != 0 && cell.cube().1 == row)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// A name at the rim: what is written and where.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct RimName {
    /// 1 to 12.
    pub(super) hour: u8,
    /// The hour as it is written.
    pub(super) text: &'static str,
    /// Its centre.
    pub(super) at: (f64, f64),
}

/// The twelve hours around the star. Hours 10, 11 and 12 are X, J and Q in the cells' names.
///
/// Odd hours stand in the notches between two arms, even ones beside the arm's tip, where the star leaves room.
pub(super) const RIM: [RimName; 12] = {
    const NOTCH: f64 = 3.12;
    const fn name(hour: u8, text: &'static str, at: (f64, f64)) -> RimName {
        RimName { hour, text, at }
    }
    [
        name(1, "1", (NOTCH / 2.0, -NOTCH * 0.866)),
        name(2, "2", (3.0, -2.62)),
        name(3, "3", (NOTCH, 0.0)),
        name(4, "4", (3.0, 2.62)),
        name(5, "5", (NOTCH / 2.0, NOTCH * 0.866)),
        name(6, "6", (-0.84, 3.8)),
        name(7, "7", (-NOTCH / 2.0, NOTCH * 0.866)),
        name(8, "8", (-3.0, 2.62)),
        name(9, "9", (-NOTCH, 0.0)),
        name(10, "10 X", (-3.0, -2.62)),
        name(11, "11 J", (-NOTCH / 2.0, -NOTCH * 0.866)),
        name(12, "12 Q", (0.98, -3.8)),
    ]
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn lines_lead_through_the_core() {
        let degrees = |cell| {
            let (distance, angle) = through_core(cell);
            (distance.round(), angle.round().rem_euclid(360.0))
        };
        // Left of CP and right of it, above it and below.
        for cell in Cell::ALL.into_iter().filter(|cell| *cell != Cell::CP) {
            let ((x, y), (distance, angle)) = (centre(cell), through_core(cell));
            let (sin, cos) = angle.to_radians().sin_cos();
            assert!(
                (x + distance * cos).hypot(y + distance * sin) < 1e-9,
                "{cell}"
            );
        }
        assert_eq!(degrees(Cell::B9), (2.0, 0.0));
    }

    #[test]
    fn the_star_fills_its_box_exactly() {
        let (mut right, mut bottom) = (0.0_f64, 0.0_f64);
        for cell in Cell::ALL {
            let (x, y) = centre(cell);
            right = right.max(x.abs() + 0.5);
            bottom = bottom.max(y.abs() + RADIUS);
        }
        assert!((right - WIDTH / 2.0).abs() < 1e-9, "{right}");
        assert!((bottom - HEIGHT / 2.0).abs() < 1e-9, "{bottom}");
    }

    #[test]
    fn neighbours_are_one_pitch_apart() {
        for cell in Cell::ALL {
            for other in Direction::ALL.into_iter().filter_map(|d| cell.neighbour(d)) {
                let ((x, y), (u, v)) = (centre(cell), centre(other));
                assert!(((x - u).hypot(y - v) - 1.0).abs() < 1e-9, "{cell} {other}");
            }
        }
    }

    #[test]
    fn the_rows_are_read_from_the_top() {
        let rows: Vec<String> = reading_order()
            .chunk_by(|a, b| a.cube().1 == b.cube().1)
            .map(|row| {
                row.iter()
                    .map(|cell| cell.name())
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        let lengths: Vec<usize> = rows.iter().map(|row| row.split(' ').count()).collect();
        assert_eq!(lengths, [1, 2, 7, 6, 5, 6, 7, 2, 1]);
        assert_eq!(rows[0], "DQ");
        assert_eq!(rows[2], "DX CJ BJ BQ B1 C2 D2");
        assert_eq!(rows[4], "B9 A9 CP A3 B3");
    }

    #[test]
    fn arrows_follow_the_three_axes() {
        let there = |step_to| step(Cell::CP, step_to).map(Cell::name);
        assert_eq!(there(Step::Left), Some("A9"));
        assert_eq!(there(Step::Right), Some("A3"));
        assert_eq!(there(Step::Up), Some("A1"));
        assert_eq!(there(Step::Down), Some("A7"));
        assert_eq!(there(Step::UpLeft), Some("AJ"));
        assert_eq!(there(Step::DownRight), Some("A5"));
    }

    #[test]
    fn arrows_stop_only_at_the_edge() {
        assert_eq!(step(Cell::DQ, Step::Up), None);
        assert_eq!(step(Cell::D6, Step::Down), None);
        assert_eq!(step(Cell::DX, Step::Left), None);
        assert_eq!(
            step(Cell::DX, Step::Up),
            Some(Cell::CQ),
            "across the gap between two arms"
        );
        assert_eq!(
            step(Cell::B1, Step::Up),
            Some(Cell::C1),
            "around the corner"
        );
    }

    #[test]
    fn every_cell_is_reached_from_every_cell() {
        for start in Cell::ALL {
            let mut seen = BTreeSet::from([start.index()]);
            let mut open = vec![start];
            while let Some(cell) = open.pop() {
                for next in [Step::Left, Step::Right, Step::Up, Step::Down]
                    .into_iter()
                    .filter_map(|way| step(cell, way))
                {
                    if seen.insert(next.index()) {
                        open.push(next);
                    }
                }
            }
            assert_eq!(seen.len(), 37, "from {start}");
        }
    }

    #[test]
    fn names_at_the_rim_touch_no_cell_and_stay_in_the_box() {
        for name in RIM {
            let (x, y) = name.at;
            assert!(
                x.abs() < WIDTH / 2.0 - 0.05 && y.abs() < HEIGHT / 2.0,
                "{}",
                name.hour
            );
            for cell in Cell::ALL {
                let (u, v) = centre(cell);
                assert!((x - u).hypot(y - v) > 0.6, "{} lies on {cell}", name.hour);
            }
        }
    }
}
