//! The star itself: 37 tiles of stone in a rim, and the gem in their middle. It never moves and never changes.
//!
//! The drawing is text computed once. All tiles share one path a facet, so the whole star is some twenty elements; the
//! colours come from the style sheet's properties, so that a change of theme redraws nothing here.

use std::fmt::Write;
use std::sync::LazyLock;

use rsg_engine::Cell;

use super::geometry::{self, RADIUS, centre, corners};

/// How much of its hexagon a tile fills: the rest is the groove between two tiles.
const TILE: f64 = 0.955;
/// How much of its hexagon the flat top of a tile fills: the rest is the bevel.
const FACE: f64 = 0.83;

/// The star as the inside of an `svg` element whose view box is [`view_box`].
pub(super) fn star() -> &'static str {
    static STAR: LazyLock<String> = LazyLock::new(draw);
    &STAR
}

/// The star's view box: CP is the origin, a pitch is one unit.
pub(super) fn view_box() -> String {
    let (width, height) = (geometry::WIDTH, geometry::HEIGHT);
    format!(
        "{:.4} {:.4} {width} {height:.4}",
        -width / 2.0,
        -height / 2.0
    )
}

fn draw() -> String {
    let mut svg = String::new();
    let whole = outline(Cell::ALL, 1.0);
    for layer in ["rim", "plate"] {
        shape(&mut svg, layer, &whole);
    }
    for ring in 1..=4 {
        let tiles = Cell::ALL.into_iter().filter(|cell| cell.ring() == ring);
        shape(
            &mut svg,
            &format!("tile ring-{ring}"),
            &outline(tiles, TILE),
        );
    }
    let tiles = || Cell::ALL.into_iter().filter(|&cell| cell != Cell::CP);
    for facet in 0..6 {
        shape(
            &mut svg,
            &format!("facet facet-{facet}"),
            &bevel(tiles(), facet),
        );
    }
    gem(&mut svg);
    svg
}

fn shape(svg: &mut String, class: &str, path: &str) {
    // Writing to a string cannot fail.
    let _ = write!(svg, r#"<path class="{class}" d="{path}"/>"#);
}

/// The hexagons of these cells as one path.
fn outline(cells: impl IntoIterator<Item = Cell>, scale: f64) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = centre(cell);
        let _ = write!(path, "M{}Z", corners(x, y, scale));
    }
    path
}

/// One of the six slanted sides of each tile, from the edge at the upper right clockwise.
fn bevel(cells: impl Iterator<Item = Cell>, facet: usize) -> String {
    let mut path = String::new();
    for cell in cells {
        let at = centre(cell);
        let corner = |index: usize, scale: f64| corner(at, index, scale);
        let _ = write!(
            path,
            "M{} {} {} {}Z",
            corner(facet, TILE),
            corner(facet + 1, TILE),
            corner(facet + 1, FACE),
            corner(facet, FACE),
        );
    }
    path
}

/// A corner of the hexagon around `at`; 0 is the top, then clockwise.
fn corner((x, y): (f64, f64), index: usize, scale: f64) -> String {
    let angle = (index as f64) * std::f64::consts::FRAC_PI_3;
    let radius = RADIUS * scale;
    format!(
        "{:.3},{:.3}",
        x + radius * angle.sin(),
        y - radius * angle.cos()
    )
}

/// The Core Point: a cut amethyst, its six facets around a flat table.
fn gem(svg: &mut String) {
    const TABLE: f64 = 0.52;
    let at = (0.0, 0.0);
    shape(svg, "core-bed", &outline([Cell::CP], TILE));
    for facet in 0..6 {
        let path = format!(
            "M{} {} {} {}Z",
            corner(at, facet, 0.92),
            corner(at, facet + 1, 0.92),
            corner(at, facet + 1, TABLE),
            corner(at, facet, TABLE),
        );
        shape(svg, &format!("core-facet facet-{facet}"), &path);
    }
    shape(svg, "core-table", &outline([Cell::CP], TABLE));
    let glint = format!(
        "M{} {} {}Z",
        corner(at, 5, TABLE),
        corner(at, 0, TABLE),
        corner(at, 1, TABLE)
    );
    shape(svg, "core-glint", &glint);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_its_tile() {
        let tiles: usize = star()
            .split("<path ")
            .filter(|path| path.starts_with("class=\"tile"))
            .map(|path| path.matches('M').count())
            .sum();
        assert_eq!(tiles, 36, "all but the gem");
        assert_eq!(star().matches("core-table").count(), 1);
    }

    #[test]
    fn the_drawing_is_light_and_has_no_ids() {
        assert!(star().len() < 40_000, "{}", star().len());
        assert!(!star().contains("id=") && !star().contains("NaN"));
    }

    #[test]
    fn the_box_has_the_gem_in_its_middle() {
        assert_eq!(view_box(), "-3.5000 -4.0415 7 8.0829");
    }
}
