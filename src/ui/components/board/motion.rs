//! The motion of a turn on a board: its [`Change`] turned into faces that come and go.
//!
//! A spot shows a stack of *faces*, discs of one colour. Each may come and go in some way after some time; style sheets
//! have the look of these ways and the player's speed. So the whole order is here, as plain numbers, and nothing here
//! knows of a page.

use rsg_classics::Square;
use rsg_engine::{Cell, Color};
use rsg_game::board::{Arrival, Spot};
use rsg_game::games::{Called, Change};
use rsg_game::progress::AnimationSpeed;

/// The way a face comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Enter {
    /// It was there before.
    Still,
    /// It is placed: drops from the hand.
    Drop,
    /// It was held over the cell while the call was asked for, and is laid down.
    Land,
    /// It is called: wells up from the Core Point.
    Call,
    /// It turns over into sight.
    Turn,
}

/// The way a face goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leave {
    /// It stays.
    Never,
    /// It gives way to what is called, by which it is covered then.
    Fade,
    /// It turns over out of sight.
    Turn,
    /// It lifts off and flies to the pile of the one who captured it.
    Fly,
}

/// The axis about which a stone turns over: that of its row. The star's rows run in three directions, those of a square
/// board in four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Axis {
    /// Along the rows that lie level.
    Level,
    /// Up to the right.
    Rising,
    /// Down to the right.
    Falling,
    /// On a square board: along the columns.
    Upright,
    /// On a square board: from corner to corner, up to the right.
    Ascending,
    /// On a square board: from corner to corner, down to the right.
    Descending,
}

impl Axis {
    /// The axis of the row on which both spots lie.
    fn through(one: Spot, other: Spot) -> Axis {
        match (one, other) {
            (Spot::Cell(one), Spot::Cell(other)) => Axis::of_cells(one, other),
            (Spot::Square(one), Spot::Square(other)) => Axis::of_squares(one, other),
            // No board has both.
            (Spot::Cell(_), Spot::Square(_)) | (Spot::Square(_), Spot::Cell(_)) => Axis::Level,
        }
    }

    fn of_cells(one: Cell, other: Cell) -> Axis {
        let ((q, r, _), (u, v, _)) = (one.cube(), other.cube());
        if r == v {
            Axis::Level
        } else if q == u {
            Axis::Falling
        } else {
            Axis::Rising
        }
    }

    fn of_squares(one: Square, other: Square) -> Axis {
        let down = i16::from(other.row()) - i16::from(one.row());
        let right = i16::from(other.column()) - i16::from(one.column());
        match (right.signum() * down.signum(), down) {
            (_, 0) => Axis::Level,
            (0, _) => Axis::Upright,
            (1, _) => Axis::Descending,
            _ => Axis::Ascending,
        }
    }
}

/// A disc on a spot, with when it comes and goes in milliseconds at normal speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub(super) color: Color,
    pub(super) enter: Enter,
    pub(super) enter_at: u32,
    pub(super) leave: Leave,
    pub(super) leave_at: u32,
    /// About which axis it turns into sight or out of it, if it does.
    pub(super) axis: Option<Axis>,
}

impl Face {
    /// A stone that just lies there.
    pub(super) fn still(color: Color) -> Face {
        Face {
            color,
            enter: Enter::Still,
            enter_at: 0,
            leave: Leave::Never,
            leave_at: 0,
            axis: None,
        }
    }

    fn entering(color: Color, enter: Enter, enter_at: u32) -> Face {
        Face {
            enter,
            enter_at,
            ..Face::still(color)
        }
    }

    fn leaving(self, leave: Leave, leave_at: u32) -> Face {
        Face {
            leave,
            leave_at,
            ..self
        }
    }
}

/// The multiplier of every duration on the board.
#[must_use]
pub fn tempo(speed: AnimationSpeed) -> f64 {
    match speed {
        AnimationSpeed::Off => 0.0,
        AnimationSpeed::Fast => 0.55,
        AnimationSpeed::Normal => 1.0,
        AnimationSpeed::Slow => 1.9,
    }
}

/// The time in milliseconds until a dropped stone lies.
const DROP: u32 = 220;
/// The time in milliseconds until a stone that was held over the board lies.
const LAND: u32 = 160;
/// The time at which a called stone wells up, and the time it takes.
const CALL_AT: u32 = 160;
const CALL: u32 = 260;
/// The time at which the light begins to run along the line of a call, so that it meets CP when the colour wells up.
const LIGHT_AT: u32 = 120;
/// The time from the turn of one stone to that of the next one outward.
const OUTWARD: u32 = 110;
/// The time a stone takes to turn over.
const TURN: u32 = 300;
/// The time for which the spots around a captured group are lit before its first stone lifts off.
const CLOSING: u32 = 350;
/// The time from one captured stone to the next.
const AFTER_ANOTHER: u32 = 70;
/// The time a captured stone flies.
const FLIGHT: u32 = 560;
/// The time the score takes to count up.
const COUNT: u32 = 360;

/// The light that runs from a placed stone along its line through CP, where a call turns that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoreLight {
    pub(super) from: Cell,
    /// The time at which it begins to run.
    pub(super) at: u32,
    /// The time at which CP has the called colour.
    pub called_at: u32,
}

impl CoreLight {
    fn of(change: &Change, arrival: Arrival) -> Option<CoreLight> {
        let (at, called_at) = match arrival {
            Arrival::Dropped => (LIGHT_AT, CALL_AT + CALL / 2),
            // It lies there already.
            Arrival::Held => (0, 0),
        };
        let from = change.play.spot()?.cell()?;
        change.turns_core().then_some(CoreLight {
            from,
            at,
            called_at,
        })
    }
}

/// The motion of all that moves in a turn. Times are milliseconds at normal speed.
#[derive(Debug, Clone, PartialEq)]
pub struct Motion {
    faces: Vec<(Spot, Vec<Face>)>,
    /// The light of a call that turns CP.
    pub light: Option<CoreLight>,
    /// The time at which the first stone turns over.
    pub flips_at: u32,
    /// The time at which the first captured stone lifts off, if one does.
    pub captures_at: u32,
    /// The spots that surround what is captured; they are lit until it lifts off.
    closing: Vec<Spot>,
    /// The times at which the captured points land on the pile.
    pub landings: Vec<u32>,
    /// The time at which the score starts to count up.
    pub count_at: u32,
    /// The time at which the point for an empty Core Point flies, if it does.
    pub(super) core_point_at: Option<u32>,
    /// The time at which all is still again.
    pub ends_at: u32,
}

impl Motion {
    /// The motion of a turn.
    #[must_use]
    pub fn of(change: &Change, arrival: Arrival) -> Motion {
        let flips_from = match (arrival, change.called) {
            (Arrival::Held, _) => LAND,
            (Arrival::Dropped, Some(_)) => CALL_AT + CALL,
            (Arrival::Dropped, None) => DROP,
        };
        let flips_end = match change.flipped.iter().map(Vec::len).max() {
            None | Some(0) => flips_from,
            Some(longest) => flips_from + (longest as u32 - 1) * OUTWARD + TURN,
        };
        let mut motion = Motion {
            faces: Vec::new(),
            light: CoreLight::of(change, arrival),
            flips_at: flips_from,
            captures_at: flips_end + CLOSING,
            closing: change.surrounding.clone(),
            landings: Vec::new(),
            count_at: flips_end,
            core_point_at: None,
            ends_at: flips_end + COUNT,
        };
        motion.captures(change);
        motion.draw_spots(change, arrival);
        motion
    }

    /// The faces of a spot that takes part; `None` for all others.
    pub(super) fn faces(&self, spot: impl Into<Spot>) -> Option<&[Face]> {
        let spot = spot.into();
        self.faces
            .iter()
            .find(|(moving, _)| *moving == spot)
            .map(|(_, faces)| faces.as_slice())
    }

    /// The time at which a cell lights up that surrounds what is captured.
    pub(super) fn lights_up(&self, cell: Cell) -> Option<u32> {
        let surrounds = self.closing.contains(&cell.into());
        surrounds.then(|| self.captures_at - CLOSING)
    }

    /// The length of the whole motion in milliseconds at a tempo (1 is normal, 0 is off).
    #[must_use]
    pub fn millis(&self, tempo: f64) -> u64 {
        (f64::from(self.ends_at) * tempo).round() as u64
    }

    /// The score counts what has landed on the pile.
    fn captures(&mut self, change: &Change) {
        let stones = change.captured.len() as u32;
        let lifts_off = |order: u32| self.captures_at + order * AFTER_ANOTHER;
        if change.core_point {
            self.core_point_at = Some(lifts_off(stones));
        }
        let flying = stones + u32::from(change.core_point);
        self.landings = (0..flying).map(|order| lifts_off(order) + FLIGHT).collect();
        if let Some(&landed) = self.landings.last() {
            self.count_at = landed;
            self.ends_at = landed + COUNT;
        }
    }

    fn draw_spots(&mut self, change: &Change, arrival: Arrival) {
        let (flips_from, captures_from) = (self.flips_at, self.captures_at);
        let enter = match arrival {
            Arrival::Dropped => Enter::Drop,
            Arrival::Held => Enter::Land,
        };
        let Some(placed) = change.play.spot() else {
            return;
        };
        let stone = Face::entering(change.by, enter, 0);
        self.faces.push((placed, vec![stone]));
        if let Some(called) = change.called {
            let faces = called_faces(called, arrival);
            self.faces.push((Cell::CP.into(), faces));
        }
        for row in &change.flipped {
            for (order, &spot) in row.iter().enumerate() {
                let at = flips_from + order as u32 * OUTWARD;
                let axis = Axis::through(placed, spot);
                turn_over(self.entry(spot, !change.by), change.by, at, axis);
            }
        }
        for (order, &spot) in change.captured.iter().enumerate() {
            let at = captures_from + order as u32 * AFTER_ANOTHER;
            let faces = self.entry(spot, !change.by);
            if let Some(top) = faces.last_mut() {
                *top = top.leaving(Leave::Fly, at);
            }
        }
    }

    /// The faces of a spot, with the stone that lies there where none was noted yet.
    fn entry(&mut self, spot: Spot, lying: Color) -> &mut Vec<Face> {
        let at = match self.faces.iter().position(|(moving, _)| *moving == spot) {
            Some(at) => at,
            None => {
                self.faces.push((spot, vec![Face::still(lying)]));
                self.faces.len() - 1
            }
        };
        &mut self.faces[at].1
    }
}

/// The Core Point's faces when it is called: its stone gives way, unless it has the colour that is called.
///
/// A colour that was called in the dialog is already in sight there.
fn called_faces(called: Called, arrival: Arrival) -> Vec<Face> {
    let (before, called) = (called.before, called.color);
    let (enter, at) = match arrival {
        Arrival::Dropped => (Enter::Call, CALL_AT),
        Arrival::Held => (Enter::Land, 0),
    };
    match before {
        Some(color) if color == called => vec![Face::still(called)],
        Some(color) if arrival == Arrival::Dropped => vec![
            Face::still(color).leaving(Leave::Fade, at + CALL),
            Face::entering(called, enter, at),
        ],
        _ => vec![Face::entering(called, enter, at)],
    }
}

/// Turns the topmost face over to `color`. A Core Point that lies on two bracketed rows turns once.
fn turn_over(faces: &mut Vec<Face>, color: Color, at: u32, axis: Axis) {
    match faces.last_mut() {
        Some(top) if top.color != color => {
            *top = top.leaving(Leave::Turn, at);
            top.axis = Some(axis);
        }
        _ => return,
    }
    faces.push(Face {
        axis: Some(axis),
        ..Face::entering(color, Enter::Turn, at)
    });
}

#[cfg(test)]
mod tests;
