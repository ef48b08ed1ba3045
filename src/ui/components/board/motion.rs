//! The motion of a placement on the board: the engine's [`Effect`] turned into faces that come and go.
//!
//! A cell shows a stack of *faces*, discs of one colour. Each may come and go in some way after some time; style sheets
//! have the look of these ways and the player's speed. So the whole order is here, as plain numbers, and nothing here
//! knows of a page.

use rsg_engine::{Cell, Cells, Color, Effect};
use rsg_game::board::Arrival;
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
    /// The axis of the row on which both cells lie.
    fn through(one: Cell, other: Cell) -> Axis {
        let ((q, r, _), (u, v, _)) = (one.cube(), other.cube());
        if r == v {
            Axis::Level
        } else if q == u {
            Axis::Falling
        } else {
            Axis::Rising
        }
    }
}

/// A disc on a cell, with when it comes and goes in milliseconds at normal speed.
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

    pub(super) fn entering(color: Color, enter: Enter, enter_at: u32) -> Face {
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
pub(super) const DROP: u32 = 220;
/// The time in milliseconds until a stone that was held over the board lies.
const LAND: u32 = 160;
/// The time at which a called stone wells up, and the time it takes.
const CALL_AT: u32 = 160;
const CALL: u32 = 260;
/// The time at which the light begins to run along the line of a call, so that it meets CP when the colour wells up.
const LIGHT_AT: u32 = 120;
/// The time from the turn of one stone to that of the next one outward.
pub(super) const OUTWARD: u32 = 110;
/// The time a stone takes to turn over.
pub(super) const TURN: u32 = 300;
/// The time for which the cells around a captured group are lit before its first stone lifts off.
pub(super) const CLOSING: u32 = 350;
/// The time from one captured stone to the next.
const AFTER_ANOTHER: u32 = 70;
/// The time a captured stone flies.
const FLIGHT: u32 = 560;
/// The time the score takes to count up.
pub(super) const COUNT: u32 = 360;

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
    fn of(effect: &Effect, arrival: Arrival) -> Option<CoreLight> {
        let (at, called_at) = match arrival {
            Arrival::Dropped => (LIGHT_AT, CALL_AT + CALL / 2),
            // It lies there already.
            Arrival::Held => (0, 0),
        };
        effect.turns_core().then_some(CoreLight {
            from: effect.mv.cell,
            at,
            called_at,
        })
    }
}

/// The motion of all that moves when a stone is placed. Times are milliseconds at normal speed.
#[derive(Debug, Clone, PartialEq)]
pub struct Motion {
    faces: Vec<(Cell, Vec<Face>)>,
    /// The light of a call that turns CP.
    pub light: Option<CoreLight>,
    /// The time at which the first stone turns over.
    pub flips_at: u32,
    /// The time at which the first captured stone lifts off, if one does.
    pub captures_at: u32,
    /// The cells that surround what is captured; they are lit until it lifts off.
    closing: Cells,
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
    /// The motion of a placement.
    #[must_use]
    pub fn of(effect: &Effect, arrival: Arrival) -> Motion {
        let flips_from = match (arrival, effect.mv.call) {
            (Arrival::Held, _) => LAND,
            (Arrival::Dropped, Some(_)) => CALL_AT + CALL,
            (Arrival::Dropped, None) => DROP,
        };
        let longest = effect
            .flips
            .iter()
            .map(|row| row.cells.len() as u32)
            .max()
            .unwrap_or(0);
        let flips_end = flips_from + longest.saturating_sub(1) * OUTWARD + TURN;
        let mut motion = Motion {
            faces: Vec::new(),
            light: CoreLight::of(effect, arrival),
            flips_at: flips_from,
            captures_at: flips_end + CLOSING,
            closing: surrounding(effect),
            landings: Vec::new(),
            count_at: flips_end,
            core_point_at: None,
            ends_at: flips_end + COUNT,
        };
        motion.captures(effect);
        motion.draw_cells(effect, arrival);
        motion
    }

    /// The faces of a cell that takes part; `None` for all others.
    pub(super) fn faces(&self, cell: Cell) -> Option<&[Face]> {
        self.faces
            .iter()
            .find(|(moving, _)| *moving == cell)
            .map(|(_, faces)| faces.as_slice())
    }

    /// The time at which a cell lights up that surrounds what is captured.
    pub(super) fn lights_up(&self, cell: Cell) -> Option<u32> {
        let surrounds = self.closing.contains(cell);
        surrounds.then(|| self.captures_at - CLOSING)
    }

    /// The length of the whole motion in milliseconds at a tempo (1 is normal, 0 is off).
    #[must_use]
    pub fn millis(&self, tempo: f64) -> u64 {
        (f64::from(self.ends_at) * tempo).round() as u64
    }

    /// The score counts what has landed on the pile.
    fn captures(&mut self, effect: &Effect) {
        let stones: u32 = effect.captured.iter().map(|group| group.len() as u32).sum();
        let lifts_off = |order: u32| self.captures_at + order * AFTER_ANOTHER;
        if effect.cp_point {
            self.core_point_at = Some(lifts_off(stones));
        }
        let flying = stones + u32::from(effect.cp_point);
        self.landings = (0..flying).map(|order| lifts_off(order) + FLIGHT).collect();
        if let Some(&landed) = self.landings.last() {
            self.count_at = landed;
            self.ends_at = landed + COUNT;
        }
    }

    fn draw_cells(&mut self, effect: &Effect, arrival: Arrival) {
        let (flips_from, captures_from) = (self.flips_at, self.captures_at);
        let enter = match arrival {
            Arrival::Dropped => Enter::Drop,
            Arrival::Held => Enter::Land,
        };
        let placed = Face::entering(effect.by, enter, 0);
        self.faces.push((effect.mv.cell, vec![placed]));
        if let Some(called) = effect.mv.call {
            let before = effect.before.stone(Cell::CP);
            let faces = called_faces(before, called, arrival);
            self.faces.push((Cell::CP, faces));
        }
        for row in &effect.flips {
            for (order, &cell) in row.cells.iter().enumerate() {
                let at = flips_from + order as u32 * OUTWARD;
                let axis = Axis::through(effect.mv.cell, cell);
                turn_over(self.entry(cell, !effect.by), effect.by, at, axis);
            }
        }
        let taken = effect.captured.iter().flat_map(|group| group.iter());
        for (order, cell) in taken.enumerate() {
            let at = captures_from + order as u32 * AFTER_ANOTHER;
            let faces = self.entry(cell, !effect.by);
            if let Some(top) = faces.last_mut() {
                *top = top.leaving(Leave::Fly, at);
            }
        }
    }

    /// The faces of a cell, with the stone that lies there where none was noted yet.
    fn entry(&mut self, cell: Cell, lying: Color) -> &mut Vec<Face> {
        let at = match self.faces.iter().position(|(moving, _)| *moving == cell) {
            Some(at) => at,
            None => {
                self.faces.push((cell, vec![Face::still(lying)]));
                self.faces.len() - 1
            }
        };
        &mut self.faces[at].1
    }
}

/// The Core Point's faces when it is called: its stone gives way, unless it has the colour that is called.
///
/// A colour that was called in the dialog is already in sight there.
fn called_faces(before: Option<Color>, called: Color, arrival: Arrival) -> Vec<Face> {
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

/// The cells around the groups that a placement captures, and around an empty CP that it surrounds.
fn surrounding(effect: &Effect) -> Cells {
    let core = match effect.cp_point {
        true => Cells::of(Cell::CP),
        false => Cells::EMPTY,
    };
    let taken = effect.captured.iter().fold(core, |all, group| all | *group);
    taken.neighbours() - taken
}

/// Turns the topmost face over to `color`. A Core Point that lies on two bracketed rows turns once.
pub(super) fn turn_over(faces: &mut Vec<Face>, color: Color, at: u32, axis: Axis) {
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
mod tests {
    #![allow(clippy::unwrap_used)]
    use rsg_engine::Game;

    use super::*;

    /// The effect of the last of these moves.
    fn last_of(moves: &str) -> Effect {
        let mut game = Game::new();
        for mv in moves.split(' ') {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game.turns().last().unwrap().effect.clone()
    }

    /// The stones on the cell when all is still: the faces that never leave.
    fn rests(motion: &Motion, cell: Cell) -> Vec<Color> {
        let faces = motion.faces(cell).unwrap();
        faces
            .iter()
            .filter(|face| face.leave == Leave::Never)
            .map(|face| face.color)
            .collect()
    }

    #[test]
    fn when_all_is_still_the_board_is_the_engines() {
        // Worked examples of the rules: flips, calls, captures, a captured core, an empty core surrounded, a recoloured
        // core.
        for moves in [
            "BQ",
            "BQ B7[W]",
            "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]",
            "BX B9[W] C9 B8 B7[B]",
            "B5[W] B3[W] B2 B6 B8",
            "BX CX BQ B8 B6",
            "B5[W] B4 B3[W]",
            "B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W] BJ[B]",
        ] {
            let effect = last_of(moves);
            let motion = Motion::of(&effect, Arrival::Dropped);
            for cell in Cell::ALL {
                let there: Vec<Color> = effect.after.stone(cell).into_iter().collect();
                match motion.faces(cell) {
                    Some(_) => assert_eq!(rests(&motion, cell), there, "{moves}: {cell}"),
                    None => assert_eq!(
                        effect.before.stone(cell),
                        effect.after.stone(cell),
                        "{moves}: {cell}"
                    ),
                }
            }
        }
    }

    #[test]
    fn stones_turn_one_after_another_outward() {
        let effect = last_of("B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5");
        let motion = Motion::of(&effect, Arrival::Dropped);
        for row in &effect.flips {
            let starts: Vec<u32> = row
                .cells
                .iter()
                .map(|&cell| motion.faces(cell).unwrap().last().unwrap().enter_at)
                .collect();
            assert!(starts.is_sorted_by(|a, b| a < b), "{starts:?}");
        }
    }

    #[test]
    fn captured_stones_leave_after_the_last_flip() {
        let effect = last_of("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
        let motion = Motion::of(&effect, Arrival::Dropped);
        let flown: Vec<u32> = motion
            .faces
            .iter()
            .flat_map(|(_, faces)| faces)
            .filter(|face| face.leave == Leave::Fly)
            .map(|face| face.leave_at)
            .collect();
        let turned = motion
            .faces
            .iter()
            .flat_map(|(_, faces)| faces)
            .filter(|face| face.leave == Leave::Turn)
            .map(|face| face.leave_at + TURN)
            .max()
            .unwrap();
        assert_eq!(flown.len(), 2);
        assert!(
            flown.iter().all(|&at| turned < at),
            "{flown:?} after {turned}"
        );
        assert!(
            flown.iter().all(|&at| at < motion.count_at),
            "the score counts what has arrived"
        );
        assert!(motion.count_at < motion.ends_at);
    }

    #[test]
    fn the_cells_around_a_captured_group_are_lit_before_it_lifts() {
        let effect = last_of("B9[B] BX BJ[W] B8 BQ B3[W] B7[B]");
        let motion = Motion::of(&effect, Arrival::Dropped);
        let lit = |cell: &Cell| motion.lights_up(*cell).is_some();
        let lit: Vec<Cell> = Cell::ALL.into_iter().filter(lit).collect();
        assert!(!lit.is_empty());
        for cell in lit {
            assert_eq!(effect.after.stone(cell), Some(effect.by), "{cell}");
            assert_eq!(motion.lights_up(cell), Some(motion.captures_at - 350));
        }
        let turned = motion.flips_at + TURN;
        assert!(turned <= motion.captures_at - 350, "flips come first");
        let plain = Motion::of(&last_of("BQ"), Arrival::Dropped);
        assert!(
            Cell::ALL
                .iter()
                .all(|cell| plain.lights_up(*cell).is_none())
        );
        // An empty CP that is surrounded is worth a point.
        let core = Motion::of(&last_of("BX CX BQ B8 B6"), Arrival::Dropped);
        let around = Cell::ALL
            .iter()
            .filter(|cell| core.lights_up(**cell).is_some());
        assert_eq!(around.count(), 6);
    }

    #[test]
    fn a_call_in_the_other_colour_that_is_bracketed_is_seen_before_it_turns() {
        let effect = last_of("B2 BQ B4 B5[B] B9[W] C5 C1 B8 B3[B] C3 B7[W] BJ[B]");
        let core = Motion::of(&effect, Arrival::Dropped)
            .faces(Cell::CP)
            .unwrap()
            .to_vec();
        let called = core.iter().find(|face| face.color == Color::Black).unwrap();
        assert_eq!((called.enter, called.leave), (Enter::Call, Leave::Turn));
        assert!(called.enter_at + CALL <= called.leave_at);
    }

    #[test]
    fn a_call_sends_a_light_where_it_turns_the_core() {
        let light = |moves: &str| {
            let motion = Motion::of(&last_of(moves), Arrival::Dropped);
            motion
                .light
                .inspect(|light| assert!(light.called_at < motion.flips_at))
        };
        let from = |moves: &str| light(moves).map(|light| light.from);
        assert_eq!(from("BQ"), None, "no call");
        assert_eq!(from("BQ B7[W]"), Some(Cell::B7), "its first colour");
        assert_eq!(from("B5[W] B4 B3[W]"), Some(Cell::B3), "it was flipped");
        let both = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";
        assert_eq!(from(&format!("{both} BJ[B]")), None, "it is black already");
        assert_eq!(from(&format!("{both} BJ[W]")), Some(Cell::BJ));
        let held = Motion::of(&last_of("BQ B7[W]"), Arrival::Held);
        assert_eq!(held.light.map(|light| light.at), Some(0));
    }

    #[test]
    fn an_empty_core_that_is_surrounded_sends_its_point() {
        let motion = Motion::of(&last_of("BX CX BQ B8 B6"), Arrival::Dropped);
        assert!(motion.core_point_at.is_some_and(|at| at < motion.ends_at));
    }

    #[test]
    fn nothing_takes_time_when_animation_is_off() {
        let motion = Motion::of(&last_of("BQ"), Arrival::Dropped);
        assert_eq!(motion.millis(0.0), 0);
        assert!(motion.millis(0.5) < motion.millis(1.0));
    }
}
