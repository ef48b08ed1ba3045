//! The board of a game on squares: squares, each a real button, with the stones and marks of the star.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_classics::{Shape, Square};
use rsg_engine::Color;

use super::aiming::use_aiming;
use super::cell::{FaceDisc, Highlighted, face_key, highlighted, is_numbered, turns_at};
use super::motion::Face;
use super::points::{self, AimLines, BoardKind, PointHit, PointMarks, has_marks};
use super::square_attributes::{is_entrance, is_target, mark, near};
use super::square_geometry::{Extent, centre_of, offset};
use super::{BoardLook, ClockHand, Moving};
use crate::ui::texts::t;
use rsg_game::board::Aim;
use rsg_game::session::{Highlight, SquareView};

/// The point that is aimed at, and the callback for a new one.
#[derive(Clone, PartialEq)]
pub struct Aimed {
    /// A person is to place a stone.
    pub chooses: bool,
    /// The square that stays aimed at without a finger on it.
    pub kept: Option<Square>,
    pub tell: Callback<Option<Aim>>,
}

#[component]
pub fn SquareBoard(
    /// Row by row from the top.
    squares: Vec<SquareView>,
    #[props(default)] kind: BoardKind,
    shape: Shape,
    label: String,
    /// Called with the square that is tapped; without it the board is only read.
    tapped: Option<EventHandler<Square>>,
    /// The aim at a placement before it is made.
    aimed: Option<Aimed>,
    /// The turn that led here, to be shown moving.
    moving: Option<Moving>,
    /// A number that differs from one turn to the next, so that each moves exactly once.
    step: u64,
    look: BoardLook,
    /// Points that can be played are marked too: in a game nearly all of them can be.
    #[props(default)]
    marks_points: bool,
    /// The colour of the stone that is shown as a hint.
    ghost: Color,
) -> Element {
    let extent = kind.extent(shape);
    let playable_marks = look.playable_marks && (marks_points || kind == BoardKind::Squares);
    let tell = aimed.clone();
    let tell = use_callback(move |aim| {
        if let Some(aimed) = &tell {
            aimed.tell.call(aim);
        }
    });
    let aiming = use_aiming(tell);
    let chooses = aimed.as_ref().is_some_and(|aimed| aimed.chooses);
    let kept = aimed.as_ref().and_then(|aimed| aimed.kept);
    let pressed = use_callback(move |(square, event): (Square, Event<PointerData>)| {
        if chooses && event.is_primary() {
            aiming.down(square, &event.data(), kept);
        }
    });
    let lifted = use_callback(move |()| aiming.up());
    // Counts taps, for the page: it lets no other through before one was heard (`assets/scripts/touch.js`).
    let mut heard = use_signal(|| 0_u32);
    let told = use_callback(move |square| {
        heard += 1;
        if let Some(tapped) = tapped.filter(|_| aiming.places(square)) {
            tapped.call(square);
        }
    });
    let at = squares.iter().find(|view| view.point.aimed);
    let at = at.map(|view| view.square);
    let motion = moving.as_ref().map(Moving::motion);
    rsx! {
        div {
            class: "board square-board",
            role: "group",
            "aria-label": label,
            "data-kind": kind.name(),
            "data-hints": if playable_marks { "on" } else { "off" },
            "data-moving": motion.is_some().then_some("true"),
            "data-step": step.to_string(),
            "data-heard": heard.to_string(),
            style: extent.style(),
            onresize: move |event| aiming.measured(&event, extent.width),
            Ground { kind, shape }
            // Unlike the star's hours these are found by counting from the corner, so some of them would name nothing:
            // it is all or none.
            if look.naming().has_names() {
                Names { kind, shape }
            }
            if let Some(square) = at {
                AimLines { square, shape }
            }
            Outline { squares: subject(&squares), kind, shape }
            for view in squares {
                SquareBox {
                    key: "{view.square}",
                    view,
                    kind,
                    shape,
                    chooses,
                    atari: look.atari,
                    pressed,
                    lifted,
                    faces: motion.as_ref().and_then(|motion| motion.faces(view.square)).map(<[_]>::to_vec),
                    step,
                    ghost,
                    tapped: tapped.is_some().then_some(told),
                }
            }
            if let (Some(motion), Some(Moving { begun, shown, .. })) = (&motion, moving) {
                ClockHand { key: "{step}", step, ends_at: motion.ends_at, begun, shown }
            }
        }
    }
}

/// The frame and its squares: a drawing that never changes.
#[component]
pub(super) fn Ground(kind: BoardKind, shape: Shape) -> Element {
    rsx! {
        svg {
            class: "star",
            view_box: kind.extent(shape).view_box(),
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: drawing(kind, shape),
        }
    }
}

/// The part of its square that a tile leaves to the line around it, and the width of its edge that catches the light.
const LINE: f64 = 0.02;
const EDGE: f64 = 0.035;

/// The frame with what lies in it, as the inside of an `svg` element.
pub(super) fn drawing(kind: BoardKind, shape: Shape) -> String {
    let frame = Extent::of(shape, kind.rim(shape) - 0.05).rect(r#"class="frame" rx=".22""#);
    let inside = match kind {
        BoardKind::Squares => tiles(shape),
        BoardKind::Points => points::grid(shape),
    };
    frame + &inside
}

fn tiles(shape: Shape) -> String {
    let mut svg = String::new();
    let paths = [
        (
            "tile ring-2",
            rectangles(shape, [LINE, LINE, 1.0 - LINE, 1.0 - LINE]),
        ),
        (
            "facet facet-5",
            rectangles(shape, [LINE, LINE, 1.0 - LINE, LINE + EDGE]),
        ),
        (
            "facet facet-0",
            rectangles(shape, [LINE, LINE, LINE + EDGE, 1.0 - LINE]),
        ),
        (
            "facet facet-2",
            rectangles(shape, [LINE, 1.0 - LINE - EDGE, 1.0 - LINE, 1.0 - LINE]),
        ),
        (
            "facet facet-3",
            rectangles(shape, [1.0 - LINE - EDGE, LINE, 1.0 - LINE, 1.0 - LINE]),
        ),
    ];
    for (class, path) in paths {
        // Writing to a string cannot fail.
        let _ = write!(svg, r#"<path class="{class}" d="{path}"/>"#);
    }
    // On the smallest board they would lie around the middle.
    if 6 < shape.longest() {
        let (right, down) = (
            f64::from(shape.columns) / 2.0 - 2.0,
            f64::from(shape.rows) / 2.0 - 2.0,
        );
        for (x, y) in [
            (-right, -down),
            (right, -down),
            (-right, down),
            (right, down),
        ] {
            let _ = write!(svg, r#"<circle class="dot" cx="{x}" cy="{y}" r=".075"/>"#);
        }
    }
    svg
}

/// One part of every square: from left and top to right and bottom.
fn rectangles(shape: Shape, [left, top, right, bottom]: [f64; 4]) -> String {
    let mut path = String::new();
    for square in shape.squares() {
        let (x, y) = centre_of(square, shape);
        let (x, y) = (x - 0.5, y - 0.5);
        let _ = write!(
            path,
            "M{:.3},{:.3}H{:.3}V{:.3}H{:.3}Z",
            x + left,
            y + top,
            x + right,
            y + bottom,
            x + left
        );
    }
    path
}

/// The names of columns and rows, on the frame.
#[component]
pub(super) fn Names(kind: BoardKind, shape: Shape) -> Element {
    let Shape { columns, rows } = shape;
    let [left, top, ..] = Extent::of(shape, kind.rim(shape) / 2.0 - 0.03).sides();
    let column = |place: u8| char::from(b'a' + place).to_string();
    let names = (0..columns)
        .map(|place| (column(place), offset(place, columns), top))
        .chain((0..rows).map(|place| ((place + 1).to_string(), left, offset(place, rows))));
    rsx! {
        for (name , x , y) in names {
            span { key: "{x} {y}", class: "rim-name", aria_hidden: "true", style: "--x: {x:.3}; --y: {y:.3}", {name} }
        }
    }
}

/// The squares that are talked about.
fn subject(squares: &[SquareView]) -> Vec<Square> {
    let talked_about = |view: &&SquareView| view.highlight == Some(Highlight::Subject);
    squares
        .iter()
        .filter(talked_about)
        .map(|view| view.square)
        .collect()
}

/// A line around each of the squares.
#[component]
pub(super) fn Outline(squares: Vec<Square>, kind: BoardKind, shape: Shape) -> Element {
    if squares.is_empty() {
        return rsx! {};
    }
    rsx! {
        svg {
            class: "contour",
            view_box: kind.extent(shape).view_box(),
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: outline(&squares, shape),
        }
    }
}

/// Each is drawn twice: a dark edge below a light line.
fn outline(squares: &[Square], shape: Shape) -> String {
    let mut path = String::new();
    for square in squares {
        let (x, y) = centre_of(*square, shape);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{:.2},{:.2}h.92v.92h-.92Z", x - 0.46, y - 0.46);
    }
    format!(r#"<path class="contour-edge" d="{path}"/><path class="contour-line" d="{path}"/>"#)
}

/// A square's box. Its properties are all it draws, so a square that did not change is left alone.
#[component]
fn SquareBox(
    view: SquareView,
    kind: BoardKind,
    shape: Shape,
    /// A person is to place a stone.
    chooses: bool,
    atari: bool,
    faces: Option<Vec<Face>>,
    step: u64,
    ghost: Color,
    tapped: Option<Callback<Square>>,
    pressed: Callback<(Square, Event<PointerData>)>,
    lifted: Callback<()>,
) -> Element {
    let (x, y) = centre_of(view.square, shape);
    let moving = faces.is_some();
    let faces = faces.unwrap_or_else(|| view.stone.map(Face::still).into_iter().collect());
    rsx! {
        div {
            class: "cell",
            style: "--x: {x}; --y: {y}",
            "data-moving": moving.then_some("true"),
            "data-lost": view.point.lost.then_some("true"),
            match (tapped, kind) {
                (Some(tapped), BoardKind::Squares) => rsx! { Hit { view, shape, tapped } },
                (Some(tapped), BoardKind::Points) => rsx! {
                    PointHit { view, shape, chooses, tapped, pressed, lifted }
                },
                (None, _) => rsx! { Name { view, kind } },
            }
            if view.playable && !view.hinted {
                span { class: "mark", aria_hidden: "true", "data-kind": "playable" }
            }
            if let Some(at) = turns_at(&faces) {
                span { key: "{step}", class: "shadow", aria_hidden: "true", style: "--in: {at}" }
            }
            for (order, face) in faces.into_iter().enumerate() {
                FaceDisc { key: "{face_key(face, step, order)}", face }
            }
            if view.hinted {
                span { class: "face ghost", aria_hidden: "true", "data-color": ghost.to_string() }
            }
            if !moving && has_marks(&view, atari) {
                PointMarks { view, atari, ghost }
            }
            if view.last && !moving && !is_numbered(view.highlight) {
                span { class: "last", aria_hidden: "true", "data-color": view.stone.map(|color| color.to_string()) }
            }
            Highlighted { highlight: view.highlight, moving }
            span { class: "focus-ring", aria_hidden: "true" }
        }
    }
}

/// The whole square as a button.
#[component]
fn Hit(view: SquareView, shape: Shape, tapped: Callback<Square>) -> Element {
    let square = view.square;
    rsx! {
        button {
            class: "hit",
            r#type: "button",
            tabindex: if is_entrance(square, shape) { "0" } else { "-1" },
            "aria-label": spoken(&view),
            "data-cell": square.to_string(),
            "data-stone": view.stone.map_or("empty".to_owned(), |color| color.to_string()),
            "data-mark": mark(&view),
            "data-last": view.last.then_some("true"),
            "data-target": is_target(&view).then_some("true"),
            "data-near": near(square, shape),
            onclick: move |_| tapped.call(square),
        }
    }
}

/// The name of a square on a board that is only read.
#[component]
fn Name(view: SquareView, kind: BoardKind) -> Element {
    let label = match kind {
        BoardKind::Squares => spoken(&view),
        BoardKind::Points => points::spoken(&view, false),
    };
    rsx! {
        span {
            class: "hit",
            role: "img",
            "aria-label": label,
            "data-cell": view.square.to_string(),
            "data-stone": view.stone.map_or("empty".to_owned(), |color| color.to_string()),
            "data-mark": mark(&view),
            "data-last": view.last.then_some("true"),
        }
    }
}

/// The announcement of a square for screen readers: "d3, empty, you can play here".
fn spoken(view: &SquareView) -> String {
    let cell = t!(
        "board-cell",
        cell = view.square.to_string(),
        stone = view
            .stone
            .map_or("empty".to_owned(), |color| color.to_string()),
        mark = mark(view),
        last = if view.last { "yes" } else { "no" }
    );
    highlighted(view.highlight, cell)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_classics::reversi::BoardSize;

    #[test]
    fn arrows_walk_over_the_squares_and_stop_at_the_edge() {
        let near =
            |name: &str, shape: &str| super::near(name.parse().unwrap(), shape.parse().unwrap());
        assert_eq!(near("d3", "8"), "c3 e3 d2 d4");
        assert_eq!(near("a1", "8"), "- b1 - a2");
        assert_eq!(near("j10", "10"), "i10 - j9 -");
        assert_eq!(near("f9", "6x10"), "e9 - f8 f10");
        assert_eq!(near("s19", "19"), "r19 - s18 -");
    }

    #[test]
    fn every_square_is_drawn_inside_the_frame() {
        for shape in BoardSize::ALL.map(BoardSize::shape) {
            let path = rectangles(shape, [0.0, 0.0, 1.0, 1.0]);
            assert_eq!(path.matches('Z').count(), shape.places() as usize);
            let (right, down) = (f64::from(shape.columns) / 2.0, f64::from(shape.rows) / 2.0);
            assert!(path.contains(&format!("M{:.3},{:.3}", -right, -down)));
            assert!(path.ends_with(&format!("V{down:.3}H{:.3}Z", right - 1.0)));
        }
    }
}
