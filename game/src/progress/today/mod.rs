//! The calendar with its weeks, and Today's game.

pub(super) mod calendar;
pub(super) mod day;
pub(super) mod today_books;
pub(super) mod today_strength;
pub(super) mod todays_game;
pub(super) mod week;
