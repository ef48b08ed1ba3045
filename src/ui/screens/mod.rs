//! A screen a file: layout and wiring, nothing decided. This file picks the one that is shown.

use dioxus::prelude::*;

use crate::ui::runtime::{use_app, use_view};
use crate::ui::texts::SystemLanguage;
use rsg_game::app::{App, Event, ScreenName};
use rsg_game::progress::Month;

pub mod about;
pub mod calendar;
pub mod home;
pub mod play;
pub mod ranks;
pub mod rankup;
pub mod records;
pub mod review;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod trophies;
pub mod tutorial;

/// The screen of the moment. Exactly one is on the page.
#[component]
pub fn ScreenView() -> Element {
    let screen = use_view(App::screen);
    let runtime = use_app();
    let on = use_callback(move |event: Event| runtime.dispatch(event));
    match screen() {
        ScreenName::Home => rsx! { home::Home {} },
        ScreenName::Setup => rsx! { setup::Setup {} },
        ScreenName::Play => rsx! { play::Play {} },
        ScreenName::Calendar => rsx! { Calendar { on } },
        ScreenName::Trophies => rsx! { Trophies { on } },
        ScreenName::Ranks => rsx! { Ranks { on } },
        ScreenName::RankUp => rsx! { RankUp { on } },
        ScreenName::Records => rsx! { Records { on } },
        ScreenName::Rules => rsx! { rules::RulesScreen { on } },
        ScreenName::Settings => rsx! { Settings { on } },
        ScreenName::Review => rsx! { review::Review {} },
        ScreenName::Tutorial => rsx! { Tutorial { on } },
    }
}

#[component]
fn Calendar(on: EventHandler<Event>) -> Element {
    let view = use_view(App::calendar);
    let this_month = use_view(|app| Month::of(app.today()));
    rsx! { calendar::CalendarScreen { view: view(), this_month: this_month(), on } }
}

#[component]
fn Trophies(on: EventHandler<Event>) -> Element {
    let view = use_view(App::trophies);
    let this_month = use_view(|app| Month::of(app.today()));
    rsx! { trophies::TrophiesScreen { view: view(), this_month: this_month(), on } }
}

#[component]
fn Ranks(on: EventHandler<Event>) -> Element {
    let view = use_view(App::ranks);
    rsx! { ranks::RanksScreen { view: view(), on } }
}

#[component]
fn RankUp(on: EventHandler<Event>) -> Element {
    let view = use_view(App::rank_up);
    rsx! { rankup::RankUpScreen { view: view(), on } }
}

#[component]
fn Records(on: EventHandler<Event>) -> Element {
    let view = use_view(App::records);
    rsx! { records::RecordsScreen { view: view(), on } }
}

#[component]
fn Settings(on: EventHandler<Event>) -> Element {
    let settings = use_view(|app| app.settings().clone());
    let SystemLanguage(system) = use_context();
    let runtime = use_app();
    let portable = settings::Portable {
        exported: runtime.exported(),
        import: use_callback(move |text: String| runtime.import(&text)),
    };
    rsx! { settings::SettingsScreen { settings: settings(), system: system(), portable, on } }
}

#[component]
fn Tutorial(on: EventHandler<Event>) -> Element {
    let view = use_view(App::tutorial);
    match view() {
        Some(view) => rsx! { tutorial::TutorialScreen { view, on } },
        None => rsx! { main { class: "screen", "data-screen": "tutorial" } },
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod progress_tests;
