//! The motion of a turn on a square board: faces that come and go, as on the star ([`motion`](super::motion)).

use rsg_classics::{Change, Play, Square};
use rsg_engine::Color;

use super::motion::{Axis, COUNT, DROP, Enter, Face, OUTWARD, TURN, turn_over};

/// The motion of all that moves in a turn. Times are milliseconds at normal speed.
#[derive(Debug, Clone, PartialEq)]
pub struct SquareMotion {
    faces: Vec<(Square, Vec<Face>)>,
    /// The time at which the first stone turns over.
    pub flips_at: u32,
    /// The time at which the score starts to count up.
    pub count_at: u32,
    /// The time at which all is still again.
    pub ends_at: u32,
}

impl SquareMotion {
    /// The motion of a turn.
    #[must_use]
    pub fn of(change: &Change) -> SquareMotion {
        let mut faces = Vec::new();
        let placed = match change.play {
            Play::Place(square) => Some(square),
            Play::Pass | Play::Button | Play::Agree(_) => None,
        };
        if let Some(square) = placed {
            faces.push((square, vec![Face::entering(change.by, Enter::Drop, 0)]));
        }
        for row in &change.flipped {
            for (order, &square) in row.iter().enumerate() {
                let axis = placed.map_or(Axis::Level, |placed| axis(placed, square));
                let at = DROP + order as u32 * OUTWARD;
                faces.push((square, turning(change.by, at, axis)));
            }
        }
        let longest = change.flipped.iter().map(Vec::len).max().unwrap_or(0) as u32;
        let flips_end = match longest {
            0 => DROP,
            longest => DROP + (longest - 1) * OUTWARD + TURN,
        };
        SquareMotion {
            faces,
            flips_at: DROP,
            count_at: flips_end,
            ends_at: flips_end + COUNT,
        }
    }

    /// The faces of a square that takes part; `None` for all others.
    pub(super) fn faces(&self, square: Square) -> Option<&[Face]> {
        let of_it = |(moving, _): &&(Square, Vec<Face>)| *moving == square;
        self.faces.iter().find(of_it).map(|(_, faces)| &faces[..])
    }
}

/// A stone that turns over to this colour.
fn turning(to: Color, at: u32, axis: Axis) -> Vec<Face> {
    let mut faces = vec![Face::still(!to)];
    turn_over(&mut faces, to, at, axis);
    faces
}

/// The axis of the row on which both squares lie.
fn axis(one: Square, other: Square) -> Axis {
    let down = i16::from(other.row()) - i16::from(one.row());
    let right = i16::from(other.column()) - i16::from(one.column());
    match (right.signum() * down.signum(), down) {
        (_, 0) => Axis::Level,
        (0, _) => Axis::Upright,
        (1, _) => Axis::Descending,
        _ => Axis::Ascending,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::motion::Leave;
    use super::*;
    use rsg_classics::Terms;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn the_axis_is_that_of_the_row() {
        let of = |other| axis(square("d4"), square(other));
        assert_eq!(of("a4"), Axis::Level);
        assert_eq!(of("d8"), Axis::Upright);
        assert_eq!((of("f6"), of("b2")), (Axis::Descending, Axis::Descending));
        assert_eq!((of("f2"), of("b6")), (Axis::Ascending, Axis::Ascending));
    }

    #[test]
    fn when_all_is_still_the_board_is_the_game_s() {
        let mut game = Terms::default().begin();
        while let Some(&square) = game.placements().last() {
            let before = game.copy();
            game.play(&Play::Place(square)).unwrap();
            let motion = SquareMotion::of(&game.last().unwrap());
            for square in game.terms().squares() {
                let Some(faces) = motion.faces(square) else {
                    assert_eq!(before.stone(square), game.stone(square), "{square}");
                    continue;
                };
                let rests: Vec<Color> = faces
                    .iter()
                    .filter(|face| face.leave == Leave::Never)
                    .map(|face| face.color)
                    .collect();
                assert_eq!(rests, [game.stone(square).unwrap()], "{square}");
                assert!(faces.iter().all(|face| face.enter_at < motion.ends_at));
            }
        }
    }
}
