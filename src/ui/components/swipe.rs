//! A finger that travels sideways over an element, to turn its content like a page.
use dioxus::prelude::*;

/// The distance a finger has to travel, in CSS pixels.
const FAR: f64 = 44.0;

/// The direction in which it travelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swipe {
    Left,
    Right,
}

/// The point where the finger was put down. An element passes its touches to [`Finger::down`] and [`Finger::up`].
#[derive(Clone, Copy, PartialEq)]
pub struct Finger(CopyValue<Option<(f64, f64)>>);

pub fn use_finger() -> Finger {
    use_hook(|| Finger(CopyValue::new(None)))
}

impl Finger {
    pub fn down(mut self, event: &TouchEvent) {
        let touch = event.touches().into_iter().next();
        self.0.set(touch.map(|touch| place(&touch)));
    }

    /// The swipe that ended here, if it was one.
    pub fn up(mut self, event: &TouchEvent) -> Option<Swipe> {
        let from = self.0.replace(None)?;
        let touch = event.touches_changed().into_iter().next()?;
        swiped(from, place(&touch))
    }
}

fn place(touch: &TouchPoint) -> (f64, f64) {
    let point = touch.client_coordinates();
    (point.x, point.y)
}

/// A swipe goes sideways, and clearly more so than up or down.
fn swiped(from: (f64, f64), to: (f64, f64)) -> Option<Swipe> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    if dx.abs() < FAR || dx.abs() < 1.6 * dy.abs() {
        return None;
    }
    Some(if dx > 0.0 { Swipe::Right } else { Swipe::Left })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swipe_is_long_and_level() {
        assert_eq!(swiped((200.0, 300.0), (120.0, 310.0)), Some(Swipe::Left));
        assert_eq!(swiped((100.0, 300.0), (190.0, 280.0)), Some(Swipe::Right));
        assert_eq!(swiped((100.0, 300.0), (120.0, 300.0)), None);
        assert_eq!(swiped((100.0, 300.0), (160.0, 380.0)), None);
    }
}
