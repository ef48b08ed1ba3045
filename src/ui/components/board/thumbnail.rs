//! A board as small as a stamp, of which a list may have a hundred.
//!
//! The star of every stamp is one drawing, which is on the page once; a stamp refers to it and adds a line of dots for
//! each colour: three elements instead of the board's two hundred.

use std::fmt::Write;
use std::sync::LazyLock;

use dioxus::prelude::*;
use rsg_classics::{Shape, Terms};
use rsg_engine::{Board as Stones, Cell, Color};

use super::geometry::centre;
use super::points::{BoardKind, lines_through};
use super::square_geometry::{Extent, centre_of};
use super::star_drawing;
use crate::ui::components::picture::Picture;
use rsg_game::games::BoardPicture;
use rsg_game::play::Spot;

/// The drawing that all stamps share; to be on a page that has stamps, once.
#[component]
pub fn ThumbnailShapes() -> Element {
    static SHAPES: LazyLock<String> = LazyLock::new(|| {
        let view_box = star_drawing::framed_view_box();
        let star = star_drawing::small();
        format!(r#"<symbol id="thumbnail-star" viewBox="{view_box}">{star}</symbol>"#)
    });
    rsx! {
        svg {
            class: "thumbnail-shapes",
            width: "0",
            height: "0",
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: SHAPES.as_str(),
        }
    }
}

/// The stamp of a board: an image with a sentence, or decoration where what it shows is said in words beside it.
#[component]
pub fn Thumbnail(
    stones: Stones,
    label: Option<String>,
    /// The cell that it is about: a ring lies on it, or on its stone.
    ringed: Option<Cell>,
) -> Element {
    let ring = ringed.map(|cell| ring(cell, stones.stone(cell)));
    let shapes = shapes(stones) + &ring.unwrap_or_default();
    rsx! {
        Picture { class: "thumbnail", view_box: star_drawing::framed_view_box(), shapes, label }
    }
}

/// A ring on the stone of a cell, as the last one on a board has it; on an empty cell as large as a stone.
fn ring(cell: Cell, stone: Option<Color>) -> String {
    let (x, y) = centre(cell);
    let (on, radius) = match stone {
        Some(color) => (color.to_string(), 0.22),
        None => ("empty".to_owned(), 0.33),
    };
    format!(r#"<circle class="stamp-ring {on}" cx="{x:.2}" cy="{y:.2}" r="{radius}"/>"#)
}

/// The stamp of a game's board, whichever game it is.
#[component]
pub fn BoardThumbnail(board: BoardPicture, label: Option<String>) -> Element {
    let Some(terms) = board.rules.terms() else {
        return rsx! { Thumbnail { stones: star_stones(&board), label } };
    };
    // In a list every stamp has the same room, whatever the shape of its board.
    let room = Shape::square(terms.shape().longest());
    let view_box = Extent::of(room, RIM).view_box();
    rsx! {
        Picture { class: "thumbnail", view_box, shapes: square_shapes(terms, &board.stones), label }
    }
}

/// The stones of a picture, on the star.
pub(super) fn star_stones(board: &BoardPicture) -> Stones {
    let cells = board.stones.iter();
    let cells = cells.filter_map(|(spot, color)| Some((spot.cell()?, *color)));
    cells.fold(Stones::EMPTY, |stones, (cell, color)| {
        stones.with(cell, Some(color))
    })
}

/// The frame around a board of squares, in squares.
const RIM: f64 = 0.25;

fn square_shapes(terms: Terms, stones: &[(Spot, Color)]) -> String {
    let shape = terms.shape();
    let mut svg = Extent::of(shape, RIM).rect(r#"class="stamp-plate" rx=".4""#);
    // The lines lie between the squares, or where stones are placed on points through their middles.
    let grid = match BoardKind::of(terms) {
        BoardKind::Squares => {
            let Shape { columns, rows } = shape;
            lines_through(Shape::new(columns + 1, rows + 1), Extent::of(shape, 0.0))
        }
        BoardKind::Points => lines_through(shape, Extent::of(shape, -0.5)),
    };
    // Writing to a string cannot fail.
    let _ = write!(svg, r#"<path class="stamp-grid" d="{grid}"/>"#);
    for color in Color::ALL {
        let mut dots = String::new();
        let own = stones.iter().filter(|(_, of)| *of == color);
        for square in own.filter_map(|(spot, _)| spot.square()) {
            let (x, y) = centre_of(square, shape);
            let _ = write!(dots, "M{x},{y}h0");
        }
        let _ = write!(svg, r#"<path class="dots {color}" d="{dots}"/>"#);
    }
    svg
}

fn shapes(of: Stones) -> String {
    let (x, y, width, height) = star_drawing::framed_extent();
    let star = format!(
        r##"<use href="#thumbnail-star" x="{x:.4}" y="{y:.4}" width="{width:.4}" height="{height:.4}"/>"##
    );
    star + &stones(of)
}

/// Dots for the stones of both colours.
pub(super) fn stones(stones: Stones) -> String {
    let mut svg = String::new();
    for color in Color::ALL {
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            r#"<path class="dots {color}" d="{}"/>"#,
            dots(stones, color)
        );
    }
    svg
}

/// A dot on each stone of a colour: a line of no length with round ends.
fn dots(stones: Stones, color: Color) -> String {
    let mut path = String::new();
    for cell in Cell::ALL {
        if stones.stone(cell) == Some(color) {
            let (x, y) = centre(cell);
            let _ = write!(path, "M{x:.2},{y:.2}h0");
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Position;

    #[test]
    fn every_disc_of_a_classic_is_a_dot() {
        let terms = Terms::default();
        let board = BoardPicture::of(&terms.begin());
        let svg = square_shapes(terms, &board.stones);
        assert_eq!(svg.matches("h0").count(), 4, "{svg}");
        assert_eq!(svg.matches("h8").count(), 9, "lines around eight squares");
    }

    #[test]
    fn a_ring_lies_on_a_stone_and_on_an_empty_cell() {
        let cell = Cell::ALL[1];
        for (stone, class) in [(Some(Color::Black), "black"), (None, "empty")] {
            let stones = Stones::EMPTY.with(cell, stone);
            let stamp = dioxus_ssr::render_element(rsx! {
                Thumbnail { stones, ringed: cell }
            });
            assert!(
                stamp.contains(&format!("stamp-ring {class}")),
                "{class}: {stamp}"
            );
        }
    }

    #[test]
    fn every_stone_is_a_dot_of_its_colour() {
        let position: Position = "w/bbwbwb/.bwww...wb../............/...... b 0 0"
            .parse()
            .expect("a position");
        let svg = shapes(position.board());
        let dots = |color: Color| {
            let path = svg
                .split(&format!("dots {color}"))
                .nth(1)
                .unwrap_or_default();
            path.split("/>")
                .next()
                .unwrap_or_default()
                .matches("h0")
                .count()
        };
        let stones = |color| position.board().stones(color).len();
        for color in Color::ALL {
            assert_eq!(dots(color), stones(color), "{color}");
        }
        assert_eq!(
            svg.matches("<path").count() + svg.matches("<use").count(),
            3
        );
    }
}
