//! A board of squares as a picture: the same drawing as the board that is played on, without buttons.

use dioxus::prelude::*;
use rsg_classics::{Shape, Square};
use rsg_engine::Color;

use super::cell::FaceDisc;
use super::look::Illustration;
use super::motion::Face;
use super::points::{BoardKind, PointMarks, has_marks};
use super::square::{Ground, Names, Outline};
use super::square_geometry::centre_of;
use rsg_game::session::SquareView;
use rsg_game::session::square_pictures::{Outlines, SquarePicture};

impl Illustration for SquarePicture {
    fn key(&self) -> &'static str {
        self.key
    }

    fn legend(&self) -> Option<&'static str> {
        (self.outlines == Outlines::Flipped).then_some("flipped")
    }

    fn draw(&self, label: String) -> Element {
        let (squares, kind, shape) = (self.squares(), BoardKind::of(self.terms()), self.shape());
        rsx! {
            SquareImage { squares, kind, shape, label, outlined: self.outlined() }
        }
    }
}

#[component]
pub fn SquareImage(
    /// Row by row from the top.
    squares: Vec<SquareView>,
    #[props(default)] kind: BoardKind,
    shape: Shape,
    /// The text for screen readers.
    label: String,
    /// The squares that are outlined.
    outlined: Vec<Square>,
) -> Element {
    rsx! {
        div {
            class: "board square-board",
            role: "img",
            "aria-label": label,
            "data-kind": kind.name(),
            "data-hints": "on",
            style: kind.extent(shape).style(),
            Ground { kind, shape }
            Names { kind, shape }
            for view in squares {
                if view.stone.is_some() || view.playable || view.point.territory.is_some() {
                    Still { key: "{view.square}", view, shape }
                }
            }
            Outline { squares: outlined, kind, shape }
        }
    }
}

/// The stone and the marks of a square.
#[component]
fn Still(view: SquareView, shape: Shape) -> Element {
    let (x, y) = centre_of(view.square, shape);
    rsx! {
        div {
            class: "cell",
            style: "--x: {x}; --y: {y}",
            "data-lost": view.point.lost.then_some("true"),
            if view.playable {
                span { class: "mark", aria_hidden: "true", "data-kind": "playable" }
            }
            if let Some(color) = view.stone {
                FaceDisc { face: Face::still(color) }
            }
            if has_marks(&view, true) {
                PointMarks { view, atari: true, ghost: Color::Black }
            }
            if view.last {
                span { class: "last", aria_hidden: "true", "data-color": view.stone.map(|color| color.to_string()) }
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_game::session::square_pictures::SquarePicture;

    const OTHELLO: &str = "reversi 8 othello most";

    fn drawn(picture: SquarePicture) -> String {
        let image = rsx! {
            SquareImage {
                squares: picture.squares(),
                shape: picture.shape(),
                label: "a board",
                outlined: picture.outlined(),
            }
        };
        dioxus_ssr::render_element(image)
    }

    #[test]
    fn discs_marks_and_outlines_are_drawn_and_nothing_can_be_pressed() {
        let start = drawn(SquarePicture::new("start", OTHELLO, "").marked());
        let count = |html: &str, what: &str| html.matches(what).count();
        assert_eq!(count(&start, "class=\"face\""), 4, "{start}");
        assert_eq!(count(&start, "class=\"mark\""), 4);
        assert_eq!(count(&start, "<button") + count(&start, "contour"), 0);
        let after = SquarePicture::new("after", OTHELLO, "e6f6c4e7e8c3d3d8g7e3d6c5");
        let after = drawn(after.with_flipped());
        assert_eq!(count(&after, "h.92"), 8, "four squares, drawn twice");
        assert_eq!(count(&after, "class=\"last\""), 1);
    }
}
