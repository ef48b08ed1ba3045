//! The Week screen: the last week whose Sunday has come, looked back on.

use crate::app::context::Context;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{DayView, Week, WeekSummary};

#[derive(Debug, Clone, Copy, Default)]
pub struct WeekScreen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WeekView {
    pub summary: WeekSummary,
    /// Its days, Monday first.
    pub days: Vec<DayView>,
    /// The most days that a week ever had.
    pub best_week: u32,
    /// The longest row of days that there ever was.
    pub best_row: u32,
}

impl Viewed for WeekScreen {
    type View = WeekView;

    fn view(&self, context: &Context) -> WeekView {
        let (progress, today) = (&context.books.progress, context.books.today);
        let summary = WeekScreen::summary(context);
        WeekView {
            days: progress.week_days(summary.week, today),
            best_week: progress.best_week(),
            best_row: progress.day_streak(today).best,
            summary,
        }
    }
}

impl WeekScreen {
    /// The week that the screen is about.
    pub fn summary(context: &Context) -> WeekSummary {
        let books = &context.books;
        WeekSummary::of(
            Week::last_whole(books.today),
            &books.profile,
            &books.progress,
        )
    }

    /// Returns true if there is something to look back on.
    pub fn is_offered(context: &Context) -> bool {
        !WeekScreen::summary(context).is_empty()
    }
}

impl Screen for WeekScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Week
    }
}
