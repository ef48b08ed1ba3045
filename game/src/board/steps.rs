//! The boards that are to be drawn, counted, and the progress of the drawing.

use rsg_engine::Color;

use super::{BoardEvent, Timer};
use crate::games::Change;
use crate::progress::CallReason;

/// The way in which a placed stone comes onto its spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// From the hand.
    Dropped,
    /// It was held over the spot, with what it would do, while the call was asked for.
    Held,
}

/// A board that was to be seen, with the turn that led to it.
///
/// Two equal numbers show the same board. Where a turn led from the number before to this one, it is here to be
/// animated; otherwise the board is to be drawn as it is. When the drawing has done with it, it says so with
/// [`BoardEvent::Animated`] and the number.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardStep {
    /// Counts the boards that were to be seen.
    pub number: u64,
    /// The turn that made this one out of the one before.
    pub turn: Option<Change>,
    pub arrival: Arrival,
    /// True if the board still waits for the drawing.
    pub showing: bool,
    /// Within how many milliseconds it is to be drawn, whatever the player's animation speed; none where that decides.
    pub within: Option<u32>,
}

/// The call of the last turn, as it is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeCall {
    pub color: Color,
    pub by: Color,
    pub reason: CallReason,
    /// True if the reason is given in words.
    pub is_explained: bool,
}

/// The boards that were to be seen, by number: turns, what was taken back, new games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps {
    number: u64,
    /// The arrival of the stone that led to this step; none after a take-back or on coming back.
    arrival: Option<Arrival>,
    /// The last step that the drawing has begun with.
    drawn: u64,
    /// The last step that the drawing has done with.
    settled: u64,
}

impl Steps {
    /// The first step, which is drawn as it is.
    #[must_use]
    pub fn from(number: u64) -> Steps {
        Steps {
            number,
            arrival: None,
            drawn: number,
            settled: number,
        }
    }

    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    #[must_use]
    pub fn arrival(&self) -> Option<Arrival> {
        self.arrival
    }

    /// The step that is to be drawn now, with the last turn of the game.
    #[must_use]
    pub fn drawn_with(&self, last: Option<Change>) -> BoardStep {
        BoardStep {
            number: self.number,
            turn: last.filter(|_| self.arrival.is_some()),
            arrival: self.arrival.unwrap_or(Arrival::Dropped),
            showing: !self.are_settled(),
            within: None,
        }
    }

    /// Returns true if the drawing has finished showing the step.
    #[must_use]
    pub fn are_settled(&self) -> bool {
        self.settled == self.number
    }

    /// A turn leads to the next step. Nothing moves if the drawing gets no time (`patience` in milliseconds); else a
    /// timer is to be set for a drawing that never reports.
    pub fn show(&mut self, arrival: Arrival, patience: u32) -> Option<Timer> {
        self.number += 1;
        self.arrival = Some(arrival);
        if patience == 0 {
            self.settle();
        }
        (patience != 0).then_some(Timer::Settle(self.number))
    }

    /// The next step is not a turn's: there is nothing to animate.
    pub fn show_at_once(&mut self) {
        self.number += 1;
        self.arrival = None;
        self.settle();
    }

    /// Ends the animation at once. Returns true if something moved.
    pub fn settle(&mut self) -> bool {
        let moved = !self.are_settled();
        self.settled = self.number;
        moved
    }

    /// Takes what the drawing reports, or the timer for a drawing that never does.
    pub fn note(&mut self, event: &BoardEvent) {
        match *event {
            BoardEvent::Drawn { step } => self.drawn = self.drawn.max(step),
            // The drawing has begun with it, and will report.
            BoardEvent::Elapsed(Timer::Settle(step)) if step == self.drawn => {}
            BoardEvent::Animated { step } | BoardEvent::Elapsed(Timer::Settle(step))
                if step == self.number =>
            {
                self.settled = step;
            }
            _ => {}
        }
    }
}
