//! A row of a list of settings: a name at its start and a control at its end.
//!
//! The controls are the browser's own elements, so that keyboards, screen readers and the phones' pickers know them.
use dioxus::prelude::*;

/// A name with a control, its children. A label is around both, so that a tap on the name is one on the control.
#[component]
pub fn Row(
    name: String,
    /// A line below the name. Its id is `note_id`, by which the control can say that it is described there.
    note: Option<String>,
    note_id: Option<String>,
    children: Element,
) -> Element {
    rsx! {
        label { class: "setting",
            span { class: "setting-name",
                {name}
                if let Some(note) = note {
                    span { id: note_id, class: "setting-note", {note} }
                }
            }
            {children}
        }
    }
}

/// A row to be switched on or off.
#[component]
pub fn Switch(
    test_id: &'static str,
    name: String,
    note: Option<String>,
    on: bool,
    change: EventHandler<bool>,
) -> Element {
    let note_id = note.as_ref().map(|_| format!("{test_id}-note"));
    rsx! {
        Row { name: name.clone(), note, note_id: note_id.clone(),
            input {
                class: "switch",
                r#type: "checkbox",
                role: "switch",
                "data-testid": test_id,
                "aria-label": name,
                "aria-describedby": note_id,
                checked: on,
                onchange: move |event| change.call(event.checked()),
            }
        }
    }
}

/// A row with one choice of a few, each with the key that stands for it and its name.
#[component]
pub fn Choice(
    test_id: &'static str,
    name: String,
    note: Option<String>,
    options: Vec<(&'static str, String)>,
    /// The key of the one that is chosen.
    chosen: &'static str,
    /// Takes a key.
    change: EventHandler<String>,
) -> Element {
    let note_id = note.as_ref().map(|_| format!("{test_id}-note"));
    rsx! {
        Row { name: name.clone(), note, note_id: note_id.clone(),
            select {
                class: "choice",
                "data-testid": test_id,
                // The label around it holds the chosen option too, which would be read twice.
                "aria-label": name,
                "aria-describedby": note_id,
                value: chosen,
                onchange: move |event| change.call(event.value()),
                for (key , words) in options {
                    option { key: "{key}", value: key, selected: key == chosen, {words} }
                }
            }
        }
    }
}
