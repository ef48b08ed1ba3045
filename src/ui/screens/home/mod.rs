//! Today, the place the app opens on: what waits first, then the day, then how far it is to the next rank.
//!
//! - this file: the screen
//! - `first`: the card of the first launch
//! - `cards`: the day, the player, the open exam
//! - `back`: the greeting after days away
//! - `reminder`: the offer of a reminder
//! - `dev_menu`: the developer menu

mod back;
mod cards;
mod dev_menu;
mod first;
mod reminder;

use dioxus::prelude::*;

use crate::ui::components::Wordmark;
use crate::ui::runtime::use_view;
use crate::ui::screens::frame::PlaceFrame;
use crate::ui::screens::install::Invitation;
use crate::ui::screens::waiting::WaitingToday;
use crate::ui::texts::t;
use back::BackCard;
use cards::{DayCard, PuzzleCard, RankLine, RankUpCard, WeekLink};
use dev_menu::DevMenu;
use first::FirstCard;
use reminder::ReminderOffer;
use rsg_game::app::screens::HomeScreen;
use rsg_game::app::{App, HomeView, ScreenName, Welcome};

#[component]
pub fn Home() -> Element {
    let view = use_view(App::view::<HomeScreen>);
    let HomeView {
        rank,
        goal,
        welcome,
        daily,
        exam,
        messages,
        first,
        dev,
        ..
    } = view();
    rsx! {
        PlaceFrame { screen: ScreenName::Home, title: t("tab-today"), unseen: true,
            div { class: "home-mark", Wordmark {} }
            div { class: "content home",
                if let Welcome::Back { best_row } = welcome {
                    BackCard { best_row }
                }
                WaitingToday { messages, folded: welcome.is_back() }
                Invitation {}
                if first {
                    FirstCard {}
                }
                if let Some(exam) = exam {
                    RankUpCard { exam }
                }
                if let Some(daily) = daily {
                    DayCard { daily: daily.clone(), first, welcome }
                    if daily.looks_back && !welcome.is_back() {
                        WeekLink { cleared: daily.week.cleared }
                    }
                    ReminderOffer {}
                    if daily.done.is_none() {
                        PuzzleCard { puzzle: daily.puzzle, suggests_easy: welcome.is_first_week() && !first }
                    }
                }
                RankLine { rank, goal }
                if dev {
                    DevMenu {}
                }
            }
        }
    }
}
