//! One cell: its button, its mark, its stones, and what is laid over them.

use dioxus::prelude::*;
use rsg_engine::{Cell, Color, Mark};

use super::geometry::{self, Step, centre};
use super::motion::{Axis, Enter, Face, Leave};
use crate::ui::texts::{t, texts};
use rsg_game::session::{CellView, Foreseen, Grade, Highlight, NumberedStone};

/// The purpose of a board.
#[derive(Clone, Copy, PartialEq)]
pub enum Use {
    /// To be played on: every cell is a button.
    Play(EventHandler<Cell>),
    /// To be played on, but the player has to find where a stone can be placed: no mark is drawn or announced.
    Find(EventHandler<Cell>),
    /// To be read, cell by cell.
    Read,
    /// A picture; what it shows is said in one sentence.
    Picture,
}

/// The cell the Tab key leads to; the arrow keys go on from there.
const ENTRANCE: Cell = Cell::CP;

/// A cell's box. Its properties are all it draws, so a cell that did not change is left alone.
#[component]
pub(super) fn CellBox(
    view: CellView,
    faces: Option<Vec<Face>>,
    /// The time at which it lights up as one of those that surround a group, if it is.
    lit_at: Option<u32>,
    step: u64,
    purpose: Use,
) -> Element {
    let (x, y) = centre(view.cell);
    let moving = faces.is_some();
    let faces = faces.unwrap_or_else(|| view.stone.map(Face::still).into_iter().collect());
    rsx! {
        div {
            class: "cell",
            style: "--x: {x:.3}; --y: {y:.3}",
            "data-foreseen": view.foreseen.map(foreseen_name),
            "data-moving": moving.then_some("true"),
            match purpose {
                Use::Play(tapped) => rsx! { Hit { view, tapped, told: true } },
                Use::Find(tapped) => rsx! { Hit { view, tapped, told: false } },
                Use::Read => rsx! { Name { view } },
                Use::Picture => rsx! {},
            }
            if 0 < view.captures {
                span { class: "capture-ring", aria_hidden: "true" }
            }
            Marked { mark: view.mark }
            if let Some(at) = turns_at(&faces) {
                span { key: "{step}", class: "shadow", aria_hidden: "true", style: "--in: {at}" }
            }
            for (order, face) in faces.into_iter().enumerate() {
                FaceDisc { key: "{face_key(face, step, order)}", face }
            }
            if let Some(color) = view.ghost.or(view.called) {
                span { class: "face ghost", aria_hidden: "true", "data-color": color.to_string() }
            }
            if let Some(Foreseen::Flipped(color)) = view.foreseen {
                span { class: "face omen", aria_hidden: "true", "data-color": color.to_string() }
            }
            if view.last && !moving && !is_numbered(view.highlight) {
                span { class: "last", aria_hidden: "true", "data-color": view.stone.map(name) }
            }
            if view.capturable {
                span { class: "capture-dot", aria_hidden: "true" }
            }
            if let Some(at) = lit_at {
                span { key: "light-{step}", class: "closing", aria_hidden: "true", style: "--in: {at}" }
            }
            Highlighted { highlight: view.highlight, moving }
            span { class: "focus-ring", aria_hidden: "true" }
        }
    }
}

/// The highlight of a cell or square, but for the outline, which is one line around all that are talked about.
#[component]
pub(super) fn Highlighted(highlight: Option<Highlight>, moving: bool) -> Element {
    match highlight {
        Some(Highlight::Judged(grade)) if !moving => rsx! {
            span { class: "judged", aria_hidden: "true", "data-grade": grade_name(grade) }
        },
        Some(Highlight::Missing(count)) => rsx! {
            span { class: "figure", aria_hidden: "true", "data-color": "white", {texts().number(count)} }
        },
        Some(Highlight::Numbered(stone)) if !moving => rsx! {
            Number { stone }
        },
        Some(Highlight::Target) => rsx! {
            span { class: "glow", aria_hidden: "true" }
        },
        Some(Highlight::Judged(_) | Highlight::Numbered(_) | Highlight::Subject) | None => rsx! {},
    }
}

/// The number of a line's stone; one that is still to come lies pale below it.
#[component]
fn Number(stone: NumberedStone) -> Element {
    let color = name(stone.color);
    rsx! {
        if stone.is_to_come {
            span { class: "face to-come", aria_hidden: "true", "data-color": color.clone() }
        }
        span {
            class: "figure line-number",
            aria_hidden: "true",
            "data-color": color,
            {texts().number(stone.number)}
        }
    }
}

/// Returns true for a stone with a number in it, which leaves no room for the ring of the last stone.
pub(super) fn is_numbered(highlight: Option<Highlight>) -> bool {
    matches!(highlight, Some(Highlight::Numbered(_)))
}

/// The mark of a cell. Where ko has a say the whole cell is tinted inside a white line, and the form in it tells the
/// marks apart without their colours.
#[component]
fn Marked(mark: Mark) -> Element {
    let kind = mark.to_string();
    rsx! {
        if matches!(mark, Mark::OneCall | Mark::Blocked | Mark::Exception) {
            span { class: "tint", aria_hidden: "true", "data-kind": kind.clone() }
        }
        if mark != Mark::None {
            span { class: "mark", aria_hidden: "true", "data-kind": kind }
        }
    }
}

/// A cell with a mark alone, beside its meaning.
#[component]
pub fn MarkSample(mark: Mark) -> Element {
    rsx! {
        span { class: "mark-sample", aria_hidden: "true",
            Marked { mark }
        }
    }
}

/// The whole hexagon as a button.
#[component]
fn Hit(
    view: CellView,
    tapped: EventHandler<Cell>,
    /// A screen reader announces that the cell can be played.
    told: bool,
) -> Element {
    let cell = view.cell;
    let captures = Some(view.captures).filter(|count| 0 < *count);
    rsx! {
        button {
            class: "hit",
            r#type: "button",
            tabindex: if cell == ENTRANCE { "0" } else { "-1" },
            "aria-label": spoken(&view, told),
            "data-cell": cell.name(),
            "data-stone": view.stone.map_or("empty".to_owned(), name),
            "data-mark": view.mark.to_string(),
            "data-captures": captures.map(|count| count.to_string()),
            "data-last": view.last.then_some("true"),
            "data-target": (view.highlight == Some(Highlight::Target)).then_some("true"),
            "data-near": near(cell),
            onclick: move |_| tapped.call(cell),
        }
    }
}

/// The name of a cell on a board that is only read.
#[component]
fn Name(view: CellView) -> Element {
    rsx! {
        span {
            class: "hit",
            role: "img",
            "aria-label": spoken(&view, true),
            "data-cell": view.cell.name(),
            "data-stone": view.stone.map_or("empty".to_owned(), name),
            "data-mark": view.mark.to_string(),
            "data-last": view.last.then_some("true"),
        }
    }
}

/// A disc of one colour, as it comes and goes.
#[component]
pub(super) fn FaceDisc(face: Face) -> Element {
    rsx! {
        span {
            class: "face",
            aria_hidden: "true",
            "data-color": name(face.color),
            "data-enter": enter_name(face.enter),
            "data-leave": leave_name(face.leave),
            "data-axis": face.axis.map(axis_name),
            style: "--in: {face.enter_at}; --out: {face.leave_at}",
        }
    }
}

/// The time at which a stone is turned over here, if one is: its shadow grows while it is lifted.
pub(super) fn turns_at(faces: &[Face]) -> Option<u32> {
    let turning = faces.iter().find(|face| face.leave == Leave::Turn);
    turning.map(|face| face.leave_at)
}

/// A face that moves is a new element each time, because an element's animation runs once.
pub(super) fn face_key(face: Face, step: u64, order: usize) -> String {
    if face.enter == Enter::Still && face.leave == Leave::Never {
        format!("still-{}", face.color)
    } else {
        format!("{step}-{order}")
    }
}

/// The neighbours for the arrow keys, in the order of [`Step::ALL`]; `-` where the board ends.
fn near(cell: Cell) -> String {
    Step::ALL
        .map(|step| geometry::step(cell, step).map_or("-", Cell::name))
        .join(" ")
}

fn name(color: Color) -> String {
    color.to_string()
}

fn enter_name(enter: Enter) -> Option<&'static str> {
    match enter {
        Enter::Still => None,
        Enter::Drop => Some("drop"),
        Enter::Land => Some("land"),
        Enter::Call => Some("call"),
        Enter::Turn => Some("turn"),
    }
}

fn leave_name(leave: Leave) -> Option<&'static str> {
    match leave {
        Leave::Never => None,
        Leave::Fade => Some("fade"),
        Leave::Turn => Some("turn"),
        Leave::Fly => Some("fly"),
    }
}

fn axis_name(axis: Axis) -> &'static str {
    match axis {
        Axis::Level => "level",
        Axis::Rising => "rising",
        Axis::Falling => "falling",
        Axis::Upright => "upright",
        Axis::Ascending => "ascending",
        Axis::Descending => "descending",
    }
}

/// The name of a grade on the page.
#[must_use]
pub fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Slip => "slip",
        Grade::Mistake => "mistake",
        Grade::Better => "better",
    }
}

fn foreseen_name(foreseen: Foreseen) -> &'static str {
    match foreseen {
        Foreseen::Flipped(_) => "flipped",
        Foreseen::Captured => "captured",
        Foreseen::CorePoint => "core-point",
    }
}

/// The announcement of a cell for screen readers: "B4, empty, you can play here, captures 2". The last parts are only
/// `told` where the player need not find them.
fn spoken(view: &CellView, told: bool) -> String {
    let stone = view
        .stone
        .map_or("empty".to_owned(), |color| color.to_string());
    let last = if view.last { "yes" } else { "no" };
    let mark = if told { view.mark } else { Mark::None };
    let cell = t!(
        "board-cell",
        cell = view.cell.name(),
        stone = stone,
        mark = mark.to_string(),
        last = last
    );
    let cell = match view.captures {
        0 => cell,
        count => t!("board-cell-captures", cell = cell, count = count),
    };
    highlighted(view.highlight, cell)
}

/// An announcement with the highlight.
pub(super) fn highlighted(highlight: Option<Highlight>, cell: String) -> String {
    match highlight {
        Some(Highlight::Target) => t!("board-cell-glows", cell = cell),
        Some(Highlight::Missing(count)) => t!("board-cell-missing", cell = cell, count = count),
        Some(Highlight::Numbered(stone)) => {
            t!("board-cell-numbered", cell = cell, number = stone.number)
        }
        Some(Highlight::Subject | Highlight::Judged(_)) | None => cell,
    }
}
