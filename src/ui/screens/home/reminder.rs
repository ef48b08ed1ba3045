//! The offer of a reminder, below the day: after the third cleared day in a row, on a phone that can remind, until it
//! is answered.
use dioxus::prelude::*;

use crate::ui::components::{Button, Variant};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::texts::{t, texts};
use rsg_game::app::{App, Event};
use rsg_game::progress::{Hour, Reminder};

#[component]
pub(super) fn ReminderOffer() -> Element {
    let reminds = use_app().reminds();
    let is_offered = use_view(App::offers_reminder);
    if !reminds || !is_offered() {
        return rsx! {};
    }
    let evening = Hour::EVENING;
    let time = texts().hour(evening.number());
    let answer = |reminder| dispatch(Event::AnswerReminder(reminder));
    rsx! {
        section { class: "card reminder-offer", "data-testid": "reminder-offer",
            p { {t("reminder-offer")} }
            Button {
                test_id: "reminder-yes",
                onclick: move |_| answer(Reminder::At(evening)),
                {t!("reminder-offer-yes", time = time)}
            }
            Button {
                variant: Variant::Quiet,
                test_id: "reminder-no",
                onclick: move |_| answer(Reminder::Off),
                {t("reminder-offer-no")}
            }
        }
    }
}
