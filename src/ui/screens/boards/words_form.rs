//! The fields for the name of a board and a sentence about it.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon};
use crate::ui::texts::t;
use rsg_game::progress::boards::BoardWords;

/// Asks for the words of a board: in the editor, where it is kept with them, and in the list, where they are changed.
/// Both may be left empty.
#[component]
pub(in crate::ui::screens) fn WordsForm(
    /// The beginning of the test ids.
    ids: &'static str,
    words: BoardWords,
    /// The words of the button.
    done: String,
    onsave: Callback<BoardWords>,
) -> Element {
    let mut name = use_signal(|| words.name().to_owned());
    let mut sentence = use_signal(|| words.sentence().to_owned());
    let save = move || onsave.call(BoardWords::new(&name.peek(), &sentence.peek()));
    rsx! {
        form {
            class: "board-words",
            onsubmit: move |event| {
                event.prevent_default();
                save();
            },
            label {
                {t("editor-keep-name")}
                input {
                    class: "field",
                    r#type: "text",
                    "data-testid": "{ids}-name",
                    autocomplete: "off",
                    value: "{name}",
                    oninput: move |event| name.set(event.value()),
                }
            }
            label {
                {t("editor-keep-note")}
                input {
                    class: "field",
                    r#type: "text",
                    "data-testid": "{ids}-sentence",
                    autocomplete: "off",
                    value: "{sentence}",
                    oninput: move |event| sentence.set(event.value()),
                }
            }
            Button {
                icon: Icon::Saved,
                test_id: "{ids}-done",
                onclick: move |_| save(),
                {done}
            }
        }
    }
}
