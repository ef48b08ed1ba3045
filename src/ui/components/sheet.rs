//! Sheets in front of a screen that want an answer: a question in the middle, or a sheet from below.
//!
//! The page's script (`assets/scripts/page.js`) looks after its focus: when a sheet appears, the button with
//! `autofocus` takes it, the Tab key stays inside, and when the sheet is gone the focus goes back to where it was.
//! Escape is the same as the back button. The screen behind is out of reach meanwhile, because the root makes it
//! `inert`.
use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Variant};
use crate::ui::texts::t;

/// The place of a sheet, which also shows how urgent it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A question: nothing goes on before it is answered.
    Middle,
    /// A text to read, with buttons to go on.
    Bottom,
}

impl Place {
    fn key(self) -> &'static str {
        match self {
            Place::Middle => "middle",
            Place::Bottom => "bottom",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Place::Middle => "dialog",
            Place::Bottom => "sheet",
        }
    }

    fn role(self) -> &'static str {
        match self {
            Place::Middle => "alertdialog",
            Place::Bottom => "dialog",
        }
    }
}

/// The cross in the corner of a sheet that is read and closed.
#[component]
pub fn CloseSheet(
    test_id: String,
    #[props(default)] autofocus: bool,
    onclick: EventHandler<MouseEvent>,
) -> Element {
    rsx! {
        Button {
            class: "button sheet-close",
            variant: Variant::Round,
            icon: Icon::Close,
            label: t("app-close"),
            test_id,
            autofocus,
            onclick,
        }
    }
}

/// A sheet: its title, its children, and below them its answers.
#[component]
pub fn Sheet(
    place: Place,
    /// The beginning of its title's id.
    id: String,
    test_id: String,
    title: String,
    /// The title's content, where it is more than plain words.
    heading: Option<Element>,
    /// Attributes of the title.
    #[props(extends = GlobalAttributes)]
    attributes: Vec<Attribute>,
    /// The buttons.
    answers: Element,
    /// It comes after its subject has been looked at, and can be pulled down to look again, and up.
    #[props(default)]
    lowers: bool,
    /// A button in its corner that takes it away, as a pull at its handle does.
    close: Option<Element>,
    children: Element,
) -> Element {
    let class = place.class();
    let mut low = use_signal(|| false);
    let is_low = low();
    rsx! {
        div {
            class: "scrim",
            "data-place": place.key(),
            "data-lowers": lowers.then_some("true"),
            "data-low": is_low.then_some("true"),
            onclick: move |_| if lowers { low.toggle() },
            div {
                class,
                role: place.role(),
                "aria-labelledby": "{id}-title",
                "data-testid": test_id,
                onclick: move |event| event.stop_propagation(),
                if lowers {
                    button {
                        class: "sheet-handle",
                        r#type: "button",
                        "data-testid": "{id}-handle",
                        "aria-label": if is_low { t("app-sheet-raise") } else { t("app-sheet-lower") },
                        "aria-expanded": "{!is_low}",
                        onclick: move |_| low.toggle(),
                    }
                } else if place == Place::Bottom && close.is_some() {
                    // For the finger alone: it is pulled down as the cross is touched.
                    div { class: "sheet-handle", "aria-hidden": "true" }
                }
                h2 { id: "{id}-title", ..attributes,
                    if let Some(heading) = heading {
                        {heading}
                    } else {
                        {title}
                    }
                }
                {close}
                div { class: "sheet-rest", "inert": is_low.then_some("true"),
                    {children}
                    div { class: "{class}-answers", {answers} }
                }
            }
        }
    }
}
