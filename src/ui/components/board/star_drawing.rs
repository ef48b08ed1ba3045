//! The star itself: 37 tiles of stone in a rim, and the gem in their middle. It never moves and never changes.
//!
//! The drawing is text computed once. All tiles share one path a facet, so the whole star is some twenty elements; the
//! colours come from the style sheet's properties, so that a change of theme redraws nothing here.

use std::fmt::Write;
use std::sync::LazyLock;

use rsg_engine::Cell;

use super::geometry::{self, centre};

/// The part of its hexagon that a tile fills: the rest is the groove between two tiles.
const TILE: f64 = 0.955;
/// The part of its hexagon that the flat top of a tile fills: the rest is the bevel.
const FACE: f64 = 0.83;

/// The star as the inside of an `svg` element whose view box is [`view_box`].
pub(super) fn star() -> &'static str {
    static STAR: LazyLock<String> = LazyLock::new(draw);
    &STAR
}

/// The star's view box: CP is the origin, a pitch is one unit.
pub(super) fn view_box() -> String {
    view_box_of(extent())
}

/// The view box of a picture of the star: nothing of its rim is cut off.
pub(super) fn framed_view_box() -> String {
    view_box_of(framed_extent())
}

fn view_box_of((x, y, width, height): (f64, f64, f64, f64)) -> String {
    format!("{x:.4} {y:.4} {width:.4} {height:.4}")
}

/// Left, top, width and height of the star with the half of its rim that lies outside its cells.
pub(super) fn framed_extent() -> (f64, f64, f64, f64) {
    /// Half of the widest rim, and a hair for rounding.
    const MARGIN: f64 = 0.12;
    let (x, y, width, height) = extent();
    (
        x - MARGIN,
        y - MARGIN,
        width + 2.0 * MARGIN,
        height + 2.0 * MARGIN,
    )
}

/// Left, top, width and height of the star.
pub(super) fn extent() -> (f64, f64, f64, f64) {
    let (width, height) = (geometry::WIDTH, geometry::HEIGHT);
    (-width / 2.0, -height / 2.0, width, height)
}

/// The star without the parts that are invisible at the size of a stamp.
pub(super) fn small() -> String {
    let mut svg = String::new();
    shape(&mut svg, "plate", &outline(Cell::ALL, 1.0));
    let tiles = Cell::ALL.into_iter().filter(|&cell| cell != Cell::CP);
    shape(&mut svg, "tile", &outline(tiles, TILE));
    shape(&mut svg, "core", &outline([Cell::CP], TILE));
    svg
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
    let hexagon = |cell| polygon(centre(cell), (0..6).map(|index| (index, scale)));
    cells.into_iter().map(hexagon).collect()
}

/// One of the six slanted sides of each tile, from the edge at the upper right clockwise.
fn bevel(cells: impl Iterator<Item = Cell>, facet: usize) -> String {
    let side = |cell| polygon(centre(cell), slanted(facet, TILE, FACE));
    cells.map(side).collect()
}

/// The corners of a slanted side between two hexagons, of which one lies inside the other.
fn slanted(facet: usize, outer: f64, inner: f64) -> [(usize, f64); 4] {
    let next = facet + 1;
    [(facet, outer), (next, outer), (next, inner), (facet, inner)]
}

/// A piece of a path: corners of hexagons around `at`, each by its number and the hexagon's size.
fn polygon(at: (f64, f64), corners: impl IntoIterator<Item = (usize, f64)>) -> String {
    let corners: Vec<String> = corners
        .into_iter()
        .map(|(index, scale)| geometry::corner(at, index, scale))
        .map(|(x, y)| format!("{x:.3},{y:.3}"))
        .collect();
    format!("M{}Z", corners.join(" "))
}

/// The Core Point: a cut amethyst, its six facets around a flat table.
fn gem(svg: &mut String) {
    const TABLE: f64 = 0.52;
    let at = (0.0, 0.0);
    shape(svg, "core-bed", &outline([Cell::CP], TILE));
    for facet in 0..6 {
        let path = polygon(at, slanted(facet, 0.92, TABLE));
        shape(svg, &format!("core-facet facet-{facet}"), &path);
    }
    shape(svg, "core-table", &outline([Cell::CP], TABLE));
    shape(
        svg,
        "core-glint",
        &polygon(at, [5, 0, 1].map(|index| (index, TABLE))),
    );
    // Every text about calls says "CP": this is it.
    svg.push_str(r#"<text class="core-name" x="0" y="0.105" text-anchor="middle">CP</text>"#);
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
}
