//! Today, the place the app opens on: what waits first, then the day, then how far it is to the next rank.
//!
//! - this file: the screen
//! - `first`: the card of the first launch
//! - `cards`: the day, the player, the open exam
//! - `reminder`: the offer of a reminder
//! - `dev_menu`: the developer menu

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
use cards::{DayCard, PuzzleCard, RankLine, RankUpCard};
use dev_menu::DevMenu;
use first::FirstCard;
use reminder::ReminderOffer;
use rsg_game::app::screens::HomeScreen;
use rsg_game::app::{App, HomeView, ScreenName};

#[component]
pub fn Home() -> Element {
    let view = use_view(App::view::<HomeScreen>);
    let HomeView {
        rank,
        goal,
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
                WaitingToday { messages }
                Invitation {}
                if first {
                    FirstCard {}
                }
                if let Some(exam) = exam {
                    RankUpCard { exam }
                }
                if let Some(daily) = daily {
                    DayCard { daily: daily.clone(), first }
                    ReminderOffer {}
                    if daily.done.is_none() {
                        PuzzleCard { puzzle: daily.puzzle }
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
