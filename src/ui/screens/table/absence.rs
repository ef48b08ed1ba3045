//! Two people are back at a game with a clock.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Button, Place, Sheet, Variant};
use crate::ui::runtime::tell_board;
use crate::ui::table_words;
use crate::ui::texts::{t, texts};
use rsg_game::board::BoardEvent;
use rsg_game::progress::Absence;

/// "Does the time away count?"
#[component]
pub fn AbsenceQuestion(color: Color, seconds: u64) -> Element {
    let answer = |answer| tell_board(BoardEvent::Absence(answer));
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
