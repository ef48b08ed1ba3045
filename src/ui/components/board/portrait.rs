//! A board with its stones as one drawing in full detail, for a picture that is shared.
//!
//! The ground is the board's own drawing, tile by tile. On the board that is played on, stones are elements of their
//! own, because they move; here they are circles in the same drawing, shaded as the style sheet shades a face. Every
//! colour comes from the style sheet; the page's script (`assets/scripts/picture.js`) writes it into the drawing before
//! it paints it.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_engine::{Board as Stones, Cell, Color};

use super::geometry::centre;
use super::points::BoardKind;
use super::square;
use super::square_geometry::centre_of;
use super::star_drawing;
use super::thumbnail::star_stones;
use rsg_game::games::BoardPicture;

/// Half of a stone's width on a tile and on a point of a grid, as in `board.css` and `squares.css`.
const ON_STAR: f64 = 0.39;
const ON_SQUARE: f64 = 0.41;
const ON_POINT: f64 = 0.46;

/// The star with its stones.
#[component]
pub fn Portrait(stones: Stones) -> Element {
    let view_box = star_drawing::framed_view_box();
    let placed = Cell::ALL
        .into_iter()
        .filter_map(|cell| Some((centre(cell), stones.stone(cell)?)));
    let shapes = format!("{}{}", star_drawing::star(), drawn(placed, ON_STAR));
    rsx! {
        Drawing { view_box, shapes }
    }
}

/// A game's board with its stones, whichever game it is.
#[component]
pub fn BoardPortrait(board: BoardPicture) -> Element {
    let Some(terms) = board.rules.terms() else {
        return rsx! { Portrait { stones: star_stones(&board) } };
    };
    let (kind, shape) = (BoardKind::of(terms), terms.shape());
    let radius = match kind {
        BoardKind::Squares => ON_SQUARE,
        BoardKind::Points => ON_POINT,
    };
    let placed = board.stones.iter();
    let placed =
        placed.filter_map(|(spot, color)| Some((centre_of(spot.square()?, shape), *color)));
    let shapes = format!("{}{}", square::drawing(kind, shape), drawn(placed, radius));
    rsx! {
        Drawing { view_box: kind.extent(shape).view_box(), shapes }
    }
}

/// A stone alone, beside a player's name.
#[component]
pub fn PortraitStone(color: Color) -> Element {
    let shapes = drawn([((0.0, 0.0), color)], ON_STAR);
    rsx! {
        Drawing { class: "portrait-stone", view_box: view_box(-0.45, -0.45, 0.9, 0.9), shapes }
    }
}

#[component]
fn Drawing(
    #[props(default = "portrait")] class: &'static str,
    view_box: String,
    shapes: String,
) -> Element {
    rsx! {
        svg {
            class: "{class} star",
            view_box,
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: shapes,
        }
    }
}

fn view_box(x: f64, y: f64, width: f64, height: f64) -> String {
    format!("{x:.4} {y:.4} {width:.4} {height:.4}")
}

/// The shading of stones: light from the upper left, as on the board. To be on a page with portraits, once.
#[component]
pub fn PortraitShades() -> Element {
    rsx! {
        svg {
            class: "portrait-shades",
            width: "1",
            height: "1",
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: SHADES,
        }
    }
}

const SHADES: &str = r#"<defs>
<radialGradient id="shade-black" cx=".36" cy=".28" r=".963"><stop class="black-light" offset="0"/><stop class="black-face" offset=".46"/><stop class="black-edge" offset="1"/></radialGradient>
<radialGradient id="shade-white" cx=".36" cy=".28" r=".963"><stop class="white-light" offset="0"/><stop class="white-face" offset=".44"/><stop class="white-edge" offset=".96"/></radialGradient>
<radialGradient id="shade-below"><stop class="below-near" offset=".82"/><stop class="below-far" offset="1"/></radialGradient>
</defs>"#;

/// Stones of this size at these places, with their shadows, and with signs on boards that have them.
fn drawn(stones: impl IntoIterator<Item = ((f64, f64), Color)>, radius: f64) -> String {
    let (shadow, ring, arm) = (radius * 1.13, radius * 0.295, radius * 0.26);
    let mut svg = String::new();
    for ((x, y), color) in stones {
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            r##"<circle cx="{x:.3}" cy="{:.3}" r="{shadow:.3}" fill="url(#shade-below)"/><circle class="stone" cx="{x:.3}" cy="{y:.3}" r="{radius}" fill="url(#shade-{color})"/>"##,
            y + radius * 0.1
        );
        let _ = match color {
            Color::White => write!(
                svg,
                r#"<circle class="sign on-white" cx="{x:.3}" cy="{y:.3}" r="{ring:.3}"/>"#
            ),
            Color::Black => write!(
                svg,
                r#"<path class="sign on-black" d="M{0:.3},{1:.3}l{2:.3},{2:.3}m0,-{2:.3}l-{2:.3},{2:.3}"/>"#,
                x - arm,
                y - arm,
                2.0 * arm
            ),
        };
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Position;

    #[test]
    fn every_stone_is_drawn_in_its_colour_over_the_whole_board() {
        let position: Position = "w/bbwbwb/.bwww...wb../............/...... b 0 0"
            .parse()
            .expect("a position");
        let stones = position.board();
        let svg = dioxus_ssr::render_element(rsx! {
            Portrait { stones }
        });
        for color in Color::ALL {
            let of_color = Cell::ALL.into_iter();
            let of_color = of_color.filter(|&cell| stones.stone(cell) == Some(color));
            assert_eq!(
                svg.matches(&format!("url(#shade-{color})")).count(),
                of_color.count(),
                "{svg}"
            );
        }
        assert!(svg.contains("core-table") && svg.contains("ring-4"));
    }

    #[test]
    fn nothing_is_referred_to_that_is_drawn_elsewhere() {
        let board = BoardPicture::of(&rsg_classics::Terms::default().begin());
        let svg = dioxus_ssr::render_element(rsx! {
            BoardPortrait { board }
        });
        assert!(!svg.contains("<use") && !svg.contains("href"), "{svg}");
    }
}
