//! *Words*: the terms of Reversi's players, each in one sentence.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::script;
use crate::ui::texts::t;
use rsg_game::app::Event;

/// The keys of the words.
pub(super) const WORDS: [&str; 12] = [
    "corner",
    "edge",
    "x-square",
    "c-square",
    "frontier",
    "mobility",
    "stable",
    "parity",
    "tempo",
    "wedge",
    "wipeout",
    "brightwell",
];

#[component]
pub(super) fn Words(
    /// The one that was looked up.
    word: Option<&'static str>,
) -> Element {
    use_effect(move || {
        if let Some(word) = word {
            script::run("jumpTo", &[&format!("word-{word}")]);
        }
    });
    rsx! {
        dl { class: "words", "data-testid": "words",
            for key in WORDS {
                div {
                    key: "{key}",
                    id: "word-{key}",
                    tabindex: "-1",
                    "data-testid": "word-{key}",
                    "data-looked-up": (word == Some(key)).then_some("true"),
                    dt { {t(&format!("words-{key}"))} }
                    dd { {t(&format!("words-{key}-text"))} }
                }
            }
        }
        if word.is_some() {
            Button {
                class: "button words-back",
                variant: Variant::Primary,
                icon: Icon::Back,
                test_id: "words-back",
                onclick: move |_| dispatch(Event::Back),
                {t("words-back")}
            }
        }
    }
}

/// The words that a page uses, as the way to their sentences.
#[component]
pub(super) fn TermList(terms: &'static [&'static str]) -> Element {
    rsx! {
        p { class: "terms", role: "group", "aria-label": t("well-terms"),
            for term in terms {
                button {
                    key: "{term}",
                    id: "term-{term}",
                    class: "term",
                    r#type: "button",
                    "data-testid": "term-{term}",
                    onclick: move |_| dispatch(Event::LookUpWord(term)),
                    {t(&format!("words-{term}"))}
                }
            }
        }
    }
}
