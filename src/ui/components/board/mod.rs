//! The star board: drawn once, with stones that move over it and a real button on every cell.
//!
//! The layers, from below: the star (one drawing that never changes), then a box a cell with its button, its mark, its
//! stones and what is laid over them. Buttons take the whole hexagon, so there is no gap between two cells. All that
//! changes reaches the style sheet as attributes; only `transform` and `opacity` move.
//!
//! | attribute | on | values |
//! |---|---|---|
//! | `data-cell` `data-stone` `data-mark` `data-last` | a cell's button | the contract with the outside |
//! | `data-captures` | a cell's button | how many points a placement there captures, where that is shown |
//! | `data-target` | a cell's button | it glows, because it is to be tapped |
//! | `data-near` | a cell's button | where the arrow keys lead, for the page's script |
//! | `data-enter` `data-leave` | a stone's face | how it comes and goes |
//! | `data-axis` | a stone's face | the axis of the row about which it turns over |
//! | `data-grade` | the ring around a stone | what its placement was worth, in practice |
//! | `data-foreseen` | a cell | what the call under the finger would make of it |
//!
//! The boards of games on squares ([`SquareBoard`]) are made of the same cells, stones and marks.

mod aiming;
mod call_chip;
mod call_picture;
mod cell;
mod contour;
mod geometry;
mod look;
mod motion;
mod points;
mod portrait;
mod square;
mod square_attributes;
mod square_geometry;
mod square_picture;
mod star_drawing;
mod thumbnail;

use dioxus::prelude::*;
use rsg_engine::{Cell, Cells};

use crate::ui::texts::t;
use call_chip::{CallChip, PreviewChip};
use cell::CellBox;
use contour::Contour;
use geometry::{RIM, reading_order, through_core};
use motion::CoreLight;
use rsg_game::board::Arrival;
use rsg_game::games::Change;
use rsg_game::progress::RimNames;
use rsg_game::session::pictures::{Outlined, Picture};
use rsg_game::session::{CellView, Highlight};

pub use call_chip::CallNews;
pub use call_picture::CallThumbnail;
pub use cell::{MarkSample, Use, grade_name};
pub use look::{BoardLook, Illustration};
pub use motion::{Motion, tempo};
pub use points::BoardKind;
pub use portrait::{BoardPortrait, Portrait, PortraitShades, PortraitStone};
pub use square::{Aimed, SquareBoard};
pub use square_picture::SquareImage;
pub use thumbnail::{BoardThumbnail, Thumbnail, ThumbnailShapes};

/// A turn that is to be shown moving.
#[derive(Clone, PartialEq)]
pub struct Moving {
    pub change: Change,
    pub arrival: Arrival,
    /// Called with the board's step when the turn begins to be shown.
    pub begun: Callback<u64>,
    /// Called with the same step when it has been shown.
    pub shown: Callback<u64>,
}

impl Moving {
    /// The motion of the turn.
    #[must_use]
    pub fn motion(&self) -> Motion {
        Motion::of(&self.change, self.arrival)
    }
}

impl Illustration for Picture {
    fn key(&self) -> &'static str {
        self.key
    }

    fn legend(&self) -> Option<&'static str> {
        self.outlined.map(|outlined| match outlined {
            Outlined::Flipped => "flipped",
            Outlined::Captured => "captured",
        })
    }

    fn draw(&self, label: String) -> Element {
        rsx! { StarBoard { cells: self.cells(), label, purpose: Use::Picture } }
    }
}

/// A picture with every cell's name at the rim.
pub struct WithNames(pub Picture);

impl Illustration for WithNames {
    fn key(&self) -> &'static str {
        self.0.key
    }

    fn legend(&self) -> Option<&'static str> {
        self.0.legend()
    }

    fn draw(&self, label: String) -> Element {
        let look = BoardLook {
            rim: RimNames::All,
            ..BoardLook::default()
        };
        rsx! { StarBoard { cells: self.0.cells(), label, purpose: Use::Picture, look } }
    }
}

#[component]
pub fn StarBoard(
    /// The 37 cells in the order of [`Cell::ALL`].
    cells: Vec<CellView>,
    /// The board's name, or, for a picture, its description.
    label: String,
    purpose: Use,
    /// The placement that led here, to be shown moving; the parent takes it away again when it has been shown.
    moving: Option<Moving>,
    /// A number that differs from one placement to the next, so that each moves exactly once.
    #[props(default)]
    step: u64,
    /// The call that this step brings, to be said at CP.
    #[props(default)]
    call: CallNews,
    /// True if the board names a call that is tried: nothing beside it does.
    #[props(default)]
    names_tried_call: bool,
    #[props(default)] look: BoardLook,
) -> Element {
    // Counts taps, for the page: it lets no other through before one was heard (`assets/scripts/touch.js`).
    let mut heard = use_signal(|| 0_u32);
    let told = use_callback(move |cell| {
        heard += 1;
        if let Use::Play(tapped) | Use::Find(tapped) = purpose {
            tapped.call(cell);
        }
    });
    let purpose = match purpose {
        Use::Play(_) => Use::Play(told),
        Use::Find(_) => Use::Find(told),
        other => other,
    };
    let playable_marks = look.playable_marks && !matches!(purpose, Use::Find(_));
    let cells = match playable_marks && look.captures {
        true => cells,
        false => cells.into_iter().map(CellView::without_captures).collect(),
    };
    let motion = moving.as_ref().map(Moving::motion);
    let previewed = cells[Cell::CP.index()].called.filter(|_| names_tried_call);
    let core_point = motion.as_ref().and_then(|motion| motion.core_point_at);
    let role = if purpose == Use::Picture {
        "img"
    } else {
        "group"
    };
    rsx! {
        div {
            class: "board",
            role,
            "aria-label": label,
            "data-hints": if playable_marks { "on" } else { "off" },
            "data-moving": motion.is_some().then_some("true"),
            "data-step": step.to_string(),
            "data-heard": heard.to_string(),
            "data-asking": cells.iter().any(|cell| cell.ghost.is_some()).then_some("true"),
            Star {}
            Rim { rim: look.rim }
            Contour { cells: subject(&cells) }
            for cell in reading_order() {
                CellBox {
                    key: "{cell}",
                    view: cells[cell.index()],
                    faces: motion.as_ref().and_then(|motion| motion.faces(cell)).map(<[_]>::to_vec),
                    lit_at: motion.as_ref().and_then(|motion| motion.lights_up(cell)),
                    step,
                    purpose,
                }
            }
            if let (Some(at), Some(Moving { change, .. })) = (core_point, &moving) {
                span {
                    key: "{step}",
                    class: "core-point",
                    aria_hidden: "true",
                    "data-color": change.by.to_string(),
                    style: "--out: {at}",
                    "+1"
                }
            }
            if let Some(light) = motion.as_ref().and_then(|motion| motion.light) {
                Light { key: "{step}", light }
            }
            if let Some(color) = previewed {
                PreviewChip { color }
            }
            CallChip { step, news: call }
            if let (Some(motion), Some(Moving { begun, shown, .. })) = (&motion, moving) {
                ClockHand { key: "{step}", step, ends_at: motion.ends_at, begun, shown }
            }
        }
    }
}

/// The light that runs along the line of a call. It passes each place once, so nothing flashes.
#[component]
fn Light(light: CoreLight) -> Element {
    let (distance, angle) = through_core(light.from);
    rsx! {
        span {
            class: "core-light",
            aria_hidden: "true",
            style: "--in: {light.at}; --from: {distance:.2}; --angle: {angle:.1}deg",
        }
    }
}

/// Calls `begun` and `shown` at the beginning and the end of a placement. It moves nothing and lasts as long as all
/// that moves: so the page's own clock decides, the one that the stones follow.
#[component]
fn ClockHand(step: u64, ends_at: u32, begun: Callback<u64>, shown: Callback<u64>) -> Element {
    rsx! {
        span {
            class: "clock-hand",
            aria_hidden: "true",
            style: "--ends: {ends_at}",
            onanimationstart: move |_| begun.call(step),
            onanimationend: move |_| shown.call(step),
        }
    }
}

/// The drawing below everything. It has no properties, so it is made once and left alone.
#[component]
fn Star() -> Element {
    rsx! {
        svg {
            class: "star",
            view_box: star_drawing::view_box(),
            "aria-hidden": "true",
            "focusable": "false",
            dangerous_inner_html: star_drawing::star(),
        }
    }
}

/// The cells that are talked about.
fn subject(cells: &[CellView]) -> Cells {
    let talked_about = |view: &&CellView| {
        matches!(
            view.highlight,
            Some(Highlight::Subject | Highlight::Missing(_))
        )
    };
    cells
        .iter()
        .filter(talked_about)
        .map(|view| view.cell)
        .collect()
}

#[component]
fn Rim(rim: RimNames) -> Element {
    let shown = move |hour: u8| match rim {
        RimNames::Off => false,
        RimNames::FourHours => hour.is_multiple_of(3),
        RimNames::All => true,
    };
    rsx! {
        for name in RIM.into_iter().filter(|name| shown(name.hour)) {
            span {
                key: "{name.hour}",
                class: "rim-name",
                aria_hidden: "true",
                style: "--x: {name.at.0:.3}; --y: {name.at.1:.3}",
                {name.text}
            }
        }
    }
}

#[must_use]
pub fn board_name() -> String {
    t("board-name")
}
