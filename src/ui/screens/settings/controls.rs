//! The three kinds of control a setting has: a switch, a choice from a list, a row of buttons.
//!
//! They are the browser's own elements, so that keyboards, screen readers and the phones' pickers know them.
use dioxus::prelude::*;

/// A group of settings under a heading.
#[component]
pub(super) fn Group(title: String, children: Element) -> Element {
    rsx! {
        section { class: "card settings-group",
            h2 { {title} }
            {children}
        }
    }
}

/// On or off.
#[component]
pub(super) fn Switch(
    test_id: &'static str,
    name: String,
    note: Option<String>,
    on: bool,
    change: EventHandler<bool>,
) -> Element {
    rsx! {
        label { class: "setting",
            span { class: "setting-name",
                {name.clone()}
                if let Some(note) = note.clone() {
                    span { id: "{test_id}-note", class: "setting-note", {note} }
                }
            }
            input {
                class: "switch",
                r#type: "checkbox",
                role: "switch",
                "data-testid": test_id,
                "aria-label": name,
                "aria-describedby": note.as_ref().map(|_| format!("{test_id}-note")),
                checked: on,
                onchange: move |event| change.call(event.checked()),
            }
        }
    }
}

/// One of a few: each with the word that stands for it and its name.
#[component]
pub(super) fn Choice(
    test_id: &'static str,
    name: String,
    options: Vec<(&'static str, String)>,
    chosen: &'static str,
    change: EventHandler<String>,
) -> Element {
    rsx! {
        label { class: "setting",
            span { class: "setting-name", {name.clone()} }
            select {
                class: "choice",
                "data-testid": test_id,
                // The label around it holds the chosen option too, which would be read twice.
                "aria-label": name,
                value: chosen,
                onchange: move |event| change.call(event.value()),
                for (key , words) in options {
                    option { key: "{key}", value: key, selected: key == chosen, {words} }
                }
            }
        }
    }
}
