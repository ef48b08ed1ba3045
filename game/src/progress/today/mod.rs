//! The calendar with its weeks and reminders, and Today's game.

pub(super) mod calendar;
pub(super) mod day;
mod reminders;
pub(super) mod today_books;
pub(super) mod today_strength;
pub(super) mod todays_game;
pub(super) mod week;
pub(super) mod week_summary;
