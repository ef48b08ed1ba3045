//! What asks before something is lost: a question with two answers, in the middle of the screen.

use dioxus::prelude::*;

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
    rsx! {
        div { class: "scrim", "data-place": "middle",
            div {
                class: "dialog",
                role: "alertdialog",

                "aria-labelledby": "{ids}-title",
                "data-testid": test_id,
                h2 { id: "{ids}-title", {title} }
                if let Some(text) = text {
                    p { {text} }
                }
                div { class: "dialog-answers",
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "{ids}-cancel",
                        "data-autofocus": "true",
                        onclick: move |_| dispatch(Event::Decline),
                        {cancel}
                    }
                    button {
                        class: "button",
                        r#type: "button",
                        "data-kind": "danger",
                        "data-testid": "{ids}-confirm",
                        onclick: move |_| dispatch(Event::Confirm),
                        {confirm}
                    }
                }
            }
        }
    }
}
