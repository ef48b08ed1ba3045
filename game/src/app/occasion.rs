//! The way that led to Setup, which fixes some of its choices.

use crate::progress::{CalendarDay, Mode};

/// The way that led to Setup.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Occasion {
    #[default]
    Free,
    /// From the calendar: a win clears this day.
    Day(CalendarDay),
}

impl Occasion {
    /// The mode on this occasion, where this one is chosen.
    pub fn mode(self, chosen: Mode) -> Mode {
        match self {
            Occasion::Free => chosen,
            Occasion::Day(_) => Mode::Cpu,
        }
    }

    pub fn is_free(self) -> bool {
        self == Occasion::Free
    }
}
