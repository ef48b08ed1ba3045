//! The Calendar screen. Its page is remembered from one visit to the next.

use super::week::WeekScreen;
use crate::app::context::Context;
use crate::app::event::{CalendarEvent, Event};
use crate::app::links;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{CalendarDay, CalendarMonth};

#[derive(Debug, Clone, Copy, Default)]
pub struct CalendarScreen;

#[derive(Debug, Clone, PartialEq)]
pub struct CalendarView {
    pub month: CalendarMonth,
    /// The day that is stamped while the player looks on.
    pub stamped: Option<CalendarDay>,
    /// The days whose game was won with stars, with their most.
    pub stars: Vec<(CalendarDay, u8)>,
    /// True if the month's trophy is gilded by them.
    pub gilded: bool,
    /// The days whose puzzle is solved.
    pub solved_puzzles: Vec<CalendarDay>,
    /// True if there is something to look back on in the last week that is whole.
    pub looks_back: bool,
}

impl Viewed for CalendarScreen {
    type View = CalendarView;

    fn view(&self, context: &Context) -> CalendarView {
        let month = month(context);
        let (puzzles, progress) = (&context.books.profile.puzzles, &context.books.progress);
        let days = month.days.iter().map(|day| day.day);
        let stars = |day: CalendarDay| {
            let most = progress.best_stars(day).filter(|most| 0 < *most)?;
            Some((day, most))
        };
        CalendarView {
            stars: days.clone().filter_map(stars).collect(),
            gilded: progress.is_gilded(month.month),
            solved_puzzles: days.filter(|day| puzzles.is_solved(*day)).collect(),
            month,
            stamped: context.memory.stamped,
            looks_back: WeekScreen::is_offered(context),
        }
    }
}

impl Screen for CalendarScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Calendar
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        let Event::Calendar(event) = event else {
            return Transition::Stay;
        };
        let shown = month(context);
        let memory = &mut context.memory;
        match event {
            CalendarEvent::Earlier => memory.month = shown.earlier.unwrap_or(shown.month),
            CalendarEvent::Later => memory.month = shown.later.unwrap_or(shown.month),
            CalendarEvent::Show(month) => {
                let books = &context.books;
                memory.month = month.min(books.progress.last_month(books.today));
            }
            CalendarEvent::Day(day) => return links::open_day(day, context),
            CalendarEvent::Seen => memory.stamped = None,
        }
        Transition::Stay
    }

    fn close(&mut self, context: &mut Context) {
        context.memory.stamped = None;
    }
}

fn month(context: &Context) -> CalendarMonth {
    let (month, books) = (context.memory.month, &context.books);
    books.progress.calendar(month, books.today)
}
