//! The Home screen (Today), on which the app opens: the day, the games that wait, the next rank.

use chrono::{Datelike, Weekday};

use super::games;
use super::week::WeekScreen;
use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::puzzles::DayPuzzle;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sharing::DayShare;
use crate::app::today::{TodayView, Tomorrow};
use crate::app::welcome::Welcome;
use crate::progress::by_message::Waiting;
use crate::progress::{CalendarDay, DayView, Exam, Goal, Rank, WeekRow};

#[derive(Debug, Clone, Copy, Default)]
pub struct HomeScreen;

#[derive(Debug, Clone, PartialEq)]
pub struct HomeView {
    pub rank: Rank,
    /// The next one and what it waits for; none for Zeus.
    pub goal: Option<Goal>,
    pub welcome: Welcome,
    /// The day; none where the device's clock stands before the calendar begins.
    pub daily: Option<DailyView>,
    /// The exam that can be taken: its card is lit.
    pub exam: Option<Exam>,
    /// The number of games by message that wait for the player.
    pub messages: usize,
    /// True if nothing was played yet: lessons and a first game are offered.
    pub first: bool,
    pub dev: bool,
}

/// The day on its card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyView {
    pub today: DayView,
    pub week: WeekRow,
    /// Today's game.
    pub game: TodayView,
    /// The day's puzzle.
    pub puzzle: DayPuzzle,
    /// The results of both, once both are done.
    pub done: Option<DayShare>,
    /// The next day's game, once both are done.
    pub tomorrow: Option<Tomorrow>,
    /// True on a Sunday, if there is something of its week to look back on.
    pub looks_back: bool,
}

impl Viewed for HomeScreen {
    type View = HomeView;

    fn view(&self, context: &Context) -> HomeView {
        let (profile, progress) = (&context.books.profile, &context.books.progress);
        HomeView {
            rank: progress.rank(),
            goal: progress.goal(),
            welcome: Welcome::of(context),
            daily: daily(context),
            exam: progress.open_exam(),
            messages: games_by_message(context),
            first: !profile.tutorial_done && profile.results() == 0,
            dev: context.dev,
        }
    }
}

impl Screen for HomeScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Home
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Waiting(event) => games::transition_for(event, context),
            _ => Transition::Stay,
        }
    }

    /// There is nothing behind it. The device's own back asked the page first and leaves the app by itself.
    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::Stay
    }
}

fn daily(context: &Context) -> Option<DailyView> {
    let (progress, today) = (&context.books.progress, context.books.today);
    let day = CalendarDay::new(today)?;
    let done = DayShare::of(day, context);
    Some(DailyView {
        today: progress.day(day, today),
        week: progress.week_row(today)?,
        game: TodayView::of(day, context),
        puzzle: DayPuzzle::of(day, context),
        tomorrow: done.as_ref().and_then(|_| Tomorrow::after(day)),
        done,
        looks_back: today.weekday() == Weekday::Sun && WeekScreen::is_offered(context),
    })
}

/// The number of games by message that wait for the player.
fn games_by_message(context: &Context) -> usize {
    let games = context.books.profile.by_message.all();
    let waiting = games.iter().filter(|game| game.waiting() == Waiting::Me);
    waiting.count()
}
