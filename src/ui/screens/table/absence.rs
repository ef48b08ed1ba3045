//! Two people are back at a game with a clock.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Button, Place, Sheet, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::table_words;
use crate::ui::texts::{t, texts};
use rsg_game::app::Event;
use rsg_game::progress::Absence;
use rsg_game::session::TableEvent;

/// "Does the time away count?"
#[component]
pub fn AbsenceQuestion(color: Color, seconds: u64) -> Element {
    let answer = |answer| dispatch(Event::Table(TableEvent::Absence(answer)));
    let answers = rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "absence-go-on",
            autofocus: true,
            onclick: move |_| answer(Absence::GoOn),
            {t("table-absence-go-on")}
        }
        Button { test_id: "absence-count", onclick: move |_| answer(Absence::Count), {t("table-absence-count")} }
    };
    rsx! {
        Sheet { place: Place::Middle, id: "absence", test_id: "absence-dialog", title: t("table-absence-title"), answers,
            p {
                {t!(
                    "table-absence-text", color = color.to_string(), time = table_words::clock(&texts(), seconds)
                )}
            }
        }
    }
}
