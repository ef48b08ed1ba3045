//! A screen a module: layout and wiring, nothing decided. This file picks the one that is shown.
//!
//! - [`frame`] is around every screen but Play.
//! - [`overlays`] are in front of them.
//! - [`boards`] has the settings of every board and shows a placement moving on any of them.

use dioxus::prelude::*;

use crate::ui::runtime::use_view;
use rsg_game::app::{App, ScreenName};

pub mod about;
mod boards;
pub mod broken;
pub mod calendar;
pub mod editor;
mod exams;
mod frame;
pub mod friends;
pub mod games;
pub mod guest;
pub mod home;
pub mod install;
mod late;
pub mod messages;
pub mod overlays;
pub mod play;
pub mod puzzle;
pub mod puzzles;
pub mod ranks;
pub mod rankup;
pub mod records;
pub mod review;
pub mod rules;
pub mod set;
pub mod settings;
pub mod setup;
pub mod share;
pub mod todays_game;
pub mod trophies;
pub mod tutorial;
mod waiting;
pub mod week;
pub mod you;

/// The screen of the moment. Exactly one is on the page.
#[component]
pub fn ScreenView() -> Element {
    let screen = use_view(App::screen);
    match screen() {
        ScreenName::Home => rsx! { home::Home {} },
        ScreenName::Games => rsx! { games::Games {} },
        ScreenName::You => rsx! { you::You {} },
        ScreenName::Setup => rsx! { setup::Setup {} },
        ScreenName::Play => rsx! { play::Play {} },
        ScreenName::Calendar => rsx! { calendar::Calendar {} },
        ScreenName::Week => rsx! { week::WeekPage {} },
        ScreenName::Trophies => rsx! { trophies::Trophies {} },
        ScreenName::Ranks => rsx! { ranks::Ranks {} },
        ScreenName::RankUp => rsx! { rankup::RankUp {} },
        ScreenName::Friends => rsx! { friends::Friends {} },
        ScreenName::Records => rsx! { records::Records {} },
        ScreenName::Rules => rsx! { rules::Rules {} },
        ScreenName::Settings => rsx! { settings::Settings {} },
        ScreenName::Review => rsx! { review::Review {} },
        ScreenName::Tutorial => rsx! { tutorial::Tutorial {} },
        ScreenName::Messages => rsx! { messages::Messages {} },
        ScreenName::Puzzles => rsx! { puzzles::Puzzles {} },
        ScreenName::Puzzle => rsx! { puzzle::Puzzle {} },
        ScreenName::Editor => rsx! { editor::Editor {} },
        ScreenName::Set => rsx! { set::Set {} },
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod progress_tests;
