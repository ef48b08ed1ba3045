//! The reminder's hour. The row is there on a phone that can remind, and nowhere else.
use dioxus::prelude::*;

use super::parts::change;
use crate::ui::components::Choice;
use crate::ui::runtime::use_app;
use crate::ui::texts::{t, texts};
use rsg_game::progress::{Hour, Reminder};

/// The word for no hour.
const OFF: &str = "off";

#[component]
pub(super) fn ReminderRow(id: &'static str, chosen: Reminder, note: Option<String>) -> Element {
    let reminds = use_app().reminds();
    if !reminds {
        return rsx! {};
    }
    let hours = Hour::all().map(|hour| (hour.key(), texts().hour(hour.number())));
    let off = std::iter::once((OFF, t("settings-reminder-off")));
    rsx! {
        Choice {
            test_id: id,
            name: t("settings-reminder"),
            note,
            options: off.chain(hours).collect::<Vec<_>>(),
            chosen: chosen.hour().map_or(OFF, Hour::key),
            change: move |key: String| {
                let hour = Hour::from_key(&key);
                change(|settings| settings.reminder = hour.map_or(Reminder::Off, Reminder::At));
            },
        }
    }
}
