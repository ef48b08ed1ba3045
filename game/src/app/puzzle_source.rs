//! The sources of puzzles, and the puzzles of each.
//!
//! Puzzles of days and the others are apart, so that no day's puzzle is met before its day: practice and run draw from
//! the puzzles that belong to no day.

use chrono::Datelike;
use rsg_engine::puzzle::{Day, Grade, OfDay, Puzzles, Theme};

use crate::progress::sets::SetPlace;
use crate::progress::{CalendarDay, FIRST_YEAR};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleSource {
    Day(CalendarDay),
    /// From easy to hard until three are wrong.
    Run,
    Practice(Practice),
    /// The player's own mistakes.
    Mistakes,
    /// The first ones after the tutorial.
    First(usize),
    /// A board of a set that is a puzzle.
    Set(SetPlace),
}

impl PuzzleSource {
    /// Returns true if its puzzles ship with the app, and so have to be loaded on the web page.
    #[must_use]
    pub fn ships(self) -> bool {
        match self {
            PuzzleSource::Day(_)
            | PuzzleSource::Run
            | PuzzleSource::Practice(_)
            | PuzzleSource::First(_) => true,
            PuzzleSource::Mistakes | PuzzleSource::Set(_) => false,
        }
    }
}

/// A choice of puzzles to practise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Practice {
    /// Puzzles as hard as the player is strong.
    #[default]
    Strength,
    Theme(Theme),
    Grade(Grade),
}

/// The ideas of the first puzzles after the tutorial, one puzzle each.
pub const FIRST_THEMES: [Theme; 5] = [
    Theme::Capture,
    Theme::Tip,
    Theme::Call,
    Theme::Protected,
    Theme::Counting,
];

impl Practice {
    /// The easiest puzzles, for whoever begins or comes back.
    pub const EASY: Practice = Practice::Grade(Grade::ALL[0]);

    /// Returns true if there are such puzzles.
    #[must_use]
    pub fn is_there(self, puzzles: &Puzzles) -> bool {
        pool(puzzles).any(|number| self.takes(number, puzzles))
    }

    /// Returns true if a puzzle is one of this kind.
    pub fn takes(self, number: u16, puzzles: &Puzzles) -> bool {
        let puzzle = puzzles.get(usize::from(number));
        puzzle.is_some_and(|puzzle| match self {
            Practice::Strength => true,
            Practice::Theme(theme) => puzzle.themes.contains(theme),
            Practice::Grade(grade) => puzzle.grade() == grade,
        })
    }
}

/// The numbers of the puzzles that belong to no day.
pub fn pool(puzzles: &Puzzles) -> impl Iterator<Item = u16> + use<> {
    let count = u16::try_from(puzzles.all.len()).unwrap_or(u16::MAX);
    let daily = u16::try_from(puzzles.daily).unwrap_or(u16::MAX);
    daily.saturating_add(1)..=count
}

/// The number of a day's puzzle, and how often all of them were there before. It is known before the puzzles are there.
pub fn of_day(day: CalendarDay) -> OfDay {
    let from = chrono::NaiveDate::from_yo_opt(FIRST_YEAR, 1).unwrap_or_default();
    let days = day.date().num_days_from_ce() - from.num_days_from_ce();
    OfDay::among(Day::COUNT, Day(days))
}
