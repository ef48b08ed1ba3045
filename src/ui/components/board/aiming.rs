//! Placing on points by finger. Where points are large, a rest shows the effect of a placement, and lifting the finger
//! places. Where they are small, the first touch aims, and a second one on the same point places, so that a thick
//! finger never places a wrong one. A mouse and a keyboard are exact enough everywhere.

use std::rc::Rc;

use dioxus::prelude::*;
use rsg_classics::Square;

use rsg_game::board::Aim;

/// Points closer to one another than that are small for a finger, in pixels of the page.
const SMALL: f64 = 34.0;

/// The point where the finger went down, and whether lifting it places there.
#[derive(Clone, Copy, PartialEq)]
struct Press {
    square: Square,
    places: bool,
    /// The point stays aimed at when the finger is lifted.
    stays: bool,
}

/// The fingers on one board.
#[derive(Clone, Copy)]
pub(super) struct Aiming {
    pitch: Signal<Option<f64>>,
    press: Signal<Option<Press>>,
    aim: Callback<Option<Aim>>,
}

pub(super) fn use_aiming(aim: Callback<Option<Aim>>) -> Aiming {
    Aiming {
        pitch: use_signal(|| None),
        press: use_signal(|| None),
        aim,
    }
}

impl Aiming {
    /// Notes the board's width, in pixels; `across` is the number of points, and frame, side by side.
    pub(super) fn measured(mut self, event: &Event<ResizeData>, across: f64) {
        if let Ok(size) = event.get_content_box_size() {
            self.pitch.set(Some(size.width / across));
        }
    }

    /// A board that was not measured yet may be a small one.
    fn are_points_small(self) -> bool {
        self.pitch.peek().is_none_or(|pitch| pitch < SMALL)
    }

    /// A finger, mouse or pen goes down on a point; `kept` is the point that was aimed at before.
    pub(super) fn down(mut self, square: Square, event: &Rc<PointerData>, kept: Option<Square>) {
        let stays = event.pointer_type() != "mouse" && self.are_points_small();
        let places = !stays || kept == Some(square);
        self.press.set(Some(Press {
            square,
            places,
            stays,
        }));
        self.aim.call(Some(Aim { square, stays }));
    }

    /// It is lifted, or slides away.
    pub(super) fn up(self) {
        let press = *self.press.peek();
        if press.is_some_and(|press| !press.stays) {
            self.aim.call(None);
        }
    }

    /// Returns true if a click there places: one without a finger, or the second one.
    pub(super) fn places(mut self, square: Square) -> bool {
        let press = self.press.take();
        press.is_none_or(|press| press.places || press.square != square)
    }
}
