//! What asks before something is lost: a question with two answers, in the middle of the screen.

use dioxus::prelude::*;

use crate::ui::components::button::{Button, Variant};
use crate::ui::components::sheet::{Place, Sheet};
use crate::ui::runtime::dispatch;
use rsg_game::app::Event;

/// A yes-or-no question. The safe answer has the focus.
#[component]
pub fn Question(
    /// The dialog's test id; its answers are `{ids}-confirm` and `{ids}-cancel`.
    test_id: String,
    /// The beginning of its answers' test ids.
    ids: String,
    title: String,
    text: Option<String>,
    confirm: String,
    cancel: String,
) -> Element {
    let answers = rsx! {
        Button {
            test_id: "{ids}-cancel",
            autofocus: true,
            onclick: move |_| dispatch(Event::Decline),
            {cancel}
        }
        Button {
            variant: Variant::Danger,
            test_id: "{ids}-confirm",
            onclick: move |_| dispatch(Event::Confirm),
            {confirm}
        }
    };
    rsx! {
        Sheet { place: Place::Middle, id: ids, test_id, title, answers,
            if let Some(text) = text {
                p { {text} }
            }
        }
    }
}
