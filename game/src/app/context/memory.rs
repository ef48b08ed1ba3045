//! The app's memory from one visit of a screen to the next. None of it is saved.

use chrono::NaiveDate;

use crate::app::editor::editing::Editor;
use crate::app::puzzle_source::Practice;
use crate::app::screen_name::ScreenName;
use crate::app::sets::looking::{Proofs, SetLook};
use crate::progress::{CalendarDay, Month, TodayStrength};

#[derive(Debug, Clone)]
pub struct Memory {
    /// The place of the bar that was shown last: what was opened from there leads back to it.
    pub place: ScreenName,
    /// The strength of Today's game, once it was chosen since the app was started.
    pub strength: Option<TodayStrength>,
    /// The calendar's page.
    pub month: Month,
    /// The choice of puzzles to practise.
    pub practice: Practice,
    /// The day on which a game or puzzle was opened last since the app was started.
    pub played_on: Option<NaiveDate>,
    /// The day that was cleared last and was not yet looked at on the calendar.
    pub stamped: Option<CalendarDay>,
    /// The board of one's own, while it is not on the screen.
    pub editor: Option<Box<Editor>>,
    /// The set of boards that was looked at last.
    pub set: SetLook,
    /// Which boards of sets are puzzles.
    pub proofs: Proofs,
}

impl Memory {
    pub fn new(today: NaiveDate) -> Memory {
        Memory {
            place: ScreenName::Home,
            strength: None,
            month: Month::of(today),
            practice: Practice::default(),
            played_on: None,
            stamped: None,
            editor: None,
            set: SetLook::default(),
            proofs: Proofs::default(),
        }
    }
}
